"""§8, §9 The phase in which a side fires. Each step is one shot."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import DONE, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.menus import Facts, done
from engine.core.sequence import Flow
from engine.games.revolte.combat import firing, heavy
from engine.games.revolte.combat.saves import ONE_TARGET, SWEEP
from engine.games.revolte.contacts import is_located
from engine.games.revolte.figures import FIRE, MELEE
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.world import World
from engine.tabletop.places import has_fractions, in_whole_millimetres, read_place
from engine.tabletop.points import Point, squared

MG: Final = "mg"
GUN: Final = "gun"
RULE: Final = "8"
GUN_RULE: Final = "9.4"


def begin_fire(world: World, context: Context) -> None:
    """§V11 Begin the fire phase."""
    del context
    position = world.position
    position.phase, position.ready = FIRE, []
    position.active = position.first if position.house.fire == "first" else position.second


def firing_now(world: World) -> bool:
    """§8 Return whether the fire phase is going on."""
    position = world.position
    return position.phase == FIRE and not position.over


def fire(world: World, context: Context) -> Flow:
    """§8 Ask the active side for one shot and carry it out. «done» ends its fire."""
    position = world.position
    if not can_fire(position):
        _end(position)
        return
    answer = yield Ask(
        "fire", RULE, partial(_menu, position), {"turn": position.turn}, side=position.active, lapse=DONE
    )
    if answer == DONE:
        _end(position)
        return
    _carry_out(position, context, answer)


def _carry_out(position: Position, context: Context, answer: tuple[str, ...]) -> None:
    who, what = answer[0], answer[1]
    if who == MG:
        heavy.fire_machine_gun(position, context, answer[2], what)
    elif who == GUN:
        if what == heavy.DIRECT:
            heavy.fire_direct(position, context, answer[2])
        elif what == heavy.AT_OBSTACLE:
            heavy.fire_at_obstacle(position, context, answer[2])
        else:
            x, y = answer[2].split(",")
            heavy.bombard(position, context, Point(int(x), int(y)))
    else:
        firing.fire(position, context, firing.shot_at(position, who, what))


def _end(position: Position) -> None:
    position.ready.append(position.active)
    if len(position.ready) < 2:
        position.active = enemy_of(position.active)
    else:
        position.phase = MELEE


def shooters(position: Position) -> list[str]:
    """§8 Return the figures of the active side that can fire."""
    return [name for name in position.standing(position.active) if firing.shots(position, name)]


def owns(position: Position, what: str) -> bool:
    """Return whether the weapon `what` belongs to the active side."""
    battle = position.battle
    if what == MG:
        return battle.mg is not None and position.side_of(battle.mg.gunner) == position.active
    return battle.gun is not None and position.side_of(battle.gun.crew[0]) == position.active


def can_fire(position: Position) -> bool:
    """§8 Return whether the active side can fire at any enemy."""
    if any(firing.has_shot(position, name) for name in position.standing(position.active)):
        return True
    return bool((owns(position, MG) and heavy.sweeps(position)) or (owns(position, GUN) and heavy.can_fire(position)))


def _menu(position: Position) -> Menu:
    choices = [
        Choice(name, "shooter", {"figure": name, "scenario": position.scenario}, partial(_targets, position, name))
        for name in shooters(position)
    ]
    if owns(position, MG) and heavy.sweeps(position):
        choices.insert(0, Choice(MG, MG, {}, partial(_machine_gun, position)))
    if owns(position, GUN) and (found := _gun_choices(position)):
        choices.insert(0, Choice(GUN, GUN, {}, lambda: Menu("do", found)))
    return Menu("from", (*choices, done("fire")), why_not=partial(_why_no_shooter, position))


def _targets(position: Position, firer: str) -> Menu:
    choices = tuple(
        Choice(shot.target, "target", Facts(shot_facts, position, shot)) for shot in firing.shots(position, firer)
    )
    return Menu("at", choices, why_not=partial(_why_no_target, position, firer))


def shot_facts(position: Position, shot: firing.Shot) -> dict[str, object]:
    """Return the facts about a shot: distance in millimetres, score, chance in thousandths, and modifiers."""
    return {
        "scenario": position.scenario,
        "figure": shot.firer,
        "target": shot.target,
        "gap": shot.gap,
        "score": shot.score,
        "chance": firing.chance(shot),
        "aims": shot.aims,
        "other_target": shot.other_target,
        "modifiers": {each.name: each.value for each in shot.modifiers},
        "located": is_located(position, shot.target, position.side_of(shot.firer)),
    }


def _machine_gun(position: Position) -> Menu:
    def at() -> Menu:
        return Menu("at", tuple(Choice(name, "target", {"target": name}) for name in heavy.sweeps(position)))

    return Menu("do", (Choice(SWEEP, SWEEP, then=at), Choice(ONE_TARGET, ONE_TARGET, then=at)))


def _gun_choices(position: Position) -> tuple[Choice, ...]:
    """§9 Return the gun's menu entries: direct fire, obstacles, bombardment."""
    found = []
    if marks := heavy.gun_marks(position):
        found.append(
            Choice(
                heavy.DIRECT,
                heavy.DIRECT,
                then=lambda: Menu("at", tuple(Choice(n, "target", {"target": n}) for n in marks)),
            )
        )
    if pieces := heavy.gun_obstacles(position):
        found.append(
            Choice(
                heavy.AT_OBSTACLE,
                heavy.AT_OBSTACLE,
                then=lambda: Menu("at", tuple(Choice(n, "piece", {"piece": n}) for n in pieces)),
            )
        )
    if heavy.bombarded(position):
        found.append(Choice(heavy.BOMBARD, heavy.BOMBARD, then=partial(_bombardment, position)))
    return tuple(found)


def _bombardment(position: Position) -> Menu:
    """§V84 Return the menu of points that the gun can bombard.

    The player may also type any point in a building.
    """

    def listed() -> tuple[Choice, ...]:
        found = heavy.bombarded(position)
        return tuple(Choice(f"{at.x},{at.y}", "building", {"building": name}) for name, at in found.items())

    def read(word: str) -> Choice | None:
        point = read_place(word)
        if point is None or max(point) > 9999:
            return None
        house = building_at(point)
        if not house or not heavy.bombardment(position, point).can_hit:
            return None
        return Choice(f"{point.x},{point.y}", "building", {"building": house})

    def building_at(point: Point) -> str:
        return next((name for name, polygon in heavy.buildings(position) if point in polygon), "")

    def why_not(word: str) -> Refused:
        """§V84 Return why the gun cannot bombard a typed point."""
        meant = read_place(word) or in_whole_millimetres(word)
        middles = [(int(x), int(y)) for x, y in (choice.word.split(",") for choice in listed())]
        nearest = min(middles, key=lambda at: squared(Point(*at), meant or Point(*at)))
        facts = {"word": word, "nearest": f"{nearest[0]},{nearest[1]}"}
        if has_fractions(word):
            return Refused("not-in-fractions", rule=GUN_RULE, facts=facts)
        if meant is None:
            return Refused("no-such-place", rule=GUN_RULE, facts=facts)
        reason = "beyond-the-gun" if building_at(meant) else "no-building-there"
        return Refused(reason, rule=GUN_RULE, facts={**facts, "x": meant.x, "y": meant.y})

    return Menu("at", listed, typed=read, why_not=why_not)


def _why_no_shooter(position: Position, word: str) -> Refused | None:
    """§V56 Return why a figure cannot fire; None if it can."""
    if word not in position.figures:
        return Refused("no-such-figure", rule=RULE, facts={"word": word, "shooters": shooters(position)})
    facts = {"figure": word, "shooters": shooters(position)}
    if position.side_of(word) != position.active:
        return Refused("not-yours", rule=RULE, facts=facts)
    if position.figures[word].fired:
        return Refused("has-fired", rule=RULE, facts=facts)
    if not firing.may_fire(position, word):
        return Refused("cannot-fire", rule=RULE, facts=facts)
    return Refused("nobody-in-sight", rule=RULE, facts=facts)


def _why_no_target(position: Position, firer: str, word: str) -> Refused | None:
    """§V57, §V58 Return why a figure cannot fire at an enemy; None if it can."""
    enemies = [shot.target for shot in firing.shots(position, firer)]
    if word not in position.figures or position.figures[word].at is None:
        return Refused("no-such-figure", rule=RULE, facts={"word": word, "enemies": enemies})
    facts = {"figure": firer, "target": word, "enemies": enemies}
    if not firing.in_sight(position, position.at(firer), position.at(word)):
        return Refused("not-in-sight", rule="6.2", facts=facts)
    return Refused("cannot-hit", rule="8.1", facts=facts)

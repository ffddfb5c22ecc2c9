"""The fire phase of the active side: each step is one shot (§4.4, §4.8)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from engine.core.asks import DONE, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.menus import Facts, done
from engine.core.sequence import Flow
from engine.games.ascari.combat import retreats, shooting
from engine.games.ascari.phases.movement import retreat_choice
from engine.games.ascari.phases.moves import RETREAT
from engine.games.ascari.phases.windows import never_fires, shot_facts, spent, why_unseen
from engine.games.ascari.pieces import ADMINISTRATION, FIRE
from engine.games.ascari.position import Position
from engine.games.ascari.victory import look_for_the_end
from engine.games.ascari.world import World

RULE: Final = "4.4"


def begin_fire(world: World, context: Context) -> None:
    """§4.4 Begin the fire phase."""
    del context
    world.position.phase = FIRE


def firing(world: World) -> bool:
    """Return whether the active side can still fire at a target (§4.4)."""
    position = world.position
    if position.phase != FIRE or position.over:
        return False
    units, board, reading = position.units(), position.board, position.house.sight
    enemies = [position.pieces[name].at for name in marks(position)]
    for name in position.units_of(position.active):
        if not shooting.can_fire_now(position, name):
            continue
        start, reach = position.pieces[name].at, shooting.range_of(position, name)
        far = board.grid.distances[start]
        if any(far[at] <= reach and board.sees(start, at, units, reading) for at in enemies):
            return True
    return False


def marks(position: Position) -> list[str]:
    """Return the possible targets: enemy units, and leaders who are not with a unit (§A78, §A133)."""
    counters, enemy = position.roster, position.inactive
    units = set(position.units_of(enemy))
    taken = {position.pieces[name].at for name in units}
    return [
        name
        for name in position.of_side(enemy)
        if name in units or (counters[name].is_leader and position.pieces[name].at not in taken)
    ]


def targets(position: Position, firer: str, units: dict[str, str], enemies: list[str]) -> list[str]:
    """Return the targets that a unit can fire at, the nearest first (§4.4)."""
    grid, start = position.board.grid, position.pieces[firer].at
    found = [name for name in enemies if shooting.sees(position, firer, position.pieces[name].at, units)]
    return sorted(found, key=lambda name: (grid.distance(start, position.pieces[name].at), position.pieces[name].at))


def fire(world: World, context: Context) -> Flow:
    """Ask for one shot and carry it out; «done» ends the phase (§4.4)."""
    position = world.position
    answer = yield Ask(
        "fire", RULE, partial(_menu, position), {"turn": position.turn}, side=position.active, lapse=DONE
    )
    if answer == DONE:
        position.phase = ADMINISTRATION
        return
    if answer[0] == RETREAT:
        retreats.change_retreat(position, context, answer[1])
        return
    retreats.settle(position, context)
    _, firer, target = answer
    taken = shooting.shot(position, firer, position.pieces[target].at)
    leaders = [] if position.roster[target].is_leader else position.leaders_at(taken.at)
    hits = shooting.fire(position, context, target, taken)
    if hits:
        shooting.apply_hits(position, context, target, hits, leaders)
        look_for_the_end(position)


def _menu(position: Position) -> Menu:
    """Return the menu of the fire phase (§4.4)."""
    units, enemies = position.units(), marks(position)
    able = {
        name: found
        for name in position.units_of(position.active)
        if shooting.can_fire_now(position, name) and (found := targets(position, name, units, enemies))
    }

    def firers() -> Menu:
        choices = tuple(
            Choice(n, "unit", {"unit": n}, partial(_targets, position, n, found)) for n, found in able.items()
        )
        return Menu("from", choices, why_not=partial(why_not_from, position))

    return Menu("do", (Choice("fire", "fire", then=firers), *retreat_choice(position), done("fire")))


def _targets(position: Position, firer: str, found: list[str]) -> Menu:
    def read(word: str) -> Choice | None:
        """Return the target in the hex that a player typed. Return None if there is none."""
        return next((_target(position, firer, name) for name in found if position.pieces[name].at == word), None)

    choices = tuple(_target(position, firer, name) for name in found)
    hexes = tuple(position.pieces[name].at for name in found[:1])
    return Menu("at", choices, why_not=partial(_why_not_at, position, firer), typed=read, samples=hexes)


def _target(position: Position, firer: str, name: str) -> Choice:
    return Choice(name, "target", Facts(target_facts, position, firer, name))


def target_facts(position: Position, firer: str, target: str) -> dict[str, Any]:
    """Return data about a shot, keyed by name: how many faces of the die hit, and the modifiers."""
    return {**shot_facts(shooting.shot(position, firer, position.pieces[target].at)), "target": target}


def why_not_from(position: Position, firer: str) -> Refused | None:
    """§4.4 Return why a unit cannot fire in this phase; None if it can."""
    if firer not in position.pieces:
        return Refused("no-such-unit", rule=RULE, facts={"word": firer})
    facts = {"unit": firer, "at": position.pieces[firer].at}
    if position.side_of(firer) != position.active:
        return Refused("not-yours", rule=RULE, facts=facts)
    refused = never_fires(position, firer) or spent(position, firer)
    return refused or Refused("nobody-in-sight", rule="4.2", facts=facts)


def _why_not_at(position: Position, firer: str, word: str) -> Refused | None:
    """Return why a unit cannot fire at a target or hex, or None if it can (§4.4)."""
    there = position.unit_at(word) or next(iter(position.leaders_at(word)), "")
    name = word if word in position.pieces else there
    if not name:
        return Refused("nobody-there", rule=RULE, facts={"word": word})
    at = position.pieces[name].at
    facts = {"unit": firer, "target": name, "at": at}
    if not at:
        return Refused("off-the-map", rule=RULE, facts=facts)
    if position.side_of(name) == position.active:
        return Refused("own-side", rule="4.4", facts=facts)
    if name not in marks(position):
        return Refused("leader-with-unit", rule="4.5", facts=facts)
    return why_unseen(position, firer, at)

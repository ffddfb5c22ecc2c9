"""Texts with the exact odds of shots and melees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import partial
from itertools import product

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.events import Modifier
from engine.games.ascari.combat import melee, shooting
from engine.games.ascari.combat.shooting import SIX, Shot
from engine.games.ascari.phases import fire
from engine.games.ascari.phases.moves import GO, enemy_at, movable, preset_followers
from engine.games.ascari.phases.routes import Routes
from engine.games.ascari.pieces import MOVEMENT
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import begin, say
from render.games.ascari.text.catalogue import piece as named
from render.games.ascari.text.dice import modifier_name
from render.odds import OddsSheet
from render.two_sided.odds import Kind, OddsTexts, Outcome

FIRE, MELEE = "fire", "melee"
NEAR = frozenset({"move", "go-on", "fire", "react"})
"""The kinds of questions that lead to a die roll."""
MOST = 12
"""The maximum number of lines of the overview."""
ODDS = OddsTexts(catalogue.VOICE, succeeds=lambda outcome: outcome.kind == "good", modifier=modifier_name)


# --- the possible rolls ---


def odds_ask(view: View, ask: Ask | None) -> Ask | None:
    """Return the menu of all possible shots and melees; None if there are none."""
    position = view.position
    if ask is None or position.over or position.phase not in {MOVEMENT, "fire"}:
        return None
    shots, fights = _shots(position, ask), _fights(position, ask)
    if not shots and not fights:
        return None
    return Ask("odds", ask.rule, partial(_root, position, shots, fights))


def _shots(position: Position, ask: Ask) -> dict[str, list[str]]:
    """Return the possible targets of each unit."""
    if ask.kind == "react":
        menu = ask.level(("fire",))
        return {choice.word: [str(ask.facts["unit"])] for choice in menu.choices} if menu is not None else {}
    units, enemies = position.units(), fire.marks(position)
    found = {
        name: fire.targets(position, name, units, enemies)
        for name in position.units_of(position.active)
        if shooting.can_fire_now(position, name)
    }
    return {name: targets for name, targets in found.items() if targets}


def _fights(position: Position, ask: Ask) -> dict[str, list[str]]:
    """Return the enemies that each unit can still attack, keyed by unit."""
    found: dict[str, list[str]] = {}
    if ask.kind == "go-on":
        unit, root = str(ask.facts["unit"]), ask.level(())
        ways = ask.level((GO,)) if root is not None and root.find(GO) is not None else None
        enemies = [enemy_at(position, unit, each.word) for each in ways.choices] if ways is not None else []
        return {unit: [each for each in enemies if each]} if any(enemies) else {}
    if ask.kind != "move":
        return {}
    for name in movable(position):
        if position.roster[name].is_leader or not position.pieces[name].at:
            continue
        ends = Routes(position, name, position.allowance(name)).ends
        enemies = [enemy for at in ends if (enemy := enemy_at(position, name, at))]
        if enemies:
            found[name] = enemies
    return found


def _root(position: Position, shots: dict[str, list[str]], fights: dict[str, list[str]]) -> Menu:
    kinds = [(MELEE, fights), (FIRE, shots)] if position.phase == MOVEMENT else [(FIRE, shots), (MELEE, fights)]
    choices = tuple(
        Choice(kind, f"odds-{kind}", then=partial(_firsts, position, found)) for kind, found in kinds if found
    )
    return Menu("what", choices, why_not=_not_rolled)


def _not_rolled(word: str) -> Refused | None:
    known = {FIRE: "4.4", MELEE: "5"}
    return Refused("no-odds", rule=known[word]) if word in known else None


def _firsts(position: Position, found: dict[str, list[str]]) -> Menu:
    return Menu("from", tuple(_unit(position, name, partial(_seconds, position, them)) for name, them in found.items()))


def _seconds(position: Position, names: list[str]) -> Menu:
    return Menu("at", tuple(_unit(position, name) for name in names))


def _unit(position: Position, name: str, then: partial[Menu] | None = None) -> Choice:
    return Choice(name, "unit", {"unit": name, "at": position.pieces[name].at}, then)


def odds_near(_view: View, ask: Ask) -> bool:
    """Return whether a question is soon followed by a die roll."""
    return ask.kind in NEAR


def odds_subject(view: View, ask: Ask, answer: Answer) -> Answer | None:
    """Return the roll that an answer leads to. Return None if it leads to no roll."""
    position = view.position
    if ask.kind == "fire" and answer[0] == "fire" and len(answer) > 2:
        return answer
    if ask.kind == "react" and answer[0] == "fire" and len(answer) > 1:
        return FIRE, answer[1], str(ask.facts["unit"])
    unit, at = ("", "")
    if ask.kind == "move" and answer[0] == "move" and len(answer) > 2:
        unit, at = answer[1], answer[2]
    elif ask.kind == "go-on" and answer[0] == "go" and len(answer) > 1:
        unit, at = str(ask.facts["unit"]), answer[1]
    enemy = enemy_at(position, unit, at) if unit else ""
    return (MELEE, unit, enemy) if enemy else None


# --- sheets ---


def odds(view: View, ask: Ask, subject: Answer) -> OddsSheet:
    """Return the odds of the roll that `subject` names."""
    write = _fire if subject[0] == FIRE else _melee
    return write(view.position, ask, subject)


def _fire(position: Position, ask: Ask, subject: Answer) -> OddsSheet:
    """§4.5, §4.8 Return the odds of a shot."""
    _, firer, target = subject
    shot = shooting.shot(position, firer, position.pieces[target].at, opportunity=ask.kind == "react")
    outcomes = _of_shot(shot)
    changes = []
    if shot.distance > 1:
        row = shooting.row_of(position, position.roster[firer], shot.distance - 1)[1]
        changes.append(ODDS.change("nearer", _of_shot(shot._replace(row=row)), outcomes))
    if ask.kind != "react":
        late = shooting.shot(position, firer, shot.at, opportunity=True)
        changes.append(ODDS.change("react", _of_shot(late), outcomes))
    facts = {"firer": named(position, firer), "target": named(position, target)}
    title = begin(say("odds-title-fire", distance=shot.distance, **facts))
    roll = _roll(shot.modifiers)
    return ODDS.sheet(subject, (title, roll), outcomes, changes, faces=SIX, success=True)


def _of_shot(shot: Shot) -> list[Outcome]:
    hit, double = Fraction(shot.chance, SIX), Fraction(min(shot.double, shot.chance), SIX)
    return [
        Outcome("double", "good", 2, 2, double),
        Outcome("hit", "good", 1, 1, hit - double),
        Outcome("miss", "none", 0, 0, 1 - hit),
    ]


def _melee(position: Position, _ask: Ask, subject: Answer) -> OddsSheet:
    """§5 Return the odds of a melee."""
    _, attacker, defender = subject
    mine = melee.attack_of(position, attacker, list(preset_followers(position, attacker)))
    theirs = melee.defence_of(position, defender, position.pieces[defender].at, _origin(position, attacker, defender))
    outcomes = _of_melee(mine.strength, theirs.strength)
    changes = [ODDS.change("stronger", _of_melee(mine.strength + 1, theirs.strength), outcomes)]
    facts = {"attacker": named(position, attacker), "defender": named(position, defender)}
    title = begin(say("odds-title-melee", **facts))
    parts = {"strength": mine.strength, "against": theirs.strength}
    roll = " · ".join(filter(None, (say("odds-roll-melee", **parts), *_both(mine, theirs))))
    return ODDS.sheet(subject, (title, roll), outcomes, changes, faces=SIX * SIX, success=True)


def _origin(position: Position, attacker: str, defender: str) -> str:
    """§A89 Return the hex from which a unit would attack."""
    at = position.pieces[defender].at
    way = Routes(position, attacker, position.allowance(attacker)).ends.get(at)
    return way.hexes[-2] if way is not None and len(way.hexes) > 1 else position.pieces[attacker].at


def _both(mine: melee.Side, theirs: melee.Side) -> Iterable[str]:
    return (ODDS.parts(side.modifiers) for side in (mine, theirs))


_RESULTS: dict[tuple[str, bool], tuple[str, Kind, int, int]] = {
    (melee.GONE, True): ("gone", "good", 4, 2),
    (melee.BACK_WITH_HIT, True): ("back-hit", "good", 3, 1),
    (melee.BACK, True): ("back", "good", 2, 0),
    (melee.ATTACKER_BACK, False): ("drawn", "none", 1, 0),
    (melee.BACK, False): ("we-back", "bad", 0, 0),
    (melee.BACK_WITH_HIT, False): ("we-back-hit", "bad", -1, 0),
    (melee.GONE, False): ("we-gone", "bad", -2, 0),
}
"""The name, kind, rank and steps of each result, keyed by the result and whether the attacker had the higher total."""


def _of_melee(strength: int, against: int) -> list[Outcome]:
    counts = dict.fromkeys(_RESULTS, 0)
    for attack, defence in product(range(1, SIX + 1), repeat=2):
        mine, theirs = strength + attack, against + defence
        counts[melee.compare(mine, theirs), mine > theirs] += 1
    return [Outcome(*_RESULTS[key], Fraction(count, SIX * SIX)) for key, count in counts.items()]


def _roll(modifiers: Sequence[Modifier]) -> str:
    parts = ODDS.parts(modifiers)
    return say("odds-roll-die", parts=parts) if parts else say("odds-roll-plain")


def odds_overview(view: View) -> tuple[str, ...]:
    """Return lines about each unit's best shot, the most likely hit first."""
    position = view.position
    units = position.units()
    found = []
    for side in position.battle.sides:
        enemies = position.units_of(position.battle.enemy_of(side))
        for name in position.units_of(side):
            if not shooting.can_fire_now(position, name):
                continue
            shots = [
                (shooting.shot(position, name, position.pieces[target].at).chance, target)
                for target in fire.targets(position, name, units, enemies)
            ]
            best = max(shots, default=(0, ""), key=lambda shot: shot[0])
            if best[0]:
                found.append((best[0], name, best[1]))
    found.sort(key=lambda each: -each[0])
    return tuple(_line(position, *each) for each in found[:MOST])


def _line(position: Position, chance: int, firer: str, target: str) -> str:
    grid = position.board.grid
    line = say(
        "odds-line",
        firer=named(position, firer),
        target=named(position, target),
        distance=grid.distance(position.pieces[firer].at, position.pieces[target].at),
        chance=catalogue.percent(Fraction(chance, SIX)),
    )
    return begin(line)

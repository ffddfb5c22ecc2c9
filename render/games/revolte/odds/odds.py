"""Texts with the exact odds of every shot and fight."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.games.revolte.combat import firing, melee, saves
from engine.games.revolte.combat.firing import PENALTY_DIE, Shot
from engine.games.revolte.combat.melee import Fight
from engine.games.revolte.figures import PINNED
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, enemy_of
from engine.games.revolte.tables import tables
from engine.games.revolte.world import View
from engine.tabletop.points import length
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import say
from render.games.revolte.text.where import centimetres
from render.odds import OddsSheet
from render.two_sided.odds import OddsTexts, Outcome

FIRE, MELEE = "fire", "melee"
NEAR = frozenset({"order", "fire", "defend", "support"})
"""The kinds of questions that lead to a die roll."""
MOST = 12
"""The maximum number of lines of the overview."""
ODDS = OddsTexts(
    catalogue.VOICE,
    succeeds=lambda outcome: outcome.lost,  # the enemy loses a figure
    modifier=lambda name: say(f"modifier-{name}"),
)


# --- the possible rolls ---


def odds_ask(view: View, ask: Ask | None) -> Ask | None:
    """Return the menu of every possible shot and fight; None if there is none."""
    position = view.position
    if ask is None or position.over or not all(position.standing(side) for side in SIDES):
        return None
    return Ask("odds", ask.rule, partial(_root, position))


def _root(position: Position) -> Menu:
    armed = [name for name in position.everybody() if firing.marks(position, name) and _armed(position, name)]
    choices = [Choice(FIRE, "odds-fire", then=partial(_firsts, position, FIRE, armed))] if armed else []
    everybody = position.everybody()
    choices.append(Choice(MELEE, "odds-melee", then=partial(_firsts, position, MELEE, everybody)))
    return Menu("what", tuple(choices), why_not=_not_rolled)


def _armed(position: Position, name: str) -> bool:
    return bool(position.roster[name].kind.fire) and not position.figures[name].broken


def _not_rolled(word: str) -> Refused | None:
    known = {FIRE: "8", MELEE: "11"}
    return Refused("no-odds", rule=known[word]) if word in known else None


def _firsts(position: Position, what: str, names: list[str]) -> Menu:
    ordered = sorted(names, key=lambda name: position.side_of(name) != position.active)
    choices = (Choice(name, "figure", {"figure": name}, partial(_seconds, position, what, name)) for name in ordered)
    return Menu("from", tuple(choices))


def _seconds(position: Position, what: str, name: str) -> Menu:
    enemies = position.standing(enemy_of(position.side_of(name)))
    if what == FIRE:
        enemies = [enemy for enemy in enemies if _shot(position, name, enemy) is not None]
    at = position.at(name)
    near = sorted(enemies, key=lambda enemy: length(at, position.at(enemy)))
    return Menu("at", tuple(Choice(enemy, "figure", {"figure": enemy}) for enemy in near))


def _shot(position: Position, firer: str, target: str) -> Shot | None:
    """Return the shot of `firer` at `target`; None if the target is not in sight or out of range."""
    if not firing.in_sight(position, position.at(firer), position.at(target)):
        return None
    nearest = firing.nearest_located(position, firer, firing.marks(position, firer))
    return firing.shot(position, firer, target, nearest=nearest)


def odds_near(_view: View, ask: Ask) -> bool:
    """Return whether the board shows the odds for a question."""
    return ask.kind in NEAR


def odds_subject(view: View, ask: Ask, answer: Answer) -> Answer | None:
    """Return the roll to which an answer leads, or None if there is no roll."""
    figures = view.position.figures
    if ask.kind == "fire" and len(answer) == 2 and answer[0] in figures and answer[1] in figures:
        return FIRE, answer[0], answer[1]
    if ask.kind == "order" and len(answer) == 2 and answer[1].startswith("charge-"):
        first, target = answer[0].split(",")[0].split("-")[0], answer[1].rsplit("-", 1)[1]
        return (MELEE, first, target) if first in figures and target in figures else None
    return None


# --- sheets ---


def odds(view: View, ask: Ask, subject: Answer) -> OddsSheet:
    """Return the odds of a roll. Raise `LookupError` if the shot cannot be fired."""
    del ask
    write = _fire if subject[0] == FIRE else _melee
    return write(view.position, subject)


def _fire(position: Position, subject: Answer) -> OddsSheet:
    """§8, §10 Return the odds of a shot and of the save after a hit."""
    _, firer, target = subject
    shot = _shot(position, firer, target)
    if shot is None:
        raise LookupError(subject)
    outcomes = _of_shot(position, shot)
    changes = []
    if not shot.aims:
        changes.append(ODDS.change("aims", _of_shot(position, shot._replace(aims=True)), outcomes))
    if shot.other_target:
        changes.append(ODDS.change("nearest", _of_shot(position, shot._replace(other_target=False)), outcomes))
    gap = centimetres(shot.gap)
    title = say("odds-title-fire", firer=firer, target=target, gap=gap)
    roll = say("odds-roll-fire", score=shot.score, saves=_save(position, shot)[1])
    parts = ODDS.parts(shot.modifiers)
    return ODDS.sheet(subject, (title, f"{roll} · {parts}" if parts else roll), outcomes, changes)


def hit_chance(shot: Shot) -> Fraction:
    """§8.2, §8.3 Return the probability of a hit."""
    sides, chance = shot.row.sides, Fraction(0)
    penalties = range(1, PENALTY_DIE + 1) if shot.other_target else (0,)
    for penalty in penalties:
        needed = shot.score - shot.modifier + penalty
        misses = Fraction(min(sides, max(tables().modifiers["natural_accident"], needed - 1)), sides)
        chance += (1 - misses ** (2 if shot.aims else 1)) / len(penalties)
    return chance


def _save(position: Position, shot: Shot) -> tuple[Fraction, int]:
    """§10 Return the probability that the target of a shot makes its save, and the score needed."""
    cover = firing.cover_of(position, shot.target, position.at(shot.firer))
    count = saves.chance(position, shot.target, shot.arm, cover)
    return Fraction(count, saves.SIDES_OF_DIE), saves.SIDES_OF_DIE + 1 - count


def _of_shot(position: Position, shot: Shot) -> list[Outcome]:
    hit, (saved, _) = hit_chance(shot), _save(position, shot)
    if position.figures[shot.target].state == PINNED:
        saved = Fraction(0)  # §V89 one more marker would be too many
    return [
        Outcome("gone", "good", 2, 1, hit * (1 - saved)),
        Outcome("marked", "good", 1, 0, hit * saved),
        Outcome("miss", "none", 0, 0, 1 - hit),
    ]


def _melee(position: Position, subject: Answer) -> OddsSheet:
    """§11 Return the odds of the fight after a charge, if no figures support it."""
    _, attacker, defender = subject
    fight = Fight(position.side_of(attacker), attacker, defender, True)
    outcomes = _of_fight(position, fight, 0)
    changes = [ODDS.change("support", _of_fight(position, fight, 1), outcomes)]
    title = say("odds-title-melee", attacker=attacker, defender=defender)
    sides = [melee.die_of(position, name)[1] for name in (attacker, defender)]
    roll = say("odds-roll-melee", mine=sides[0], theirs=sides[1])
    parts = [ODDS.parts(melee.modifiers(position, name, 0, assault=name == attacker)) for name in (attacker, defender)]
    return ODDS.sheet(subject, (title, " · ".join(filter(None, (roll, *parts)))), outcomes, changes)


def _of_fight(position: Position, fight: Fight, supports: int) -> list[Outcome]:
    mine, theirs = (
        _totals(position, name, count, assault=name == fight.attacker)
        for name, count in ((fight.attacker, supports), (fight.defender, 0))
    )
    whole = len(mine) * len(theirs)
    won = sum(one > other for one in mine for other in theirs)
    even = sum(one == other for one in mine for other in theirs)
    return [
        Outcome("won", "good", 2, 1, Fraction(won, whole)),
        Outcome("even", "none", 1, 0, Fraction(even, whole)),
        Outcome("lost", "bad", 0, 0, Fraction(whole - won - even, whole)),
    ]


def _totals(position: Position, name: str, supports: int, *, assault: bool) -> list[int]:
    added = sum(each.value for each in melee.modifiers(position, name, supports, assault=assault))
    return [die + added for die in range(1, melee.die_of(position, name)[1] + 1)]


def odds_overview(view: View) -> tuple[str, ...]:
    """Return a line about each figure's best shot, the likeliest hit first."""
    position = view.position
    found = []
    for name in position.everybody():
        shots = firing.shots(position, name)
        if shots:
            found.append((hit_chance(shots[0]), shots[0]))
    found.sort(key=lambda each: -each[0])
    return tuple(
        say(
            "odds-line",
            firer=shot.firer,
            target=shot.target,
            gap=centimetres(shot.gap),
            chance=catalogue.percent(chance),
        )
        for chance, shot in found[:MOST]
    )

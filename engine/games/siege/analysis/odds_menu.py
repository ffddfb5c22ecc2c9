"""The rolls whose odds a player can look up, as a tree of menus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.games.siege.analysis import what_if, what_would_change
from engine.games.siege.analysis.what_if import BOXERS, CATCH, CHARGE, DOUSE, ROUT, SHELL, SHOT, Prospect
from engine.games.siege.analysis.what_would_change import Change
from engine.games.siege.combat.fire import Manner, manners
from engine.games.siege.menus import no_zone, zones_menu
from engine.games.siege.world import Position

KIND = "odds"

_ZONES: dict[str, Callable[[Position, str], bool]] = {
    BOXERS: lambda position, zone: position.has_boxers(zone) and position.defended(zone),
    CHARGE: lambda position, zone: position.has_boxers(zone) and position.held(zone),
    ROUT: Position.has_boxers,
    DOUSE: lambda position, zone: zone in position.fires and bool(position.soldiers(zone)),
    CATCH: lambda position, zone: bool(what_if.sources(position, zone)),
    SHELL: Position.defended,
}
"""For each kind of roll a function that returns whether it can be made in a zone now."""

_ROLLS: dict[str, Callable[[Position, str], Prospect]] = {
    BOXERS: what_if.boxers,
    CHARGE: what_if.charge,
    ROUT: what_if.rout,
    DOUSE: what_if.douse,
    CATCH: what_if.catch,
    SHELL: what_if.shell,
}

_FIRST = {
    "fire": (SHOT, BOXERS, CHARGE, ROUT, DOUSE, CATCH, SHELL),
    "march": (CHARGE, BOXERS, ROUT, DOUSE, CATCH, SHELL, SHOT),
}
_USUAL = (SHELL, BOXERS, CHARGE, ROUT, DOUSE, CATCH, SHOT)
"""The order of the kinds: the next rolls of the phase come first."""


def inquiry(position: Position, ask: Ask | None) -> Ask | None:
    """Return a question whose answers are all rolls that are possible now; None if the game has no question."""
    if ask is None or position.over:
        return None
    return Ask(KIND, ask.rule, lambda: _root(position, ask), ask.facts, ask.side)


def pressing(position: Position, ask: Ask | None) -> bool:
    """Return whether shots or melees are about to take place."""
    return ask is not None and ask.kind in _FIRST and bool(position.piles)


def zones_of(position: Position, kind: str) -> list[str]:
    """Return the zones where a kind of roll is possible, in map order."""
    fits = _ZONES[kind]
    return [zone for zone in position.board.zones if fits(position, zone)]


def subject_of(position: Position, ask: Ask, answer: Answer | None) -> Answer | None:
    """Return the roll that an answer leads to; None if there is none."""
    if not answer or ask.kind not in _FIRST:
        return None
    if answer[0] == "fire" and len(answer) == 4:
        return (SHOT, *answer[1:])
    if answer[0] == "move" and len(answer) > 2 and _ZONES[CHARGE](position, answer[2]):
        return CHARGE, answer[2]
    return None


def prospect(position: Position, ask: Ask, subject: Answer) -> Prospect:
    """Return the possible effects of the roll that `subject` names."""
    if subject[0] != SHOT:
        return _ROLLS[subject[0]](position, subject[1])
    _, zone, target, _ = subject
    return what_if.shot(position, ask.facts["volley"], zone, target=target, manner=_manner(position, ask, subject))


def changes(position: Position, ask: Ask, subject: Answer) -> tuple[Change, ...]:
    """Return the changes that would affect the roll that `subject` names."""
    if subject[0] != SHOT:
        return what_would_change.changes(position, prospect(position, ask, subject))
    _, zone, target, _ = subject
    manner = _manner(position, ask, subject)
    return what_would_change.shot_changes(position, ask.facts["volley"], zone, target=target, manner=manner)


def _manner(position: Position, ask: Ask, subject: Answer) -> Manner:
    """Return the way of firing that `subject` names."""
    _, zone, target, word = subject
    every = manners(position, ask.facts["volley"], zone, target=target)
    return next(manner for manner in every if manner.word == word)


# --- the menus ------------------------------------------------------------------------------------------------------


def _root(position: Position, ask: Ask) -> Menu:
    choices = []
    for kind in _FIRST.get(ask.kind, _USUAL):
        then = _shots(ask) if kind == SHOT else _of_kind(position, kind)
        if then is not None:
            choices.append(Choice(kind, f"odds-{kind}", then=then))
    return Menu("what", tuple(choices), why_not=_not_now)


def _of_kind(position: Position, kind: str) -> Callable[[], Menu] | None:
    zones = zones_of(position, kind)
    if not zones:
        return None
    why_not = partial(_not_there, position, kind)
    return zones_menu(position, "zone", zones, why_not=why_not)


def _shots(ask: Ask) -> Callable[[], Menu] | None:
    """Return a function that builds the menu of zones that can fire; None if no shot is possible."""
    menu = ask.menu()
    fire = menu.find("fire")
    if fire is None or fire.then is None or "volley" not in ask.facts:
        return None
    zones = fire.then()
    return lambda: Menu("zone", lambda: zones.choices, why_not=zones.why_not, one=zones.find)


def _not_now(word: str) -> Refused | None:
    if word == SHOT:
        return Refused("no-shot-now", rule="6.3")
    if word in {BOXERS, CHARGE}:
        return Refused("no-melee-now", rule="6.4" if word == BOXERS else "6.6")
    if word == ROUT:
        return Refused("nobody-wavers", rule="6.7")
    if word in {DOUSE, CATCH}:
        return Refused("nothing-burns", rule="6.1")
    return None


def _not_there(position: Position, kind: str, zone: str) -> Refused | None:
    """Return why a kind of roll is impossible in a zone, or None if it is possible."""
    if zone not in position.board.zones:
        return no_zone(zone, rule=what_if.RULES[kind])
    facts, rule = {"zone": zone}, what_if.RULES[kind]
    if kind in {BOXERS, CHARGE, ROUT} and not position.has_boxers(zone):
        return Refused("no-boxers-there", rule=rule, facts=facts)
    if kind == DOUSE and zone not in position.fires:
        return Refused("no-fire-there", rule=rule, facts=facts)
    if kind == CATCH:
        return Refused("catches-nothing", rule=rule, facts=facts)
    return Refused("nobody-to-roll", rule=rule, facts=facts)

"""Menus and moves for placing counters in the deployment and in lulls (§1.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from engine.core.asks import Choice, Menu, Refused
from engine.games.ascari.position import Position

Room = Callable[[str], Iterable[str]]
"""A function that returns the hexes in which a unit may be placed."""
PLACE: Final = "place"
RULE: Final = "1.4"


def place_choice(position: Position, pieces: list[str], room: Room, rule: str = RULE) -> tuple[Choice, ...]:
    """Return a tuple with the choice to place a counter elsewhere.

    The tuple is empty if no counter can be placed.
    """

    def units() -> Menu:
        able = (name for name in pieces if places_for(position, pieces, name, room))
        choices = tuple(
            Choice(name, "unit", {"unit": name, "at": position.pieces[name].at}, partial(to, name)) for name in able
        )
        return Menu("unit", choices, why_not=lambda word: _cannot(position, word, rule))

    def to(name: str) -> Menu:
        choices = tuple(Choice(at, PLACE, {"unit": name, "at": at}) for at in places_for(position, pieces, name, room))
        return Menu("to", choices, why_not=lambda word: _not_there(position, name, word, rule))

    able = any(places_for(position, pieces, name, room) for name in pieces)
    return (Choice(PLACE, PLACE, then=units),) if able else ()


def _cannot(position: Position, word: str, rule: str) -> Refused | None:
    if word not in position.pieces:
        return Refused("no-such-unit", rule=rule, facts={"word": word})
    facts = {"unit": word, "at": position.pieces[word].at}
    mine = position.side_of(word) == position.active
    return Refused("nowhere-to-place" if mine else "not-yours", rule=rule, facts=facts)


def _not_there(position: Position, name: str, word: str, rule: str) -> Refused:
    if word not in position.board.grid:
        return Refused("no-such-hex", rule=rule, facts={"word": word})
    facts = {"unit": name, "at": word}
    if position.pieces[name].at == word:
        return Refused("already-there", rule=rule, facts=facts)
    if position.roster[name].is_leader:
        return Refused("no-unit-there", rule=rule, facts=facts)
    return Refused("not-in-zone", rule=rule, facts=facts)


def places_for(position: Position, pieces: list[str], name: str, room: Room) -> list[str]:
    """Return the hexes where a counter may be placed.

    They include hexes of units in `pieces` with which a unit could change places.
    """
    here = position.pieces[name].at
    units = position.units()
    if position.roster[name].is_leader:
        side = position.side_of(name)
        return sorted(at for at, unit in units.items() if position.side_of(unit) == side and at != here)
    found = []
    for at in sorted(room(name)):
        unit = units.get(at, "")
        if at != here and (not unit or (unit in pieces and here in set(room(unit)))):
            found.append(at)
    return found


def place(position: Position, name: str, at: str) -> tuple[str, ...]:
    """Place a counter, and return the other counters that move.

    These are its leaders, or the unit with which it changes places.
    """
    here = position.pieces[name].at
    if position.roster[name].is_leader:
        position.pieces[name].at = at
        return ()
    other = position.unit_at(at)
    position.pieces[name].at = at
    if other:
        position.pieces[other].at = here
        return (other,)
    side = position.side_of(name)
    leaders = tuple(leader for leader in position.leaders_at(here) if position.side_of(leader) == side)
    for leader in leaders:
        position.pieces[leader].at = at
    return leaders

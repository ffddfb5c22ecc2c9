"""Texts beside an overlay that say what its picture shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.asks import Answer
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from render.games.ascari.map import possible
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, begin, colon, joined, say
from render.games.ascari.text.catalogue import piece as named
from render.games.ascari.text.labels import sixths
from render.games.ascari.text.text_board import orders_text

Lines = tuple[str, ...]


def lines(view: View, places: Sequence[str], subject: Answer) -> Lines:
    """Return the lines next to an overlay. `places` are the hexes where its counter may be placed."""
    kind, *of = subject
    position = view.position
    if kind == "ranges":
        return tuple(colon(catalogue.side_short(side), orders_text(orders)) for side, orders in view.orders.items())
    if kind == "zone":
        return tuple(map(begin, _zone(position, of[0], places)))
    return tuple(map(begin, _LINES[kind](position, tuple(of))))


def _reach(position: Position, of: Answer) -> Lines:
    reach = possible.reach_of(position, of[0])
    unit, at = named(position, of[0]), position.pieces[of[0]].at
    if not reach:
        return (say("overlay-reach-none", unit=unit),)
    hexes = ", ".join(f"{each.hex} {each.cost}" + (f" ({each.threats})" if each.threats else "") for each in reach)
    return (say("overlay-reach-line", unit=unit, at=at or "–", hexes=hexes),)


def _way(position: Position, of: Answer) -> Lines:
    unit = named(position, of[0])
    way = possible.way_of(position, *of)
    if way is None:
        return (say("overlay-way-none", unit=unit, at=of[1]),)
    hexes = " → ".join(filter(None, (position.pieces[of[0]].at, *way.hexes)))
    threats = [colon(step.at, str(step.threats)) for step in possible.steps_of(position, of[0], way) if step.threats]
    told = say("overlay-way-line", unit=unit, hexes=hexes, cost=way.cost)
    if not threats:
        return told, say("overlay-way-safe")
    return told, say("overlay-way-threats", hexes=joined(threats))


def _sight(position: Position, of: Answer) -> Lines:
    seen, dark = possible.sight_of(position, of[0])
    facts = {"unit": named(position, of[0]), "at": position.pieces[of[0]].at}
    return (
        say("overlay-sight-line", seen=len(seen), hexes=_listed(seen), **facts),
        say("overlay-sight-dark", hexes=_listed(dark)),
    )


def _threat(position: Position, of: Answer) -> Lines:
    groups: dict[int, list[str]] = {}
    for at, count in possible.threat_of(position, of[0]):
        groups.setdefault(count, []).append(at)
    side = catalogue.side(of[0])
    first = say("overlay-threat-line", side=side)
    return first, *(
        say("overlay-threat-by", count=count, hexes=", ".join(groups[count])) for count in sorted(groups, reverse=True)
    )


def _window(position: Position, _of: Answer) -> Lines:
    at, shots = possible.window_of(position)
    if not shots:
        return (say("overlay-window-none"),)
    assert position.mover is not None
    unit = named(position, position.mover.unit)
    listed = joined(
        say("choice-unit-shot", unit=any_piece(shot.firer), distance=shot.distance, chance=sixths(shot.chance))
        for shot in shots
    )
    return (say("overlay-window-line", unit=unit, at=at, shots=listed),)


def _zone(position: Position, unit: str, places: Sequence[str]) -> Lines:
    name = named(position, unit)
    return (say("overlay-zone-line", unit=name, hexes=_listed(places)),)


def _labels(_position: Position, _of: Answer) -> Lines:
    return (say("overlay-labels-line"),)


def _listed(hexes: Sequence[str] | frozenset[str]) -> str:
    return ", ".join(sorted(hexes)) or "–"


_LINES: Mapping[str, Callable[[Position, Answer], Lines]] = {
    "reach": _reach,
    "way": _way,
    "sight": _sight,
    "threat": _threat,
    "window": _window,
    "labels": _labels,
}

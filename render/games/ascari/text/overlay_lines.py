"""The lines beside an overlay: everything that its picture shows, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.asks import Answer
from engine.games.ascari.world import Position, View
from render.games.ascari.map import possible
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, colon, joined, say
from render.games.ascari.text.catalogue import piece as named
from render.games.ascari.text.labels import sixths
from render.games.ascari.text.text_board import orders_text

Lines = tuple[str, ...]


def lines(view: View, places: Sequence[str], subject: Answer, *, locale: str) -> Lines:
    """Return the lines of a subject; `places` are the hexes in which its counter may be placed now."""
    kind, *of = subject
    position = view.position
    if kind == "ranges":
        return tuple(
            colon(catalogue.side_short(side, locale=locale), orders_text(orders, locale=locale), locale=locale)
            for side, orders in view.orders.items()
        )
    if kind == "zone":
        return _zone(position, of[0], places, locale)
    return _LINES[kind](position, tuple(of), locale)


def _reach(position: Position, of: Answer, locale: str) -> Lines:
    reach = possible.reach_of(position, of[0])
    unit, at = named(position, of[0], locale=locale), position.pieces[of[0]].at
    if not reach:
        return (say("overlay-reach-none", locale=locale, unit=unit),)
    hexes = ", ".join(f"{each.hex} {each.cost}" + (f" ({each.threats})" if each.threats else "") for each in reach)
    return (say("overlay-reach-line", locale=locale, unit=unit, at=at or "–", hexes=hexes),)


def _way(position: Position, of: Answer, locale: str) -> Lines:
    unit = named(position, of[0], locale=locale)
    way = possible.way_of(position, *of)
    if way is None:
        return (say("overlay-way-none", locale=locale, unit=unit, at=of[1]),)
    hexes = " → ".join(filter(None, (position.pieces[of[0]].at, *way.hexes)))
    threats = [
        colon(step.at, str(step.threats), locale=locale)
        for step in possible.steps_of(position, of[0], way)
        if step.threats
    ]
    told = say("overlay-way-line", locale=locale, unit=unit, hexes=hexes, cost=way.cost)
    if not threats:
        return told, say("overlay-way-safe", locale=locale)
    return told, say("overlay-way-threats", locale=locale, hexes=joined(threats, locale=locale))


def _sight(position: Position, of: Answer, locale: str) -> Lines:
    seen, dark = possible.sight_of(position, of[0])
    facts = {"unit": named(position, of[0], locale=locale), "at": position.pieces[of[0]].at}
    return (
        say("overlay-sight-line", locale=locale, seen=len(seen), hexes=_listed(seen), **facts),
        say("overlay-sight-dark", locale=locale, hexes=_listed(dark)),
    )


def _threat(position: Position, of: Answer, locale: str) -> Lines:
    groups: dict[int, list[str]] = {}
    for at, count in possible.threat_of(position, of[0]):
        groups.setdefault(count, []).append(at)
    side = catalogue.side(of[0], locale=locale)
    first = say("overlay-threat-line", locale=locale, side=side)
    return first, *(
        say("overlay-threat-by", locale=locale, count=count, hexes=", ".join(groups[count]))
        for count in sorted(groups, reverse=True)
    )


def _window(position: Position, _of: Answer, locale: str) -> Lines:
    at, shots = possible.window_of(position)
    if not shots:
        return (say("overlay-window-none", locale=locale),)
    assert position.mover is not None
    unit = named(position, position.mover.unit, locale=locale)
    listed = joined(
        (
            say(
                "choice-unit-shot",
                locale=locale,
                unit=any_piece(shot.firer, locale=locale),
                distance=shot.distance,
                chance=sixths(shot.chance, locale=locale),
            )
            for shot in shots
        ),
        locale=locale,
    )
    return (say("overlay-window-line", locale=locale, unit=unit, at=at, shots=listed),)


def _zone(position: Position, unit: str, places: Sequence[str], locale: str) -> Lines:
    name = named(position, unit, locale=locale)
    return (say("overlay-zone-line", locale=locale, unit=name, hexes=_listed(places)),)


def _labels(_position: Position, _of: Answer, locale: str) -> Lines:
    return (say("overlay-labels-line", locale=locale),)


def _listed(hexes: Sequence[str] | frozenset[str]) -> str:
    return ", ".join(sorted(hexes)) or "–"


_LINES: Mapping[str, Callable[[Position, Answer, str], Lines]] = {
    "reach": _reach,
    "way": _way,
    "sight": _sight,
    "threat": _threat,
    "window": _window,
    "labels": _labels,
}

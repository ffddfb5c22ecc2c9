"""Overlays on request, as text and as drawings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.games.siege.analysis import overlays as found
from engine.games.siege.analysis.overlays import ALL, ARROWS, HAPPENED, RANGE, Arrow, Target, Way
from engine.games.siege.map.board import board
from engine.games.siege.world import Position
from render.games.siege.map import enlarged_map
from render.games.siege.map.layout import Layout
from render.games.siege.map.overlay_layer import FAR, NEAR, Layer
from render.games.siege.marks.event_marks import Mark
from render.games.siege.marks.movement_trails import FIRST, OTHER, Trail
from render.games.siege.text import catalogue, questions
from render.games.siege.text.catalogue import say, zone_short, zones_short
from render.games.siege.text.deeds import story
from render.language import speaking
from render.overlay import Overlay

LINES = 24
"""The maximum number of lines about the latest events next to their picture."""


def overlays(position: Position, ask: Ask | None) -> Ask:
    """Return the menu of overlays."""
    return found.survey(position, ask)


def picked(_position: Position, _ask: Ask, _path: Answer) -> Answer:
    """Return an empty answer, because in this game no choice draws an overlay."""
    return ()


def overlay(position: Position, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = ()) -> Overlay:
    """Return the title and the text of the overlay that `subject` names."""
    kind, of = subject[0], subject[-1]
    if kind == HAPPENED:
        story_lines = story(position, events, most=LINES)
        title = say("overlay-happened")
        return Overlay(title=title, lines=story_lines or (say("overlay-quiet"),))
    if kind == ARROWS:
        return Overlay(title=_arrows_title(of), lines=_arrow_lines(found.arrows(of)))
    place, who = _who(position, of)
    title = say(f"overlay-{kind}", who=who, zone=zone_short(place))
    if kind == RANGE:
        return Overlay(title=title, lines=_range_lines(found.ranges(position, of)))
    return Overlay(title=title, lines=_way_lines(found.ways(position, ask, of)))


def layer(position: Position, ask: Ask | None, subject: Answer, layout: Layout) -> Layer:
    """Return what the overlay `subject` draws. The overlay of the latest events draws nothing here."""
    kind, of = subject[0], subject[-1]
    if kind == HAPPENED:
        return Layer()
    if kind == ARROWS:
        return Layer(lines=tuple(_line(arrow, layout) for arrow in found.arrows(of)))
    with speaking("en"):
        place, _ = _who(position, of)
    start = Mark("weapon" if kind == RANGE else "returned", place)
    if kind == RANGE:
        return _range_layer(found.ranges(position, of), start)
    ways = found.ways(position, ask, of)
    signs = tuple(Mark("charge" if way.boxers else "go", way.zone, str(way.cost or "")) for way in ways)
    outlined = tuple((way.zone, FAR if way.boxers else NEAR) for way in ways)
    return Layer(outlined=outlined, marks=(*signs, start))


def _range_layer(targets: Iterable[Target], start: Mark) -> Layer:
    outlined, signs = [], []
    for target in targets:
        barred = target.why is not None
        outlined.append((target.zone, NEAR if target.value else FAR))
        sign = "barred" if barred else "shot" if target.value else "effect"
        signs.append(Mark(sign, target.zone, str(target.distance)))
    return Layer(outlined=tuple(outlined), marks=(*signs, start))


def _line(arrow: Arrow, layout: Layout) -> Trail:
    (x0, y0), (x1, y1) = layout.centre(arrow.start), layout.centre(arrow.end)
    aside = 7 if arrow.red else -7
    points = ((x0 + (x1 - x0) * part + aside, y0 + (y1 - y0) * part + aside) for part in (0.18, 0.86))
    return Trail(FIRST if arrow.red else OTHER, tuple(points))


def _who(position: Position, of: str) -> tuple[str, str]:
    """Return the zone of an overlay, and the name of its counter or garrison."""
    if of in position.board.zones:
        return of, say("overlay-garrison")
    counter = position.by_id[of]
    return counter.place, catalogue.counter_name(of, face=counter.face)


def _arrows_title(of: str) -> str:
    if of == ALL:
        return say("overlay-arrows")
    return say("overlay-arrows-from", zone=zone_short(of))


def _arrow_lines(arrows: Iterable[Arrow]) -> tuple[str, ...]:
    ways: dict[str, dict[bool, str]] = {}
    for arrow in arrows:
        ways.setdefault(arrow.start, {})[arrow.red] = zone_short(arrow.end)
    lines = []
    for start, ends in ways.items():
        zone = zone_short(start)
        if len(ends) == 1:
            (end,) = ends.values()
            lines.append(say("overlay-arrow", zone=zone, end=end))
        else:
            lines.append(say("overlay-arrow-both", zone=zone, red=ends[True], green=ends[False]))
    return tuple(lines) or (say("overlay-nowhere"),)


def _range_lines(targets: Sequence[Target]) -> tuple[str, ...]:
    rings: dict[tuple[int, str], list[str]] = {}
    for target in targets:
        how = "both" if target.value and target.test else "value" if target.value else "test"
        rings.setdefault((target.distance, how), []).append(target.zone)
    lines = [
        say(f"overlay-ring-{how}", distance=distance, zones=zones_short(zones))
        for (distance, how), zones in sorted(rings.items())
    ]
    lines += [_boxers_there(target) for target in targets if target.boxers]
    return tuple(lines) or (say("overlay-nowhere"),)


def _boxers_there(target: Target) -> str:
    zone = zone_short(target.zone)
    if target.why is None:
        return say("overlay-target", zone=zone, distance=target.distance)
    return say("overlay-barred", zone=zone, why=questions.refusal(target.why))


def _way_lines(ways: Sequence[Way]) -> tuple[str, ...]:
    costs: dict[int, list[str]] = {}
    for way in ways:
        if not way.boxers:
            costs.setdefault(way.cost, []).append(way.zone)
    lines = [
        say("overlay-cost" if cost else "overlay-free", cost=cost, zones=zones_short(zones))
        for cost, zones in sorted(costs.items())
    ]
    lines += [say("overlay-charge", zone=zone_short(way.zone), cost=way.cost) for way in ways if way.boxers]
    return tuple(lines) or (say("overlay-nowhere"),)


def parts() -> tuple[tuple[str, str], ...]:
    """Return the quarters of the map that can be enlarged, with their names."""
    return tuple((str(each), say(f"part-{each}")) for each in sorted(board().quarters))


def busiest(position: Position, events: Sequence[Event]) -> str:
    """Return the quarter with the most fighting."""
    return str(enlarged_map.busiest(position, events))

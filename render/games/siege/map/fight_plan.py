"""Chooses the zones and windows for the picture of a fight.

A window enlarges a part of the map where something happened. All windows have the same width and enlargement, so they
can share one enlarged ground.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from itertools import combinations, pairwise
from string import ascii_uppercase
from typing import NamedTuple

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.world import Position
from render.games.siege.counters import counter_stacks, large_counters
from render.games.siege.counters.counter_stacks import Badge, Item, Side
from render.games.siege.map.layout import Layout, PixelBox
from render.games.siege.marks.event_marks import marks_of
from render.games.siege.marks.movement_trails import way_of

WIDTH = 840
"""The width of the picture in pixels: if it is shown 360 pixels wide, a counter of `large_counters.SIZE` is 28 pixels
high.
"""
ZOOM = 1.4
"""The enlargement of the ground."""
ACROSS = round(WIDTH / ZOOM)
"""The width of a window, in the map's pixels."""
DOWN, EDGE = 430, 30
"""The maximum height of the zones in one window, and the width of the surroundings above and below them, in the map's
pixels.
"""
ROOM = 430
"""The maximum height of all windows together, in the map's pixels; the counters of zones without a window are on a
shelf.
"""
GAP = 6
_STRIDE = 4
LETTERS = (*ascii_uppercase, *(f"{letter}{letter.lower()}" for letter in ascii_uppercase))
_CONTESTED, _FOUGHT, _BOXERS, _MOVED, _BURNING = 100, 20, 15, 10, 1


class Fight(NamedTuple):
    """The zones of a fight with their weights, and the neighbouring zones. The most important zone comes first."""

    zones: dict[str, int]
    neighbours: tuple[str, ...]


class Window(NamedTuple):
    """An enlarged part of the map, and where it begins vertically in the picture."""

    box: PixelBox
    top: int

    @property
    def high(self) -> int:
        """The height of the window in the picture."""
        return round((self.box[3] - self.box[1]) * ZOOM)

    def at(self, box: PixelBox) -> PixelBox:
        """Convert a rectangle from map to picture coordinates."""
        left, up = self.box[0], self.box[1]
        x0, y0, x1, y1 = (
            round((box[0] - left) * ZOOM),
            round((box[1] - up) * ZOOM) + self.top,
            round((box[2] - left) * ZOOM),
            round((box[3] - up) * ZOOM) + self.top,
        )
        return x0, y0, x1, y1

    @property
    def within(self) -> PixelBox:
        """The rectangle of the picture that the window fills."""
        return 0, self.top, WIDTH, self.top + self.high

    def seen(self, box: PixelBox) -> PixelBox:
        """Return the visible part of a rectangle of the map, in picture coordinates.

        If no part is visible, the edges of the result are reversed.
        """
        x0, y0, x1, y1 = self.at(box)
        a, b, c, d = self.within
        return max(x0, a), max(y0, b), min(x1, c), min(y1, d)


def fight_of(position: Position, events: Iterable[Event]) -> Fight:
    """§6 Return the zones with fighting. `events` are the events since the last board message."""
    if not position.assault or position.over:
        return Fight({}, ())
    weights: Tally[str] = Tally()
    for event in _of_the_day(events):
        weights.update(_happened(event))
    for zone in position.boxer_zones():
        weights[zone] += _CONTESTED if position.defended(zone) else _BOXERS
    if not weights:
        return Fight({}, ())  # a fire alone is no fight
    weights.update(dict.fromkeys(position.fires, _BURNING))
    known = [zone for zone in board().zones if weights[zone]]
    ordered = sorted(known, key=lambda zone: -weights[zone])
    near = {beside for zone in ordered for beside in board().zones[zone].touch}
    return Fight(
        {zone: weights[zone] for zone in ordered}, tuple(zone for zone in board().zones if zone in near - set(known))
    )


def _happened(event: Event) -> Tally[str]:
    """Return the zones that an event concerns, with their weights."""
    found: Tally[str] = Tally()
    if isinstance(event, e.CountersMoved) and event.why != "march":
        return found
    for mark in marks_of(event):
        found[mark.zone] += _FOUGHT
    found.update(dict.fromkeys(way_of(event)[1], _MOVED))
    return found


def _of_the_day(events: Iterable[Event]) -> list[Event]:
    """Return the events since the last day among them began."""
    drawn_events: list[Event] = []
    for event in events:
        if isinstance(event, e.CardDrawn):
            drawn_events.clear()
        drawn_events.append(event)
    return drawn_events


def windows_of(fight: Fight, layout: Layout, *, top: int) -> list[Window]:
    """Return the windows that show the zones of a fight, from north to south.

    Each zone is in only one window.
    """
    left = [box for zone in fight.zones if (box := layout.zones[zone])[3] - box[1] <= DOWN]
    # A street through half the town is recognizable next to its neighbours; by itself, its northern part is enough.
    left = left or [(*layout.zones[zone][:3], layout.zones[zone][1] + DOWN) for zone in fight.zones]
    groups: list[PixelBox] = []
    while left:
        group = _group(left)
        left = [zone for zone in left[1:] if not _inside(zone, _framed(group, layout))]
        merged = _merged([*groups, group], layout)
        if any(_twice(_framed(one, layout), _framed(two, layout)) for one, two in combinations(merged, 2)):
            continue  # the window would repeat much of a more important one
        if not groups or sum(_high(_framed(each, layout)) for each in merged) <= ROOM:
            groups = merged
    found: list[Window] = []
    for box in sorted((_framed(group, layout) for group in groups), key=lambda box: (box[1], box[0])):
        found.append(Window(box, top))
        top += found[-1].high + GAP
    return found


def _group(zones: list[PixelBox]) -> PixelBox:
    """Return a rectangle around the first zone and others that fit into one window."""
    first, *others = zones
    for other in others:
        if _fits(grown := _union(first, other)):
            first = grown
    return first


def _merged(groups: list[PixelBox], layout: Layout) -> list[PixelBox]:
    """Return the groups of zones as rectangles. Overlapping ones are merged if a window can show both."""
    for one, two in combinations(groups, 2):
        both = _union(one, two)
        if both[2] - both[0] <= ACROSS - 8 and _overlap(_framed(one, layout), _framed(two, layout)):
            return _merged([both, *(each for each in groups if each not in {one, two})], layout)
    return groups


def _overlap(one: PixelBox, two: PixelBox) -> bool:
    return max(one[0], two[0]) < min(one[2], two[2]) and max(one[1], two[1]) < min(one[3], two[3])


def _twice(one: PixelBox, two: PixelBox) -> bool:
    """Return whether two windows overlap in at least a third of the lower window."""
    if not _overlap(one, two):
        return False
    wide, high = min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1])
    return 3 * wide * high >= ACROSS * min(_high(one), _high(two))


def _high(box: PixelBox) -> int:
    return box[3] - box[1]


def _inside(one: PixelBox, two: PixelBox) -> bool:
    return one[0] >= two[0] and one[1] >= two[1] and one[2] <= two[2] and one[3] <= two[3]


def _union(one: PixelBox, two: PixelBox) -> PixelBox:
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def _fits(box: PixelBox) -> bool:
    return box[2] - box[0] <= ACROSS - 8 and box[3] - box[1] <= DOWN


def _framed(box: PixelBox, layout: Layout) -> PixelBox:
    """Return the window around a rectangle of the map. It does not extend beyond the map."""
    left, up, right, low = layout.map
    x = min(max((box[0] + box[2] - ACROSS) // 2, left), right - ACROSS)
    return x, max(box[1] - EDGE, up), x + ACROSS, min(box[3] + EDGE, low)


# --- places of the counters -----------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """An item and its position in the picture. `covered` is whether the next item overlaps it."""

    item: Item
    x: int
    y: int
    covered: bool = False


class Shelf(NamedTuple):
    """The counters of a zone, shown below the windows. A letter connects them with the zone."""

    zone: str
    letter: str
    at: tuple[int, int]
    wide: int
    laid: large_counters.Laid


PAD, CAPTION = 10, 46


def stand(found: tuple[Side, ...], room: PixelBox) -> list[Spot] | None:
    """Return the place of each counter of a zone in `room`, or None if they do not fit."""
    wide, high = room[2] - room[0], room[3] - room[1]
    for fanned in (False, True):
        laid = large_counters.lay(found, wide, fanned=fanned, together=fanned)
        if laid is not None and laid.height <= high:
            x = room[0] + min((wide - laid.width) // 2, 20)
            y = room[1] + min((high - laid.height) // 2, 12)
            return [Spot(spot.item, spot.x + x, spot.y + y, spot.covered) for spot in laid.spots]
    return None


def sums(found: tuple[Side, ...], room: PixelBox) -> list[Spot]:
    """Return where in `room` to draw each side's total or first counter.

    Items that do not fit are left out.
    """
    spots: list[Spot] = []
    x, y = room[0], room[1]
    for side in found:
        item = side.items[0]
        bare = item if isinstance(item, Badge) else item._replace(number=1)
        wide = large_counters.width_of(bare)
        if x + wide > room[2] and spots:
            x, y = room[0], y + large_counters.SIZE + 4
        if x + wide <= room[2] and y + large_counters.SIZE <= room[3]:
            spots.append(Spot(bare, x, y))
        x += wide + large_counters.GAP
    return spots


def brief(found: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return each side with only its first item: its total or, without one, its first stack."""
    return tuple(side._replace(items=side.items[:1]) for side in found)


def shelves(zones: Iterable[tuple[str, tuple[Side, ...]]], *, top: int) -> tuple[list[Shelf], int]:
    """Place the counters of zones on shelves. Return the shelves and the lower end of the last one."""
    found: list[Shelf] = []
    x, y, high = PAD, top, 0
    for place, (zone, each) in enumerate(zones):
        laid = large_counters.lay(each, WIDTH - 2 * PAD, fanned=True, together=True)
        assert laid is not None, "every counter is narrower than the picture"
        parts = (WIDTH // number - 2 * PAD for number in (3, 2))
        wide = next((part for part in parts if laid.width <= part), WIDTH - 2 * PAD)
        if x + wide > WIDTH - PAD + 1:
            x, y, high = PAD, y + high + PAD, 0
        found.append(Shelf(zone, LETTERS[place], (x, y), wide, laid))
        x, high = x + wide + 2 * PAD, max(high, CAPTION + laid.height)
    return found, y + high + PAD if found else top


def groups_of(position: Position, zone: str) -> tuple[Side, ...]:
    """Return the sides with counters in a zone."""
    return counter_stacks.sides(position, zone)


# --- lines that come from outside a window --------------------------------------------------------------------------


class Entrance(NamedTuple):
    """The zone from which a line enters a window, with the rectangle of its name."""

    zone: str
    box: PixelBox


ENTRANCE = 40
"""The height of the name of an entrance, in pixels."""
Line = tuple[str, tuple[tuple[float, float], ...]]
"""The zone in which a line begins, and its points in the picture."""


def entrances(window: Window, lines: Iterable[Line], wide: Mapping[str, int], taken: list[PixelBox]) -> list[Entrance]:
    """Return labels with zone names where lines enter a window.

    `wide` is the width of each name. `taken` are rectangles that are already occupied.
    """
    found: dict[str, Entrance] = {}
    for zone, points in lines:
        at = _way_in(points, window.within)
        place = _beside(at, wide[zone], window.within, taken) if at is not None and zone not in found else None
        if place is not None:
            found[zone] = Entrance(zone, place)
            taken.append(place)
    return list(found.values())


def _way_in(points: tuple[tuple[float, float], ...], box: PixelBox) -> tuple[float, float] | None:
    """Return the point where a line enters a rectangle, or None."""

    def within(point: tuple[float, float]) -> bool:
        return box[0] <= point[0] < box[2] and box[1] <= point[1] < box[3]

    if within(points[0]):
        return None
    for (x0, y0), (x1, y1) in pairwise(points):
        steps = max(int(max(abs(x1 - x0), abs(y1 - y0)) / _STRIDE), 1)
        walked = ((x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps) for step in range(steps + 1))
        if (at := next((point for point in walked if within(point)), None)) is not None:
            return at
    return None


def _beside(at: tuple[float, float], wide: int, box: PixelBox, taken: list[PixelBox]) -> PixelBox | None:
    """Return a free rectangle for a name near an edge of `box`; None if there is none."""
    places = []
    for off in (0, *(sign * ENTRANCE * step // 2 for step in range(1, 9) for sign in (1, -1))):
        along = abs(at[1] - box[1]) < _STRIDE or abs(at[1] - box[3]) < 2 * _STRIDE  # over the upper or lower edge
        x = min(max(round(at[0] - wide / 2 + (off * 2 if along else 0)), box[0] + 3), box[2] - wide - 3)
        y = min(max(round(at[1] - ENTRANCE / 2 + (0 if along else off)), box[1] + 3), box[3] - ENTRANCE - 3)
        places.append((x, y, x + wide, y + ENTRANCE))
    return next((place for place in places if not any(_overlap(place, each) for each in taken)), None)

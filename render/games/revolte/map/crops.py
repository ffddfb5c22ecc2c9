"""Chooses the parts of a table that a board enlarges.

In a picture 550 pixels wide, the bases of figures are at least 24 pixels wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import Spot, scenario
from render.games.revolte.map.frame import EDGE, HEAD
from render.games.revolte.map.scene import NEAR, Window
from render.games.revolte.map.traces import deeds, since_the_turn

WIDE, HIGH = 1100, 1375
"""The width and the maximum height of a board in pixels: twice the size at which a computer shows it."""
GAP = 12
"""The gap between two parts, in pixels."""
LEAST = 24 * 2 / 20
"""The minimum number of pixels per millimetre: a base is 20 mm wide."""
MARGIN = 30
"""The margin around the events, in millimetres."""
SMALLEST = 300
"""The minimum width of a single part in millimetres, which limits the width of a base to 36 pixels."""
STEP = 20
"""The step in millimetres: parts begin and end at multiples of it, so that boards share cached ground."""

Box = tuple[float, float, float, float]


class Layout(NamedTuple):
    """The parts of the table that a board shows. `beside` is whether they are drawn side by side."""

    windows: tuple[Window, ...]
    beside: bool = False


def layout(name: str, events: Sequence[Event]) -> Layout | None:
    """Return how to arrange the parts of the table with this turn's events. Return None if there are no events to
    show.
    """
    recent = since_the_turn(events)
    groups = [spots for event in recent if (spots := _spots(event))]
    if not groups:
        return None
    everything = [spot for spots in groups for spot in spots]
    return (
        _fitted(name, _Plan((_round(everything),)))
        or _fitted(name, min(_cuts(groups), key=_Plan.need, default=None))
        or _weightiest(name, events)
    )


class _Plan(NamedTuple):
    """One or two boxes on a table in millimetres, and their arrangement."""

    boxes: tuple[Box, ...]
    beside: bool = False

    def size(self) -> tuple[float, float]:
        """Return the total width and height of the boxes in millimetres."""
        wide, high = [box[2] - box[0] for box in self.boxes], [box[3] - box[1] for box in self.boxes]
        return (sum(wide), max(high)) if self.beside else (max(wide), sum(high))

    def room(self) -> tuple[int, int]:
        """Return the width and height in pixels available to the boxes."""
        more = GAP + EDGE if len(self.boxes) > 1 else 0
        return WIDE - EDGE - (more if self.beside else 0), HIGH - HEAD - EDGE - (0 if self.beside else more)

    def need(self) -> float:
        """Return how many millimetres a pixel must show so that the boxes just fit."""
        return max(size / room for size, room in zip(self.size(), self.room(), strict=True))


def _spots(event: Event) -> tuple[Spot, ...]:
    """Return the places on the table where an event happened."""
    if isinstance(event, e.FigureEliminated):
        return (event.at,)
    if isinstance(event, e.FigureMoved):
        return (event.way[0], event.way[-1]) if event.way else ()
    if isinstance(event, e.ShotFired):
        return event.at, event.start
    return (event.burst,) if isinstance(event, e.ShellDeviated) else ()


def _round(spots: Sequence[Spot]) -> Box:
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN


def _cuts(groups: Sequence[Sequence[Spot]]) -> Iterator[_Plan]:
    """Yield every plan that shows the events in two separate parts of the map."""
    for axis in (0, 1):
        ordered = sorted(groups, key=lambda spots: sum(spot[axis] for spot in spots) / len(spots))
        for cut in range(1, len(ordered)):
            halves = ordered[:cut], ordered[cut:]
            first, second = (_round([spot for spots in half for spot in spots]) for half in halves)
            for beside in (True, False):
                yield _Plan((first, second), beside)


def _weightiest(name: str, events: Sequence[Event]) -> Layout:
    """Return a layout around the most important deed."""
    weightiest, *others = deeds(events)
    alone = _Plan((_round(weightiest),))
    if alone.need() > 1 / LEAST:
        plans = (_Plan(tuple(_round((spot,)) for spot in weightiest[:2]), beside) for beside in (True, False))
        alone = min(plans, key=_Plan.need)
    for spots in others:
        for place, box in enumerate(alone.boxes):
            grown = _joined(box, _round(spots))
            more = alone._replace(boxes=(*alone.boxes[:place], grown, *alone.boxes[place + 1 :]))
            if more.need() <= 1 / LEAST:
                alone = more
                break
    found = _fitted(name, alone)
    assert found is not None
    return found


def _joined(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _fitted(name: str, plan: _Plan | None) -> Layout | None:
    """Return the enlarged windows of a plan; None if bases would be too small."""
    if plan is None or plan.need() > 1 / LEAST:
        return None
    table, room = scenario(name).size, plan.room()
    one = len(plan.boxes) == 1
    least = SMALLEST if one else SMALLEST * 0.75
    across = max(plan.size()[0], least)
    unit = min(NEAR, max(LEAST, min(1 / plan.need(), room[0] / across)))
    full = room[0] / unit
    spare = full - sum(box[2] - box[0] for box in plan.boxes) if plan.beside else 0.0
    tallest = max(box[3] - box[1] for box in plan.boxes)
    rest = (room[1] / unit - plan.size()[1]) / (1 if plan.beside else len(plan.boxes))
    windows = []
    for box in plan.boxes:
        wide = box[2] - box[0] + spare / 2 if plan.beside else full
        high = tallest if plan.beside else box[3] - box[1]
        high = max(high, min(full * (0.65 if one or plan.beside else 0.35), high + rest))
        windows.append(_window(table, box, (wide, high), unit))
    return Layout(tuple(windows), plan.beside)


def _window(table: tuple[int, int], box: Box, size: tuple[float, float], unit: float) -> Window:
    """Return a window with `box` in its middle, moved to stay on the table if possible."""
    wide, high = min(size[0], table[0]), min(size[1], table[1])
    left = _placed((box[0] + box[2]) / 2, wide, table[0], (box[0], box[2]))
    top = _placed((box[1] + box[3]) / 2, high, table[1], (box[1], box[3]))
    return Window(left, top, left + wide, top + high, unit)


def _placed(middle: float, size: float, most: float, ends: tuple[float, float]) -> float:
    """Return the start of a window of `size` around `middle`.

    It is a multiple of `STEP` if the window then still contains everything between `ends`.
    """
    begin = max(0.0, min(middle - size / 2, most - size))
    snapped = max(0.0, min(round(begin / STEP) * STEP, most - size))
    inside = snapped <= max(ends[0], 0) and snapped + size >= min(ends[1], most)
    return snapped if inside else begin

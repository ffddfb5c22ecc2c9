"""Draws the chart of an analysis: each side's chance of winning after each period.

It is drawn for a phone: 720 pixels wide, shown at half that width. Nothing depends on colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.fonts import Face
from render.pictures.drawing import Colour, Pen, fit, mix, wrap
from render.pictures.png import png
from render.presenter import Look

WIDTH = 720
PRINTED = 960
"""The width of a chart below a poster, in the units of the chart, so that its type is as large as the poster's."""
LEFT, RIGHT, PLOT = 70, 30, 340
MARGIN = 24
TITLE, WORDS, LINE = 32, 26, 36
MARK = 17
"""The radius in pixels of the sign for a turning point."""
_STEPS = (1, 2, 5, 10, 20, 50, 100)
_LABELS = 8
_RAISED = 34.0
_BAND = 0.22
"""The opacity of the band around a curve."""


class Inks(NamedTuple):
    """The colours of a chart."""

    paper: Colour
    ink: Colour
    rule: Colour
    sides: tuple[Colour, ...]
    mark: Colour


INKS: Mapping[Look, Inks] = {
    "chart": Inks(
        (250, 245, 232), (38, 30, 24), (206, 194, 168), ((52, 92, 128), (150, 58, 44), (104, 88, 70)), (255, 252, 244)
    ),
    "contrast": Inks((255, 255, 255), (0, 0, 0), (150, 150, 150), ((0, 0, 0), (0, 0, 0), (0, 0, 0)), (255, 255, 255)),
    "dark": Inks(
        (28, 27, 30), (236, 230, 216), (86, 82, 78), ((140, 190, 236), (244, 158, 132), (200, 190, 170)), (44, 42, 46)
    ),
}


class Line(NamedTuple):
    """A side's curve in a chart.

    `chances` are its win chances from 0 to 1, at the start and after each period. `doubts` are their standard errors,
    if known.
    """

    name: str
    chances: tuple[float, ...]
    doubts: tuple[float, ...] = ()


class Turn(NamedTuple):
    """A turning point on the chart: its period, and its cause (decision or dice)."""

    period: int
    by_decision: bool


class Chart(NamedTuple):
    """The contents of a chart.

    Each curve has a value for the start of the game and one for each of the `periods`.
    """

    title: str
    periods: tuple[int, ...]
    lines: tuple[Line, ...]
    turns: tuple[Turn, ...]
    legend: tuple[str, str]
    """The legend's texts for the signs of decisions and of dice."""


def draw(chart: Chart, *, look: Look = "chart") -> bytes:
    """Draw a chart as a PNG. This function can run in another process."""
    return png(_drawn(chart, INKS[look], width=WIDTH).convert("RGB").quantize(64, dither=Image.Dither.NONE))


def printed(chart: Chart, wide: int) -> Image.Image:
    """Return a chart in shades of grey. `wide` is its width in pixels."""
    return _drawn(chart, INKS["contrast"], width=PRINTED, columns=2, zoom=wide / PRINTED).convert("L")


def _drawn(chart: Chart, inks: Inks, *, width: int, columns: int = 1, zoom: float = 1) -> Image.Image:
    """Return the picture of a chart with its title and legend."""
    titles = wrap(chart.title, face="bold", size=TITLE, width=width - 2 * MARGIN)[:2]
    keys = _keys(chart)
    top = MARGIN + len(titles) * (TITLE + 8) + MARK * 2
    rows = -(-len(keys) // columns)
    height = top + PLOT + 56 + rows * LINE + MARGIN // 2
    pen = Pen(width, height, scale=2, ground=inks.paper, zoom=zoom)
    for number, line in enumerate(titles):
        at = (MARGIN, MARGIN + (TITLE + 8) * (number + 0.5))
        size = fit(line, face="bold", size=TITLE, least=20, width=width - 2 * MARGIN)
        pen.text(at, line, inks.ink, face="bold", size=size, anchor="lm")
    plot = _Plot(pen, inks, chart, top, width)
    for number, curve in enumerate(chart.lines):
        plot.band(number, curve)
    plot.axes()
    for number, curve in enumerate(chart.lines):
        plot.curve(number, curve)
    plot.marks()
    across = (width - 2 * MARGIN) / columns
    for number, key in enumerate(keys):
        column, row = divmod(number, rows)
        plot.key(key, (MARGIN + column * across, top + PLOT + 56 + (row + 0.5) * LINE), across)
    return pen.done()


class _Key(NamedTuple):
    """A line of the chart's legend. `what` is the number of a curve, -1 for a decision, or -2 for dice."""

    what: int
    words: str


def _keys(chart: Chart) -> list[_Key]:
    found = [_Key(number, line.name) for number, line in enumerate(chart.lines)]
    decided, diced = chart.legend
    if any(turn.by_decision for turn in chart.turns):
        found.append(_Key(-1, decided))
    if not all(turn.by_decision for turn in chart.turns):
        found.append(_Key(-2, diced))
    return found


def _smoothed(line: Line) -> tuple[float, ...]:
    """Return the chances of a curve, smoothed by the median of three values.

    Chances without standard errors are not smoothed.
    """
    found = line.chances
    if not any(line.doubts):
        return found
    between = (sorted(found[place - 1 : place + 2])[1] for place in range(1, len(found) - 1))
    return (found[0], *between, *found[1:][-1:])


class _Plot:
    def __init__(self, pen: Pen, inks: Inks, chart: Chart, top: float, width: float) -> None:
        self.pen, self.inks, self.chart, self.top, self.right = pen, inks, chart, top, width - RIGHT
        self.count = len(chart.periods)

    def x(self, place: float) -> float:
        return LEFT + (self.right - LEFT) * place / max(1, self.count)

    def y(self, chance: float) -> float:
        return self.top + PLOT * (1 - chance)

    def axes(self) -> None:
        for hundred in (0, 25, 50, 75, 100):
            y = self.y(hundred / 100)
            self.pen.line([(LEFT, y), (self.right, y)], self.inks.rule, width=3 if hundred == 50 else 1.4)
            self._words((LEFT - 12, y), str(hundred), "rm")
        step = next((each for each in _STEPS if self.count / each <= _LABELS), _STEPS[-1])
        for place, period in enumerate(self.chart.periods, 1):
            if period % step == 0 or self.count <= _LABELS:
                x = self.x(place)
                self.pen.line([(x, self.y(0)), (x, self.y(0) + 8)], self.inks.ink, width=2)
                self._words((x, self.y(0) + 28), str(period), "mm")

    def band(self, number: int, line: Line) -> None:
        """Draw a band around a curve that shows one standard error."""
        if not any(line.doubts):
            return
        edges = [
            [
                (self.x(place), self.y(min(1.0, max(0.0, chance + way * doubt))))
                for place, (chance, doubt) in enumerate(zip(line.chances, line.doubts, strict=True))
            ]
            for way in (1, -1)
        ]
        colour = mix(self.inks.paper, self.inks.sides[number % len(self.inks.sides)], _BAND)
        self.pen.area([*edges[0], *reversed(edges[1])], colour)

    def curve(self, number: int, line: Line) -> None:
        """Draw a smoothed curve."""
        points = [(self.x(place), self.y(chance)) for place, chance in enumerate(_smoothed(line))]
        colour = self.inks.sides[number % len(self.inks.sides)]
        self._stroke(points, number, colour)
        every = max(1, len(points) // 6)
        for point in points[::every]:
            self._dot(point, number, colour)

    def _stroke(self, points: Sequence[tuple[float, float]], number: int, colour: Colour) -> None:
        if number == 0:
            self.pen.line(points, colour, width=5)
            return
        for start, end in pairwise(points):
            self.pen.dashes(start, end, colour, width=4, dash=9 if number == 1 else 4)

    def _dot(self, at: tuple[float, float], number: int, colour: Colour) -> None:
        x, y = at
        box = (x - 6, y - 6, x + 6, y + 6)
        if number == 0:
            self.pen.oval(box, colour)
        else:
            self.pen.box(box, self.inks.paper, edge=colour, width=2.5)

    def marks(self) -> None:
        """Draw the numbered turning points so that none covers another."""
        taken: list[tuple[float, float]] = []
        chances = self.chart.lines[0].chances
        for turn in self.chart.turns:
            place = self.chart.periods.index(turn.period) + 0.5
            before, after = chances[int(place - 0.5)], chances[int(place + 0.5)]
            x, on = self.x(place), self.y((before + after) / 2)
            away = -_RAISED if on - _RAISED > self.top - MARK else _RAISED
            y = on + away
            while any(abs(x - other) < 2 * MARK + 2 and abs(y - height) < 2 * MARK + 2 for other, height in taken):
                y += away
                if not self.top - MARK <= y <= self.top + PLOT - MARK:
                    away, y = -away, on - away
            taken.append((x, y))
            self.pen.line([(x, on), (x, y)], self.inks.ink, width=2)
        for number, (at, turn) in enumerate(zip(taken, self.chart.turns, strict=True), 1):
            self._mark(at, turn.by_decision, str(number))  # over the lines of all, so that none crosses a number

    def _mark(self, at: tuple[float, float], by_decision: bool, words: str) -> None:
        x, y = at
        box = (x - MARK, y - MARK, x + MARK, y + MARK)
        if by_decision:
            self.pen.oval(box, self.inks.mark, edge=self.inks.ink, width=3)
        else:
            self.pen.box(box, self.inks.mark, edge=self.inks.ink, width=3)
        self._words((x, y), words, "mm", face="figures", size=24)

    def key(self, key: _Key, at: tuple[float, float], across: float) -> None:
        """Draw a line of the legend in the width `across`."""
        left, y = at
        x = left + 30
        if key.what >= 0:
            colour = self.inks.sides[key.what % len(self.inks.sides)]
            self._stroke([(left, y), (left + 60, y)], key.what, colour)
            self._dot((x, y), key.what, colour)
        else:
            self._mark((x, y), key.what == -1, "")
        size = fit(key.words, face="text", size=WORDS, least=18, width=across - 76)
        self._words((left + 76, y), key.words, "lm", size=size)

    def _words(
        self, at: tuple[float, float], words: str, anchor: str, *, face: Face = "text", size: float = WORDS
    ) -> None:
        if words:
            self.pen.text(at, words, self.inks.ink, face=face, size=size, anchor=anchor)

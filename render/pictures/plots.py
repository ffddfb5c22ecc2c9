"""Plots for printed pages by matplotlib, in black, with our fonts.

matplotlib is large, so the drawing worker imports it only for the first plot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from PIL import Image

from render.fonts import FILES, Face

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.font_manager import FontProperties

DPI = 100
INK, SOFT = "#000000", "#b4b4b4"

Style = Literal["solid", "dashed", "dotted", "bars", "dots", "line"]

_DASHES: dict[Style, Any] = {
    "solid": "-",
    "dashed": (0, (5, 2.2)),
    "dotted": (0, (1.2, 1.8)),
    "dots": "none",
    "line": (0, (5, 2.2)),
}
_MARKS: dict[Style, str] = {"solid": "o", "dashed": "s", "dotted": "^", "dots": "o", "line": ""}


class Curve(NamedTuple):
    """A curve to plot.

    It has one value for each day from day 1. The value is None if a day has none. `name` is written at the end of the
    curve.
    """

    name: str
    values: tuple[float | None, ...]
    style: Style = "solid"


class Scale(NamedTuple):
    """The axes of a plot.

    The plot has `days` days from `first`, and values from `low` to `high`. `marks` are the values that get a label.
    """

    days: int
    low: float
    high: float
    marks: tuple[int, ...]
    day_marks: tuple[int, ...] = (1, 10, 20, 30, 40, 54)
    first: int = 1

    @property
    def last(self) -> int:
        """The last day."""
        return self.first + self.days - 1


class Note(NamedTuple):
    """A label to write in a plot, at a day and a value."""

    day: float
    value: float
    said: str


@lru_cache(32)
def plot(
    curves: tuple[Curve, ...], scale: Scale, *, size: tuple[int, int], font_size: int = 22, notes: tuple[Note, ...] = ()
) -> Image.Image:
    """Return a grey picture of curves over the days.

    Sizes are in pixels. Callers must not draw on the picture, because it is cached.
    """
    return _canvas_of(scale, size, font_size).drawn(curves, notes)


@lru_cache(16)
def _canvas_of(scale: Scale, size: tuple[int, int], font_size: int) -> _Canvas:
    return _Canvas(scale, size, font_size)


class _Canvas:
    """Empty axes that are drawn once and copied for each plot."""

    def __init__(self, scale: Scale, size: tuple[int, int], font_size: int) -> None:
        self.scale, self.size, self.font_size = scale, size, font_size
        self.canvas = _canvas(size)
        self.axes = _axes(self.canvas.figure, scale, size=size, font_size=font_size)
        self.canvas.draw()
        self.empty = self.canvas.copy_from_bbox(self.canvas.figure.bbox)
        self.in_use = Lock()

    def drawn(self, curves: Sequence[Curve], notes: Sequence[Note]) -> Image.Image:
        """Return a picture of a plot on these axes."""
        with self.in_use:
            artists = [artist for curve in curves for artist in _curve(self.axes, curve, self.scale)]
            artists += _names(self.axes, curves, self.scale, font_size=self.font_size, size=self.size)
            artists += [_annotation(self.axes, note, self.font_size) for note in notes]
            self.canvas.restore_region(self.empty)
            for artist in artists:
                self.axes.draw_artist(artist)
                artist.remove()
            pixels = bytes(self.canvas.buffer_rgba())
        return Image.frombuffer("RGBA", self.size, pixels, "raw", "RGBA", 0, 1).convert("L")


def _canvas(size: tuple[int, int]) -> Any:
    """Return an empty figure with its canvas."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    return FigureCanvasAgg(Figure(figsize=(size[0] / DPI, size[1] / DPI), dpi=DPI, facecolor="white"))


@cache
def _font(face: Face, font_size: int) -> FontProperties:
    """Return one of our fonts at a size in pixels."""
    from matplotlib.font_manager import FontProperties

    path = files("render.fonts").joinpath(FILES[face])
    return FontProperties(fname=str(path), size=font_size * 72 / DPI)


def _axes(figure: Figure, scale: Scale, *, size: tuple[int, int], font_size: int) -> Axes:
    """Return axes with room for labels and names around them."""
    left, below, above = font_size * 1.7, font_size * 1.55, font_size * 0.7
    wide, high = size
    box = (left / wide, below / high, 1 - (left + font_size * 1.7) / wide, 1 - (below + above) / high)
    axes = figure.add_axes(box, facecolor="white")
    axes.set_xlim(scale.first - 0.6, scale.last + 0.6)
    axes.set_ylim(scale.low, scale.high)
    axes.set_xticks([day for day in scale.day_marks if scale.first <= day <= scale.last])
    axes.set_yticks(list(scale.marks))
    axes.grid(axis="y", color=SOFT, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.tick_params(length=4, width=1, pad=3, color=INK)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for label in (*axes.get_xticklabels(), *axes.get_yticklabels()):
        label.set_fontproperties(_font("text", font_size))
    return axes


def _curve(axes: Axes, curve: Curve, scale: Scale) -> list[Artist]:
    known = [(day, value) for day, value in enumerate(curve.values, scale.first) if value is not None]
    if not known:
        return []
    days, values = zip(*known, strict=True)
    if curve.style == "bars":
        return [*axes.bar(days, values, width=0.72, facecolor="#d8d8d8", edgecolor=INK, linewidth=0.8, hatch="////")]
    every = 1 if curve.style == "dots" else max(1, scale.days // 9)
    lines = axes.plot(
        days,
        values,
        color=INK,
        linewidth=2,
        linestyle=_DASHES[curve.style],
        marker=_MARKS[curve.style],
        markevery=sorted({*range(0, len(days), every), len(days) - 1}),
        markersize=6,
        markerfacecolor=INK if curve.style in {"solid", "dots"} else "white",
        markeredgecolor=INK,
        clip_on=False,
    )
    return [*lines]


def _annotation(axes: Axes, note: Note, font_size: int) -> Artist:
    return axes.text(
        note.day, note.value, note.said, fontproperties=_font("italic", font_size), ha="center", va="bottom"
    )


def _names(axes: Axes, curves: Sequence[Curve], scale: Scale, *, font_size: int, size: tuple[int, int]) -> list[Artist]:
    """Write the name of each curve at its end. Return the names."""
    step = (scale.high - scale.low) * font_size * 1.05 / (size[1] - font_size * 2.25)
    beside = scale.days * font_size * 0.42 / (size[0] - font_size * 3.4)
    ends: list[tuple[float, int, Curve]] = []
    for curve in curves:
        known = [(value, day) for day, value in enumerate(curve.values, scale.first) if value is not None]
        if known and curve.name and curve.style != "bars":
            ends.append((*known[-1], curve))
    floor = float("-inf")
    placed: list[Artist] = []
    for value, day, curve in sorted(ends, key=lambda end: end[0]):
        at = max(value, floor + step, scale.low + step * 0.7)  # above the axis
        floor = at
        placed.append(axes.text(day + beside, at, curve.name, fontproperties=_font("bold", font_size), va="center"))
    return placed

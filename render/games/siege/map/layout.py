"""Converts board units to pixels, as `layout.toml` says."""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.games.siege.map.board import Zone, board

PixelBox = tuple[int, int, int, int]


@dataclass(frozen=True)
class Layout:
    """The geometry of the picture; all rectangles are in pixels."""

    width: int
    height: int
    x_stops: tuple[tuple[float, float], ...]
    y_stops: tuple[tuple[float, float], ...]
    title: PixelBox
    tracks: PixelBox
    legend: PixelBox
    badges: PixelBox
    imperial: PixelBox
    free: tuple[PixelBox, ...]
    names: dict[str, str]
    entries: dict[int, tuple[int, int]]
    stairs: dict[str, tuple[int, int]]
    arrows: dict[str, float]
    upright_arrow: float
    level_arrow: float
    quarters: dict[int, tuple[int, int]]
    parts: dict[int, PixelBox]
    compass: tuple[int, int]
    scale: tuple[int, int]
    scale_wide: int
    zones: dict[str, PixelBox]

    def x(self, unit: float) -> int:
        """Return the x in pixels for an x in board units."""
        return _stretch(self.x_stops, unit)

    def y(self, unit: float) -> int:
        """Return the y coordinate in pixels for a y coordinate in board units."""
        return _stretch(self.y_stops, unit)

    def centre(self, zone: str) -> tuple[int, int]:
        """Return the centre of a zone."""
        x0, y0, x1, y1 = self.zones[zone]
        return (x0 + x1) // 2, (y0 + y1) // 2

    def around(self, quarter: int, edge: int) -> PixelBox:
        """Return the rectangle of a quarter with a margin `edge`, cut at the edges of the map."""
        boxes = [self.zones[zone.id] for zone in board().zones.values() if zone.quarter == quarter]
        if quarter in self.parts:
            boxes = [self.parts[quarter]]
        left, top, right, low = self.map
        return (
            max(min(box[0] for box in boxes) - edge, left - 8),
            max(min(box[1] for box in boxes) - edge, top - 8),
            min(max(box[2] for box in boxes) + edge, right + 8),
            min(max(box[3] for box in boxes) + edge, low + 8),
        )

    @property
    def map(self) -> PixelBox:
        """The rectangle that the whole board fills in the picture."""
        return (
            round(self.x_stops[0][1]),
            round(self.y_stops[0][1]),
            round(self.x_stops[-1][1]),
            round(self.y_stops[-1][1]),
        )


def _stretch(stops: tuple[tuple[float, float], ...], unit: float) -> int:
    place = min(max(bisect_right([at for at, _ in stops], unit), 1), len(stops) - 1)
    (u0, p0), (u1, p1) = stops[place - 1], stops[place]
    return round(p0 + (p1 - p0) * (unit - u0) / (u1 - u0))


@cache
def layout() -> Layout:
    """Return the layout of the map."""
    raw = tomllib.loads(files(__package__).joinpath("layout.toml").read_text(encoding="utf-8"))
    x_stops = tuple((stop[0], stop[1]) for stop in raw["x"])
    y_stops = tuple((stop[0], stop[1]) for stop in raw["y"])

    def box(rect: Any) -> PixelBox:
        x0, y0, x1, y1 = rect
        return _stretch(x_stops, x0), _stretch(y_stops, y0), _stretch(x_stops, x1), _stretch(y_stops, y1)

    def point(at: Any) -> tuple[int, int]:
        return _stretch(x_stops, at[0]), _stretch(y_stops, at[1])

    return Layout(
        width=raw["width"],
        height=raw["height"],
        x_stops=x_stops,
        y_stops=y_stops,
        title=tuple(raw["title"]),
        tracks=tuple(raw["tracks"]),
        legend=tuple(raw["legend"]),
        badges=tuple(raw["badges"]),
        imperial=box(raw["imperial"]),
        free=tuple(box(rect) for rect in raw["free"]),
        names=raw["names"],
        entries={int(number): point(at) for number, at in raw["entries"].items()},
        stairs={zone: (_stretch(x_stops, at[0]), _stretch(x_stops, at[1])) for zone, at in raw["stairs"].items()},
        arrows=raw["arrows"],
        upright_arrow=raw["upright_arrow"],
        level_arrow=raw["level_arrow"],
        quarters={int(number): point(at) for number, at in raw["quarters"].items()},
        parts={int(number): box(rect) for number, rect in raw["parts"].items()},
        compass=point(raw["compass"]["at"]),
        scale=point(raw["scale"]["at"]),
        scale_wide=raw["scale"]["wide"],
        zones={zone.id: box(zone.rect) for zone in board().zones.values()},
    )


def shared_border(one: Zone, two: Zone) -> tuple[float, float, float, float]:
    """Return the common border of two zones, as a line in board units."""
    ax0, ay0, ax1, ay1 = one.rect
    bx0, by0, bx1, by1 = two.rect
    x0, x1 = max(ax0, bx0), min(ax1, bx1)
    y0, y1 = max(ay0, by0), min(ay1, by1)
    return x0, y0, x1, y1

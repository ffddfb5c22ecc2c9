"""Writes short names of features on a picture of a table, where they hide as little as possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.games.revolte.scenarios import Spot, scenario
from render.fonts import font
from render.games.revolte.map.ground import Scenery
from render.games.revolte.text.catalogue import feature
from render.games.revolte.theme import Theme
from render.pictures.drawing import fit, text_width

Part = tuple[float, float, float]
"""The left and upper edge of the drawn part, and its pixels per millimetre."""
Moved = tuple[tuple[str, int], ...]
"""The features whose names are moved, each with the index of its new place."""
_ALONG = (0.5, 0.2, 0.8)
"""The possible positions of a name along its feature, as fractions of the length."""


def write_names(on: Image.Image, scenery: Scenery, part: Part, theme: Theme, moved: Moved = ()) -> None:
    """Write the names of areas and lines. Leave out a name that would be cut off."""
    pen, places = ImageDraw.Draw(on), dict(moved)
    for name, labels in _labels(scenery.scenario, part):
        label = labels[places.get(name, 0)]
        if (box := _box(label, on.size)) is not None:
            face = font("italic", round(label.size))
            at, ink = (box[0], label.at[1]), theme.ink
            pen.text(at, label.text, font=face, fill=ink, anchor="lm", stroke_width=3, stroke_fill=theme.earth)


def moved_names(name: str, part: Part, room: Spot, figures: Sequence[Spot], radius: float) -> Moved:
    """Return the names that figures would hide, with free places for them.

    `figures` are the middles of the figures. `radius` is the radius of a base. Both are in pixels.
    """
    every = [(feature_id, [_box(label, room) for label in labels]) for feature_id, labels in _labels(name, part)]
    usual = {feature_id: boxes[0] for feature_id, boxes in every}
    found = []
    for feature_id, boxes in every:
        if boxes[0] is None or not _hidden(boxes[0], figures, radius):
            continue
        others = [box for other, box in usual.items() if other != feature_id and box is not None]
        for place, box in enumerate(boxes):
            if box is not None and not _hidden(box, figures, radius) and not any(_meet(box, each) for each in others):
                found.append((feature_id, place))
                usual[feature_id] = box
                break
    return tuple(found)


def _labels(name: str, part: Part) -> Iterator[tuple[str, list[Label]]]:
    """Yield each feature with the possible positions of its name, the default position first."""
    left, top, unit = part
    battle, most = scenario(name), 24.0 if unit < 2 else 34.0
    for area in battle.area:
        xs, ys = [x for x, _ in area.poly], [y for _, y in area.poly]
        wide = (max(xs) - min(xs)) * unit - 8
        text = feature(battle.id, area.id)
        size = fit(text, face="italic", size=most, least=13, width=wide)
        middle, half = (min(ys) + max(ys)) / 2, text_width(text, face="italic", size=size) / unit / 2 + 4
        spots = [((min(xs) + max(xs)) / 2, min(ys) + (max(ys) - min(ys)) * at) for at in _ALONG]
        spots += [(min(xs) + half, middle), (max(xs) - half, middle)]
        yield area.id, [Label(_in(at, left, top, unit), text, size) for at in spots]
    for line in battle.line:
        (x0, y0), (x1, y1) = line.points[0], line.points[-1]
        text = feature(battle.id, line.id)
        flat = abs(x1 - x0) >= abs(y1 - y0)
        gap = 17 / min(unit, 1.5)
        room = abs(x1 - x0) * unit if flat else 220
        size = fit(text, face="italic", size=most - 4, least=13, width=room)
        before = gap if flat else gap * 2.2 + text_width(text, face="italic", size=size) / unit
        spots = [
            (x0 + (x1 - x0) * at + (0 if flat else aside), y0 + (y1 - y0) * at + (aside if flat else 0))
            for aside in (gap if flat else gap * 2.2, -before)
            for at in _ALONG
        ]
        yield line.id, [Label(_in(at, left, top, unit), text, size, flat) for at in spots]


def _in(at: tuple[float, float], left: float, top: float, unit: float) -> tuple[float, float]:
    return (at[0] - left) * unit, (at[1] - top) * unit


class Label(NamedTuple):
    """The text of a name, with its size and position.

    `at` is the middle of the text if it is `centred`, otherwise its left end.
    """

    at: tuple[float, float]
    text: str
    size: float
    centred: bool = True


Box = tuple[float, float, float, float]


def _box(label: Label, room: tuple[float, float]) -> Box | None:
    """Return the rectangle that a label covers; None if the label would be cut off."""
    wide = text_width(label.text, face="italic", size=label.size)
    x, y = label.at
    if label.centred:
        x -= wide / 2
    x = max(4.0, min(x, room[0] - wide - 4)) if -wide < x < room[0] else x
    if x < 0 or x + wide > room[0] or not label.size < y < room[1] - label.size / 2:
        return None
    return x, y - label.size / 2, x + wide, y + label.size / 2


def _hidden(box: Box, figures: Sequence[tuple[float, float]], radius: float) -> bool:
    return any(_meet(box, (x - radius, y - radius, x + radius, y + radius)) for x, y in figures)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

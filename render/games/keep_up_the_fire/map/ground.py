"""The part of the picture that never changes."""

from __future__ import annotations

from hashlib import sha256

from PIL import Image

from render.fonts import Face
from render.games.keep_up_the_fire.map import counters, layout
from render.games.keep_up_the_fire.map.layout import (
    ARENA,
    FORT,
    HALF,
    LONG,
    MIDDLE,
    PARAPET,
    REACH,
    SIDES,
    SLOTS,
    STREETS,
    WALL,
    Side,
    corners,
    turned,
)
from render.games.keep_up_the_fire.theme import Theme
from render.pictures.drawing import Box, Colour, Pen, fit, mix, text_width

FLARE = 4
LEVEL: tuple[Side, ...] = ("north", "south")
UPRIGHT: tuple[Side, ...] = ("west", "east")
FORT_NAME = ("Fort", "Halliday")
"""A proper name: the same in every language."""


def scattered(purpose: str, number: int) -> list[tuple[float, float]]:
    """Return `number` scattered points between 0 and 1, always the same for a `purpose`."""
    found = []
    for place in range(number):
        digest = sha256(f"{purpose} {place}".encode()).digest()
        found.append((digest[0] / 255, digest[1] / 255))
    return found


def draw_arena(pen: Pen, theme: Theme, *, ranges: tuple[str, str]) -> None:
    """Draw the besieged quarter with the names of the ranges."""
    pen.box(ARENA, theme.field)
    _hutongs(pen, theme)
    for side in SIDES:
        _lane(pen, side, theme)
    _ring(pen, STREETS, WALL, theme.stone)
    _paving(pen, theme)
    _ring(pen, FORT, STREETS, theme.street)
    _houses(pen, theme)
    for side in SIDES:
        _posts(pen, side, theme)
        _parapet(pen, side, theme)
    _towers(pen, theme)
    _fort(pen, theme)
    _named_ranges(pen, theme, ranges)
    pen.box(ARENA, edge=theme.ink, width=3)


def _ring(pen: Pen, near: float, far: float, fill: Colour) -> None:
    x, y = MIDDLE
    for reach, colour in ((far, fill), (near, fill)):
        pen.box((x - reach, y - reach, x + reach, y + reach), colour)


def _hutongs(pen: Pen, theme: Theme) -> None:
    """Draw the roofs of the surrounding city."""
    line = mix(theme.field, theme.tuft, 0.55)
    step = 46
    for column in range(int((ARENA[2] - ARENA[0]) // step)):
        for row in range(int((ARENA[3] - ARENA[1]) // step)):
            dx, dy = scattered(f"roof {column} {row}", 1)[0]
            x, y = ARENA[0] + 8 + column * step + dx * 12, ARENA[1] + 8 + row * step + dy * 14
            wide, high = (26, 14) if (column + row) % 3 else (16, 24)
            if x + wide > ARENA[2] - 6 or y + high > ARENA[3] - 6:
                continue
            pen.box((x, y, x + wide, y + high), edge=line, width=1)
            ridge = [(x + 3, y + high / 2), (x + wide - 3, y + high / 2)]
            pen.line(ridge if wide > high else [(x + wide / 2, y + 3), (x + wide / 2, y + high - 3)], line, width=1)


def _lane(pen: Pen, side: Side, theme: Theme) -> None:
    """Draw a lane at extreme and long range."""
    pen.area(corners(side, near=LONG, far=REACH, flare=FLARE), theme.far)
    pen.area(corners(side, near=WALL, far=LONG), theme.near)
    for number, (across, out) in enumerate(scattered(f"tufts {side}", 60)):
        spot = turned(side, (across - 0.5) * 2 * (HALF - 14), WALL + 10 + out * (REACH - WALL - 20))
        if number % 2:
            pen.line([(spot.x - 4, spot.y), (spot.x, spot.y - 5), (spot.x + 4, spot.y)], theme.tuft, width=1.2)
        else:
            pen.line([(spot.x - 5, spot.y), (spot.x + 5, spot.y)], theme.tuft, width=1)
    pen.dashes(turned(side, -HALF, LONG), turned(side, HALF, LONG), theme.edge, width=2.5, dash=9)
    for edge in (-1, 1):
        pen.line([turned(side, edge * HALF, WALL), turned(side, edge * (HALF + FLARE), REACH)], theme.edge, width=2)
    _arrows(pen, side, theme)


def _arrows(pen: Pen, side: Side, theme: Theme) -> None:
    """Draw arrow heads in the direction in which the Chinese advance."""
    for across in (-150, 0, 150):
        tip, left, right = (
            turned(side, across, LONG - 9),
            turned(side, across - 11, LONG + 7),
            turned(side, across + 11, LONG + 7),
        )
        pen.area([tip, left, right], theme.edge)


def _paving(pen: Pen, theme: Theme) -> None:
    """Draw the bricks of the walls."""
    x, y = MIDDLE
    line = mix(theme.stone, theme.stone_line, 0.45)
    for course, reach in enumerate(range(STREETS + 14, WALL, 15)):
        pen.box((x - reach, y - reach, x + reach, y + reach), edge=line, width=1)
        for brick in range(-reach, reach, 34):
            shift = 17 if course % 2 else 0
            for side in SIDES:
                one, two = turned(side, brick + shift, reach), turned(side, brick + shift, reach + 15)
                if abs(brick + shift) < reach:
                    pen.line([one, two], line, width=1)


def _posts(pen: Pen, side: Side, theme: Theme) -> None:
    """Draw the spaces for the defenders on a wall, and the breach between them."""
    wide, high = layout.COUNTER
    for name, across in SLOTS.items():
        spot = turned(side, across, layout.OUT["wall"])
        box = (spot.x - wide / 2 - 2, spot.y - high / 2 - 2, spot.x + wide / 2 + 2, spot.y + high / 2 + 2)
        pen.box(box, theme.near if name == "enemy" else theme.court, edge=theme.stone_line, width=2, radius=6)
        if name == "gun":
            pen.oval((spot.x - 17, spot.y - 17, spot.x + 17, spot.y + 17), edge=theme.stone_line, width=2)
        elif name == "enemy":
            pen.hatch((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), theme.stone, step=12, width=2)


def _parapet(pen: Pen, side: Side, theme: Theme) -> None:
    """Draw the battlements of a wall, with a band for its name."""
    pen.area(corners(side, near=PARAPET + 2, far=WALL), theme.stone)
    pen.line([turned(side, -HALF, PARAPET + 2), turned(side, HALF, PARAPET + 2)], theme.stone_line, width=2)
    for number in range(-6, 7):
        across = number * 31.5
        pen.area(corners_at(side, across, WALL - 2, WALL + 9, 9), theme.stone)
        pen.line(
            [
                turned(side, across - 9, WALL),
                turned(side, across - 9, WALL + 9),
                turned(side, across + 9, WALL + 9),
                turned(side, across + 9, WALL),
            ],
            theme.edge,
            width=2,
        )
        if number < 6:
            pen.line([turned(side, across + 9, WALL), turned(side, across + 22.5, WALL)], theme.edge, width=2)


def corners_at(side: Side, across: float, near: float, far: float, half: float) -> list[layout.Place]:
    """Return the corners of a small rectangle in a lane, from `near` to `far`.

    It extends `half` pixels to each side of `across`.
    """
    return [
        turned(side, across - half, near),
        turned(side, across + half, near),
        turned(side, across + half, far),
        turned(side, across - half, far),
    ]


def _towers(pen: Pen, theme: Theme) -> None:
    """Draw a bastion in each corner of the wall."""
    x, y = MIDDLE
    for dx in (-1, 1):
        for dy in (-1, 1):
            near, far = HALF + 2, WALL + 12
            box = (
                min(x + dx * near, x + dx * far),
                min(y + dy * near, y + dy * far),
                max(x + dx * near, x + dx * far),
                max(y + dy * near, y + dy * far),
            )
            pen.box(box, theme.stone, edge=theme.edge, width=2.5)
            pen.hatch((box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4), theme.stone_line, step=9, width=1)
            inner = (box[0] + 20, box[1] + 20, box[2] - 20, box[3] - 20)
            _pavilion(pen, inner, theme)


def _pavilion(pen: Pen, box: Box, theme: Theme) -> None:
    """Draw a gate tower from above: a hipped roof."""
    x0, y0, x1, y1 = box
    inset = (x1 - x0) * 0.3
    pen.box(box, theme.roof, edge=theme.edge, width=2)
    core = (x0 + inset, y0 + inset, x1 - inset, y1 - inset)
    for one, two in (
        ((x0, y0), core[:2]),
        ((x1, y0), (core[2], core[1])),
        ((x0, y1), (core[0], core[3])),
        ((x1, y1), core[2:]),
    ):
        pen.line([one, (two[0], two[1])], theme.edge, width=1.5)
    pen.box(core, mix(theme.roof, theme.paper, 0.25), edge=theme.edge, width=1.5)


def _houses(pen: Pen, theme: Theme) -> None:
    """Draw the Legation streets with houses in the corners."""
    wide, high = layout.COUNTER
    for side in SIDES:
        spot = turned(side, 0, layout.OUT["streets"])
        box = (spot.x - wide / 2 - 3, spot.y - high / 2 - 3, spot.x + wide / 2 + 3, spot.y + high / 2 + 3)
        pen.box(box, theme.court, edge=theme.quarter_line, width=2.5, radius=6)
    x, y = MIDDLE
    for dx in (-1, 1):
        for dy in (-1, 1):
            for across, down in ((-132, -132), (-132, -92), (-92, -132)):
                spot = layout.Place(x - dx * across, y - dy * down)
                pen.box(
                    (spot[0] - 16, spot[1] - 13, spot[0] + 16, spot[1] + 13), theme.quarter, edge=theme.edge, width=1.5
                )
                pen.line([(spot[0] - 12, spot[1]), (spot[0] + 12, spot[1])], theme.roof, width=3)
    pen.box((x - STREETS, y - STREETS, x + STREETS, y + STREETS), edge=theme.edge, width=3)


def _fort(pen: Pen, theme: Theme) -> None:
    """Draw Fort Halliday: four bastions and a court."""
    x, y = MIDDLE
    inner = FORT - 20
    for fill, more in ((theme.edge, 2.5), (theme.stone, 0.0)):
        for dx in (-1, 1):
            for dy in (-1, 1):
                cx, cy, reach = x + dx * inner, y + dy * inner, 21 + more
                pen.area([(cx, cy - reach), (cx + reach, cy), (cx, cy + reach), (cx - reach, cy)], fill)
    pen.box((x - inner, y - inner, x + inner, y + inner), theme.quarter, edge=theme.edge, width=3)
    pen.box((x - inner + 7, y - inner + 7, x + inner - 7, y + inner - 7), theme.court, edge=theme.edge, width=1.5)
    for place, text in enumerate(FORT_NAME):
        counters.named(pen, text, (x, y - 14 + place * 28), theme.ink, size=26, width=2 * inner - 24)


def _named_ranges(pen: Pen, theme: Theme, ranges: tuple[str, str]) -> None:
    """Write the names of the ranges."""
    for text, out, ground in ((ranges[0], REACH, theme.far), (ranges[1], LONG, theme.near)):
        size = fit(text, face="italic", size=22, least=13, width=HALF - 62)
        for side in LEVEL:
            spot = turned(side, -HALF + 10, out - 15)
            pen.text(spot, text, theme.ink, face="italic", size=size, anchor="lm", halo=ground, halo_width=1)
        for side in UPRIGHT:
            spot = turned(side, -HALF + 10, out - 15)
            upright(pen, (spot.x, spot.y), text, theme.ink, size=size)


def upright(pen: Pen, at: tuple[float, float], text: str, ink: Colour, *, size: float, face: Face = "italic") -> None:
    """Write a line of text that reads upwards and ends at a point."""
    wide, high = text_width(text, face=face, size=size) + 8, size * 1.3
    sheet = Pen(wide, high, scale=pen.fine)
    sheet.text((wide, high / 2), text, ink, face=face, size=size, anchor="rm")
    label = sheet.sheet.transpose(Image.Transpose.ROTATE_90)
    pen.sheet.paste(label, (round((at[0] - high / 2) * pen.fine), round(at[1] * pen.fine)), label)

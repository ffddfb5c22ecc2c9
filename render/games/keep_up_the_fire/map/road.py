"""Draws the road from Taku to Peking."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.games.keep_up_the_fire.map import counters
from render.games.keep_up_the_fire.map.ground import scattered
from render.games.keep_up_the_fire.map.layout import ROAD
from render.games.keep_up_the_fire.map.picture_facts import Column
from render.games.keep_up_the_fire.theme import Theme
from render.pictures.drawing import Pen, fit, mix

WIDE, HIGH = round(ROAD[2] - ROAD[0]), round(ROAD[3] - ROAD[1])
TOP, BOTTOM = 150, HIGH - 96
SWING = 12
MIDDLE = 142
SPEED, POWER = 3, 5
STEP = 54


_BARE = Column(station=-1, blocked=None, dispersed=False, speed=-1, power=-1)
"""The facts of a road without the column, with no current value on the tracks."""


class Piece(NamedTuple):
    """A piece of the road's picture that can be cached.

    It is the rectangle `box` in the picture of a road drawn for `column`.
    """

    column: Column
    box: tuple[int, int, int, int]


class Station(NamedTuple):
    """A station on the road.

    `danger` says whether it is a danger zone.
    """

    name: str
    danger: bool


class Words(NamedTuple):
    """The texts printed on the picture of the road."""

    title: str
    speed: str
    power: str
    dispersed: str
    danger: str
    sea: str


LADDERS = {"speed": (308, 190), "power": (308, 440)}
"""The upper left corners of the two tracks."""


def draw_road(column: Column, stations: tuple[Station, ...], words: Words, theme: Theme) -> Image.Image:
    """Return a picture of the road with the column on it."""
    pen = Pen(WIDE, HIGH, scale=2, ground=theme.land)
    _country(pen, theme)
    _sea(pen, words, theme)
    spots = [spot(place, len(stations)) for place in range(len(stations))]
    _ways(pen, spots, theme)
    for place, (station, at) in enumerate(zip(stations, spots, strict=True)):
        _station(pen, station, at, theme, here=place == column.station, last=place == len(stations) - 1)
    _heading(pen, words, theme)
    _ladder(pen, LADDERS["speed"], words.speed, (column.speed, SPEED), theme)
    _ladder(pen, LADDERS["power"], words.power, (column.power, POWER), theme)
    _box_of_dispersed(pen, words, theme)
    pen.box((0, 0, WIDE, HIGH), edge=theme.ink, width=3)
    picture = pen.done()
    if column.station >= 0:
        _column(picture, column, spots[column.station], theme, last=column.station == len(spots) - 1)
    if column.blocked is not None and column.dispersed:
        force = counters.blocker(column.blocked, theme)
        picture.paste(force, (WIDE - 94, HIGH - 134), force)
    return picture


def pieces(column: Column, stations: int) -> list[Piece]:
    """Return the cached parts that make up the road of `column`."""
    found = [
        Piece(_BARE, (0, 0, WIDE, HIGH)),
        Piece(_BARE._replace(speed=column.speed), _ladder_box(LADDERS["speed"], SPEED)),
        Piece(_BARE._replace(power=column.power), _ladder_box(LADDERS["power"], POWER)),
    ]
    blocked = None if column.dispersed else column.blocked
    y = round(spot(column.station, stations)[1])
    here = (0, max(y - 112, 0), round(LADDERS["speed"][0]) - 3, min(y + 116, HIGH))
    found.append(Piece(_BARE._replace(station=column.station, blocked=blocked), here))
    if column.dispersed:
        low = (WIDE - 96, HIGH - 136, WIDE - 4, HIGH - 4)
        found.append(Piece(_BARE._replace(blocked=column.blocked, dispersed=True), low))
    return found


def _ladder_box(at: tuple[int, int], most: int) -> tuple[int, int, int, int]:
    x, y = at
    return x - 2, y - 2, x + 80, y + (most + 1) * (STEP - 8) + 2


def spot(place: int, stations: int) -> tuple[float, float]:
    """Return the position of a station on the picture, by its number. Taku (0) is at the bottom."""
    part = place / (stations - 1)
    return MIDDLE + SWING * math.sin(part * 7.5 + 0.6), BOTTOM + (TOP - BOTTOM) * part


def _country(pen: Pen, theme: Theme) -> None:
    for number, (x, y) in enumerate(scattered("country", 150)):
        at = (8 + x * (WIDE - 16), 80 + y * (HIGH - 160))
        if number % 3 == 0:
            pen.line([(at[0] - 7, at[1]), (at[0] + 7, at[1])], theme.tuft, width=1)
            pen.line([(at[0] - 4, at[1] + 4), (at[0] + 9, at[1] + 4)], theme.tuft, width=1)
        else:
            pen.line([(at[0] - 3, at[1]), (at[0], at[1] - 5), (at[0] + 3, at[1])], theme.tuft, width=1.2)
    river = [(286 + 10 * math.sin(y / 78) + 7 * math.sin(y / 31), y) for y in range(120, HIGH - 30, 6)]
    pen.line(river, theme.sea_line, width=9)
    pen.line(river, theme.sea, width=6)


def _sea(pen: Pen, words: Words, theme: Theme) -> None:
    shore = [(x, HIGH - 52 + 7 * math.sin(x / 34)) for x in range(0, WIDE + 8, 8)]
    pen.area([*shore, (WIDE, HIGH), (0, HIGH)], theme.sea)
    pen.line(shore, theme.sea_line, width=2.5)
    for row in range(2):
        for x in range(14 + row * 20, WIDE - 20, 44):
            y = HIGH - 30 + row * 16
            pen.line([(x, y), (x + 6, y - 4), (x + 12, y), (x + 18, y - 4), (x + 24, y)], theme.sea_line, width=1.3)
    pen.text((WIDE - 12, HIGH - 24), words.sea, theme.ink, face="italic", size=22, anchor="rm", halo=theme.sea)


def _ways(pen: Pen, spots: list[tuple[float, float]], theme: Theme) -> None:
    """Draw the railway: two rails and their sleepers."""
    for one, two in pairwise(spots):
        pen.line([one, two], theme.edge, width=11)
        pen.line([one, two], theme.road, width=7)
        length = math.dist(one, two)
        for sleeper in range(8, round(length), 11):
            part = sleeper / length
            x, y = one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part
            nx, ny = (two[1] - one[1]) / length, -(two[0] - one[0]) / length
            pen.line([(x - nx * 9, y - ny * 9), (x + nx * 9, y + ny * 9)], theme.edge, width=2.5)


def _station(pen: Pen, station: Station, at: tuple[float, float], theme: Theme, *, here: bool, last: bool) -> None:
    x, y = at
    if last:
        _gate(pen, at, theme)
    else:
        fill = theme.danger_ground if station.danger else theme.card
        pen.oval((x - 17, y - 17, x + 17, y + 17), fill, edge=theme.danger if station.danger else theme.ink, width=3)
        if station.danger:
            _warning(pen, (x, y), theme)
        else:
            pen.oval((x - 5, y - 5, x + 5, y + 5), theme.ink)
    left = x + (52 if last else 28)
    size = fit(station.name, face="bold", size=26, least=15, width=302 - left)
    pen.text((left, y), station.name, theme.ink, face="bold", size=size, anchor="lm", halo=theme.land, halo_width=3)
    if here:
        pen.line([(left, y + 16), (left + 90, y + 16)], theme.danger, width=2.5)


def _warning(pen: Pen, at: tuple[float, float], theme: Theme) -> None:
    """Draw a triangle with an exclamation mark."""
    x, y = at
    pen.area([(x, y - 12), (x + 12, y + 9), (x - 12, y + 9)], theme.danger)
    pen.text((x, y + 2), "!", theme.card, size=15)


def _gate(pen: Pen, at: tuple[float, float], theme: Theme) -> None:
    """Draw Peking as a gate tower."""
    x, y = at
    pen.area([(x - 44, y + 30), (x + 44, y + 30), (x + 38, y), (x - 38, y)], theme.stone)
    pen.line([(x - 44, y + 30), (x - 38, y), (x + 38, y), (x + 44, y + 30)], theme.edge, width=2.5)
    pen.box((x - 9, y + 8, x + 9, y + 30), theme.ink, radius=8)
    for width, low, high in ((42, y, y - 14), (32, y - 22, y - 36)):
        pen.area([(x - width, low), (x + width, low), (x + width - 14, high), (x - width + 14, high)], theme.roof)
        pen.line(
            [(x - width, low), (x + width, low), (x + width - 14, high), (x - width + 14, high), (x - width, low)],
            theme.edge,
            width=2,
        )
    pen.box((x - 22, y - 22, x + 22, y - 14), theme.court, edge=theme.edge, width=2)


def _heading(pen: Pen, words: Words, theme: Theme) -> None:
    size = fit(words.title, face="bold", size=32, least=18, width=WIDE - 32)
    pen.text((16, 34), words.title, theme.ink, face="bold", size=size, anchor="lm")
    pen.line([(16, 62), (WIDE - 16, 62)], theme.edge, width=2)
    _warning(pen, (30, 84), theme)
    size = fit(words.danger, face="italic", size=21, least=13, width=WIDE - 70)
    pen.text((50, 84), words.danger, theme.ink, face="italic", size=size, anchor="lm", halo=theme.land)


def _ladder(pen: Pen, at: tuple[float, float], title: str, value: tuple[int, int], theme: Theme) -> None:
    """Draw a vertical track with its current value, the highest value at the top."""
    (x, y), (now, most) = at, value
    size = fit(title, face="bold", size=23, least=13, width=WIDE - x + 76)
    pen.text((WIDE - 14, y - 18), title, theme.ink, face="bold", size=size, anchor="rm", halo=theme.land, halo_width=3)
    for place in range(most + 1):
        step = most - place
        box = (x, y + place * (STEP - 8), x + 78, y + place * (STEP - 8) + STEP - 8)
        reached = step == now
        pen.box(box, theme.marked if reached else theme.card, edge=theme.ink, width=2)
        ink = theme.on_marked if reached else theme.ink
        pen.text(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), f"+{step}", ink, size=32 if reached else 24)
        if reached:
            pen.box((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), edge=theme.on_marked, width=2)


def _box_of_dispersed(pen: Pen, words: Words, theme: Theme) -> None:
    box = (WIDE - 116, HIGH - 140, WIDE - 12, HIGH - 66)
    pen.box(box, mix(theme.land, theme.card, 0.6), edge=theme.ink, width=2, radius=6)
    size = fit(words.dispersed, face="italic", size=21, least=12, width=150)
    pen.text(
        (WIDE - 14, HIGH - 154), words.dispersed, theme.ink, face="italic", size=size, anchor="rm", halo=theme.land
    )


def _column(picture: Image.Image, column: Column, at: tuple[float, float], theme: Theme, *, last: bool) -> None:
    """Draw the column beside its station, and the counter that blocks it above."""
    x, y = at
    flags = counters.column(theme)
    left, top = (6, round(y + 38)) if last else (round(min(x - 22 - flags.width, 14)), round(y - flags.height / 2))
    picture.paste(flags, (left, top), flags)
    if column.blocked is not None and not column.dispersed:
        force = counters.blocker(column.blocked, theme)
        picture.paste(force, (left + 18, top - force.height - 4), force)

"""Where everything stands on the picture, in pixels. The four lanes are one lane, turned by quarters about the fort."""

from __future__ import annotations

from typing import Literal, NamedTuple

from render.draw import Box

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")

WIDTH, HEIGHT = 1400, 1400
HEAD: Box = (0, 0, WIDTH, 84)
ARENA: Box = (8, 92, 984, 1068)
ROAD: Box = (992, 92, 1392, 1068)
TABLE: Box = (8, 1076, 764, 1392)
CARD: Box = (772, 1076, 1392, 1392)

MIDDLE = ((ARENA[0] + ARENA[2]) / 2, (ARENA[1] + ARENA[3]) / 2)
REACH = (ARENA[2] - ARENA[0]) / 2

FORT = 84
STREETS = 178
PARAPET = 266
WALL = 306
LONG = 397
HALF = 206
"""How far from the middle each ring ends, and half of a lane's width. Beyond `LONG` it is extreme range."""

COUNTER = (84, 78)
"""Width and height of every counter."""

SLOTS = {"first": -150.0, "enemy": -50.0, "second": 50.0, "gun": 150.0}
"""Who stands where along a wall."""

CORNERS: dict[str, Box] = {
    "deck": (ARENA[0] + 8, ARENA[1] + 8, MIDDLE[0] - HALF - 8, MIDDLE[1] - WALL - 8),
    "effort": (MIDDLE[0] + HALF + 8, ARENA[1] + 8, ARENA[2] - 8, MIDDLE[1] - WALL - 8),
    "legend": (ARENA[0] + 8, MIDDLE[1] + WALL + 8, MIDDLE[0] - HALF - 8, ARENA[3] - 8),
    "refuge": (MIDDLE[0] + HALF + 8, MIDDLE[1] + WALL + 8, ARENA[2] - 8, ARENA[3] - 8),
}
"""The corners between the lanes: piles, score, signs, the cathedral."""


class Place(NamedTuple):
    """A point of the picture."""

    x: float
    y: float


def turned(side: Side, across: float, out: float) -> Place:
    """A point `out` from the middle towards a side, and `across` to the right (on level sides) or downwards."""
    x, y = MIDDLE
    if side == "north":
        return Place(x + across, y - out)
    if side == "south":
        return Place(x + across, y + out)
    if side == "east":
        return Place(x + out, y + across)
    return Place(x - out, y + across)


def corners(side: Side, *, near: float, far: float, half: float = HALF, flare: float = 0) -> list[Place]:
    """A piece of a lane as a polygon; `flare` widens its far end."""
    return [
        turned(side, -half, near),
        turned(side, half, near),
        turned(side, half + flare, far),
        turned(side, -half - flare, far),
    ]


def box_of(points: list[Place]) -> Box:
    """The smallest box that holds the points."""
    return (
        min(point.x for point in points),
        min(point.y for point in points),
        max(point.x for point in points),
        max(point.y for point in points),
    )


OUT = {"extreme": (LONG + REACH) / 2, "long": (WALL + LONG) / 2, "wall": (STREETS + PARAPET) / 2, "streets": 131.0}
"""How far from the middle counters of each kind of space stand."""


def counter_at(centre: tuple[float, float]) -> tuple[int, int]:
    """The upper left corner of a counter whose middle is given."""
    return round(centre[0] - COUNTER[0] / 2), round(centre[1] - COUNTER[1] / 2)

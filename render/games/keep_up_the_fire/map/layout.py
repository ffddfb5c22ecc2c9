"""The geometry of the picture, in pixels.

The four lanes are the same lane rotated around the fort.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from render.pictures.drawing import Box

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")

WIDTH, HEIGHT = 1400, 1448
HEAD: Box = (0, 0, WIDTH, 84)
ARENA: Box = (8, 92, 984, 1068)
ROAD: Box = (992, 92, 1392, 1068)
TABLE: Box = (8, 1076, 764, 1392)
CARD: Box = (772, 1076, 1392, 1392)
BADGES: Box = (8, 1396, 1392, 1442)

MIDDLE = ((ARENA[0] + ARENA[2]) / 2, (ARENA[1] + ARENA[3]) / 2)
REACH = (ARENA[2] - ARENA[0]) / 2

FORT = 84
STREETS = 178
PARAPET = 266
WALL = 306
LONG = 397
HALF = 206
"""Half of a lane's width in pixels. The numbers above are the distances of the rings' outer edges from the centre;
beyond `LONG` is extreme range.
"""

COUNTER = (84, 78)
"""The width and height of every counter, in pixels."""

SLOTS = {"first": -150.0, "enemy": -50.0, "second": 50.0, "gun": 150.0}
"""The places along a wall, as distances from the centre of the lane in pixels."""

CORNERS: dict[str, Box] = {
    "deck": (ARENA[0] + 8, ARENA[1] + 8, MIDDLE[0] - HALF - 8, MIDDLE[1] - WALL - 8),
    "effort": (MIDDLE[0] + HALF + 8, ARENA[1] + 8, ARENA[2] - 8, MIDDLE[1] - WALL - 8),
    "legend": (ARENA[0] + 8, MIDDLE[1] + WALL + 8, MIDDLE[0] - HALF - 8, ARENA[3] - 8),
    "refuge": (MIDDLE[0] + HALF + 8, MIDDLE[1] + WALL + 8, ARENA[2] - 8, ARENA[3] - 8),
}
"""The boxes in the corners between the lanes: card piles, score, legend, the cathedral."""


class Place(NamedTuple):
    """A point of the picture, in pixels."""

    x: float
    y: float


def turned(side: Side, across: float, out: float) -> Place:
    """Return the point `out` pixels from the centre towards `side`, and `across` pixels sideways.

    Sideways means to the right in the north and south, and down in the east and west.
    """
    x, y = MIDDLE
    if side == "north":
        return Place(x + across, y - out)
    if side == "south":
        return Place(x + across, y + out)
    if side == "east":
        return Place(x + out, y + across)
    return Place(x - out, y + across)


def corners(side: Side, *, near: float, far: float, half: float = HALF, flare: float = 0) -> list[Place]:
    """Return a section of a lane as a polygon, from `near` to `far`. `flare` widens its outer end."""
    return [
        turned(side, -half, near),
        turned(side, half, near),
        turned(side, half + flare, far),
        turned(side, -half - flare, far),
    ]


def box_of(points: list[Place]) -> Box:
    """Return the smallest rectangle that contains the points."""
    return (
        min(point.x for point in points),
        min(point.y for point in points),
        max(point.x for point in points),
        max(point.y for point in points),
    )


OUT = {"extreme": (LONG + REACH) / 2, "long": (WALL + LONG) / 2, "wall": (STREETS + PARAPET) / 2, "streets": 131.0}
"""The distance of counters from the centre in pixels, keyed by kind of space."""


def counter_at(centre: tuple[float, float]) -> tuple[int, int]:
    """Return the upper left corner of a counter from its centre."""
    return round(centre[0] - COUNTER[0] / 2), round(centre[1] - COUNTER[1] / 2)

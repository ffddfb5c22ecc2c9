"""Places of a table in words: the square of the ruler, and the feature at which they are."""

from __future__ import annotations

from functools import lru_cache

from engine.games.revolte.scenarios import Spot, scenario
from engine.tabletop.places import SQUARE
from engine.tabletop.points import Point
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import near
from render.games.revolte.text.catalogue import feature, say

BESIDE = 35
"""Who is no farther from a feature than this is at it."""


def square(spot: Spot) -> str:
    """Return the square of the ruler in which a place is: «E7»."""
    return f"{chr(ord('A') + spot[0] // SQUARE)}{spot[1] // SQUARE + 1}"


def centimetres(millimetres: int) -> int:
    """Return a length in whole centimetres, rounded up: a gap is never told shorter than it is."""
    return -(-millimetres // 10)


@lru_cache(4096)
def feature_at(battle: str, spot: Spot) -> tuple[str, str]:
    """Return how a place is related to which feature of a scenario: «in» or «at»; empty for open ground."""
    point, found = Point(*spot), scenario(battle)
    for area in found.area:
        if point in Polygon(area.poly):
            return "in", area.id
    for line in found.line:
        legs = zip(line.points, line.points[1:], strict=False)
        if any(near(point, Point(*start), Point(*end), BESIDE) for start, end in legs):
            return "at", line.id
    for area in found.area:
        if any(near(point, start, end, BESIDE) for start, end in Polygon(area.poly).edges):
            return "at", area.id
    return "", ""


def place(battle: str, spot: Spot, *, locale: str) -> str:
    """Return a place by its square and its feature: «E7 (inn)»."""
    _, name = feature_at(battle, spot)
    if not name:
        return square(spot)
    return say("place-feature", locale=locale, square=square(spot), feature=feature(battle, name, locale=locale))

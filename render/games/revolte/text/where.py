"""Writes places on a table as text: the square, and the feature at the place."""

from __future__ import annotations

from functools import lru_cache

from engine.games.revolte.phases.destinations import (
    BACK,
    BEHIND,
    BREACH,
    COVER,
    EDGE,
    EXIT,
    FOOT,
    FRIENDS,
    INSIDE,
    LADDER,
    OBJECTIVE,
    WAY_IN,
)
from engine.games.revolte.phases.exits import EDGES
from engine.games.revolte.scenarios import SCENARIOS, Spot, scenario
from engine.tabletop.places import SQUARE
from engine.tabletop.points import Point
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import near
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import feature, say
from render.own_battle import battle as bound
from render.vocabulary import compared

BESIDE = 35
"""The maximum distance from a feature, in millimetres, at which a figure is «at» it."""


def square(spot: Spot) -> str:
    """Return the square in which a place is: “E7”."""
    return f"{chr(ord('A') + spot[0] // SQUARE)}{spot[1] // SQUARE + 1}"


def centimetres(millimetres: int) -> int:
    """Return a length in whole centimetres, rounded up."""
    return -(-millimetres // 10)


@lru_cache(4096)
def feature_at(battle: str, spot: Spot) -> tuple[str, str]:
    """Return the id of the feature at a place, after “in” or “at”.

    Both texts are empty in open ground.
    """
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


def place(battle: str, spot: Spot) -> str:
    """Return a place by its square and its feature: “E7 (inn)”."""
    _, name = feature_at(battle, spot)
    if not name:
        return square(spot)
    return say("place-feature", square=square(spot), feature=feature(battle, name))


# --- places by name ---

OF_A_FEATURE = frozenset((WAY_IN, BEHIND, EDGE, FOOT, INSIDE))
_LAID, _BURNING = (6, 12)
"""The numbers of barricades and of fires whose names can be typed."""


def spot_name(battle: str, kind: str, of: str) -> str:
    """Return the name of a place in a menu, such as “behind the inn”."""
    facts = {"the": "", "of": "", "what": "", "number": 0, "figure": of, "edge": of, "group": ""}
    if kind in OF_A_FEATURE:
        facts |= {form: catalogue.feature(battle, of, form=form) for form in ("the", "of")}
    elif kind == BREACH:
        facts["what"] = catalogue.piece(battle, of, form="the")
    elif kind == LADDER:
        facts["number"] = int(of)
    elif kind == FRIENDS:
        facts["group"] = catalogue.group(battle, of)
    return say(f"spot-{kind}", **facts)


def spot_names() -> dict[str, str]:
    """Return the words of places and the ids of features, keyed by the names that players type."""
    found: dict[str, str] = {}
    for battle in (bound(),) if bound() else SCENARIOS:
        laid = [f"barricade-{number}" for number in range(1, _LAID + 1)]
        burning = [f"fire-{number}" for number in range(1, _BURNING + 1)]
        for name in (*catalogue.features(battle), *laid, *burning):
            for kind in sorted(OF_A_FEATURE):
                found.setdefault(compared(spot_name(battle, kind, name)), f"{kind}-{name}")
            for called in (feature(battle, name), feature(battle, name, form="the")):
                found.setdefault(compared(called), name)
    for edge in EDGES:
        found.setdefault(compared(spot_name("", EXIT, edge)), f"{EXIT}-{edge}")
    for kind in (OBJECTIVE, COVER, BACK):
        found.setdefault(compared(say(f"spot-{kind}")), kind)
    for number in (1, 2):
        found.setdefault(compared(spot_name("", LADDER, str(number))), f"{LADDER}-{number}")
    return found

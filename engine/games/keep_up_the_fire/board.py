"""The board, read from `data/board.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec

EXTREME, LONG, WALL, STREETS, FORT = "extreme", "long", "wall", "streets", "fort"
LANE = (EXTREME, LONG, WALL, STREETS, FORT)
"""§III The spaces of a lane in order, from the space where the Chinese enter to Fort Halliday."""
ONWARD = dict(pairwise(LANE))
"""§III The next space after each space of a lane."""
BOXERS, IMPERIALS = "boxers", "imperials"
KINDS = (BOXERS, IMPERIALS)
GUN = "gun"
"""§II.5 The international artillery: answers name it like a legation."""
PEITANG = "peitang"
HIGHEST = 4
"""§II.1 The highest fortification level of a wall."""
ROOM = 2
"""§IV.1 The maximum number of legations at a wall; the gun does not count."""
STREETS_LOST = 3
"""§VI.1 The number of spaces in the streets; the player loses the siege when all are occupied."""


class Wall(msgspec.Struct, frozen=True, kw_only=True):
    """A wall and its value (§II.3)."""

    id: str
    value: int


class Legation(msgspec.Struct, frozen=True, kw_only=True):
    """A Legation: the strength, wall and modifiers of its guards at the start of the game (§II.2, §II.3)."""

    id: str
    strength: int
    wall: str
    to_hit: int = 0
    melee: int = 0
    own: int = 0


class Station(msgspec.Struct, frozen=True, kw_only=True):
    """A station along the road (§V). `danger` is whether it is a danger zone."""

    id: str
    danger: bool = False


class Blocker(msgspec.Struct, frozen=True, kw_only=True):
    """A blocking counter (§I.b)."""

    id: str
    kind: str
    strength: int


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """The start values and limits of the column's speed and power (§V)."""

    speed: int
    power: int
    most_speed: int
    most_power: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The printed data of the board, keyed by id."""

    walls: dict[str, Wall]
    legations: dict[str, Legation]
    stations: tuple[Station, ...]
    blockers: dict[str, Blocker]
    column: Column


def parse(raw: dict[str, Any]) -> Board:
    """Return the board described by `raw`. Raise `ValueError` if the data are wrong."""
    try:
        walls = msgspec.convert(raw["wall"], tuple[Wall, ...])
        legations = msgspec.convert(raw["legation"], tuple[Legation, ...])
        stations = msgspec.convert(raw["station"], tuple[Station, ...])
        blockers = msgspec.convert(raw["blocker"], tuple[Blocker, ...])
        column = msgspec.convert(raw["column"], Column)
    except (msgspec.ValidationError, KeyError) as error:
        raise ValueError(f"the board cannot be read: {error}") from error
    for things in (walls, legations, stations, blockers):
        names = [thing.id for thing in things]
        if len(set(names)) != len(names):
            raise ValueError(f"an id stands twice among {', '.join(names)}")
    for wall in walls:
        if sum(legation.wall == wall.id for legation in legations) > ROOM:
            raise ValueError(f"more than {ROOM} legations begin at {wall.id}")
    if strange := [legation.id for legation in legations if legation.wall not in {wall.id for wall in walls}]:
        raise ValueError(f"no wall for {', '.join(strange)}")
    if strange := [blocker.id for blocker in blockers if blocker.kind not in KINDS]:
        raise ValueError(f"no kind for {', '.join(strange)}")
    return Board(
        walls={wall.id: wall for wall in walls},
        legations={legation.id: legation for legation in legations},
        stations=stations,
        blockers={blocker.id: blocker for blocker in blockers},
        column=column,
    )


@cache
def board() -> Board:
    """Return the board. Its data are read only once."""
    return parse(tomllib.loads(files(__package__).joinpath("data/board.toml").read_text(encoding="utf-8")))


WALLS = tuple(board().walls)
"""§2.a The walls in the order of the data: north, east, south, west."""
POWERS = tuple(board().legations)
"""The eight legations, in the order of the data."""
PEKING = len(board().stations) - 1
"""The index of the last station on the road; Taku has 0."""

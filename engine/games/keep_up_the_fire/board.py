"""The board: walls with their lanes, legations, the road and its blockers, read from `data/board.toml` once."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec

EXTREME, LONG, WALL, STREETS, FORT = "extreme", "long", "wall", "streets", "fort"
LANE = (EXTREME, LONG, WALL, STREETS, FORT)
"""§III A lane, from where the Chinese come in to Fort Halliday."""
ONWARD = dict(pairwise(LANE))
"""§III One space on."""
BOXERS, IMPERIALS = "boxers", "imperials"
KINDS = (BOXERS, IMPERIALS)
GUN = "gun"
"""§II.5 The international artillery: in answers it is named like a legation."""
PEITANG = "peitang"
HIGHEST = 4
"""§II.1 The most that a wall is fortified."""
ROOM = 2
"""§IV.1 Legations at a wall, beside the gun."""
STREETS_LOST = 3
"""§VI.1 The spaces in the streets: when all are taken the siege is lost."""


class Wall(msgspec.Struct, frozen=True, kw_only=True):
    """A wall and its value (§II.3)."""

    id: str
    value: int


class Legation(msgspec.Struct, frozen=True, kw_only=True):
    """A Power's guards: starting strength and wall, and what they add where they take part (§II.2, §II.3)."""

    id: str
    strength: int
    wall: str
    to_hit: int = 0
    melee: int = 0
    own: int = 0


class Station(msgspec.Struct, frozen=True, kw_only=True):
    """A station of the road (§V); `danger` marks a danger zone."""

    id: str
    danger: bool = False


class Blocker(msgspec.Struct, frozen=True, kw_only=True):
    """A blocking counter (§I.b)."""

    id: str
    kind: str
    strength: int


class Column(msgspec.Struct, frozen=True, kw_only=True):
    """Where the column's tracks begin and end (§V)."""

    speed: int
    power: int
    most_speed: int
    most_power: int


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is printed: by id, in the order of the data."""

    walls: dict[str, Wall]
    legations: dict[str, Legation]
    stations: tuple[Station, ...]
    blockers: dict[str, Blocker]
    column: Column


def parse(raw: dict[str, Any]) -> Board:
    """The board from its data; raises `ValueError` for what does not fit together."""
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
    """The board."""
    return parse(tomllib.loads(files(__package__).joinpath("data/board.toml").read_text(encoding="utf-8")))


WALLS = tuple(board().walls)
"""§2.a North, east, south, west: as the compass is read."""
POWERS = tuple(board().legations)
"""The eight legations, in the order of the data."""
PEKING = len(board().stations) - 1
"""The last station's place on the road; Taku's is 0."""

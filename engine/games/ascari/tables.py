"""The tables of all scenarios: fire, melee, and terrain effects."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

FOOT, HORSE, GUNS = "foot", "horse", "guns"
"""The columns of the terrain effects chart: the kinds of movers."""


class Terrain(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the terrain effects chart (§3.7).

    `mp` is the cost to enter for each column; 0 means that units may never enter. `at` modifies fire at the hex, and
    `from_` modifies fire from it. `melee` modifies the defender's melee. A line of sight may end in a hex that
    `blocks`, but may not pass through it.
    """

    name: str
    mp: dict[str, int]
    at: int
    from_: int
    melee: int
    blocks: bool


class FireRow(NamedTuple):
    """The modified roll needed for one and for two hits; 7 means never (§4.5, §4.8)."""

    hit: int
    double: int


class MeleeRow(msgspec.Struct, frozen=True):
    """A row of the melee table (§5.2): the range of differences for which it applies, and its result.

    `least` and `most` limit the difference of the totals. `up_to_double` is whether the higher total must be at most
    twice the lower, or None if that does not matter.
    """

    least: int
    most: int
    up_to_double: bool | None
    result: str


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """All tables of the game.

    Fire rows are keyed by distance. Each modifier has its values for rifles and guns, and its section of the rules.
    """

    rifle_range: int
    gun_range: int
    italian: dict[int, FireRow]
    other: dict[int, FireRow]
    guns: dict[int, FireRow]
    fire_modifiers: dict[str, tuple[int, int, str]]
    melee: tuple[MeleeRow, ...]
    melee_modifiers: dict[str, tuple[int, str]]
    leader_hit_on: int
    terrain: dict[str, Terrain]


NEVER = 7


@cache
def tables() -> Tables:
    """Return the tables in the game's data."""
    text = files("engine.games.ascari").joinpath("data", "tables.toml").read_text(encoding="utf-8")
    raw = tomllib.loads(text)
    fire = raw["fire"]
    return Tables(
        rifle_range=fire["rifle"]["range"],
        gun_range=fire["artillery"]["range"],
        italian={row["distance"]: _row(row["italian"]) for row in fire["rifle"]["row"]},
        other={row["distance"]: _row(row["other"]) for row in fire["rifle"]["row"]},
        guns={far: _gun_row(row) for row in fire["artillery"]["row"] for far in _span(row["distance"])},
        fire_modifiers={name: (each[0], each[1], each[2]) for name, each in fire["modifiers"].items()},
        melee=tuple(
            MeleeRow(row["difference"][0], row["difference"][1], row.get("up_to_double"), row["result"])
            for row in raw["melee"]["row"]
        ),
        melee_modifiers={name: (each[0], each[1]) for name, each in raw["melee"]["modifiers"].items()},
        leader_hit_on=raw["leader_hit"]["hit_on"],
        terrain={name: _terrain(name, row) for name, row in raw["terrain"].items()},
    )


def _row(raw: dict[str, int]) -> FireRow:
    return FireRow(raw["hit"], raw.get("double", NEVER))


def _gun_row(raw: dict[str, Any]) -> FireRow:
    return FireRow(raw["hit"], raw["hit"] if raw["hits"] > 1 else NEVER)


def _span(ends: list[int]) -> range:
    return range(ends[0], ends[1] + 1)


def _terrain(name: str, raw: dict[str, Any]) -> Terrain:
    return Terrain(name=name, mp=raw["mp"], at=raw["at"], from_=raw["from"], melee=raw["melee"], blocks=raw["blocks"])


DEADLY = {1: FireRow(3, 5), 2: FireRow(4, 6), 3: FireRow(5, 6), 4: FireRow(5, NEVER)}
"""§4.5 The Italians' rows with the house rule of deadly volleys."""

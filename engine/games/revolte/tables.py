"""The rulebook's tables, read once from `data/tables.toml`. Distances are millimetres here."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class FireRow(msgspec.Struct, frozen=True):
    """§8.1 A weapon's row of the fire table: its dice, and the score for each range.

    The weapon cannot fire farther than its last column.
    """

    dice: int
    sides: int
    scores: tuple[int, ...]


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """All tables."""

    columns: tuple[int, ...]
    """§8.1 The far ends of the columns for small arms, in millimetres; the last column has none."""
    fire: dict[str, FireRow]
    modifiers: dict[str, int]
    gun_columns: tuple[int, ...]
    gun: FireRow
    saves: dict[str, int]
    save_modifiers: dict[str, int]
    melee: dict[str, tuple[int, int]]
    melee_modifiers: dict[str, int]
    rally: dict[str, int]
    locate: dict[str, int]
    cost: dict[str, int]
    needed: dict[str, int]
    destroyed: dict[str, int]
    arrival: tuple[int, ...]


@cache
def tables() -> Tables:
    """Return the tables of the game's data."""
    text = files("engine.games.revolte").joinpath("data", "tables.toml").read_text(encoding="utf-8")
    raw = tomllib.loads(text)
    fire, melee = raw["fire"], raw["melee"]
    return Tables(
        columns=tuple(10 * each for each in fire["columns"]),
        fire={name: _row(fire[name]) for name in ("rifle", "jingal", "pistol", "machine_gun")},
        modifiers={name: each for name, each in fire["modifiers"].items() if isinstance(each, int)},
        gun_columns=tuple(10 * each for each in raw["gun"]["columns"]),
        gun=_row(raw["gun"]),
        saves={name: raw["save"][name] for name in ("rifle", "jingal", "pistol", "sweep", "one_target", "explosion")},
        save_modifiers={name: raw["save"][name] for name in ("light", "dense", "moving")},
        melee={name: (each[0], each[1]) for name, each in melee.items() if isinstance(each, list)},
        melee_modifiers=melee["modifiers"],
        rally={name: each for name, each in raw["rally"].items() if isinstance(each, int)},
        locate={name: each for name, each in raw["locate"].items() if isinstance(each, int)},
        cost={name: each for name, each in raw["cost"].items() if isinstance(each, int)},
        needed=raw["obstacle"]["needed"],
        destroyed=raw["obstacle"]["destroyed"],
        arrival=tuple(raw["forces"]["arrival"]["needed"]),
    )


def _row(raw: dict[str, Any]) -> FireRow:
    dice, sides = raw["die"].split("d")
    return FireRow(int(dice), int(sides), tuple(raw["scores"]))

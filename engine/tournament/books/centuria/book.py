"""The tables of the Centuria rulebook: scenarios, and the fields of a report."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

TURNS, ENEMY_FLED, OWN_FLED, BOTH_FLED = "turns", "enemy-fled", "own-fled", "both-fled"
"""How a game ended, in the view of a side."""
GAME, SIDE = "game", "side"


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of a report. `of` is `side` if each side has the field, or `game`.

    The field applies to the named `endings`. If it has neither `endings` nor `only_if`, it always applies.
    """

    name: str
    type: str
    ask: str
    of: str = SIDE
    range: tuple[int | str, int | str] | None = None
    choices: tuple[str, ...] = ()
    default: bool | int | str | None = None
    endings: tuple[str, ...] = ()
    only_if: str = ""
    from_list: bool = False
    from_units: str = ""


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario with its roles, its own fields, and its points for each ending."""

    name: str
    section: str
    roles: tuple[str, ...]
    aim: str
    setup: str
    fields: tuple[Field, ...] = msgspec.field(name="field")
    turns: dict[str, Any]
    enemy_fled: dict[str, Any] = msgspec.field(name="enemy-fled")
    own_fled: dict[str, Any] = msgspec.field(name="own-fled")
    both_fled: dict[str, Any] = msgspec.field(name="both-fled")


def _read(name: str) -> dict[str, Any]:
    text = files("engine.tournament.books.centuria").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def common() -> dict[str, Any]:
    """Return the data that all scenarios have in common. Callers must not change the result."""
    found: dict[str, Any] = _read("scenarios")["common"]
    return found


@cache
def common_fields() -> tuple[Field, ...]:
    """Return the fields that each side has in every scenario."""
    return msgspec.convert(common()["field"], tuple[Field, ...])


@cache
def scenarios() -> dict[str, Scenario]:
    """Return all scenarios, keyed by name, in the order of the book. Callers must not change the result."""
    return {each["name"]: msgspec.convert(each, Scenario) for each in _read("scenarios")["scenario"]}


@cache
def rules() -> dict[str, Any]:
    """Return the rules for running a tournament, such as penalties. Callers must not change the result."""
    return _read("tournament")


@cache
def presets() -> dict[str, dict[str, Any]]:
    """Return the presets for new tournaments, keyed by name. Callers must not change the result."""
    return {each["name"]: each for each in _read("formats")["preset"]}


@cache
def conversions() -> dict[str, dict[str, Any]]:
    """T73 Return the tables that turn results into tournament points, keyed by name.

    Callers must not change the result.
    """
    return {each["name"]: each for each in _read("formats")["conversion"]}

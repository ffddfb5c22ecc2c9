"""Parts of the siege that can be played separately, read from `data/scenarios.toml`: their first positions and last
days.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

LAST_DAY = 54
"""§1.2 The day before the relief column enters."""


class Scenario(msgspec.Struct, frozen=True):
    """A scenario: its last day, and its first position, as data of the positions format."""

    last: int
    position: dict[str, Any]

    @property
    def begins(self) -> int:
        """The day before its first card."""
        return int(self.position["day"])


@cache
def scenarios() -> dict[str, Scenario]:
    """Return every scenario by name. Raise `ValueError` if one has no days, or too few cards for them."""
    raw = tomllib.loads(files(__package__).joinpath("data/scenarios.toml").read_text(encoding="utf-8"))
    return parse(raw)


def parse(raw: dict[str, Any]) -> dict[str, Scenario]:
    """Return the scenarios from their data. Raise `ValueError` if one has no days, or too few cards for them."""
    found = msgspec.convert(raw, dict[str, Scenario])
    for name, each in found.items():
        if not each.begins < each.last <= LAST_DAY:
            raise ValueError(f"the scenario {name} lasts from day {each.begins} to {each.last}")
        if len(each.position["deck"]) < each.last - each.begins:
            raise ValueError(f"the scenario {name} has too few cards for its days")
    return found


def last_day(scenario: str) -> int:
    """§1.2 Return the last day of a scenario; of the whole siege if the name is empty."""
    return scenarios()[scenario].last if scenario else LAST_DAY


def first_evening(scenario: str) -> int:
    """Return the day before the first card of a scenario; 0 for the whole siege."""
    return scenarios()[scenario].begins if scenario else 0

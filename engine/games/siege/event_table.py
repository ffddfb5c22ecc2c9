"""§5.3 The event table, read from `data/events.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


@dataclass(frozen=True)
class Entry:
    """A line of the event table. `name` is the key of its text."""

    number: int
    name: str
    unique: bool


@cache
def event_table() -> dict[int, Entry]:
    """§5.3 Return the lines of the event table, keyed by number.

    Raise `ValueError` if numbers are missing or overlap.
    """
    return parse(tomllib.loads(files(__package__).joinpath("data/events.toml").read_text(encoding="utf-8")))


def parse(raw: dict[str, Any]) -> dict[int, Entry]:
    """Return the lines of the event table from its data.

    Raise `ValueError` unless they are numbered from 2 to 12.
    """
    entries = msgspec.convert(raw["event"], list[Entry])
    found = {entry.number: entry for entry in entries}
    if sorted(found) != list(range(2, 13)) or len(found) != len(entries):
        raise ValueError(f"the event table has the numbers {[entry.number for entry in entries]}, not 2 to 12")
    return found


def fall_through(rolled: int, used: list[int]) -> tuple[int, tuple[int, ...]]:
    """§5.3, R67 Return the event that takes place, and the events that were skipped.

    Events that were used before are skipped. After event 12 comes event 2.
    """
    skipped = []
    number = rolled
    while number in used:
        skipped.append(number)
        number = number + 1 if number < 12 else 2
    return number, tuple(skipped)

"""Events: immutable facts, named in the past tense, without any prose."""

from __future__ import annotations

import re

import msgspec


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag=_kebab, tag_field="event"):
    """The base of every event. The class name in kebab case (`dice-rolled`) is its tag in the journal and its catalogue
    key.
    """


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """One die-roll modifier: its name in the catalogue, its section of the rules, its value."""

    name: str
    rule: str
    value: int


class DieRollReport(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The full account of one roll, complete enough to check it by hand.

    `dice` are the natural dice. `total` is the modified number, which selects the table's row, and `column` the points,
    which select its column; both are limited to the table's size. `table` is the table's name in the data, `result` the
    table's entry.
    """

    purpose: str
    rule: str
    dice: tuple[int, ...]
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    table: str | None = None
    column: int | None = None
    result: str = ""

"""Events: immutable facts without any prose. Their names are in the past tense."""

from __future__ import annotations

import re

import msgspec


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag=_kebab, tag_field="event"):
    """The base class of all events. The class name in kebab case (`dice-rolled`) identifies the event in the journal
    and is its text key.
    """


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """A modifier of a die roll: its name, its rule section, and its value."""

    name: str
    rule: str
    value: int


class DieRollReport(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The full account of one roll, complete enough to check it by hand.

    `dice` are the natural dice. `total` is the modified number, which selects the row of the table. `column` is the
    points that select its column. Both are limited to the size of the table. `table` is the name of the table in the
    data, and `result` is the entry of the table.
    """

    purpose: str
    rule: str
    dice: tuple[int, ...]
    modifiers: tuple[Modifier, ...] = ()
    total: int | None = None
    table: str | None = None
    column: int | None = None
    result: str = ""

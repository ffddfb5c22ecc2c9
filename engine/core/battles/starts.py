"""Own starts: files of games whose board and forces are printed, so that only the first position is the author's.

The section `[position]` has the fields of the game's positions as text; each of their tables is a section of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet, values_of
from engine.core.battles.words import Name

POSITION = "position"
HEAD = (*values_of("name", "about"), "date", "by")
"""The lines before the first heading that every start may have."""
_FLAGS = {"yes": True, "no": False}


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """A start: `id` is its code, or its name if it is shipped, `last` the last period or 0 if the game has no limit,
    `turns` the largest number of periods, `position` the data of the game's positions as text.
    """

    id: str
    name: Name
    about: Name = Name()
    date: str = ""
    last: int = 0
    turns: int
    position: dict[str, Any]


class Fields:
    """The section `[position]`, with one line for each of the known fields."""

    def __init__(self, sheet: Sheet, known: Collection[str]) -> None:
        self.sheet = sheet
        self.rows = sheet.keyed(POSITION, known)

    def line(self, key: str) -> int:
        """Return the line of a field, or the line of the heading if the field is missing."""
        return self.rows[key].line if key in self.rows else self.sheet.line_of(POSITION)

    def number(self, key: str, low: int, high: int, usual: int) -> int:
        """Return a number; the usual one if its line is missing or wrong."""
        if row := self.rows.get(key):
            with self.sheet.at(row):
                words = row.read()
                found = words.number(key, low, high)
                words.end()
                return found
        return usual

    def word(self, key: str, known: Collection[str], usual: str) -> str:
        """Return one of the known words; the usual one if its line is missing or wrong."""
        if row := self.rows.get(key):
            with self.sheet.at(row):
                words = row.read()
                found = words.one_of(key, known)
                words.end()
                return found
        return usual

    def flag(self, key: str) -> bool:
        """Return whether a line says `yes`; without it False."""
        return _FLAGS[self.word(key, _FLAGS, "no")]

    def words(self, key: str, known: Collection[str]) -> list[str]:
        """Return the known words of a line, each once; empty if the line is missing or wrong."""
        if row := self.rows.get(key):
            with self.sheet.at(row):
                return words_in(row, known)
        return []


def words_in(row: Row, known: Collection[str]) -> list[str]:
    """Return the words of a line. Raise `Wrong` for an unknown one, or for one that occurs twice."""
    words, found = row.read(), list[str]()
    while words:
        found.append(words.one_of(row.key, known))
        if found[-1] in found[:-1]:
            raise Wrong("twice", what=found[-1])
    return found


def head_of(sheet: Sheet) -> Mapping[str, Any]:
    """Return the fields of a `Start` that are before the first heading: name, about and date."""
    name, date = sheet.name(), sheet.top.get("date")
    if not name:
        sheet.missing("name:")
    if POSITION not in sheet.sections:
        sheet.missing(f"[{POSITION}]")
    return {"name": name, "about": sheet.name("about"), "date": date.text if date is not None else ""}

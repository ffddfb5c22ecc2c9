"""Users' own starting positions, for games with a fixed board and fixed forces.

The section `[position]` has the fields of the game's position; each table in it is a section of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet, values_of
from engine.core.battles.words import Name

POSITION = "position"
HEAD = (*values_of("name", "about"), "date", "by")
"""The lines before the first heading that every start may have."""
_FLAGS = {"yes": True, "no": False}


@dataclass(frozen=True, kw_only=True)
class Start:
    """A starting position.

    `id` is its code, or its name if it comes with the game. `last` is the last period, or 0 without a limit. `turns` is
    the largest number of periods. `position` is the game's position as text.
    """

    id: str
    name: Name
    about: Name = field(default_factory=Name)
    date: str = ""
    last: int = 0
    turns: int
    position: dict[str, Any]


class Fields:
    """The fields in the section `[position]`, one line for each."""

    def __init__(self, sheet: Sheet, known: Collection[str]) -> None:
        self.sheet = sheet
        self.rows = sheet.keyed(POSITION, known)

    def line(self, key: str) -> int:
        """Return the line number of a field. If the field is missing, return that of the section's heading."""
        return self.rows[key].line if key in self.rows else self.sheet.line_of(POSITION)

    def number(self, key: str, low: int, high: int, usual: int) -> int:
        """Return the number in a field. Return `usual` if the field is missing or wrong."""
        if row := self.rows.get(key):
            with self.sheet.at(row):
                words = row.read()
                found = words.number(key, low, high)
                words.end()
                return found
        return usual

    def word(self, key: str, known: Collection[str], usual: str) -> str:
        """Return the word in a field.

        Return `usual` if the field is missing, or if its word is not one of `known`.
        """
        if row := self.rows.get(key):
            with self.sheet.at(row):
                words = row.read()
                found = words.one_of(key, known)
                words.end()
                return found
        return usual

    def flag(self, key: str) -> bool:
        """Return whether a field says `yes`. Return False if the field is missing."""
        return _FLAGS[self.word(key, _FLAGS, "no")]

    def words(self, key: str, known: Collection[str]) -> list[str]:
        """Return the words in a field, which must all be in `known`.

        Return an empty list if the field is missing or wrong.
        """
        if row := self.rows.get(key):
            with self.sheet.at(row):
                return words_in(row, known)
        return []


def words_in(row: Row, known: Collection[str]) -> list[str]:
    """Return the words of a line. Raise `Wrong` if a word is unknown or repeated."""
    words, found = row.read(), list[str]()
    while words:
        found.append(words.one_of(row.key, known))
        if found[-1] in found[:-1]:
            raise Wrong("twice", what=found[-1])
    return found


def head_of(sheet: Sheet) -> Mapping[str, Any]:
    """Return the fields of a `Start` that come before the file's first heading: name, about and date."""
    name, date = sheet.name(), sheet.top.get("date")
    if not name:
        sheet.missing("name:")
    if POSITION not in sheet.sections:
        sheet.missing(f"[{POSITION}]")
    return {"name": name, "about": sheet.name("about"), "date": date.text if date is not None else ""}

"""Edits a battle's text after changes on its map. Other lines and comments stay."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

from engine.core.battles.sheet import Sheet, clean, without_comment
from engine.core.battles.words import Name, Word, Words

Deed = Literal["paint", "raise", "mark", "unmark", "move", "add", "remove", "shift", "corner", "draw", "erase"]
_WORD = re.compile(r'"([^"]*)"|([^\s"]+)')
_ENDS = re.compile(r"(\r\n|\r|\n)")
_KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9_ -]{0,30}:(?=\s|$)")


class Impossible(Exception):
    """Raised for an action that the text cannot express."""


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action on the map of a battle.

    `do` is the kind of action. `what` is a terrain, a height, a piece, a kind, a list of hexes or a line, depending on
    the action. `at` are hexes, or points in millimetres.
    """

    do: Deed
    what: str = ""
    side: str = ""
    at: tuple[str, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """A counter or figure in a battle's text, with its line number.

    `at` is empty if it does not start on the map.
    """

    id: str
    side: str
    kind: str
    name: Name
    at: str
    line: int


class Outline(msgspec.Struct, frozen=True):
    """A shape on a table in a battle's text. Its corners are in millimetres."""

    line: int
    kind: str
    name: Name
    points: tuple[tuple[int, int], ...]
    area: bool
    ground: bool


class Sketch(msgspec.Struct, frozen=True, kw_only=True):
    """What the editor can show of a battle's text, even with mistakes.

    A hex map has columns, rows, `ground` and `heights` by rows, and lists of hexes by section and word. A table has a
    width and a depth in millimetres, and outlines. `grounds`, `kinds` and `sides` are the words that the author may
    use.
    """

    size: tuple[int, int]
    ground: tuple[str, ...] = ()
    heights: tuple[str, ...] = ()
    lists: dict[str, tuple[str, ...]] = {}
    outlines: tuple[Outline, ...] = ()
    pieces: tuple[Piece, ...] = ()
    grounds: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()


class Token(NamedTuple):
    """A word of a line with its start and end."""

    text: str
    start: int
    end: int
    quoted: bool = False


class Lines:
    """The lines of a text, numbered from 1. The lines include their endings."""

    def __init__(self, text: str) -> None:
        parts = _ENDS.split(text)
        self._lines = [[line, end] for line, end in zip(parts[::2], [*parts[1::2], ""], strict=True)]

    @property
    def text(self) -> str:
        """The whole text."""
        return "".join(line + end for line, end in self._lines)

    def __getitem__(self, number: int) -> str:
        return clean(self._lines[number - 1][0])

    def put(self, number: int, line: str) -> None:
        """Replace a line."""
        self._lines[number - 1][0] = line

    def insert(self, after: int, *lines: str) -> None:
        """Insert lines after the line `after`."""
        end = next((end for _, end in self._lines if end), "\n")
        if after == len(self._lines) and not self._lines[-1][1]:
            self._lines[-1][1] = end
        self._lines[after:after] = [[line, end] for line in lines]

    def append(self, *lines: str) -> None:
        """Add lines at the end of the text."""
        last = len(self._lines)
        self.insert(last - 1 if not self._lines[-1][0] else last, *lines)

    def remove(self, number: int) -> None:
        """Delete a line."""
        del self._lines[number - 1]

    def words(self, number: int) -> list[Token]:
        """Return the words of a line, without key and comment."""
        line = self[number]
        kept = without_comment(line)
        start = line.find(kept) if kept else 0
        key = _KEY.match(kept)
        found = _WORD.finditer(kept, key.end() if key is not None else 0)
        return [_token(match, start) for match in found]

    def replace(self, number: int, changes: Iterable[tuple[int, int, str]]) -> None:
        """Replace parts of a line.

        Each change is a start, an end and a new text. Changes must not overlap.
        """
        line = self[number]
        for start, end, text in sorted(changes, reverse=True):
            line = line[:start] + text + line[end:]
        self.put(number, line)


def _token(match: re.Match[str], start: int) -> Token:
    if match[1] is not None:
        return Token(match[1], match.start() + start, match.end() + start, quoted=True)
    word = match[2].rstrip(",")
    return Token(word, match.start() + start, match.start() + start + len(word))


def as_words(tokens: Sequence[Token]) -> Words:
    """Return tokens as `Words`, for the functions that read a line."""
    return Words(Word(each.text, each.quoted) for each in tokens)


def end_of(sheet: Sheet, heading: str) -> int:
    """Return the number of the last line of a section, or 0 if the section is missing."""
    rows = sheet.rows(heading)
    return rows[-1].line if rows else sheet.sections[heading].line if heading in sheet.sections else 0


def write_row(lines: Lines, sheet: Sheet, heading: str, row: str, *, after: int = 0) -> None:
    """Insert a line into a section, after a given line or at the section's end.

    A section that is missing is added to the text.
    """
    place = after or end_of(sheet, heading)
    if place:
        lines.insert(place, row)
    else:
        lines.append("", f"[{heading}]", row)


def without(lines: Lines, number: int, tokens: Iterable[Token]) -> None:
    """Delete words from a line, with the spaces before them."""
    line, changes = lines[number], []
    for token in tokens:
        start = token.start
        while start > 0 and line[start - 1] == " ":
            start -= 1
        changes.append((start, token.end + line[token.end : token.end + 1].count(","), ""))
    lines.replace(number, changes)


def free_id(start: str, known: Iterable[str]) -> str:
    """Return an unused short name: `start` with the smallest free number."""
    taken = set(known)
    return next(name for number in range(1, len(taken) + 2) if (name := f"{start}{number}") not in taken)


def left_out(text: str, sheet: Sheet, *, rows: Iterable[tuple[int, str]] = ()) -> str:
    """Return the text of a battle without its wrong lines. Empty lines take their place.

    Only wrong lines in sections are left out. `rows` maps the numbers of lines to texts that are used instead.
    """
    lines, mended = Lines(text), dict(rows)
    inside = {row.line for section in sheet.sections.values() for row in section.rows}
    for problem in sheet.problems:
        if problem.line in mended or problem.line in inside:
            lines.put(problem.line, mended.get(problem.line, ""))
    return lines.text

"""The format of a battle's file: its lines, headings, values and mistakes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from engine.core.battles.problems import Fact, Problem, Wrong, unknown
from engine.core.battles.words import LANGUAGES, MOST_NAME, Name, Word, Words, named, split

FORMAT = 1
"""The format that this version reads and writes."""
MOST_BYTES, MOST_LINES, MOST_PROBLEMS = 32 * 1024, 600, 25
MOST_ABOUT = 300
"""The maximum number of characters of `about`."""
COMMENT = "//"
BATTLE, SERIES = "battle", "series"
"""The first words of the two kinds of files: a battle, and a series of battles (`engine.core.battles.series`)."""
LARGEST = {BATTLE: (MOST_BYTES, MOST_LINES), SERIES: (2 * MOST_BYTES, 4 * MOST_LINES)}
"""The maximum number of bytes and of lines of each kind."""
_FIRST = re.compile(r"(battle|series) ([0-9]{1,3}) ([a-z][a-z-]{0,30})")
_HEADING = re.compile(r"\[([a-z][a-z -]{0,30})\]")
_KEYED = re.compile(r"([A-Za-z0-9][A-Za-z0-9_ -]{0,30}):(?:\s+(.*))?")
_STRANGE = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
"""The categories of characters that cannot be shown."""
_LINK = re.compile(r"[a-z]+://|www\.", re.IGNORECASE)


class Row(NamedTuple):
    """A line of a section.

    `line` is its number. `key` is the text before the colon, and `text` is the text after it.
    """

    line: int
    key: str
    text: str
    words: tuple[Word, ...]

    def read(self) -> Words:
        """Return a reader for the words of the line."""
        return Words(self.words)


class Section(NamedTuple):
    """A section of a text: its lines, and the line number of its heading."""

    line: int
    rows: list[Row]


class Sheet:
    """A file split into lines and sections. A game adds `problems` while it reads it."""

    def __init__(self) -> None:
        self.game = ""
        self.top: dict[str, Row] = {}
        self.sections: dict[str, Section] = {}
        self._problems: dict[tuple[int, str], Problem] = {}

    @property
    def problems(self) -> list[Problem]:
        """All mistakes in order of lines, at most one per line."""
        return [self._problems[place] for place in sorted(self._problems)][:MOST_PROBLEMS]

    def wrong(self, line: int, kind: str, **facts: Fact) -> None:
        """Report a mistake in a line."""
        self.report(line, Wrong(kind, **facts))

    def report(self, line: int, mistake: Wrong) -> None:
        """Report a mistake in a line."""
        self._problems.setdefault((line, ""), Problem(line, mistake.kind, mistake.facts))

    @contextmanager
    def at(self, row: Row | int) -> Iterator[None]:
        """Return a context manager for reading a line. It reports a `Wrong` error as a mistake in the line."""
        try:
            yield
        except Wrong as mistake:
            self.report(row if isinstance(row, int) else row.line, mistake)

    # --- what every game reads in the same way ---

    def value(self, key: str, *, needed: bool = True) -> Row | None:
        """Return the line `key: value` before the first heading; None if it is missing.

        If `needed`, report a missing line.
        """
        row = self.top.get(key)
        if row is None and needed:
            self.missing(f"{key}:")
        return row

    def choice(self, key: str, known: Collection[str], usual: str) -> str:
        """Return a value that must be one of `known`. If it is not, report this and return `usual`."""
        row = self.value(key)
        if row is not None:
            with self.at(row):
                words = row.read()
                found = words.one_of(key, known)
                words.end()
                return found
        return usual

    def number(self, key: str, low: int, high: int, *, usual: int | None = None) -> int:
        """Return a value that is a number; `usual` if it is missing.

        If it is wrong, report that and return the highest number.
        """
        row = self.value(key, needed=usual is None)
        if row is None and usual is not None:
            return usual
        if row is not None:
            with self.at(row):
                words = row.read()
                found = words.number(key, low, high)
                words.end()
                return found
        return high

    def missing(self, what: str, heading: str = "") -> None:
        """Report that something is missing in the section `heading`, or before the first section."""
        line = self.line_of(heading)
        self._problems[line, what] = Problem(line, "missing", {"what": what})

    def line_of(self, heading: str) -> int:
        """Return the line number of a heading; 1 if the heading is missing."""
        section = self.sections.get(heading)
        return section.line if section is not None else 1

    def rows(self, heading: str) -> list[Row]:
        """Return the lines of a section; none if it is missing."""
        section = self.sections.get(heading)
        return section.rows if section is not None else []

    def keyed(self, heading: str, known: Collection[str]) -> dict[str, Row]:
        """Return the lines of a section, keyed by the word before the colon.

        Report lines with unknown or repeated words.
        """
        found: dict[str, Row] = {}
        for row in self.rows(heading):
            with self.at(row):
                if not row.key or row.key not in known:
                    raise unknown("unknown", row.key or row.text, known)
                if row.key in found:
                    raise Wrong("twice", what=row.key)
                found[row.key] = row
        return found

    def expect(self, values: Collection[str], headings: Collection[str]) -> None:
        """Report all values and sections that the game does not know."""
        for key, row in self.top.items():
            if key not in values:
                self.report(row.line, unknown("unknown", key, values))
        for heading, section in self.sections.items():
            if heading not in headings:
                self.report(section.line, unknown("heading", heading, headings))

    def name(self, key: str = "name") -> Name:
        """Return a text in all its languages. The file has lines such as `name` and `name it` for them."""
        plain, own = "", list[tuple[str, str]]()
        for language in ("", *LANGUAGES):
            row = self.top.get(f"{key} {language}".strip())
            if row is not None:
                with self.at(row):
                    text = named(row.text, most=MOST_ABOUT if key == "about" else MOST_NAME)
                    plain, own = (plain, [*own, (language, text)]) if language else (text, own)
        return Name(plain, tuple(own))


def values_of(*keys: str) -> tuple[str, ...]:
    """Return the keys, each followed by the same key for each language: `name`, `name en`, and so on."""
    return tuple(f"{key} {language}".strip() for key in keys for language in ("", *LANGUAGES))


def read(text: str, games: Collection[str], kind: str = BATTLE) -> Sheet:
    """Read a file, and return its lines and sections.

    Report a file that is too large or of the wrong kind or game, and do not read it further.
    """
    sheet, (most, most_lines) = Sheet(), LARGEST[kind]
    with sheet.at(1):
        if len(text) > most or len(text.encode("utf-8", "replace")) > most:
            raise Wrong("too-large", most=most // 1024)
        lines = clean(text).split("\n")
        if len(lines) > most_lines:
            raise Wrong("too-many-lines", most=most_lines)
        _Reading(sheet, kind).read(lines, games)
    return sheet


def clean(text: str) -> str:
    """Return a text with Unix line ends, spaces for tabs, and composed accents (NFC)."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    return unicodedata.normalize("NFC", text)


def without_comment(line: str) -> str:
    """Remove the comment from a line.

    A comment begins with `//` at the start of the line, or after two spaces outside quotation marks.
    """
    line = line.strip()
    if line.startswith(COMMENT):
        return ""
    start = line.find(f"  {COMMENT}")
    while start >= 0:
        if line.count('"', 0, start) % 2 == 0:
            return line[:start].rstrip()
        start = line.find(f"  {COMMENT}", start + 1)
    return line


class _Reading:
    """Reads the lines of a battle file into a sheet."""

    def __init__(self, sheet: Sheet, kind: str) -> None:
        self.sheet, self.kind = sheet, kind
        self.section: Section | None = None

    def read(self, lines: list[str], games: Collection[str]) -> None:
        for line, full in enumerate(lines, 1):
            text = without_comment(full)
            if not text:
                continue
            with self.sheet.at(line):
                if not self.sheet.game:
                    self.sheet.game = _game(text, games, self.kind)
                else:
                    self._line(line, text)
            if not self.sheet.game:
                return
        if not self.sheet.game:
            raise Wrong("no-battle", known=tuple(games))

    def _line(self, line: int, text: str) -> None:
        strange = [sign for sign in text if unicodedata.category(sign) in _STRANGE]
        if strange:
            raise Wrong("strange-sign", sign=f"U+{ord(strange[0]):04X}")
        if heading := _HEADING.fullmatch(text):
            self._heading(line, heading[1])
            return
        if _LINK.search(text):
            raise Wrong("link")
        if text.count('"') % 2:
            raise Wrong("open-quote")
        parts = _KEYED.fullmatch(text)
        key, rest = (" ".join(parts[1].split()), parts[2] or "") if parts else ("", text)
        row = Row(line, key, rest, split(rest))
        if self.section is not None:
            self.section.rows.append(row)
        elif not key:
            raise Wrong("no-key", what=text)
        elif key in self.sheet.top:
            raise Wrong("twice", what=key)
        else:
            self.sheet.top[key] = row

    def _heading(self, line: int, heading: str) -> None:
        self.section = Section(line, [])
        if heading in self.sheet.sections:
            raise Wrong("twice", what=f"[{heading}]")
        self.sheet.sections[heading] = self.section


def _game(text: str, games: Collection[str], kind: str) -> str:
    """Return the game named in the first line of a file. Raise `Wrong` if the game is unknown."""
    found = _FIRST.fullmatch(" ".join(text.split()))
    if found is None or found[1] != kind:
        raise Wrong("no-battle", known=tuple(games))
    if int(found[2]) != FORMAT:
        raise Wrong("newer", version=int(found[2]), known=FORMAT)
    if found[3] not in games:
        raise unknown("game", found[3], games)
    return found[3]

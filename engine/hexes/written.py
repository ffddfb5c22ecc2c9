"""Parser for the map of hexes in a battle file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import Row, Sheet
from engine.core.battles.words import Words, identifier
from engine.hexes.grid import LARGEST, HexGrid, Offset, label, offset_of

MAP, HEIGHTS, PLACES = "map", "heights", "places"
"""The headings of the sections."""
FEWEST, MOST_COLUMNS, MOST_ROWS = 5, 30, 24
HIGHEST = 9
MOST_PLACES = 12
_HEXES = re.compile(r"([0-9]{4})(?:\.\.([0-9]{4}))?")
_LEVEL = re.compile(r"[0-9]")


class WrittenMap(msgspec.Struct, frozen=True):
    """A map read from a file: terrain and heights in rows, and the hexes of named places."""

    columns: int
    rows: int
    terrain: tuple[str, ...]
    heights: tuple[str, ...]
    places: dict[str, tuple[str, ...]]
    legend: Mapping[str, str]

    def __contains__(self, name: object) -> bool:
        at = offset_of(str(name))
        return 1 <= at.column <= self.columns and 1 <= at.row <= self.rows

    def ground(self, name: str) -> str:
        """Return the terrain of a hex."""
        at = offset_of(name)
        return self.legend[self.terrain[at.row - 1][at.column - 1]]

    def height(self, name: str) -> int:
        """Return the elevation of a hex."""
        at = offset_of(name)
        return int(self.heights[at.row - 1][at.column - 1])

    def expect(self, name: str) -> str:
        """Return `name` if it is a hex of the map, otherwise raise `Wrong`."""
        if not re.fullmatch(r"[0-9]{4}", name):
            raise Wrong("hex", what=name)
        if name not in self:
            raise Wrong("off-map", hex=name, columns=self.columns, rows=self.rows)
        return name

    def hexes(self, words: Words, *, named: bool = True) -> tuple[str, ...]:
        """Return the hexes that the next words name, without repeats.

        A hex is written `0706`, a block of hexes `0706..0806`, and an area `within 2 of 0706`. Names of places are
        allowed if `named`.
        """
        found: dict[str, None] = {}
        while words.next:
            if words.next == "within":
                found |= dict.fromkeys(self._within(words))
            elif part := _HEXES.fullmatch(words.next):
                words.take("hex")
                found |= dict.fromkeys(self._block(part[1], part[2] or part[1]))
            elif named and words.next in self.places:
                found |= dict.fromkeys(self.places[words.take("place")])
            else:
                break
        return tuple(found)

    def all_hexes(self, words: Words, *, named: bool = True) -> tuple[str, ...]:
        """Return the hexes that the words of a line name.

        Raise `Wrong` if a word is not a hex, or if there are no words.
        """
        found = self.hexes(words, named=named)
        if words.next:
            if words.next[0].isdigit():
                raise Wrong("hex", what=words.next)
            raise unknown("place", words.next, self.places if named else ())
        words.end()
        if not found:
            raise Wrong("missing", what="0101")
        return found

    def _within(self, words: Words) -> tuple[str, ...]:
        words.skip("within")
        distance = words.number("within", 0, HIGHEST)
        if not words.skip("of"):
            raise Wrong("missing", what="of")
        return HexGrid(self.columns, self.rows).within(self.expect(words.take("0101")), distance)

    def _block(self, one: str, other: str) -> Iterator[str]:
        first, last = offset_of(self.expect(one)), offset_of(self.expect(other))
        left, right = sorted((first.column, last.column))
        top, bottom = sorted((first.row, last.row))
        return (label(Offset(column, row)) for column in range(left, right + 1) for row in range(top, bottom + 1))


def read_map(sheet: Sheet, legend: Mapping[str, str]) -> WrittenMap | None:
    """Return the map in a file, or None if the file has no map.

    Mistakes are reported. Valid values replace them.
    """
    rows = sheet.rows(MAP)
    if not rows:
        sheet.missing(f"[{MAP}]")
        return None
    columns = Counter(len(row.text) for row in rows).most_common(1)[0][0]
    with sheet.at(rows[0]):
        if not FEWEST <= columns <= MOST_COLUMNS:
            raise Wrong("map-columns", got=columns, low=FEWEST, high=MOST_COLUMNS)
    with sheet.at(rows[-1]):
        if not FEWEST <= len(rows) <= MOST_ROWS:
            raise Wrong("map-rows", got=len(rows), low=FEWEST, high=MOST_ROWS)
    for row in rows:
        with sheet.at(row):
            _expect_signs(row, columns, legend, "sign")
    terrain = tuple(_mended(row.text, min(columns, LARGEST), legend) for row in rows[:LARGEST])
    written = WrittenMap(len(terrain[0]), len(terrain), terrain, (), {}, legend)
    return _with_places(sheet, msgspec.structs.replace(written, heights=_heights(sheet, written)))


def _mended(text: str, columns: int, legend: Mapping[str, str]) -> str:
    """Return a row of the map in which mistakes are replaced by the usual terrain."""
    usual = next(iter(legend))
    return "".join(sign if sign in legend else usual for sign in text[:columns].ljust(columns, usual))


def _expect_signs(row: Row, columns: int, known: Mapping[str, str] | str, kind: str) -> None:
    if len(row.text) != columns:
        raise Wrong("row-length", got=len(row.text), wanted=columns)
    wrong = next(((place, sign) for place, sign in enumerate(row.text, 1) if sign not in known), None)
    if wrong is not None:
        raise Wrong(kind, sign=wrong[1], column=wrong[0], known=tuple(known))


def _heights(sheet: Sheet, written: WrittenMap) -> tuple[str, ...]:
    """Return the heights of the map as rows of digits; all 0 by default.

    The file gives them as rows or as lines such as `2: 0706`.
    """
    rows, level = sheet.rows(HEIGHTS), "0" * written.columns
    if any(row.key for row in rows):
        return _levels(sheet, written, rows)
    if rows and len(rows) != written.rows:
        sheet.wrong(sheet.line_of(HEIGHTS), "height-rows", got=len(rows), wanted=written.rows)
        return (level,) * written.rows
    for row in rows:
        with sheet.at(row):
            _expect_signs(row, written.columns, "0123456789", "height")
    return tuple(_mended(row.text, written.columns, dict.fromkeys("0123456789", "")) for row in rows) or (
        (level,) * written.rows
    )


def _levels(sheet: Sheet, written: WrittenMap, rows: list[Row]) -> tuple[str, ...]:
    found: dict[str, str] = {}
    for row in rows:
        with sheet.at(row):
            if not _LEVEL.fullmatch(row.key):
                raise Wrong("level", what=row.key or row.text)
            found |= dict.fromkeys(written.all_hexes(row.read(), named=False), row.key)
    columns = range(1, written.columns + 1)
    return tuple(
        "".join(found.get(label(Offset(column, row)), "0") for column in columns) for row in range(1, written.rows + 1)
    )


def _with_places(sheet: Sheet, written: WrittenMap) -> WrittenMap:
    """Return a map with the places named in the file. A place whose line is wrong has no hexes."""
    for row in sheet.rows(PLACES):
        with sheet.at(row):
            name = identifier(row.key or row.text)
            if name in written.places:
                raise Wrong("twice", what=name)
            written.places[name] = ()
            words = row.read()
            found = written.hexes(words, named=False)
            words.name()
            if words or not found:
                written.all_hexes(words, named=False)
            written.places[name] = found
    if len(written.places) > MOST_PLACES:
        sheet.wrong(sheet.line_of(PLACES), "too-many", what=f"[{PLACES}]", most=MOST_PLACES)
    return written

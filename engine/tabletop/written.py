"""Parses places on a table from a battle file.

A place is a point such as `430,220` in millimetres, a rectangle, an outline, or a straight piece.
"""

from __future__ import annotations

import itertools
import re

import msgspec

from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Sheet
from engine.core.battles.words import Words
from engine.tabletop.polygons import Polygon

TABLE = "table"
"""The key of the line with the size of the table."""
NARROWEST, SHALLOWEST, WIDEST, DEEPEST = 400, 300, 1800, 1200
"""The minimum width and depth of a table, and the maximum of both, in millimetres."""
MOST_POINTS = 16
SMALLEST = 400
"""The minimum size of an area, in square millimetres."""
STEP = 30
"""The distance between bases in a row, in millimetres."""
_POINT = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
_SEGMENT = re.compile(r"(-?[0-9]{1,4},-?[0-9]{1,4})-(-?[0-9]{1,4},-?[0-9]{1,4})")
_SIZE = re.compile(r"([0-9]{3,4}) ?x ?([0-9]{3,4})(?: mm)?")

Spot = tuple[int, int]


class WrittenTable(msgspec.Struct, frozen=True):
    """The width and depth of a table in millimetres, with methods that read places on it."""

    wide: int
    deep: int

    def point(self, words: Words) -> Spot:
        """Return the point that the next word names."""
        return self.spot(words.take("430,220"))

    def spot(self, word: str) -> Spot:
        """Return the point that a word names. The point must be on the table."""
        found = _POINT.fullmatch(word)
        if found is None or not (0 <= int(found[1]) <= self.wide and 0 <= int(found[2]) <= self.deep):
            raise Wrong("point", what=word, wide=self.wide, deep=self.deep)
        return int(found[1]), int(found[2])

    def points(self, words: Words) -> tuple[Spot, ...]:
        """Read points from the next words.

        A text such as `100,50 to 300,90` gives the four corners of a rectangle.
        """
        found: list[Spot] = []
        while words.next and words.next[0] in "-0123456789":
            found.append(self.point(words))
            if len(found) == 1 and words.skip("to"):
                return rectangle(found[0], self.point(words))
        if len(found) > MOST_POINTS:
            raise Wrong("too-many-points", most=MOST_POINTS)
        return tuple(found)

    def outline(self, words: Words) -> tuple[Spot, ...]:
        """Return the corners of the area that the next words name. Raise `Wrong` if its outline crosses itself."""
        found = self.points(words)
        if not found:
            raise Wrong("missing", what="100,50 to 300,90")
        try:
            Polygon(found)
        except ValueError as error:
            raise Wrong("outline") from error
        pairs = zip(found, (*found[1:], found[0]), strict=True)
        if abs(sum(one[0] * other[1] - other[0] * one[1] for one, other in pairs)) < 2 * SMALLEST:
            raise Wrong("outline")
        return found

    def line(self, words: Words) -> tuple[Spot, ...]:
        """Read the points of a line from the next words. Raise `Wrong` if there are fewer than two."""
        found = self.points(words)
        if len(found) < 2 or any(one == other for one, other in itertools.pairwise(found)):
            raise Wrong("line")
        return found

    def segments(self, words: Words) -> tuple[tuple[Spot, Spot], ...]:
        """Read straight segments from the next words, such as `360,560-460,560`."""
        found = []
        while part := _SEGMENT.fullmatch(words.next):
            words.take("")
            one, other = self.spot(part[1]), self.spot(part[2])
            if one == other:
                raise Wrong("line")
            found.append((one, other))
        return tuple(found)


def rectangle(one: Spot, other: Spot) -> tuple[Spot, ...]:
    """Return the four corners of a rectangle, clockwise from the north-western one."""
    (left, right), (top, bottom) = sorted((one[0], other[0])), sorted((one[1], other[1]))
    return (left, top), (right, top), (right, bottom), (left, bottom)


def rows_in(area: tuple[Spot, ...], number: int) -> tuple[Spot, ...]:
    """Return places for `number` bases in a rectangle, row by row.

    Raise `Wrong` if they do not fit.
    """
    (left, top), _, (right, bottom), _ = area
    places = [(x, y) for y in range(top, bottom + 1, STEP) for x in range(left, right + 1, STEP)]
    if len(places) < number:
        raise Wrong("no-room", places=len(places), figures=number)
    return tuple(places[:number])


def read_table(sheet: Sheet) -> WrittenTable:
    """Return the table whose size is in the file. If the size is missing or wrong, return the largest table."""
    row = sheet.value(TABLE)
    if row is not None:
        with sheet.at(row):
            found = _SIZE.fullmatch(" ".join(row.text.split()))
            if found is None or not (NARROWEST <= int(found[1]) <= WIDEST and SHALLOWEST <= int(found[2]) <= DEEPEST):
                raise Wrong("table", least=f"{NARROWEST} x {SHALLOWEST}", most=f"{WIDEST} x {DEEPEST}")
            return WrittenTable(int(found[1]), int(found[2]))
    return WrittenTable(WIDEST, DEEPEST)

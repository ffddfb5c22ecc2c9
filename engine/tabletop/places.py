"""Names of places on the table, as players type them and as the picture's rulers show them.

Squares of ten centimetres are named like those of a chessboard: columns from A in the west, rows from 1 in the north.
The ninths of a square are numbered like the keys of a telephone.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.tabletop.points import Point, toward_zero

SQUARE = 100
"""The side of a square, in millimetres."""

_NINTHS = (17, 50, 83)
"""The middles of the ninths of a square, in millimetres from its north-west corner."""

# Thousandths of the sine of 0 to 90 whole degrees: a table, since machines may differ in the last bit of a sine.
_SINES = (
    *(0, 17, 35, 52, 70, 87, 105, 122, 139, 156, 174, 191, 208, 225, 242, 259, 276, 292, 309, 326, 342, 358, 375),
    *(391, 407, 423, 438, 454, 469, 485, 500, 515, 530, 545, 559, 574, 588, 602, 616, 629, 643, 656, 669, 682, 695),
    *(707, 719, 731, 743, 755, 766, 777, 788, 799, 809, 819, 829, 839, 848, 857, 866, 875, 883, 891, 899, 906, 914),
    *(921, 927, 934, 940, 946, 951, 956, 961, 966, 970, 974, 978, 982, 985, 988, 990, 993, 995, 996, 998, 999, 999),
    *(1000, 1000),
)
_HALF_WINDS = {"NNE": (383, -924), "ENE": (924, -383), "ESE": (924, 383), "SSE": (383, 924)}
_WINDS = {
    "N": (0, -1000),
    "NE": (707, -707),
    "E": (1000, 0),
    "SE": (707, 707),
    "S": (0, 1000),
    **_HALF_WINDS,
}
_WESTWARD = {name.replace("E", "W"): (-east, south) for name, (east, south) in _WINDS.items() if "E" in name}
WINDS = {**_WINDS, **_WESTWARD}
"""The sixteen directions of the compass, as steps in thousandths to the east and to the south."""
_BEARINGS = {**WINDS, **{name.replace("W", "O"): step for name, step in _WESTWARD.items()}}

_AT = re.compile(r"(\d{1,5})\s*[,;]\s*(\d{1,5})")
_IN_SQUARE = re.compile(r"([A-Z])\s?([1-9]\d?)(?:\.([1-9]))?")
_OFF = re.compile(r"(\d{1,3})\s?CM\s?([A-Z]{1,3}|\d{3})")
_FRACTION = re.compile(r"\d[.,]\d+\s?[CM]M|\d[.,]\d+\s*[,;]\s*\d|\d\s*[,;]\s*\d+[.,]\d")
_OFF_BY_PARTS = re.compile(r"(\d{1,3})[.,](\d)\d*\s?CM\s?([A-Z]{1,3}|\d{3})")
_AT_PARTS = (
    re.compile(r"(\d{1,5})(?:[.,]\d{1,2})?\s*[,;]\s*(\d{1,5})(?:[.,]\d{1,2})?"),
    re.compile(r"(\d{1,5})(?:[.,]\d+)?\s*[,;]\s*(\d{1,5})(?:[.,]\d+)?"),
)
"""The patterns of two numbers with fractions, the shorter reading first: «430,220,5» is 430 and 220.5."""


class Square(NamedTuple):
    """A square of the ruler. Its column and row count from 0, and its ninth from 1 to 9."""

    column: int
    row: int
    ninth: int


def read_place(word: str, *, start: Point | None = None) -> Point | None:
    """Return the point that a word means, or None if it means no place.

    “430,220” is in millimetres. “E7” is the middle of a square. “E7.3” is the middle of one of its ninths. “12cm NNE”
    and “12cm 030” are measured from `start`, by a compass direction or by a bearing of three digits clockwise from
    north. The W of a direction may be an O, as in Italian and French. The point may be off the table.
    """
    word = word.strip().upper()
    if found := _AT.fullmatch(word):
        return Point(int(found[1]), int(found[2]))
    if found := _IN_SQUARE.fullmatch(word):
        across, down = divmod(int(found[3] or 5) - 1, 3)[::-1]
        return Point(
            (ord(found[1]) - ord("A")) * SQUARE + _NINTHS[across], (int(found[2]) - 1) * SQUARE + _NINTHS[down]
        )
    if (found := _OFF.fullmatch(word)) and start is not None:
        step = _bearing(found[2])
        return None if step is None else off(start, int(found[1]) * 10, step)
    return None


def has_fractions(word: str) -> bool:
    """Return whether a word has a length with a fraction, such as «12.5cm NNE»."""
    return _FRACTION.search(word.upper()) is not None


def in_whole_millimetres(word: str, *, start: Point | None = None) -> Point | None:
    """Return the point that a word means, with its coordinates rounded down.

    Return None if the word means no place.
    """
    word = word.strip().upper()
    for parts in _AT_PARTS:
        if found := parts.fullmatch(word):
            return Point(int(found[1]), int(found[2]))
    if (found := _OFF_BY_PARTS.fullmatch(word)) and start is not None:
        step = _bearing(found[3])
        return None if step is None else off(start, int(found[1]) * 10 + int(found[2]), step)
    return None


def off(start: Point, distance: int, step: tuple[int, int]) -> Point:
    """Return the point `distance` millimetres from `start` in the direction of `step`.

    The vector `step` must have the length 1000.
    """
    return Point(
        start.x + toward_zero(distance * step[0], 1000),
        start.y + toward_zero(distance * step[1], 1000),
    )


def _bearing(word: str) -> tuple[int, int] | None:
    if not word.isdigit():
        return _BEARINGS.get(word)
    degrees = int(word)
    return None if degrees > 360 else (_sine(degrees), -_sine(degrees + 90))


def _sine(degrees: int) -> int:
    """Return the sine of an angle in whole degrees, in thousandths."""
    degrees %= 360
    if degrees > 180:
        return -_sine(degrees - 180)
    return _SINES[min(degrees, 180 - degrees)]


def label(square: Square, *, ninth: bool = False) -> str:
    """Return the name of a square. With `ninth`, return the name of the square's ninth."""
    name = f"{chr(ord('A') + square.column)}{square.row + 1}"
    return f"{name}.{square.ninth}" if ninth else name

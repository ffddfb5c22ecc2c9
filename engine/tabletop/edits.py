"""Changes a battle's text by actions on its table in the editor."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from engine.core.battles.edits import Impossible, Lines, Token
from engine.tabletop.written import Spot, WrittenTable, rectangle

_POINT = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})")
_NUMBERS = re.compile(r"(-?[0-9]{1,4}),(-?[0-9]{1,4})(?:-(-?[0-9]{1,4}),(-?[0-9]{1,4}))?")
GRID = 10
"""The distance of the places to which the editor moves things, in millimetres."""


class Corners(NamedTuple):
    """The words of a line for the corners of a shape. With `box` they are two opposite corners of a rectangle."""

    tokens: tuple[Token, ...]
    points: tuple[Spot, ...]
    box: bool


def point(word: str) -> Spot:
    """Return the point that a word such as “430,220” names. Raise `Impossible` if it names no point."""
    found = _POINT.fullmatch(word)
    if found is None:
        raise Impossible
    return int(found[1]), int(found[2])


def spot(at: Iterable[int]) -> str:
    """Return a point as a word such as «430,220»."""
    return ",".join(map(str, at))


def corners(tokens: list[Token], *, after: str = "") -> Corners | None:
    """Return the corners of the shape in a line; None if there are none.

    If `after` is given, the corners must follow that word.
    """
    begin = next((n + 1 for n, word in enumerate(tokens) if word.text == after and not word.quoted), 0)
    first = next((n for n in range(begin, len(tokens)) if _is_point(tokens[n])), None)
    if first is None:
        return None
    found = [tokens[first]]
    if first + 2 < len(tokens) and tokens[first + 1].text == "to" and _is_point(tokens[first + 2]):
        ends = (tokens[first], tokens[first + 2])
        return Corners(ends, rectangle(*(point(each.text) for each in ends)), box=True)
    for token in tokens[first + 1 :]:
        if not _is_point(token):
            break
        found.append(token)
    return Corners(tuple(found), tuple(point(each.text) for each in found), box=False)


def _is_point(token: Token) -> bool:
    return not token.quoted and _POINT.fullmatch(token.text) is not None


def shift(lines: Lines, number: int, table: WrittenTable, by: Spot) -> None:
    """Move all points of a line of text by the same distance, within the table."""
    tokens = [token for token in lines.words(number) if not token.quoted and _NUMBERS.fullmatch(token.text)]
    if not tokens:
        raise Impossible
    found = [[int(each) for each in re.findall(r"-?\d+", _plain(token.text))] for token in tokens]
    xs = [x for numbers in found for x in numbers[::2]]
    ys = [y for numbers in found for y in numbers[1::2]]
    across = max(-min(xs), min(table.wide - max(xs), by[0]))
    down = max(-min(ys), min(table.deep - max(ys), by[1]))
    changes = []
    for token, numbers in zip(tokens, found, strict=True):
        moved = [each + (down if place % 2 else across) for place, each in enumerate(numbers)]
        pairs = [spot(moved[place : place + 2]) for place in range(0, len(moved), 2)]
        changes.append((token.start, token.end, "-".join(pairs)))
    lines.replace(number, changes)


def _plain(word: str) -> str:
    """Return a word with spaces between its numbers.

    A hyphen between two points does not become a minus sign.
    """
    found = _NUMBERS.fullmatch(word)
    return " ".join(part for part in found.groups() if part is not None) if found is not None else ""


def bend(lines: Lines, number: int, found: Corners, corner: int, to: Spot) -> None:
    """Move a corner of a shape that is written as a line of text. A rectangle remains a rectangle."""
    if not 0 <= corner < len(found.points):
        raise Impossible
    if not found.box:
        token = found.tokens[corner]
        lines.replace(number, [(token.start, token.end, spot(to))])
        return
    fixed = found.points[(corner + 2) % 4]
    box = rectangle(fixed, to)
    changes = zip(found.tokens, (box[0], box[2]), strict=True)
    lines.replace(number, [(token.start, token.end, spot(at)) for token, at in changes])

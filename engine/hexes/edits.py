"""Changes a battle's text when the user edits its hex map."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.core.battles.edits import Impossible, Lines, Token, as_words, write_row
from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet
from engine.hexes.grid import Offset, label, offset_of
from engine.hexes.written import HEIGHTS, HIGHEST, MAP, PLACES, WrittenMap

_BLOCK = re.compile(r"([0-9]{4})(?:\.\.([0-9]{4}))?")
_WITHIN = 4
"""The number of words of `within 2 of 0706`."""


class Part(NamedTuple):
    """Words in a line that follow each other and name a group of hexes."""

    tokens: list[Token]
    hexes: tuple[str, ...]


def paint(lines: Lines, sheet: Sheet, written: WrittenMap, hexes: Collection[str], sign: str) -> None:
    """Give hexes the terrain that the character `sign` stands for."""
    if sign not in written.legend:
        raise Impossible
    _write_signs(lines, sheet.rows(MAP), hexes, sign)


def lift(lines: Lines, sheet: Sheet, written: WrittenMap, hexes: Collection[str], level: str) -> None:
    """Give hexes the height `level`."""
    if not (len(level) == 1 and level in "0123456789") or int(level) > HIGHEST:
        raise Impossible
    rows = sheet.rows(HEIGHTS)
    if rows and not any(row.key for row in rows):
        _write_signs(lines, rows, hexes, level)
        return
    changed = [at for at in hexes if at in written and str(written.height(at)) != level]
    if not changed:
        return
    keyed = [(row, list(parts(lines.words(row.line), written))) for row in rows if row.key]
    around = {at: row.key for row, found in keyed for part in found if len(part.tokens) == _WITHIN for at in part.hexes}
    wanted = [at for at in changed if around.get(at, "0") != level]
    if wanted and keyed and keyed[-1][0].key == level:
        _append(lines, keyed[-1][0].line, written, wanted)
    elif wanted:
        write_row(lines, sheet, HEIGHTS, f"{level}: {' '.join(wanted)}")
    for row, found in reversed(keyed):
        listed = [part for part in found if len(part.tokens) == 1]
        if not {at for part in listed for at in part.hexes} & set(changed):
            continue
        if len(listed) == len(found) and not {at for part in listed for at in part.hexes} - set(changed):
            lines.remove(row.line)
        else:
            _leave_out(lines, row.line, listed, changed)


def mark(lines: Lines, sheet: Sheet, written: WrittenMap, key: str, hexes: Collection[str], *, on: bool) -> None:
    """Add hexes to a list in the text, or remove them from it.

    `key` is the section and the first word of the list, such as `zones italian`.
    """
    heading, _, word = key.partition(" ")
    row = next((row for row in sheet.rows(heading) if row.key == word), None)
    wanted = [at for at in dict.fromkeys(hexes) if at in written]
    if row is None:
        if on and wanted:
            write_row(lines, sheet, heading, f"{word}: {' '.join(wanted)}")
        return
    found = list(parts(lines.words(row.line), written, named=heading != PLACES))
    has = {at for part in found for at in part.hexes}
    if on and (new := [at for at in wanted if at not in has]):
        _append(lines, row.line, written, new, named=heading != PLACES)
    elif not on and has & set(wanted):
        if heading != PLACES and not has - set(wanted) and all(not token.quoted for token in lines.words(row.line)):
            lines.remove(row.line)
        else:
            _leave_out(lines, row.line, found, wanted)


def parts(tokens: list[Token], written: WrittenMap, *, named: bool = False) -> Iterator[Part]:
    """Yield each group of words that names hexes, with its hexes."""
    at = 0
    while at < len(tokens) and not tokens[at].quoted:
        word = tokens[at].text
        if word == "within":
            several = tokens[at : at + _WITHIN]
        elif _BLOCK.fullmatch(word) or (named and word in written.places):
            several = tokens[at : at + 1]
        else:
            return
        try:
            yield Part(several, written.hexes(as_words(several), named=named))
        except Wrong:
            return
        at += len(several)


def _append(lines: Lines, number: int, written: WrittenMap, hexes: Collection[str], *, named: bool = False) -> None:
    found = [token for part in parts(lines.words(number), written, named=named) for token in part.tokens]
    if found:
        lines.replace(number, [(found[-1].end, found[-1].end, f" {' '.join(hexes)}")])
        return
    colon = lines[number].find(":") + 1
    lines.replace(number, [(colon, colon, f" {' '.join(hexes)}")])


def _leave_out(lines: Lines, number: int, found: list[Part], hexes: Collection[str]) -> None:
    gone, line, changes = set(hexes), lines[number], list[tuple[int, int, str]]()
    for part in found:
        if not gone & set(part.hexes):
            continue
        start, end = part.tokens[0].start, part.tokens[-1].end
        kept = " ".join(_rest(part, gone))
        if not kept:
            end += line[end : end + 1].count(",")
            while line[start - 1] == " " and line[end : end + 1] in {" ", ""}:
                start -= 1
        changes.append((start, end, kept))
    lines.replace(number, changes)


def _rest(part: Part, gone: set[str]) -> list[str]:
    """Return the hexes of `part` without those in `gone`, as words for the file."""
    block = _BLOCK.fullmatch(part.tokens[0].text)
    if len(part.tokens) > 1 or block is None or block[2] is None:
        return [at for at in part.hexes if at not in gone]
    corners = [offset_of(at) for at in part.hexes]
    columns, rows = [each.column for each in corners], [each.row for each in corners]
    return list(_blocks(min(columns), min(rows), max(columns), max(rows), gone))


def _blocks(left: int, top: int, right: int, bottom: int, gone: set[str]) -> Iterator[str]:
    if left > right or top > bottom:
        return
    every = ((column, row) for column in range(left, right + 1) for row in range(top, bottom + 1))
    hole = next((spot for spot in every if label(Offset(*spot)) in gone), None)
    if hole is None:
        one, other = label(Offset(left, top)), label(Offset(right, bottom))
        yield one if one == other else f"{one}..{other}"
        return
    column, row = hole
    yield from _blocks(left, top, column - 1, bottom, gone)
    yield from _blocks(column, top, column, row - 1, gone)
    yield from _blocks(column, row + 1, column, bottom, gone)
    yield from _blocks(column + 1, top, right, bottom, gone)


def _write_signs(lines: Lines, rows: list[Row], hexes: Collection[str], sign: str) -> None:
    """Write `sign` at the place of each hex in the rows of a map."""
    for name in hexes:
        at = offset_of(name)
        if not (1 <= at.row <= len(rows) and 1 <= at.column <= len(rows[at.row - 1].text)):
            continue
        number = rows[at.row - 1].line
        start = len(lines[number]) - len(lines[number].lstrip()) + at.column - 1
        lines.replace(number, [(start, start + 1, sign)])

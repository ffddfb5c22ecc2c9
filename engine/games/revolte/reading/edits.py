"""Shows the table of a battle in the editor, and changes the battle's text."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.battles.edits import Edit, Impossible, Lines, Outline, Piece, Sketch, Token, free_id, write_row
from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet, read
from engine.core.battles.words import Name
from engine.games.revolte.battle import SIDES, Group
from engine.games.revolte.reading.battle import BARRICADES, OBJECTIVE, SET_UP
from engine.games.revolte.reading.forces import MOST_IN_GROUP, USUAL, read_group, read_kinds
from engine.games.revolte.reading.ground import AREAS, GROUND, LINES, ROOF
from engine.tabletop.edits import Corners, bend, corners, point, shift, spot
from engine.tabletop.written import Spot, WrittenTable, read_table


class Written(NamedTuple):
    """A group of figures, with the line of the file that describes it."""

    row: Row
    group: Group

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kind of each figure of the group, in order."""
        return tuple(kind for kind, count in self.group.figures for _ in range(count))


def sketch(sheet: Sheet) -> Sketch | None:
    """Return what the editor can show of a battle's file."""
    table = read_table(sheet)
    pieces = [
        Piece(
            f"{each.group.id}{number}",
            each.group.side,
            kind,
            each.group.name,
            spot(each.group.at[number - 1]) if each.group.at else "",
            each.row.line,
        )
        for each in _groups(sheet, table)
        for number, kind in enumerate(each.kinds, 1)
    ]
    return Sketch(
        size=(table.wide, table.deep),
        outlines=tuple(_outlines(sheet)),
        pieces=tuple(pieces),
        grounds=tuple(kind for kind in (*AREAS, *LINES) if kind != ROOF),
        kinds=tuple(dict.fromkeys((*USUAL, *(row.key for row in sheet.rows("kinds") if row.key)))),
        sides=SIDES,
    )


def edited(text: str, edit: Edit, game: str) -> str:
    """Return the text of a battle after an edit. Raise `Impossible` if the edit cannot be made."""
    sheet, lines = read(text, (game,)), Lines(text)
    table = read_table(sheet)
    if edit.do in {"shift", "corner", "erase"}:
        _bend(sheet, lines, table, edit)
    elif edit.do == "draw":
        _draw(sheet, lines, edit)
    else:
        _Figures(sheet, lines, table).change(edit)
    return lines.text


# --- shapes ---


def _shaped(sheet: Sheet) -> Iterator[tuple[Row, str, str, str]]:
    """Yield the lines of a battle's text that describe shapes.

    Each result has the line, its kind, its name, and the word before its points.
    """
    for row in sheet.rows(GROUND):
        if len(row.words) > 1 and row.words[0].text in (*AREAS, *LINES):
            yield row, row.words[0].text, row.words[1].text, ""
    for row in sheet.rows(OBJECTIVE):
        if row.words and row.words[0].text == "hold":
            yield row, OBJECTIVE, "hold", ""
    for row in sheet.rows(SET_UP):
        if row.key in (*SIDES, BARRICADES):
            yield row, SET_UP, row.key, ""


def _outlines(sheet: Sheet) -> Iterator[Outline]:
    for row, kind, name, after in _shaped(sheet):
        tokens = [Token(word.text, 0, 0, word.quoted) for word in row.words]
        found = corners(tokens, after=after)
        if kind != ROOF and found is not None and len(found.points) > 1:
            said = next((Name(word.text) for word in row.words if word.quoted), Name(name))
            area = kind not in LINES
            yield Outline(row.line, kind, said, found.points, area, row.line in _lines_of(sheet, GROUND))


def _lines_of(sheet: Sheet, heading: str) -> set[int]:
    return {row.line for row in sheet.rows(heading)}


def _bend(sheet: Sheet, lines: Lines, table: WrittenTable, edit: Edit) -> None:
    """Move, reshape or delete a shape and the roof over it.

    `edit.what` is the line number of the shape. For a corner, the corner's number follows: `14 2`.
    """
    line, _, corner = edit.what.partition(" ")
    shaped = {str(row.line): after for row, _, _, after in _shaped(sheet)}
    if line not in shaped:
        raise Impossible
    found = corners(lines.words(int(line)), after=shaped[line])
    if found is None:
        raise Impossible
    every = [int(line), *(row.line for row in _roofs(sheet, lines, int(line), found))]
    for number in sorted(every, reverse=True):
        if edit.do == "erase":
            if number not in _lines_of(sheet, GROUND):
                raise Impossible
            lines.remove(number)
        elif edit.do == "shift":
            shift(lines, number, table, point(edit.at[0]))
        else:
            to = _on_table(point(edit.at[0]), table)
            own = corners(lines.words(number))
            if own is None or not corner.isdecimal():
                raise Impossible
            bend(lines, number, own, int(corner), to)


def _roofs(sheet: Sheet, lines: Lines, line: int, outline: Corners) -> list[Row]:
    """Return the lines of the file that describe roofs over the building in line `line`."""
    found = [row for row in sheet.rows(GROUND) if row.words and row.words[0].text == ROOF and row.line != line]
    alike = [(row, corners(lines.words(row.line))) for row in found]
    return [row for row, own in alike if own is not None and own.points == outline.points]


def _on_table(at: Spot, table: WrittenTable) -> Spot:
    return max(0, min(table.wide, at[0])), max(0, min(table.deep, at[1]))


def _draw(sheet: Sheet, lines: Lines, edit: Edit) -> None:
    """Add a new shape to the text."""
    points = [spot(point(at)) for at in edit.at]
    if edit.what not in (*AREAS, *LINES) or edit.what == ROOF or len(points) < 2:
        raise Impossible
    names = [row.words[1].text for row in sheet.rows(GROUND) if len(row.words) > 1]
    joint = " to " if edit.what in AREAS and len(points) == 2 else " "
    write_row(lines, sheet, GROUND, f"{edit.what}  {free_id(edit.what, names)}  {joint.join(points)}")


# --- figures ---


def _groups(sheet: Sheet, table: WrittenTable) -> Iterator[Written]:
    kinds = {**USUAL, **read_kinds(sheet)}
    roofs = {row.words[1].text for row in sheet.rows(GROUND) if len(row.words) > 1 and row.words[0].text == ROOF}
    for side in SIDES:
        for row in sheet.rows(side):
            try:
                yield Written(row, read_group(row, side, table, kinds, roofs))
            except Wrong:
                continue


class _Figures:
    """Moves, adds or removes figures in a battle's text."""

    def __init__(self, sheet: Sheet, lines: Lines, table: WrittenTable) -> None:
        self.sheet, self.lines, self.table = sheet, lines, table
        self.groups = list(_groups(sheet, table))

    def change(self, edit: Edit) -> None:
        """Move, add or remove a figure. Raise `Impossible` if it cannot be done."""
        if edit.do == "remove":
            found, number = self._find(edit.what)
            self._remove(found, number)
            return
        if not edit.at:
            raise Impossible
        to = _on_table(point(edit.at[0]), self.table)
        if edit.do == "move":
            found, number = self._find(edit.what)
            self._place(found, [*found.group.at[:number], to, *found.group.at[number + 1 :]])
        elif edit.do == "add" and edit.side in SIDES:
            self._add(edit.what, edit.side, to)
        else:
            raise Impossible

    def _find(self, figure: str) -> tuple[Written, int]:
        for each in self.groups:
            for number in range(len(each.group.at)):
                if f"{each.group.id}{number + 1}" == figure:
                    return each, number
        raise Impossible

    def _place(self, found: Written, places: list[Spot]) -> None:
        """Write the places of a group into its line. Unchanged places keep their wording."""
        line = found.row.line
        words = self.lines.words(line)
        tokens = self._places(words, "at")
        if len(tokens) == len(places):
            changed = [(token, at) for token, at in zip(tokens, places, strict=True) if point(token.text) != at]
            self.lines.replace(line, [(token.start, token.end, spot(at)) for token, at in changed])
            return
        if tokens:
            begin, end = tokens[0].start, tokens[-1].end
            self.lines.replace(line, [(begin, end, " ".join(map(spot, places)))])
            return
        rows = next(number for number, word in enumerate(words) if word.text == "in" and not word.quoted)
        last = words[rows + (3 if words[rows + 2].text == "to" else 4)]
        self.lines.replace(line, [(words[rows].start, last.end, f"at {' '.join(map(spot, places))}")])

    @staticmethod
    def _places(words: list[Token], word: str) -> list[Token]:
        start = next((n + 1 for n, each in enumerate(words) if each.text == word and not each.quoted), len(words))
        found = []
        for each in words[start:]:
            if each.quoted or each.text[:1] not in tuple("-0123456789"):
                break
            found.append(each)
        return found

    def _counts(self, found: Written) -> list[tuple[Token, Token]]:
        """Return the words for the number and kind of figures, in pairs."""
        words = self.lines.words(found.row.line)
        pairs = itertools.pairwise(words)
        kinds = {kind for kind, _ in found.group.figures}
        return [(one, two) for one, two in pairs if one.text.isdecimal() and not one.quoted and two.text in kinds]

    def _remove(self, found: Written, number: int) -> None:
        if len(found.kinds) == 1:
            self.lines.remove(found.row.line)
            return
        self._place(found, [at for place, at in enumerate(found.group.at) if place != number])
        self._count(found, self._entry(found, number), -1)

    def _entry(self, found: Written, number: int) -> int:
        """Return which of its group's kinds a figure belongs to, as an index."""
        for entry, (_, count) in enumerate(found.group.figures):
            if number < count:
                return entry
            number -= count
        raise Impossible

    def _count(self, found: Written, entry: int, by: int) -> None:
        number, kind = self._counts(found)[entry]
        left = int(number.text) + by
        line = self.lines[found.row.line]
        if left:
            self.lines.replace(found.row.line, [(number.start, number.end, str(left))])
        else:
            end = kind.end + len(line[kind.end :]) - len(line[kind.end :].lstrip(" "))
            self.lines.replace(found.row.line, [(number.start, end, "")])

    def _add(self, kind: str, side: str, to: Spot) -> None:
        """Add a figure to the nearest group with room, or to a new group."""
        if kind not in {**USUAL, **read_kinds(self.sheet)}:
            raise Impossible
        near = [each for each in self.groups if each.group.side == side and each.group.at]
        near = [each for each in near if len(each.kinds) < MOST_IN_GROUP]
        if not near:
            letters = {each.row.key for each in self.groups}
            letter = next(sign for sign in "abcdefghijklmnopqrstuvwxyz" if sign not in letters)
            write_row(self.lines, self.sheet, side, f"{letter}: 1 {kind} at {spot(to)}")
            return
        found = min(near, key=lambda each: min(_apart(at, to) for at in each.group.at))
        entries = [name for name, _ in found.group.figures]
        if kind in entries:
            entry = entries.index(kind)
            place = sum(count for _, count in found.group.figures[: entry + 1])
            self._place(found, [*found.group.at[:place], to, *found.group.at[place:]])
            self._count(found, entry, 1)
            return
        self._place(found, [*found.group.at, to])
        _, last = self._counts(found)[-1]
        self.lines.replace(found.row.line, [(last.end, last.end, f" 1 {kind}")])


def _apart(one: Spot, other: Spot) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2

"""Shows a battle's text to the editor, and changes it by actions on the map."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.battles.edits import (
    Edit,
    Impossible,
    Lines,
    Piece,
    Sketch,
    Token,
    end_of,
    free_id,
    left_out,
    without,
    write_row,
)
from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet, read
from engine.core.battles.words import LANGUAGES, SHORT
from engine.games.ascari.battle import KINDS, LEADER, SIDES, Counter
from engine.games.ascari.reading.battle import CONTROL, CORPS, LEGEND, VICTORY, ZONES
from engine.games.ascari.reading.units import read_line
from engine.hexes.edits import lift, mark, paint
from engine.hexes.written import MAP, PLACES, WrittenMap, read_map

LISTED = ("wells", "points", "fort", "hexes")
"""The words of [victory] before lists of hexes."""
_HEX = re.compile(r"[0-9]{4}")
SEVERAL = re.compile(r"(.+-)([1-9])\.\.([1-9])")
_MOST = 9
"""The largest number of equal units in a line."""


class Written(NamedTuple):
    """A line of a battle's text with the counters that it describes."""

    side: str
    row: Row
    counters: list[Counter]


def sketch(sheet: Sheet) -> Sketch | None:
    """Return what the editor can show of a battle's text; None if the text has no map."""
    written = read_map(sheet, LEGEND)
    if written is None:
        return None
    sides = _sides(sheet)
    lists: dict[str, tuple[str, ...]] = {}
    wanted = [(ZONES, None), (CONTROL, None), (PLACES, None), (VICTORY, LISTED)]
    for heading, known in wanted:
        for row in sheet.rows(heading):
            if row.key and (known is None or row.key in known):
                with sheet.at(row):
                    lists[f"{heading} {row.key}"] = written.hexes(row.read(), named=heading != PLACES)
    for side in sides:
        lists.setdefault(f"{ZONES} {side}", ())
        lists.setdefault(f"{CONTROL} {side}", ())
    pieces = [
        Piece(counter.id, each.side, counter.kind, counter.name, counter.at, each.row.line)
        for each in written_rows(sheet, written)
        for counter in each.counters
    ]
    return Sketch(
        size=(written.columns, written.rows),
        ground=written.terrain,
        heights=written.heights,
        lists=lists,
        pieces=tuple(pieces),
        grounds=tuple(LEGEND),
        kinds=tuple(KINDS),
        sides=sides,
    )


def edited(text: str, edit: Edit, game: str) -> str:
    """Return the text after an action on its map. Raise `Impossible` if it cannot be done."""
    sheet, lines = read(text, (game,)), Lines(text)
    written = read_map(sheet, LEGEND)
    if written is None or not all(_HEX.fullmatch(at) for at in edit.at):
        raise Impossible
    if edit.do == "paint":
        paint(lines, sheet, written, edit.at, edit.what)
    elif edit.do == "raise":
        lift(lines, sheet, written, edit.at, edit.what)
    elif edit.do in {"mark", "unmark"}:
        heading, _, word = edit.what.partition(" ")
        if heading not in {ZONES, CONTROL, PLACES} and (heading, word in LISTED) != (VICTORY, True):
            raise Impossible
        mark(lines, sheet, written, edit.what, edit.at, on=edit.do == "mark")
    else:
        _Units(sheet, lines, written).change(edit)
    return lines.text


def without_mistakes(text: str, sheet: Sheet) -> str:
    """Return a text without the lines that have mistakes. Readable parts of map rows are kept."""
    written = read_map(read(text, (sheet.game,)), LEGEND)
    rows = [] if written is None else list(zip([row.line for row in sheet.rows(MAP)], written.terrain, strict=False))
    return left_out(text, sheet, rows=rows)


def _sides(sheet: Sheet) -> tuple[str, ...]:
    row = sheet.top.get("sides")
    named = tuple(word.text for word in row.words if word.text in SIDES) if row is not None else ()
    return named or tuple(side for side in SIDES if side in sheet.sections) or SIDES[:2]


def written_rows(sheet: Sheet, written: WrittenMap) -> Iterator[Written]:
    """Yield the lines that describe counters, each with its counter. Invalid lines are skipped."""
    for side in _sides(sheet):
        for row in sheet.rows(side):
            try:
                yield Written(side, row, read_line(row, side, written))
            except Wrong:
                continue


def places_of(words: list[Token], count: int) -> list[Token]:
    """Return the words of a line that are the hexes of its counters."""
    starts = [
        number + 1
        for number, word in enumerate(words[:-1])
        if word.text == "at" and not word.quoted and _HEX.fullmatch(words[number + 1].text)
    ]
    return words[starts[-1] : starts[-1] + count] if starts else []


class _Units:
    """Changes the lines of counters in a battle's text."""

    def __init__(self, sheet: Sheet, lines: Lines, written: WrittenMap) -> None:
        self.sheet, self.lines, self.written = sheet, lines, written
        self.rows = list(written_rows(sheet, written))

    def change(self, edit: Edit) -> None:
        """Move, add or remove a counter. Raise `Impossible` if this cannot be done."""
        to = edit.at[0] if edit.at else ""
        if edit.do == "remove":
            self._remove(edit.what)
        elif not to or to not in self.written:
            raise Impossible
        elif edit.do == "move":
            found, number = self._find(edit.what)
            self._put(found.row.line, self._places(found)[number], to)
        elif edit.do == "add" and edit.what in KINDS and edit.side in _sides(self.sheet):
            self._add(edit.what, edit.side, to)
        else:
            raise Impossible

    def _find(self, unit: str) -> tuple[Written, int]:
        for each in self.rows:
            for number, counter in enumerate(each.counters):
                if counter.id == unit and counter.at:
                    return each, number
        raise Impossible

    def _places(self, found: Written) -> list[Token]:
        """Return the words of a unit's line that are the hexes of its counters. Raise `Impossible` if there are
        none.
        """
        words = places_of(self.lines.words(found.row.line), len(found.counters))
        if not words:
            raise Impossible
        return words

    def _put(self, line: int, token: Token, text: str) -> None:
        self.lines.replace(line, [(token.start, token.end, text)])

    # --- fewer ---

    def _remove(self, unit: str) -> None:
        found = next((each for each in self.rows if unit in {counter.id for counter in each.counters}), None)
        if found is None:
            raise Impossible
        line = found.row.line
        if len(found.counters) == 1:
            self.lines.remove(line)
            return
        name = self.lines.words(line)[0]
        several = SEVERAL.fullmatch(name.text)
        assert several is not None, "a line with several counters numbers them"
        fewer = f"{several[1]}{several[2]}..{int(several[3]) - 1}"
        number = [counter.id for counter in found.counters].index(unit)
        if found.counters[number].at:
            without(self.lines, line, [self._places(found)[number]])
        self._put(line, name, fewer)

    # --- more ---

    def _add(self, kind: str, side: str, to: str) -> None:
        alike = [each for each in self.rows if each.side == side and each.counters[0].kind == kind]
        model = self._model([each for each in alike if each.counters[0].at], to)
        if model is None:
            self._write(kind, side, to)
            return
        line = model.row.line
        words = self.lines.words(line)
        several = SEVERAL.fullmatch(words[0].text)
        if several is not None and int(several[3]) < _MOST:
            last = self._places(model)[-1]
            self.lines.replace(
                line,
                [
                    (last.end, last.end, f" {to}"),
                    (words[0].start, words[0].end, f"{several[1]}{several[2]}..{int(several[3]) + 1}"),
                ],
            )
            return
        self._copy(model, words, to)

    def _model(self, alike: list[Written], to: str) -> Written | None:
        """Return the line of a similar unit, to copy for a new counter in the hex `to`."""
        zones, corps = self._zones()
        fits = [each for each in alike if to in zones.get(corps.get(each.counters[0].group, each.side), ())]
        return next(iter(fits or alike), None)

    def _zones(self) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
        zones = {}
        for row in self.sheet.rows(ZONES):
            with self.sheet.at(row):
                zones[row.key] = self.written.hexes(row.read())
        return zones, {row.key: row.text for row in self.sheet.rows(CORPS)}

    def _copy(self, model: Written, words: list[Token], to: str) -> None:
        """Add a copy of a unit's line to the text, with another short name and hex."""
        line, places = model.row.line, self._places(model)
        text = self.lines[line]
        stem = re.sub(r"-?[0-9]*(\.\.[0-9])?$", "", words[0].text) or model.counters[0].kind
        named = [
            number
            for number, word in enumerate(words)
            if word.quoted
            or (word.text in (*LANGUAGES, SHORT) and number + 1 < len(words) and words[number + 1].quoted)
        ]
        self.lines.insert(line, text)
        copied = line + 1
        changes = [(words[0].start, words[0].end, free_id(f"{stem}-", self._ids()))]
        changes += [(place.start, place.end, to if place is places[0] else "") for place in places]
        cut = words[named[0]].start if named else len(text)
        rest = [word for number, word in enumerate(words) if word.start > cut and number not in named]
        kept = " ".join(text[word.start : word.end] for word in rest)
        self.lines.replace(copied, [*changes, (cut, len(text), kept)])
        self.lines.put(copied, self.lines[copied].rstrip())

    def _write(self, kind: str, side: str, to: str) -> None:
        """Add the line for a new counter with the usual values to the battle's text."""
        values = "fire 1/1 melee 1/0" if kind == LEADER else "2/1"
        zones, corps = self._zones()
        groups = [counter.group for each in self.rows if each.side == side for counter in each.counters]
        fits = [group for group in groups if to in zones.get(corps.get(group, side), ())]
        of = f"  of {fits[0]}" if fits and fits[0] != side and to not in zones.get(side, ()) else ""
        row = f"{free_id(f'{kind}-', self._ids())}  {kind}  {values}  at {to}{of}"
        write_row(self.lines, self.sheet, side, row, after=end_of(self.sheet, side))

    def _ids(self) -> list[str]:
        return [counter.id for each in self.rows for counter in each.counters]

"""T5, T86 Army lists: read from pasted text, checked, and written in standard form.

Keywords can be English, Italian or French. The cells of a table are separated by bars, tabs, semicolons or commas.

Whether an army may have a unit at its cost is for a judge to decide.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.core.asks import Refused
from engine.tournament.books.centuria.book import rules

MOST_CHARACTERS = 16_000
COLUMNS = ("mark", "name", "bases", "vt", "cost", "words")
NEEDED = len(COLUMNS) - 1
"""The minimum number of columns: all but the last, a unit's description, which may be missing."""
COMMANDER, GENERAL = "commander", "general"
ARMY, EXTRA = "army", "extra"
BAR = "|"
_SEPARATORS = ("\t", ";", ",")
_KEYWORDS: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("army", "esercito", "armata", "armee"), ARMY),
        **dict.fromkeys(("extra", "extras", "aggiunta", "supplemento", "supplement", "en plus"), EXTRA),
        **dict.fromkeys(("mark", "segno", "sigla", "lettera", "repere", "marque", "lettre"), "mark"),
        **dict.fromkeys(("name", "unit", "nome", "unita", "nom", "unite"), "name"),
        **dict.fromkeys(("bases", "basi", "basette", "socles"), "bases"),
        **dict.fromkeys(("vt",), "vt"),
        **dict.fromkeys(("cost", "points", "costo", "punti", "cout"), "cost"),
        **dict.fromkeys(("words", "notes", "parole", "note", "mots"), "words"),
        **dict.fromkeys(("commander", "comandante", "comandante in capo", "commandant"), COMMANDER),
        **dict.fromkeys(("commandant en chef", "commander in chief"), COMMANDER),
        **dict.fromkeys(("general", "generale"), GENERAL),
    }
)
"""Keywords without accents, in every language of the bot, with their meanings."""

_SEPARATOR = re.compile(r"\s*sep=.\s*", re.IGNORECASE)
"""The pattern of a line in the files of some spreadsheets, which names the separator."""
_BULLET = re.compile(r"^(?:[-*•·–—]\s+)+")
_WHOLE = re.compile(r"(?:VT\s*)?(\d{1,6})(?:[.,]0+)?", re.IGNORECASE | re.ASCII)
"""The pattern of a whole number; zeros after a decimal comma or point do not change it."""


class Unit(NamedTuple):
    """A unit of an army list. `line` is its line number in the text, from 1."""

    mark: str
    name: str
    bases: int
    vt: int
    cost: int
    words: tuple[str, ...] = ()
    line: int = 0


class Fault(NamedTuple):
    """An error in an army list: its line, reason, rule and facts. Line 0 means the whole list."""

    line: int
    reason: str
    rule: str
    facts: Mapping[str, Any]


class ArmyList(NamedTuple):
    """An army list with all its errors. A list with errors is invalid."""

    army: str
    units: tuple[Unit, ...]
    extras: tuple[tuple[str, int], ...]
    faults: tuple[Fault, ...]

    @property
    def points(self) -> int:
        """The total cost of the list, including the scenery."""
        return sum(each.cost for each in self.units) + sum(cost for _, cost in self.extras)

    @property
    def generals(self) -> int:
        """The number of units led by generals. The commander's unit is not counted."""
        return sum(GENERAL in each.words for each in self.units)


class _Reading:
    """The contents of an army list read so far: units, leaders and errors."""

    def __init__(self) -> None:
        self.armies: list[tuple[int, str]] = []
        self.units: list[Unit] = []
        self.extras: list[tuple[str, int]] = []
        self.faults: list[Fault] = []
        self.order: Sequence[str] = COLUMNS
        self.joint = f" {BAR} "
        self.parts = re.compile(",")

    def fault(self, line: int, reason: str, rule: str = "T86", **facts: Any) -> None:
        self.faults.append(Fault(line, reason, rule, facts))

    def number(self, line: int, field: str, text: str, least: int) -> int:
        """Return the whole number in `text`.

        Record an error if it is less than `least`. If `text` is no whole number, record an error and return 0.
        """
        found = _WHOLE.fullmatch(text)
        if found is None:
            self.fault(line, "not-a-number", field=field, word=text, least=least)
            return 0
        if int(found[1]) < least:
            self.fault(line, "number-too-small", "T5", field=field, number=int(found[1]), least=least)
        return int(found[1])


def read(text: str, units: tuple[int, int]) -> ArmyList:
    """T5, T86 Return the army list in a text, with all its errors.

    `units` are the minimum and maximum number of units in the tournament.
    """
    if len(text) > MOST_CHARACTERS:
        return ArmyList("", (), (), (Fault(0, "list-too-long", "T86", _of(len(text), MOST_CHARACTERS)),))
    found = _Reading()
    for number, cells in _rows(found, text.removeprefix("\ufeff")):
        _read_row(found, number, cells)
    if not found.units and not found.armies and not found.extras:
        return ArmyList("", (), (), (Fault(0, "not-a-list", "T86", {}),))
    found.faults += _limits(found, units)
    army = found.armies[0][1] if found.armies else ""
    faults = tuple(sorted(found.faults, key=lambda fault: fault.line or MOST_CHARACTERS))
    return ArmyList(army, tuple(found.units), tuple(found.extras), faults)


def _of(number: int, most: int) -> dict[str, int]:
    return {"number": number, "most": most}


def _rows(found: _Reading, text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the number and the cells of each non-empty line."""
    lines = [
        "" if _SEPARATOR.fullmatch(line) else _BULLET.sub("", _bare(line).strip(" ")) for line in text.splitlines()
    ]
    separator = _separator(lines)
    if separator == BAR:
        rows = [(number, line.strip().strip(BAR).split(BAR)) for number, line in enumerate(lines, 1)]
    else:
        found.joint, found.parts = ", ", re.compile(r"[,;]")
        reader = csv.reader([f"{line}\n" for line in lines], delimiter=separator, skipinitialspace=separator != "\t")
        rows = [(reader.line_num, row) for row in reader]
    for number, row in rows:
        cells = [each.strip() for each in row]
        while cells and not cells[-1]:
            cells.pop()
        key, colon, rest = cells[0].partition(":") if cells else ("", "", "")
        if colon and _meant(key) in {ARMY, EXTRA}:
            cells = [key, *filter(None, [rest.strip()]), *cells[1:]]
        if cells:
            yield number, cells


def _bare(line: str) -> str:
    """Return a line without the comment at its end."""
    return line if '"' in line and not line.lstrip().startswith("#") else line.partition("#")[0]


def _separator(lines: Sequence[str]) -> str:
    """Return the character that separates cells in most lines."""
    if any(BAR in line for line in lines):
        return BAR
    units = {each: sum(line.count(each) >= NEEDED - 1 for line in lines) for each in _SEPARATORS}
    best = max(_SEPARATORS, key=lambda each: units[each])
    return best if units[best] else BAR


def _meant(word: str) -> str:
    """Return the keyword for a word in any language. Other words are unchanged."""
    bare = "".join(each for each in unicodedata.normalize("NFD", word.casefold()) if not unicodedata.combining(each))
    said = " ".join(bare.split())
    return _KEYWORDS.get(said, " ".join(word.lower().split()))


def _read_row(found: _Reading, number: int, cells: Sequence[str]) -> None:
    word = _meant(cells[0])
    if word == ARMY and len(cells) < NEEDED:
        found.armies.append((number, found.joint.join(cells[1:])))
    elif word == EXTRA and len(cells) < NEEDED:
        _read_extra(found, number, cells[1:])
    elif len(cells) == 1:
        found.fault(number, "not-a-line", word=cells[0][:40])
    else:
        heading = [_meant(each) for each in cells]
        if set(COLUMNS[:NEEDED]) <= set(heading) <= set(COLUMNS) and len(set(heading)) == len(heading):
            found.order = heading
        else:
            _read_unit(found, number, cells)


def _read_extra(found: _Reading, number: int, cells: Sequence[str]) -> None:
    if len(cells) < 2 or not cells[0]:
        found.fault(number, "not-an-extra", word=found.joint.join(cells)[:40])
        return
    found.extras.append((found.joint.join(cells[:-1]), found.number(number, "cost", cells[-1], 0)))


def _read_unit(found: _Reading, number: int, cells: Sequence[str]) -> None:
    if not NEEDED <= len(cells) <= len(found.order):
        found.fault(number, "wrong-columns", number=len(cells), possible=list(found.order))
        return
    told = dict(zip(found.order, cells, strict=False))
    for field in ("mark", "name"):
        if not told[field]:
            found.fault(number, "field-empty", "T5", field=field)
    figures = {field: found.number(number, field, told.get(field, ""), 1) for field in ("bases", "vt", "cost")}
    words = tuple(_meant(each) for each in found.parts.split(told.get("words", "")) if each.strip())
    found.units.append(Unit(told["mark"], told["name"], **figures, words=words, line=number))


def _limits(found: _Reading, units: tuple[int, int]) -> Iterator[Fault]:
    """T5 Yield an error for each limit that a list breaks."""
    limits = rules()["list"]
    if not any(name for _, name in found.armies):
        yield Fault(0, "no-army", "T5", {})
    for number, name in found.armies[1:]:
        yield Fault(number, "second-army", "T5", {"word": name})
    points = sum(each.cost for each in found.units) + sum(cost for _, cost in found.extras)
    if points > limits["points"]:
        yield Fault(0, "too-many-points", "T5", _of(points, limits["points"]))
    if not units[0] <= len(found.units) <= units[1]:
        yield Fault(0, "wrong-units", "T5", {"number": len(found.units), "least": units[0], "most": units[1]})
    commanders = sum(COMMANDER in each.words for each in found.units)
    if commanders != limits["commanders"]:
        yield Fault(0, "wrong-commanders", "T5", _of(commanders, limits["commanders"]))
    generals = sum(GENERAL in each.words for each in found.units)
    if generals > limits["generals"][1]:
        yield Fault(0, "too-many-generals", "T5", _of(generals, limits["generals"][1]))
    first: dict[str, int] = {}
    for unit in found.units:
        line = first.setdefault(unit.mark.casefold(), unit.line)
        if unit.mark and line != unit.line:
            yield Fault(unit.line, "mark-twice", "T5", {"mark": unit.mark, "first": line})


def written(found: ArmyList) -> str:
    """T86 Return an army list as text in its standard form."""
    lines = [f"army: {found.army}"]
    for unit in found.units:
        cells = [unit.mark, unit.name, str(unit.bases), f"VT {unit.vt}", str(unit.cost), ", ".join(unit.words)]
        lines.append(" | ".join(cells if unit.words else cells[:NEEDED]))
    lines += [f"extra: {what} | {cost}" for what, cost in found.extras]
    return "\n".join(lines) + "\n"


def losses(found: ArmyList, eliminated: Collection[str], exhausted: Collection[str]) -> dict[str, int | bool]:
    """T86 Return the fields of a report for the units that a player ticked.

    A unit ticked as both eliminated and exhausted counts as eliminated. Raise `Refused` for a unit that is not in the
    list.
    """
    marks = {each.mark for each in found.units}
    for mark in (*eliminated, *exhausted):
        if mark not in marks:
            raise Refused("no-such-unit", rule="T86", facts={"word": mark, "possible": sorted(marks)})
    lost = [each for each in found.units if each.mark in eliminated]
    spent = [each for each in found.units if each.mark in exhausted and each.mark not in eliminated]
    return {
        "units_lost": sum(each.cost for each in lost),
        "units_spent": sum(each.cost for each in spent),
        "commander_lost": any(COMMANDER in each.words for each in lost),
        "generals_lost": sum(GENERAL in each.words for each in lost),
    }

"""Reading of both sides' counters from a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet
from engine.core.battles.words import Name, Words, identifier
from engine.games.ascari.battle import GUNS, HORSE, KINDS, LEADER, MORE, Counter
from engine.games.ascari.tables import FOOT, tables
from engine.games.ascari.tables import GUNS as GUN_COLUMN
from engine.games.ascari.tables import HORSE as HORSE_COLUMN
from engine.hexes.written import WrittenMap

MOVES: Mapping[str, int] = {"rifles": 4, "spears": 5, HORSE: 8, GUNS: 3, LEADER: 6}
"""§A4 The usual movement allowance of each kind."""
MOST_UNITS, MOST_LEADERS, MOST_TURNS, MOST_STEPS = 40, 12, 15, 2
HIGHEST, HIGHEST_OF_LEADERS = 9, 3
"""The maximum value of a unit, and of a leader."""
FLAGS: Mapping[str, str] = {"banda": "banda", "in-battery": "emplaced", "fixed": "fixed", "reduced": "reduced"}
"""The words of a line that stand alone, with the fields of the counter that they set."""
WORDS = ("fire", "melee", "moves", "at", "of", "arrives", *FLAGS, "en", "it", "fr", "short")
_SEVERAL = re.compile(r"([A-Za-z][A-Za-z0-9-]{0,20}-)([1-9])\.\.([1-9])")
_VALUES = re.compile(r"([0-9])(?:/([0-9]))?")

Zones = Mapping[str, tuple[str, ...]]


class Found(NamedTuple):
    """A counter, and the number of the line that describes it."""

    counter: Counter
    line: int


def read_units(
    sheet: Sheet, written: WrittenMap, sides: tuple[str, ...], zones: Zones, groups: Mapping[str, str]
) -> dict[str, tuple[Counter, ...]]:
    """Return the counters of each side, in the file's order."""
    found: dict[str, list[Found]] = {side: [] for side in sides}
    names: set[str] = set()
    for side in sides:
        for row in sheet.rows(side):
            with sheet.at(row):
                for counter in read_line(row, side, written):
                    if counter.id in names:
                        raise Wrong("twice", what=counter.id)
                    names.add(counter.id)
                    found[side].append(Found(counter, row.line))
        _expect_numbers(sheet, side, [each.counter for each in found[side]])
    _expect_places(sheet, written, found, lambda each: zones.get(groups.get(each.group, each.side)))
    return {side: tuple(each.counter for each in several) for side, several in found.items()}


def read_line(row: Row, side: str, written: WrittenMap) -> list[Counter]:
    """Return the counters that a line describes. Raise `Wrong` if it has a mistake."""
    return _Line(row.read(), side, written).counters()


def _expect_numbers(sheet: Sheet, side: str, counters: list[Counter]) -> None:
    units = [counter for counter in counters if not counter.is_leader]
    line = sheet.line_of(side)
    if not any(not counter.arrives for counter in units):
        sheet.wrong(line, "no-units", side=side)
    if len(units) > MOST_UNITS:
        sheet.wrong(line, "too-many", what=f"[{side}]", most=MOST_UNITS)
    if len(counters) - len(units) > MOST_LEADERS:
        sheet.wrong(line, "too-many-leaders", most=MOST_LEADERS)


def _expect_places(
    sheet: Sheet,
    written: WrittenMap,
    found: Mapping[str, list[Found]],
    zone_of: Callable[[Counter], tuple[str, ...] | None],
) -> None:
    """Report each counter that may not begin in its hex (§1.4, §3.4)."""
    units: dict[str, Counter] = {}
    everybody = [each for several in found.values() for each in several]
    for counter, line in sorted(everybody, key=lambda each: each.counter.is_leader):
        with sheet.at(line):
            zone = zone_of(counter)
            if zone is None:
                raise Wrong("no-zone", unit=counter.id, side=counter.side)
            for at in counter.entry or (counter.at,):
                if not tables().terrain[written.ground(at)].mp[_column(counter)]:
                    raise Wrong("never", unit=counter.id, hex=at, ground=written.ground(at))
            if counter.arrives:
                continue
            if counter.at not in zone:
                raise Wrong("outside", hex=counter.at, unit=counter.id)
            other = units.get(counter.at)
            if other is not None and (not counter.is_leader or other.side != counter.side):
                raise Wrong("taken", hex=counter.at, other=other.id)
            if other is None:
                units[counter.at] = counter


def _column(counter: Counter) -> str:
    """Return the column of the terrain effects chart that a counter uses at the start (§3.7)."""
    if counter.kind == GUNS and not counter.emplaced:
        return GUN_COLUMN
    return HORSE_COLUMN if counter.kind == HORSE else FOOT


class _Line:
    """Reads a line about one counter, or about several equal counters such as `spears-1..4`."""

    def __init__(self, words: Words, side: str, written: WrittenMap) -> None:
        self.words, self.written = words, written
        self.name: Name | None = None
        self.at: list[str] = []
        self.found: dict[str, Any] = {"side": side, "group": side}
        self.numbers: list[int] = []

    def counters(self) -> list[Counter]:
        """Return the counters that the line describes."""
        self._id()
        kind = self.found["kind"] = self.words.one_of("kind", KINDS)
        if kind != LEADER:
            self.found["melee"] = self._values(HIGHEST)
        while self.words:
            name = self.words.name()
            if name is not None:
                self.name = name
            elif self.words.next in FLAGS:
                self.found[FLAGS[self.words.take("")]] = True
            elif self.words.next in self._readers:
                self._readers[self.words.take("")](self)
            else:
                self.words.surprise(WORDS)
        return self._made()

    def _id(self) -> None:
        word = self.words.take("id")
        several = _SEVERAL.fullmatch(word)
        if several is not None:
            self.numbers = list(range(int(several[2]), int(several[3]) + 1))
            word = several[1].rstrip("-")
            if not self.numbers:
                raise Wrong("id", what=several[0])
        if word.endswith(MORE):
            raise Wrong("id", what=word)
        self.found["id"] = identifier(word)

    # --- the words of a line ---

    def _values(self, highest: int) -> tuple[int, ...]:
        word = self.words.take("2/1")
        values = _VALUES.fullmatch(word)
        if values is None or any(int(each) > highest for each in values.groups() if each):
            raise Wrong("steps", what=word, most=highest)
        return tuple(int(each) for each in values.groups() if each)

    def _of_leader(self, what: str) -> None:
        if self.found["kind"] != LEADER:
            raise Wrong("word", what=what, known=(), near="")
        self.found[what] = self._values(HIGHEST_OF_LEADERS)

    def _moves(self) -> None:
        self.found["mp"] = self._values(HIGHEST)
        if not all(self.found["mp"]):
            raise Wrong("number", what="moves", low=1, high=HIGHEST)

    def _places(self) -> None:
        self.at = [self.written.expect(self.words.take("hex")) for _ in self.numbers or (0,)]

    def _arrives(self) -> None:
        self.found["arrives"] = self.words.number("arrives", 1, MOST_TURNS)
        if not self.words.skip("by"):
            raise Wrong("missing", what="by")
        self.found["entry"] = self.written.hexes(self.words, named=False)
        if not self.found["entry"]:
            raise Wrong("missing", what="hex")

    def _group(self) -> None:
        self.found["group"] = self.words.identifier("corps")

    _readers: Mapping[str, Callable[[_Line], None]] = {
        "fire": lambda line: line._of_leader("fire"),
        "melee": lambda line: line._of_leader("melee"),
        "moves": _moves,
        "at": _places,
        "arrives": _arrives,
        "of": _group,
    }

    # --- what they make ---

    def _made(self) -> list[Counter]:
        found = self.found
        for key in ("fire", "melee"):
            if found["kind"] == LEADER and key not in found:
                raise Wrong("missing", what=f"{key} 0/0")
        if not self.at and "arrives" not in found:
            raise Wrong("missing", what="at")
        steps = len(found["melee"])
        found.setdefault("mp", (MOVES[found["kind"]],) * steps)
        if len(found["mp"]) != steps or (found["kind"] == LEADER and len(found["fire"]) != steps):
            raise Wrong("faces", unit=found["id"])
        if found.get("reduced") and (steps < MOST_STEPS or found["kind"] == GUNS):
            raise Wrong("one-step", unit=found["id"])
        name = self.name or Name(found["id"])
        if not self.numbers:
            return [Counter(**found, name=name, at=self.at[0] if self.at else "")]
        places = self.at or [""] * len(self.numbers)
        return [
            Counter(**{**found, "id": f"{found['id']}-{number}"}, name=name.numbered(number), at=at)
            for number, at in zip(self.numbers, places, strict=True)
        ]

"""Parser for the figures in a battle file, and their objects."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import Row, Sheet
from engine.core.battles.words import Name, Words
from engine.games.revolte.battle import (
    BASE,
    BOXERS,
    CLASSES,
    EUROPEANS,
    SIDES,
    Area,
    Group,
    Gun,
    Keg,
    Kind,
    Ladder,
    MachineGun,
    Spot,
)
from engine.tabletop.written import WrittenTable, rows_in

KINDS, ARMS = "kinds", "arms"
FIREARMS = ("rifle", "jingal", "pistol")
WEAPONS = ("hands", "butt", "dagger", "sabre", "bayonet", "lance", "pistol")
ROLES = ("leader", "crew", "gunner", "bearer")
USUAL: Mapping[str, Kind] = {
    "officer": Kind(class_="regular", fire="pistol", melee=("sabre", "pistol"), role="leader"),
    "rifleman": Kind(class_="regular", fire="rifle", melee=("bayonet",)),
    "crew": Kind(class_="regular", fire="pistol", melee=("pistol",), role="crew"),
    "chief": Kind(class_="fanatic", fire="pistol", melee=("sabre",), role="leader"),
    "fanatic": Kind(class_="fanatic", melee=("sabre",)),
    "spear": Kind(class_="irregular", melee=("lance",)),
    "sword": Kind(class_="irregular", melee=("sabre",)),
    "old-rifle": Kind(class_="irregular", fire="rifle", obsolete=True, melee=("butt",)),
    "jingal": Kind(class_="irregular", fire="jingal", melee=("dagger",)),
    "gunner": Kind(class_="irregular", melee=("dagger",), role="gunner"),
    "bearer": Kind(class_="fanatic", melee=("dagger",), role="bearer"),
}
"""§V4 The book's usual kinds of figures, which a file may use without describing them."""
MOST_FIGURES, MOST_GROUPS, MOST_IN_GROUP, MOST_COLUMNS, MOST_THINGS = 40, 8, 20, 3, 2
GUNNERS = 3
_GROUP = re.compile(r"[a-z]")
_COUNT = re.compile(r"[0-9]{1,2}")
_FIGURE = re.compile(r"([a-z])([1-9][0-9]?)")


class Forces(NamedTuple):
    """The kinds and groups of figures in a file. `lines` maps groups to their line numbers."""

    kinds: dict[str, Kind]
    groups: tuple[Group, ...]
    lines: dict[str, int]

    @property
    def figures(self) -> dict[str, str]:
        """The side of each figure, keyed by its id."""
        return {
            f"{group.id}{number}": group.side
            for group in self.groups
            for number in range(1, sum(count for _, count in group.figures) + 1)
        }


# --- kinds ---


def read_kinds(sheet: Sheet) -> dict[str, Kind]:
    """Return the kinds that a file describes."""
    found: dict[str, Kind] = {}
    for row in sheet.rows(KINDS):
        with sheet.at(row):
            if not row.key or row.key in found:
                raise Wrong("twice", what=row.key) if row.key else Wrong("no-key", what=row.text)
            found[row.key] = USUAL["sword"]  # so that its name is known even if the line is wrong
            found[row.key] = _kind(row)
    return found


def _kind(row: Row) -> Kind:
    words = row.read()
    found: dict[str, Any] = {"class_": words.one_of("class", CLASSES)}
    while words and not words.skip("melee"):
        word = words.one_of("word", (*FIREARMS, "obsolete", *ROLES, "melee"))
        if word in FIREARMS:
            found["fire"] = word
        elif word == "obsolete":
            found["obsolete"] = True
        else:
            found["role"] = word
    found["melee"] = (words.one_of("melee", WEAPONS),)
    while words:
        found["melee"] += (words.one_of("melee", WEAPONS),)
    return Kind(**found)


# --- groups ---


def read_forces(sheet: Sheet, table: WrittenTable, areas: tuple[Area, ...], *, corners: bool) -> Forces:
    """Return the groups of both sides in a file.

    `corners` is whether the Boxers' columns enter at the corners.
    """
    kinds = read_kinds(sheet)
    roofs = {area.id for area in areas if area.roof}
    groups: list[Group] = []
    lines: dict[str, int] = {}
    for side in sorted((side for side in SIDES if side in sheet.sections), key=sheet.line_of):
        for row in sheet.rows(side):
            with sheet.at(row):
                if not _GROUP.fullmatch(row.key):
                    raise Wrong("group", what=row.key or row.text)
                if row.key in lines:
                    raise Wrong("twice", what=row.key)
                lines[row.key] = row.line
                groups.append(read_group(row, side, table, {**USUAL, **kinds}, roofs, corners=corners))
    used = {kind for group in groups for kind, _ in group.figures}
    kinds |= {name: kind for name, kind in USUAL.items() if name in used and name not in kinds}
    found = Forces(kinds, tuple(groups), lines)
    _expect_numbers(sheet, found)
    _expect_room(sheet, found, table)
    return found


def read_group(
    row: Row, side: str, table: WrittenTable, kinds: Mapping[str, Kind], roofs: set[str], *, corners: bool = True
) -> Group:
    """Return the group in a line. Raise `Wrong` if the line has a mistake."""
    return _Group(row, side, table, kinds, roofs, corners=corners).read()


class _Group:
    """Parser for one line that describes a group."""

    def __init__(
        self,
        row: Row,
        side: str,
        table: WrittenTable,
        kinds: Mapping[str, Kind],
        roofs: set[str],
        *,
        corners: bool,
    ) -> None:
        self.words, self.table, self.kinds, self.roofs = row.read(), table, kinds, roofs
        self.corners = corners and side == BOXERS
        self.name = Name(row.key)
        self.at: tuple[Spot, ...] = ()
        self.rows: tuple[Spot, ...] = ()
        self.figures: list[tuple[str, int]] = []
        self.found: dict[str, Any] = {"id": row.key, "side": side}

    def read(self) -> Group:
        """Return the group that the line describes."""
        while self.words:
            if (name := self.words.name()) is not None:
                self.name = name
            elif _COUNT.fullmatch(self.words.next):
                self._count()
            else:
                self._word()
        total = sum(count for _, count in self.figures)
        if not 1 <= total <= MOST_IN_GROUP:
            raise Wrong("number", what="figures", low=1, high=MOST_IN_GROUP)
        at = rows_in(self.rows, total) if self.rows else self.at
        if at and len(at) != total:
            raise Wrong("figures", group=self.found["id"], figures=total, places=len(at))
        if self.found.get("corner") and at:
            raise Wrong("word", what="corner", known=(), near="")
        return Group(**self.found, name=self.name, figures=tuple(self.figures), at=at)

    def _count(self) -> None:
        count = self.words.number("figures", 1, MOST_IN_GROUP)
        self.figures.append((self.words.one_of("kind", self.kinds), count))

    def _word(self) -> None:
        words = self.words
        if words.skip("at"):
            self.at = self._points()
        elif words.skip("in"):
            self.rows = self.table.points(words)
            if len(self.rows) != 4:
                raise Wrong("rectangle")
        elif words.skip("moving"):
            self.found["moving"] = True
        elif self.corners and words.skip("corner"):
            self.found["corner"] = True
        elif words.skip("stopped"):
            self.found["morale"] = 1
        elif words.skip("pinned"):
            self.found["morale"] = 2
        elif words.skip("on"):
            self.found["roof"] = words.one_of("roof", self.roofs)
        else:
            words.surprise(("at", "in", "moving", "corner", "stopped", "pinned", "on"))

    def _points(self) -> tuple[Spot, ...]:
        found = []
        while self.words.next and self.words.next[0] in "-0123456789":
            found.append(self.table.point(self.words))
        return tuple(found)


def _expect_numbers(sheet: Sheet, forces: Forces) -> None:
    for side in SIDES:
        own = [group for group in forces.groups if group.side == side]
        if not any(group.at or group.corner for group in own):
            sheet.wrong(sheet.line_of(side), "no-units", side=side)
        if sum(count for group in own for _, count in group.figures) > MOST_FIGURES:
            sheet.wrong(sheet.line_of(side), "too-many-figures", most=MOST_FIGURES)
        if len(own) > MOST_GROUPS:
            sheet.wrong(sheet.line_of(side), "too-many", what=f"[{side}]", most=MOST_GROUPS)
    if sum(group.corner for group in forces.groups) > MOST_COLUMNS:
        sheet.wrong(sheet.line_of(BOXERS), "too-many-columns", most=MOST_COLUMNS)


def _expect_room(sheet: Sheet, forces: Forces, table: WrittenTable) -> None:
    """§V104 Report each base that is off the table or overlaps another."""
    placed: list[tuple[str, Spot, str]] = []
    for group in forces.groups:
        with sheet.at(forces.lines[group.id]):
            for number, (x, y) in enumerate(group.at, 1):
                if not (BASE <= x <= table.wide - BASE and BASE <= y <= table.deep - BASE):
                    raise Wrong("base-off", what=f"{x},{y}", margin=BASE)
                for other, (left, top), roof in placed:
                    if roof == group.roof and (x - left) ** 2 + (y - top) ** 2 < (2 * BASE) ** 2:
                        raise Wrong("overlap", one=f"{group.id}{number}", other=other)
                placed.append((f"{group.id}{number}", (x, y), group.roof))


# --- arms ---


class Arms(NamedTuple):
    """The heavy weapons and objects of a battle."""

    mg: MachineGun | None = None
    gun: Gun | None = None
    keg: Keg | None = None
    ladders: tuple[Ladder, ...] = ()
    rams: tuple[Ladder, ...] = ()


def read_arms(sheet: Sheet, table: WrittenTable, forces: Forces, attacker: str) -> Arms:
    """Read the weapons and objects from a battle file. Report figures that have two of them."""
    reading = _Arms(table, forces, attacker)
    for row in sheet.rows(ARMS):
        with sheet.at(row):
            if row.key not in reading.readers:
                raise unknown("unknown", row.key or row.text, reading.readers)
            words = row.read()
            reading.readers[row.key](words)
            words.end(("enters", "obsolete", "with"))
    return reading.found


class _Arms:
    """Parses the lines that describe weapons and objects."""

    def __init__(self, table: WrittenTable, forces: Forces, attacker: str) -> None:
        self.table, self.figures, self.attacker = table, forces.figures, attacker
        self.busy: set[str] = set()
        self.found = Arms()
        self.readers: Mapping[str, Callable[[Words], None]] = {
            "gun": self._gun,
            "keg": self._keg,
            "machine gun": self._machine_gun,
            "ladder": self._ladder,
            "ram": self._ram,
        }

    def _figure(self, words: Words, side: str) -> str:
        name = words.take("a1")
        if not _FIGURE.fullmatch(name) or name not in self.figures:
            raise Wrong("figure", what=name)
        if self.figures[name] != side:
            raise Wrong("other-side", what=name, side=side)
        if name in self.busy:
            raise Wrong("busy", what=name)
        self.busy.add(name)
        return name

    def _several(self, words: Words, side: str, *, most: int) -> tuple[str, ...]:
        found: list[str] = []
        while _FIGURE.fullmatch(words.next):
            found.append(self._figure(words, side))
        if not 2 <= len(found) <= most:
            raise Wrong("number", what="figures", low=2, high=most)
        return tuple(found)

    def _entries(self, words: Words) -> tuple[Spot, ...]:
        if not words.skip("enters"):
            raise Wrong("missing", what="enters")
        found = [self.table.point(words)]
        while words:
            found.append(self.table.point(words))
        return tuple(found)

    def _gun(self, words: Words) -> None:
        if self.found.gun is not None:
            raise Wrong("twice", what="gun")
        crew = tuple(self._figure(words, BOXERS) for _ in range(GUNNERS))
        obsolete = words.skip("obsolete")
        if words.skip("at"):
            gun = Gun(crew=crew, obsolete=obsolete, at=self.table.point(words))
        else:
            gun = Gun(crew=crew, obsolete=obsolete, entry=self._entries(words))
        self.found = self.found._replace(gun=gun)

    def _keg(self, words: Words) -> None:
        if self.found.keg is not None:
            raise Wrong("twice", what="keg")
        keg = Keg(bearer=self._figure(words, BOXERS), entry=self._entries(words))
        self.found = self.found._replace(keg=keg)

    def _machine_gun(self, words: Words) -> None:
        if self.found.mg is not None:
            raise Wrong("twice", what="machine gun")
        gunner = self._figure(words, EUROPEANS)
        if not words.skip("with"):
            raise Wrong("missing", what="with")
        weapon = MachineGun(gunner=gunner, loader=self._figure(words, EUROPEANS))
        self.found = self.found._replace(mg=weapon)

    def _ladder(self, words: Words) -> None:
        if len(self.found.ladders) == MOST_THINGS:
            raise Wrong("too-many", what="ladder", most=MOST_THINGS)
        ladder = Ladder(carriers=self._several(words, self.attacker, most=4))
        self.found = self.found._replace(ladders=(*self.found.ladders, ladder))

    def _ram(self, words: Words) -> None:
        if len(self.found.rams) == MOST_THINGS:
            raise Wrong("too-many", what="ram", most=MOST_THINGS)
        ram = Ladder(carriers=self._several(words, self.attacker, most=6))
        self.found = self.found._replace(rams=(*self.found.rams, ram))

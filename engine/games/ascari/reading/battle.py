"""Reads a battle's file: its head, map and zones. `units` and `victory` read the rest."""

from __future__ import annotations

import re

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import Row, Sheet, values_of
from engine.core.battles.words import Name, identifier
from engine.games.ascari.battle import ARMIES, HISTORY, SIDES, Counter, Deployment, Scenario, Victory
from engine.games.ascari.reading.units import read_units
from engine.games.ascari.reading.victory import COMMANDER, read_lull, read_victory, read_water
from engine.hexes.written import HEIGHTS, MAP, PLACES, WrittenMap, read_map

LEGEND = {
    ".": "clear",
    "r": "rocks",
    "g": "grove",
    "b": "riverbed",
    "s": "slope",
    "t": "hilltop",
    "#": "cliff",
    "v": "village",
    "z": "zeriba",
    "F": "fort",
}
"""The terrain that each character of the map stands for."""
MOST_TURNS, MOST_ZONES, MOST_MINUTES, MOST_EDGE = 15, 8, 600, 400
NUMBER_OF_SIDES = 2
AIMS = ("distance", "danger", "prospect", "cover", "melee", "dare")
"""The weights of a goal of the steward (`steward.goals.Goal`)."""
_WEIGHT = re.compile(r"-?[0-9](?:\.[0-9]{1,2})?")
METRES = 250
"""The usual width of a hex, in metres."""
TAKEN_RIFLES, BAYONET = RULES = ("taken-rifles", "bayonet")
"""§4.6, §S-3 The special rules of a battle."""
VALUES = (
    *values_of("name", "about"),
    "date",
    "hex",
    "turns",
    "sides",
    "first",
    "deploys first",
    "rules",
    "minutes",
    "edge",
    "by",
)
ZONES, CORPS, CONTROL, VICTORY, LULL, WATER, ADVICE, WEIGHTS = (
    "zones",
    "corps",
    "control",
    "victory",
    "lull",
    "water",
    "advice",
    "weights",
)
HEADINGS = (MAP, HEIGHTS, PLACES, ZONES, CORPS, CONTROL, VICTORY, LULL, WATER, *SIDES, ADVICE, WEIGHTS)


def read_battle(sheet: Sheet, code: str) -> Scenario | None:
    """Return the battle in a file, or None if `sheet.problems` lists mistakes."""
    sheet.expect(VALUES, HEADINGS)
    sides = _sides(sheet)
    written = read_map(sheet, LEGEND)
    turns, metres, rules = sheet.number("turns", 1, MOST_TURNS), _metres(sheet), _rules(sheet)
    first, deploys = sheet.choice("first", sides, sides[0]), sheet.choice("deploys first", sides, sides[0])
    name, about = sheet.name(), sheet.name("about")
    if not name:
        sheet.missing("name:")
    if written is None:
        return None
    zones, groups = _zones(sheet, written), {}
    for key, row in _of_zones(sheet).items():
        with sheet.at(row):
            words = row.read()
            groups[key] = words.one_of("zone", zones)
            words.end()
    control = _hexes(sheet, written, CONTROL, sides)
    victory = read_victory(sheet, written, sides)
    lull, water = read_lull(sheet, victory, turns), read_water(sheet, written)
    units = read_units(sheet, written, sides, zones, groups)
    _expect_commander(sheet, victory, units)
    weights = _weights(sheet, sides)
    minutes = sheet.number("minutes", 1, MOST_MINUTES, usual=0)
    edge = sheet.number("edge", -MOST_EDGE, MOST_EDGE, usual=0)
    advice = _advice(sheet, written, {side: {each.id for each in found} for side, found in units.items()})
    if sheet.problems or victory is None:
        return None
    date = sheet.top.get("date")
    return Scenario(
        id=code,
        name=name,
        about=about,
        date=date.text if date is not None else "",
        metres=metres,
        turns=turns,
        first=first,
        deploys_first=deploys,
        sides=sides,
        rifle_takers=_takers(sides) if TAKEN_RIFLES in rules else (),
        bayonet=BAYONET in rules,
        zones=zones,
        groups=groups,
        control=control,
        victory=victory,
        lull=lull,
        water=water,
        units=units,
        map=written,
        place_names=_place_names(sheet, written),
        advice=advice,
        weights=weights,
        minutes=minutes,
        edge=edge,
    )


def _expect_commander(sheet: Sheet, victory: Victory | None, units: dict[str, tuple[Counter, ...]]) -> None:
    """Report a mistake if the commander is not a leader of a side (§7)."""
    leaders = [counter.id for several in units.values() for counter in several if counter.is_leader]
    if victory is not None and victory.commander and victory.commander not in leaders:
        row = next(row for row in sheet.rows(VICTORY) if row.key == COMMANDER)
        sheet.report(row.line, unknown("unknown", victory.commander, leaders))


# --- the head ---


def _sides(sheet: Sheet) -> tuple[str, ...]:
    row = sheet.value("sides")
    if row is not None:
        with sheet.at(row):
            words = row.read()
            one = words.one_of("sides", SIDES)
            other = words.one_of("sides", [side for side in SIDES if side != one])
            words.end()
            return one, other
    found = tuple(side for side in SIDES if side in sheet.sections)
    return found if len(found) == NUMBER_OF_SIDES else SIDES[:NUMBER_OF_SIDES]


def _takers(sides: tuple[str, ...]) -> tuple[str, ...]:
    """Return the sides that may pick up rifles (§4.6)."""
    found = tuple(side for side in sides if ARMIES[side].takes_rifles)
    return found or tuple(side for side in sides if not ARMIES[side].regular)


def _metres(sheet: Sheet) -> int:
    row = sheet.value("hex", needed=False)
    if row is not None:
        with sheet.at(row):
            words = row.read()
            found = words.number("hex", 25, 1000)
            words.skip("m")
            words.end()
            return found
    return METRES


def _rules(sheet: Sheet) -> set[str]:
    row, found = sheet.value("rules", needed=False), set[str]()
    if row is not None:
        with sheet.at(row):
            words = row.read()
            while words:
                found.add(words.one_of("rules", RULES))
    return found


# --- the map ---


def _zones(sheet: Sheet, written: WrittenMap) -> dict[str, tuple[str, ...]]:
    """Return the hexes of each zone. A wrong line gives a zone without hexes."""
    found: dict[str, tuple[str, ...]] = {}
    for row in sheet.rows(ZONES):
        with sheet.at(row):
            name = identifier(row.key or row.text)
            if name in found:
                raise Wrong("twice", what=name)
            found[name] = ()
            found[name] = written.all_hexes(row.read())
    if len(found) > MOST_ZONES:
        sheet.wrong(sheet.line_of(ZONES), "too-many", what=f"[{ZONES}]", most=MOST_ZONES)
    return found


def _of_zones(sheet: Sheet) -> dict[str, Row]:
    found: dict[str, Row] = {}
    for row in sheet.rows(CORPS):
        with sheet.at(row):
            name = identifier(row.key or row.text)
            if name in found:
                raise Wrong("twice", what=name)
            found[name] = row
    return found


def _hexes(sheet: Sheet, written: WrittenMap, heading: str, known: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    found = {}
    for key, row in sheet.keyed(heading, known).items():
        with sheet.at(row):
            found[key] = written.all_hexes(row.read())
    taken: dict[str, str] = {}
    for key, hexes in found.items():
        for at in hexes:
            if taken.setdefault(at, key) != key:
                sheet.wrong(sheet.line_of(heading), "two-owners", hex=at)
    return found


def _place_names(sheet: Sheet, written: WrittenMap) -> dict[str, Name]:
    found = {}
    for row in sheet.rows(PLACES):
        words = row.read()
        written.hexes(words, named=False)
        if (name := words.name()) is not None:
            found[row.key] = name
    return found


# --- the steward's deployments and goals ---


def _weights(sheet: Sheet, sides: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """Read the weights of each side's goal, written as `italian: distance 0.77 dare -1.16`."""
    found: dict[str, dict[str, float]] = {}
    for side, row in sheet.keyed(WEIGHTS, sides).items():
        with sheet.at(row):
            words, found[side] = row.read(), {}
            while words:
                name = words.one_of("weight", AIMS)
                word = words.take("1.0")
                if not _WEIGHT.fullmatch(word):
                    raise Wrong("number", what=name, low=-9, high=9)
                found[side][name] = float(word)
    return found


def _advice(sheet: Sheet, written: WrittenMap, units: dict[str, set[str]]) -> dict[str, tuple[Deployment, ...]]:
    found: dict[str, tuple[Deployment, ...]] = {}
    for row in sheet.rows(ADVICE):
        with sheet.at(row):
            if row.key not in units:
                raise unknown("unknown", row.key or row.text, units)
            found[row.key] = (*found.get(row.key, ()), _deployment(row, written, units[row.key]))
    for side, deployments in found.items():
        others = {each.name for other, several in found.items() if other != side for each in several}
        for each in deployments:
            if each.against not in {*others, HISTORY}:
                sheet.report(sheet.line_of(ADVICE), unknown("unknown", each.against, others))
    return found


def _deployment(row: Row, written: WrittenMap, units: set[str]) -> Deployment:
    words, at = row.read(), dict[str, str]()
    name = words.name()
    if name is None:
        raise Wrong("missing", what='"…"')
    against = words.name() if words.skip("against") else None
    while words:
        unit = words.one_of("unit", units)
        at[unit] = written.expect(words.take("hex"))
    if against is None:
        return Deployment(name=name.plain, at=at)
    return Deployment(name=name.plain, at=at, against=against.plain)

"""Parser for a user's starting position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import Row, Sheet
from engine.core.battles.starts import HEAD, POSITION, Fields, Start, head_of
from engine.games.siege import cards
from engine.games.siege import world as w
from engine.games.siege.event_table import event_table
from engine.games.siege.map.board import BURNABLE, board
from engine.games.siege.map.deployment import BETSY, historical_deployment, may_hold_barricade

LAST_DAY = 54
"""§1.2 The day before the relief column enters."""
COUNTERS = "counters"
REDUCED_SIGN = "-"
MACDONALD = "macdonald"
"""§1.4.1 The only counter of the Powers without a reduced side."""
EMPTY, HISTORICAL = BEGINNINGS = ("empty", "historical")
MOST_MORALE, MOST_FOOD, MOST_FIGURES, MOST_BARRICADES = 10, 35, 6, 4
FOUND = 3
"""§3.4 The number of red court cards after which Betsy is found."""
FLAGS = ("ammunition_short", "truce", "cha_cha")
FIELDS = (
    *("start", "day", "morale", "food", "events_used", "red_figures", *FLAGS),
    *("barricades", "ruins", "deck"),
)
_OFF_MAP = {
    w.SOLDIER: (w.POOL,),
    w.LEADER: (w.GONE,),
    w.MACHINE_GUN: (w.GONE,),
    w.GUN: (w.GONE,),
    w.CIVILIAN: (w.GONE,),
}
"""The boxes that a counter of each kind may be in."""


def read_start(sheet: Sheet, code: str) -> Start | None:
    """Read the starting position from a file. Return None if `sheet.problems` lists mistakes."""
    sheet.expect((*HEAD, "until"), (POSITION, COUNTERS))
    head, fields = head_of(sheet), Fields(sheet, FIELDS)
    day = fields.number("day", 0, LAST_DAY - 1, 0)
    last = sheet.number("until", day + 1, LAST_DAY, usual=LAST_DAY)
    beginning = fields.word("start", BEGINNINGS, EMPTY)
    position: dict[str, Any] = {"start": beginning, "step": "muster", "day": day}
    position["morale"] = fields.number("morale", 0, MOST_MORALE, MOST_MORALE)
    position["food"] = fields.number("food", 1, MOST_FOOD, 1)
    position["events_used"] = sorted(map(int, fields.words("events_used", [str(number) for number in event_table()])))
    position |= {flag: fields.flag(flag) for flag in FLAGS}
    ruins = fields.words("ruins", board().zones)
    _expect(fields, "ruins", ruins, [zone for zone in ruins if board().zones[zone].terrain in BURNABLE], "no-ruin")
    position["ruins"] = ruins
    _barricades(fields, position, beginning)
    counters = _counters(sheet, ruins)
    _betsy(fields, position, counters)
    position[COUNTERS] = counters
    position["deck"] = _deck(fields, last - day)
    if not sheet.problems and not _defended(counters, beginning):
        sheet.wrong(sheet.line_of(COUNTERS), "no-defenders")
    if sheet.problems:
        return None
    return Start(id=code, last=last, turns=last - day, position=position, **head)


def _expect(fields: Fields, key: str, found: list[str], possible: Collection[str], kind: str) -> None:
    """Report an error for the first zone in `found` that is not in `possible`."""
    strange = next((zone for zone in found if zone not in possible), None)
    if strange is not None:
        fields.sheet.wrong(fields.line(key), kind, what=strange)


def _barricades(fields: Fields, position: dict[str, Any], beginning: str) -> None:
    """§1.6, R15 Read the barricades from a file, if it has such a line."""
    found = fields.words("barricades", board().zones)
    _expect(fields, "barricades", found, [zone for zone in found if may_hold_barricade(zone)], "no-barricade")
    if len(found) > MOST_BARRICADES:
        fields.sheet.wrong(fields.line("barricades"), "too-many", what="barricades", most=MOST_BARRICADES)
    if beginning == EMPTY or "barricades" in fields.rows:
        position["barricades"] = found


def _betsy(fields: Fields, position: dict[str, Any], counters: dict[str, list[str]]) -> None:
    """§3.4 Read the number of red court cards, which decides whether Betsy, the gun, is found."""
    of_betsy = next((place for place, names in counters.items() if _bare(names, BETSY)), "")
    fewest = FOUND if of_betsy else 0
    position["red_figures"] = fields.number("red_figures", fewest, MOST_FIGURES, fewest)
    if position["red_figures"] >= FOUND and not of_betsy:
        counters.setdefault(w.HELD, []).append(BETSY)


def _bare(names: Collection[str], counter: str) -> bool:
    return counter in names or counter + REDUCED_SIGN in names


def _deck(fields: Fields, needed: int) -> list[str]:
    """R160 Return the cards that can still be drawn."""
    if "deck" not in fields.rows:
        return list(cards.deck())
    before = len(fields.sheet.problems)
    found = set(fields.words("deck", cards.deck()))
    if len(found) < needed and len(fields.sheet.problems) == before:
        fields.sheet.wrong(fields.line("deck"), "few-cards", needed=needed, has=len(found))
    return [card for card in cards.deck() if card in found]


def _counters(sheet: Sheet, ruins: Collection[str]) -> dict[str, list[str]]:
    """Return the counters in each zone or box."""
    places, placed = (*board().zones, w.POOL, w.GONE, w.HELD), dict[str, str]()
    found: dict[str, list[str]] = {}
    for place, row in sheet.keyed(COUNTERS, places).items():
        with sheet.at(row):
            found[place] = _placed(row, place, placed, ruins)
    return found


def _placed(row: Row, place: str, placed: dict[str, str], ruins: Collection[str]) -> list[str]:
    words, found, roster = row.read(), list[str](), w.roster()
    while words:
        word = words.take("counter")
        name = word.removesuffix(REDUCED_SIGN)
        if name not in roster:
            raise unknown("unknown", name, [each.id for each in roster.values() if each.kind not in w.CHINESE])
        if name in placed:
            raise Wrong("placed", what=name, place=placed[name])
        placed[name] = place
        _expect_place(name, place, ruins)
        if word != name and name == MACDONALD:
            raise Wrong("one-side", what=name)
        found.append(word)
    return found


def _expect_place(name: str, place: str, ruins: Collection[str]) -> None:
    """Raise `Wrong` if a counter cannot be in that place in the evening."""
    kind, zone = w.roster()[name].kind, board().zones.get(place)
    if kind in w.CHINESE:
        raise Wrong("no-boxers", what=name)
    if zone is None and place not in _OFF_MAP[kind] and not (name == BETSY and place == w.HELD):
        raise Wrong("wrong-place", what=name, place=place)
    if zone is not None and kind == w.CIVILIAN and not (zone.legation and place not in ruins):
        raise Wrong("no-shelter", what=name, place=place)


def _defended(counters: Mapping[str, list[str]], beginning: str) -> bool:
    """§7.1 Return whether the starting position has a defender on the map."""
    zones, roster = board().zones, w.roster()
    named = {name.removesuffix(REDUCED_SIGN): place for place, names in counters.items() for name in names}
    keepers = [name for name, entry in roster.items() if entry.kind in w.KEEPERS]
    if beginning == HISTORICAL:
        deployed = {name for names in historical_deployment().counters.values() for name in names}
        here = [name for name in keepers if name in deployed or roster[name].kind == w.CIVILIAN]
        return any(name not in named or named[name] in zones for name in here)
    return any(named.get(name) in zones for name in keepers)

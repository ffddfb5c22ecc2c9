"""Reads a user's starting position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet
from engine.core.battles.starts import HEAD, POSITION, Fields, Start, head_of, words_in
from engine.games.keep_up_the_fire.board import (
    EXTREME,
    HIGHEST,
    KINDS,
    LONG,
    POWERS,
    ROOM,
    STREETS,
    STREETS_LOST,
    WALL,
    WALLS,
    board,
)
from engine.games.keep_up_the_fire.cards import ACTION, cards, deck
from engine.games.keep_up_the_fire.menus import CATHEDRAL_ROOM
from engine.games.keep_up_the_fire.phases.card import STRONGEST

MOST_HEROIC = 9
STRENGTHS, POSTS, FORTS, FOES = TABLES = ("strengths", "posts", "forts", "foes")
FIELDS = ("turn", "station", "speed", "power", "gun", "heroic", "peitang", "discard", "deck")
SPACES = (EXTREME, LONG, WALL, STREETS)
"""The spaces of a Chinese unit; in the fort it would have won."""


def read_start(sheet: Sheet, code: str) -> Start | None:
    """Return the starting position in a file; None if `sheet.problems` lists mistakes."""
    sheet.expect(HEAD, (POSITION, *TABLES))
    head, fields, printed = head_of(sheet), Fields(sheet, FIELDS), board()
    turned = _turned(fields)
    to_come = [card for card in deck() if card not in turned]
    turns = sum(cards()[card].kind == ACTION for card in to_come)
    if not turns:
        sheet.wrong(fields.line("discard" if "discard" in fields.rows else "deck"), "no-action")
    stations = [station.id for station in printed.stations]
    strengths = {
        power: _number(sheet, row, printed.legations[power].strength)
        for power, row in sheet.keyed(STRENGTHS, POWERS).items()
    }
    position: dict[str, Any] = {
        "turn": fields.number("turn", 0, len(deck()), _actions(turned)),
        "station": fields.word("station", stations[:-1], stations[0]),
        "speed": fields.number("speed", 0, printed.column.most_speed, printed.column.speed),
        "power": fields.number("power", 0, printed.column.most_power, printed.column.power),
        "gun": fields.word("gun", WALLS, WALLS[0]),
        "heroic": fields.number("heroic", 0, MOST_HEROIC, 0),
        "strengths": strengths,
        "forts": {wall: _number(sheet, row, HIGHEST) for wall, row in sheet.keyed(FORTS, WALLS).items()},
        "foes": _foes(sheet),
        "discard": turned,
    }
    if strengths.keys() == set(POWERS) and not any(strengths.values()):
        sheet.wrong(sheet.line_of(STRENGTHS), "no-defenders")
    position["posts"], position["peitang"] = _posts(sheet, fields, strengths)
    if sheet.problems:
        return None
    return Start(id=code, turns=turns, position=position, **head)


def _actions(turned: list[str]) -> int:
    """Return how many turns have been played, counted from the cards that were turned."""
    return sum(cards()[card].kind == ACTION for card in turned)


def _turned(fields: Fields) -> list[str]:
    """Return the cards that have been turned over, the latest last."""
    if "discard" in fields.rows and "deck" in fields.rows:
        fields.sheet.wrong(fields.line("deck"), "either", one="discard", other="deck")
    if "deck" in fields.rows:
        to_come = fields.words("deck", deck())
        return [card for card in deck() if card not in to_come] if to_come else []
    return fields.words("discard", deck())


def _number(sheet: Sheet, row: Row, most: int) -> int:
    """Return the number in a row, from 0 to `most`. Return `most` if the row is wrong."""
    with sheet.at(row):
        words = row.read()
        found = words.number(row.key, 0, most)
        words.end()
        return found
    return most


def _posts(sheet: Sheet, fields: Fields, strengths: Mapping[str, int]) -> tuple[dict[str, list[str]], list[str]]:
    """§IV.1, §C.5 Return the legations at each wall and in the cathedral."""
    placed: dict[str, str] = {}
    found: dict[str, list[str]] = {wall: [] for wall in WALLS}
    for wall, row in sheet.keyed(POSTS, WALLS).items():
        with sheet.at(row):
            found[wall] = _placed(row, wall, placed, strengths, ROOM)
    peitang = list[str]()
    if refuge := fields.rows.get("peitang"):
        with sheet.at(refuge):
            peitang = _placed(refuge, "peitang", placed, strengths, CATHEDRAL_ROOM)
    for power in POWERS:
        home = board().legations[power].wall
        if power not in placed and strengths.get(power, 1):
            found[home].append(power)
            if len(found[home]) > ROOM:
                sheet.wrong(sheet.line_of(POSTS), "no-post", what=power, place=home, most=ROOM)
    return found, peitang


def _placed(row: Row, place: str, placed: dict[str, str], strengths: Mapping[str, int], most: int) -> list[str]:
    found = words_in(row, POWERS)
    for power in found:
        if power in placed:
            raise Wrong("placed", what=power, place=placed[power])
        if not strengths.get(power, 1):
            raise Wrong("no-strength", what=power)
        placed[power] = place
    if len(found) > most:
        raise Wrong("too-many", what=place, most=most)
    return found


def _foes(sheet: Sheet) -> list[str]:
    """§I.a Return the Chinese units in the file as texts such as “north boxers 4 wall”."""
    found, taken = list[str](), set[tuple[str, bool]]()
    for row in sheet.rows(FOES):
        with sheet.at(row):
            words = row.read()
            wall, kind = words.one_of("wall", WALLS), words.one_of("kind", KINDS)
            strength, space = words.number("strength", 1, STRONGEST), words.one_of("space", SPACES)
            words.end()
            lane = wall, space == STREETS
            if lane in taken:
                raise Wrong("lane-taken", what=f"{wall} {space}")
            taken.add(lane)
            if sum(inside for _, inside in taken) == STREETS_LOST:
                raise Wrong("streets-lost", most=STREETS_LOST - 1)
            found.append(f"{wall} {kind} {strength} {space}")
    return found

"""Parser for battle files: head, objective and set-up."""

from __future__ import annotations

import re
from typing import Any

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import Sheet, values_of
from engine.core.battles.words import Words
from engine.games.revolte.battle import (
    BOXERS,
    EUROPEANS,
    SIDES,
    Barricades,
    Deployment,
    Exit,
    Hold,
    Leaving,
    Scenario,
    Victory,
)
from engine.games.revolte.reading.forces import ARMS, KINDS, Arms, Forces, read_arms, read_forces
from engine.games.revolte.reading.ground import GROUND, read_ground
from engine.tabletop.written import TABLE, WrittenTable, read_table

MOST_TURNS, FARTHEST, MOST_HELD, MOST_BARRICADES, MOST_EXITS = 15, 2500, 20, 6, 8
VALUES = (*values_of("name", "about", "place"), "date", TABLE, "turns", "attacker", "sight", "by")
OBJECTIVE, SET_UP, EXITS = "objective", "set-up", "exits"
HEADINGS = (GROUND, OBJECTIVE, EXITS, SET_UP, KINDS, *SIDES, ARMS)
CORNERS, BARRICADES = "corners", "barricades"
_SIGHT = re.compile(r"([0-9]{1,4})(?: mm)?")


def read_battle(sheet: Sheet, code: str) -> Scenario | None:
    """Read a battle from a file, and return it. Return None if `sheet.problems` lists mistakes."""
    sheet.expect(VALUES, HEADINGS)
    table = read_table(sheet)
    attacker = sheet.choice("attacker", SIDES, BOXERS)
    turns, sight = sheet.number("turns", 1, MOST_TURNS), _sight(sheet)
    name, about = sheet.name(), sheet.name("about")
    if not name:
        sheet.missing("name:")
    ground = read_ground(sheet, table)
    exits = _exits(sheet, table)
    victory = _objective(sheet, table)
    deploy, barricades = _set_up(sheet, table)
    corners = deploy.get(BOXERS, Deployment()).entry == CORNERS
    forces = read_forces(sheet, table, ground.areas, corners=corners)
    arms = read_arms(sheet, table, forces, attacker)
    _expect_winnable(sheet, attacker, victory, exits, forces)
    if sheet.problems or victory is None or barricades is None:
        return None
    place, date = sheet.top.get("place"), sheet.top.get("date")
    return Scenario(
        id=code,
        name=name,
        about=about,
        place=place.text if place is not None else "",
        date=date.text if date is not None else "",
        size=(table.wide, table.deep),
        turns=turns,
        attacker=attacker,
        sight=sight,
        victory=victory,
        area=ground.areas,
        line=ground.lines,
        deploy=deploy,
        barricades=barricades,
        kind=forces.kinds,
        group=forces.groups,
        exit=exits,
        **_carried(arms),
    )


def _carried(arms: Arms) -> dict[str, Any]:
    return {"mg": arms.mg, "gun": arms.gun, "keg": arms.keg, "ladder": arms.ladders, "ram": arms.rams}


# --- the head ---


def _sight(sheet: Sheet) -> int:
    row = sheet.value("sight", needed=False)
    if row is not None:
        with sheet.at(row):
            found = _SIGHT.fullmatch(" ".join(row.text.split()))
            if found is None or int(found[1]) > FARTHEST:
                raise Wrong("number", what="sight", low=0, high=FARTHEST)
            return int(found[1])
    return 0


# --- what wins ---


def _objective(sheet: Sheet, table: WrittenTable) -> Victory | None:
    """§V122 Return the victory conditions in a file, or None if there are none."""
    found: dict[str, Any] = {}
    for row in sheet.rows(OBJECTIVE):
        with sheet.at(row):
            words = row.read()
            what = words.one_of("hold", ("hold", "leave", "losses", "otherwise"))
            if what in found or (what == "otherwise" and "else_" in found):
                raise Wrong("twice", what=what)
            if what == "hold":
                poly = table.outline(words)
                found["hold"] = Hold(poly=poly, count=_with(words))
            elif what == "leave":
                found["exit"] = Leaving(count=_with(words))
            elif what == "otherwise":
                found["else_"] = words.one_of("otherwise", SIDES)
            else:
                losses = found["losses"] = dict[str, int]()
                while words or not losses:
                    side = words.one_of("losses", SIDES)
                    losses[side] = words.number("losses", 1, MOST_HELD * 2)
            words.end()
    if not found.keys() & {"hold", "exit", "losses"}:
        sheet.missing("hold … with …" if OBJECTIVE in sheet.sections else f"[{OBJECTIVE}]", OBJECTIVE)
        return None
    return Victory(**found)


def _with(words: Words) -> int:
    if not words.skip("with"):
        raise Wrong("missing", what="with")
    return words.number("with", 1, MOST_HELD)


def _exits(sheet: Sheet, table: WrittenTable) -> tuple[Exit, ...]:
    """§V45 Return the exits of the table."""
    found: list[Exit] = []
    for row in sheet.rows(EXITS):
        with sheet.at(row):
            if row.key not in SIDES:
                raise unknown("unknown", row.key or row.text, SIDES)
            words = row.read()
            pieces = table.segments(words)
            words.end()
            if not pieces:
                raise Wrong("missing", what="0,100-0,300")
            for (ax, ay), (bx, by) in pieces:
                if not (ax == bx in (0, table.wide) or ay == by in (0, table.deep)):
                    raise Wrong("edge")
                found.append(Exit(side=row.key, points=((ax, ay), (bx, by))))
    if len(found) > MOST_EXITS:
        sheet.wrong(sheet.line_of(EXITS), "too-many", what=f"[{EXITS}]", most=MOST_EXITS)
    return tuple(found)


def _expect_winnable(
    sheet: Sheet, attacker: str, victory: Victory | None, exits: tuple[Exit, ...], forces: Forces
) -> None:
    if victory is None:
        return
    if victory.exit is not None and attacker not in {each.side for each in exits}:
        sheet.missing(f"[{EXITS}] {attacker}:", OBJECTIVE)
    has = sum(side == attacker for side in forces.figures.values())
    if has and victory.needed > has:
        sheet.wrong(sheet.line_of(OBJECTIVE), "too-few", needed=victory.needed, side=attacker, has=has)


# --- the set-up ---


def _set_up(sheet: Sheet, table: WrittenTable) -> tuple[dict[str, Deployment], Barricades | None]:
    rows = sheet.keyed(SET_UP, (*SIDES, BARRICADES))
    deploy: dict[str, Deployment] = {}
    barricades = None
    for key in (*SIDES, BARRICADES):
        if key not in rows:
            sheet.missing(f"{key}:", SET_UP)
    for key, row in rows.items():
        with sheet.at(row):
            words = row.read()
            if key == BARRICADES:
                barricades = _barricades(words, table)
            elif key == BOXERS and words.skip(CORNERS):
                deploy[key] = Deployment(entry=CORNERS)
            else:
                poly = table.outline(words)
                deploy[key] = Deployment(poly=poly, keys=words.skip("keys"))
            words.end(("keys",))
    return deploy, barricades


def _barricades(words: Words, table: WrittenTable) -> Barricades:
    side = words.one_of(EUROPEANS, SIDES)
    if not words.skip("in"):
        raise Wrong("missing", what="in")
    poly = table.outline(words)
    default = table.segments(words) if words.skip("at") else ()
    if len(default) > MOST_BARRICADES:
        raise Wrong("too-many", what=BARRICADES, most=MOST_BARRICADES)
    return Barricades(side=side, poly=poly, default=default)

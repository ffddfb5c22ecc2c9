"""Parses the areas and lines of a table in a battle file."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import Row, Sheet
from engine.core.battles.words import Name
from engine.games.revolte.battle import Area, Line
from engine.tabletop.written import WrittenTable

GROUND = "ground"
ROOF = "roof"
AREAS = ("building", "ruin", "trench", "scrub", "water", "open", "hill", ROOF)
LINES = ("wall", "door", "hedge", "barricade", "low")
OF_AREAS, OF_LINES = ("doors", "height", "stairs"), ("no-climbing", "open")
"""The words after the points of an area, and of a line."""
MOST, MOST_DOORS, MOST_STAIRS, HIGHEST = 40, 4, 4, 200
RESERVED = ("barricade-", "fire-")
"""The beginnings of ids that only pieces placed during a game may have."""


class Ground(NamedTuple):
    """The areas and lines of a table, in the order of the file."""

    areas: tuple[Area, ...]
    lines: tuple[Line, ...]


def read_ground(sheet: Sheet, table: WrittenTable) -> Ground:
    """Return the features of the table."""
    areas, lines, names = list[Area](), list[Line](), set[str]()
    for row in sheet.rows(GROUND):
        with sheet.at(row):
            words = row.read()
            kind, name = words.one_of("kind", (*AREAS, *LINES)), words.identifier("id")
            if name.startswith(RESERVED):
                raise Wrong("id", what=name)
            if name in names:
                raise Wrong("twice", what=name)
            names.add(name)
            if kind in AREAS:
                areas.append(_area(row, table, {area.poly for area in areas if _is_house(area)}))
            else:
                lines.append(_line(row, table))
    if len(names) > MOST:
        sheet.wrong(sheet.line_of(GROUND), "too-many", what=f"[{GROUND}]", most=MOST)
    return Ground(tuple(areas), tuple(lines))


def _is_house(area: Area) -> bool:
    return area.kind == "building" and not area.roof


def _area(row: Row, table: WrittenTable, houses: set[tuple[tuple[int, int], ...]]) -> Area:
    words = row.read()
    kind, name = words.take("kind"), words.take("id")
    found: dict[str, Any] = {"id": name, "kind": "building" if kind == ROOF else kind, "roof": kind == ROOF}
    said = words.name() or Name(name)
    found["poly"] = table.outline(words)
    while words:
        if words.skip("doors"):
            found["doors"] = table.segments(words)
            if not 1 <= len(found["doors"]) <= MOST_DOORS:
                raise Wrong("number", what="doors", low=1, high=MOST_DOORS)
        elif words.skip("height"):
            found["height"] = words.number("height", 1, HIGHEST)
        elif words.skip("stairs"):
            found["stairs"] = table.points(words)
            if not 1 <= len(found["stairs"]) <= MOST_STAIRS:
                raise Wrong("number", what="stairs", low=1, high=MOST_STAIRS)
        else:
            said = words.name() or words.surprise(OF_AREAS)
    if kind == ROOF and found["poly"] not in houses:
        raise Wrong("roof-of-nothing")
    return Area(**found, name=said)


def _line(row: Row, table: WrittenTable) -> Line:
    words = row.read()
    kind, name = words.take("kind"), words.take("id")
    said = words.name() or Name(name)
    points = table.line(words)
    climb, opened = True, False
    while words:
        if words.skip("no-climbing"):
            climb = False
        elif words.skip("open"):
            if kind != "door":
                raise unknown("word", "open", ("no-climbing",))
            opened = True
        else:
            said = words.name() or words.surprise(OF_LINES)
    return Line(id=name, name=said, kind=kind, points=points, climb=climb, open=opened)

"""Reads the sections about victory, lulls and water from a battle file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engine.core.battles.problems import Wrong
from engine.core.battles.sheet import Row, Sheet
from engine.games.ascari.battle import FORT, OBJECTIVES, POINTS, VICTORIES, Lull, Victory, Water
from engine.hexes.written import WrittenMap

VICTORY, LULL, WATER = "victory", "lull", "water"
FIELDS: Mapping[str, tuple[str, ...]] = {
    POINTS: ("tie",),
    FORT: ("redoubt", "fort", "needed"),
    OBJECTIVES: ("attacker", "hexes", "needed"),
}
"""§7 The lines of each kind of victory."""
COUNTED: Mapping[str, str] = {"wells": "well", "points": "each"}
"""§S-1 The lines of hexes that count, and those of the points for each: wells, and places without water. One line of
each kind is enough, and the points are the same for both.
"""
COMMANDER = "commander"
"""§7 The line that names the leader whose fall loses the battle, in any kind."""
LEVELS: Mapping[str, tuple[str, ...]] = {
    POINTS: (*COUNTED, *COUNTED.values(), "triumph", COMMANDER),
    FORT: ("attacker", "early", COMMANDER),
    OBJECTIVES: ("early", "line", COMMANDER),
}
"""§7 The lines that may be left out: levels of victory, the attacker of a fort, who is usually the second side, and the
commander.
"""
MOST = 20
"""The maximum number of points, of hexes needed, and of water."""


def read_victory(sheet: Sheet, written: WrittenMap, sides: tuple[str, ...]) -> Victory | None:
    """Return the victory conditions; None if a line is wrong or missing (§7)."""
    known = {key for lines in (FIELDS, LEVELS) for keys in lines.values() for key in keys}
    rows = sheet.keyed(VICTORY, ("kind", *sorted(known)))
    kind = _kind(sheet, rows)
    if not kind:
        return None
    found: dict[str, Any] = {}
    for key, row in rows.items():
        with sheet.at(row):
            if key not in ("kind", *FIELDS[kind], *LEVELS[kind]):
                raise Wrong("unknown", what=key, known=(*FIELDS[kind], *LEVELS[kind]), near="")
            if key != "kind":
                found[key] = _field(row, key, written, sides)
    needed = [*(tuple(COUNTED), tuple(COUNTED.values())) * (kind == POINTS), *((key,) for key in FIELDS[kind])]
    for keys in needed:
        if not rows.keys() & set(keys):
            sheet.missing(f"{keys[0]}:", VICTORY)
    if not all(found.keys() & set(keys) for keys in needed):
        return None
    if "each" in found:
        found["well"] = found.pop("each")
    _expect_possible(sheet, rows, found)
    found.setdefault("attacker", sides[1])
    if kind == OBJECTIVES:
        found.setdefault("line", len(found["hexes"]))
    return Victory(kind=kind, **found)


def _kind(sheet: Sheet, rows: Mapping[str, Row]) -> str:
    if "kind" not in rows:
        sheet.missing("kind:" if VICTORY in sheet.sections else f"[{VICTORY}]", VICTORY)
        return ""
    with sheet.at(rows["kind"]):
        words = rows["kind"].read()
        found = words.one_of("kind", VICTORIES)
        words.end()
        return found
    return ""


def _expect_possible(sheet: Sheet, rows: Mapping[str, Row], found: Mapping[str, Any]) -> None:
    """Report a redoubt outside the fort, or a required number of hexes that is impossible."""
    if "redoubt" in found and found["redoubt"] not in found["fort"]:
        sheet.wrong(rows["redoubt"].line, "not-in-fort", hex=found["redoubt"])
    most = len(found.get("fort", found.get("hexes", ())))
    if found.get("needed", 0) > most:
        sheet.wrong(rows["needed"].line, "number", what="needed", low=1, high=most)


def _field(row: Row, key: str, written: WrittenMap, sides: tuple[str, ...]) -> Any:
    words = row.read()
    if key in (*COUNTED, "fort", "hexes"):
        return written.all_hexes(words)
    if key == "redoubt":
        hexes = written.all_hexes(words)
        if len(hexes) != 1:
            raise Wrong("one-hex")
        return hexes[0]
    if key == "attacker":
        found: Any = words.one_of(key, sides)
    elif key == COMMANDER:
        found = words.identifier(key)
    elif key == "tie":
        found = words.one_of(key, sides)
    else:
        found = words.number(key, 1 if key == "needed" else 0, MOST)
    words.end()
    return found


def read_lull(sheet: Sheet, victory: Victory | None, turns: int) -> Lull | None:
    """Return the rules for lulls in a battle; None if it has none (§S-2.2)."""
    rows = sheet.keyed(LULL, ("after", "recover", "fresh"))
    if LULL not in sheet.sections:
        return None
    if victory is not None and victory.kind != FORT:
        sheet.wrong(sheet.line_of(LULL), "lull-without-fort")
    found: dict[str, Any] = {"recover_defender": 5, "recover_attacker": 4, "fresh": 0}
    if "after" not in rows:
        sheet.missing("after:", LULL)
    readers: dict[str, Callable[[Row], dict[str, Any]]] = {
        "after": partial(_after, turns=turns),
        "recover": _recover,
        "fresh": _fresh,
    }
    for key, row in rows.items():
        with sheet.at(row):
            found |= readers[key](row)
    return Lull(**found) if "after" in found else None


def _after(row: Row, *, turns: int) -> dict[str, Any]:
    words, found = row.read(), list[int]()
    while words or not found:
        found.append(words.number("after", 1, max(1, turns - 1)))
    return {"after": tuple(found)}


def _recover(row: Row) -> dict[str, Any]:
    words = row.read()
    found = {name: words.number("recover", 1, 7) for name in ("recover_defender", "recover_attacker")}
    words.end()
    return found


def _fresh(row: Row) -> dict[str, Any]:
    words = row.read()
    found = words.number("fresh", 0, 12)
    words.end()
    return {"fresh": found}


def read_water(sheet: Sheet, written: WrittenMap) -> Water | None:
    """Return a fort's water supply; None if the fort has no rules for water (§S-2.3)."""
    ranges = {"start": (0, MOST), "a turn": (-5, 0), "filling": (0, 10), "most": (0, MOST)}
    rows = sheet.keyed(WATER, ("springs", *ranges))
    if WATER not in sheet.sections:
        return None
    found: dict[str, Any] = {}
    for key in ("springs", *ranges):
        if key not in rows:
            sheet.missing(f"{key}:", WATER)
            continue
        with sheet.at(rows[key]):
            words = rows[key].read()
            if key == "springs":
                found[key] = [words.one_of("place", written.places)]
                while words:
                    found[key].append(words.one_of("place", written.places))
            else:
                found[key] = words.number(key, *ranges[key])
                words.end()
    if len(found) <= len(ranges):
        return None
    if found["start"] > found["most"]:
        sheet.wrong(rows["start"].line, "number", what="start", low=0, high=found["most"])
    return Water(
        start=found["start"],
        springs=tuple(found["springs"]),
        a_turn=found["a turn"],
        filled=found["filling"],
        most=found["most"],
    )

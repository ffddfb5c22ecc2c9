"""T23 to T41 The points of a game, calculated line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.tournament.books.base import Line
from engine.tournament.books.centuria.book import BOTH_FLED, ENEMY_FLED, OWN_FLED, TURNS, common
from engine.tournament.books.centuria.report import GONE, SIDES, Report, other

UNITS, FLIGHT, COMMANDER, GENERALS, OBJECTIVE, COMMAND = (
    "units",
    "flight",
    "commander",
    "generals",
    "objective",
    "command-points",
)


def account(report: Report, side: str) -> list[Line]:
    """Return the lines that explain how a side got its points."""
    ending = report.ending(side)
    lines = []
    if ending in (TURNS, OWN_FLED):
        lines.append(_units(report, side))
    if ending == ENEMY_FLED:
        lines.append(Line(FLIGHT, int(common()["flight"]["points"]), "T25", {}))
    if ending != BOTH_FLED:
        lines += [_commander(report, side), _generals(report, side)]
    points, rule, facts = _OBJECTIVES[report.scenario.name](report, side, ending)
    lines.append(Line(OBJECTIVE, points, rule, {"scenario": report.scenario.name, "ending": ending, **facts}))
    if report.house.command_points:
        left = report.number(side, "command_points_left")
        lines.append(Line(COMMAND, left, "T41", {"left": left}))
    return [line for line in lines if line.points or line.what == OBJECTIVE]


def score(report: Report) -> tuple[int, int]:
    """T23 Return the points of both sides for a report, a's first."""
    first, second = (sum(line.points for line in account(report, side)) for side in SIDES)
    return first, second


# --- what every game pays ---


def _units(report: Report, side: str) -> Line:
    """T24 Return the points for the enemy's lost units.

    Add the costs of eliminated units and half the costs of exhausted units. Round up a tenth of the sum.
    """
    enemy = other(side)
    lost, spent = report.number(enemy, "units_lost"), report.number(enemy, "units_spent")
    points = -(-(2 * lost + spent) // (2 * int(common()["units"]["divisor"])))
    return Line(UNITS, points, "T24", {"lost": lost, "spent": spent})


def _commander_lost(report: Report, side: str) -> bool:
    """T27 Return whether a side has lost its commander."""
    if report.fled(side) and report.house.fled_leaders == "all":
        return True
    return bool(report.of(side).get("commander_lost", False))


def _generals_of(report: Report, side: str) -> int:
    return int(report.of(side).get("generals", 0))


def _commander(report: Report, side: str) -> Line:
    """T26 Return the points for the enemy's commander."""
    known, enemy = common()["leaders"], other(side)
    if not _commander_lost(report, enemy):
        return Line(COMMANDER, 0, "T26", {})
    mine = _commander_lost(report, side)
    points = int(known["both_commanders"] if mine else known["commander"])
    alone = not _generals_of(report, enemy)
    if alone:
        extra = int(known["no_generals"])
        points = extra if report.house.leader_no_generals == "instead" else points + extra
    rule = "T27" if report.fled(enemy) else "T26"
    return Line(COMMANDER, points, rule, {"both": mine, "alone": alone})


def _generals(report: Report, side: str) -> Line:
    """T26, T27 Return the points for the enemy's generals."""
    known, enemy = common()["leaders"], other(side)
    whole = _generals_of(report, enemy)
    all_lost = report.fled(enemy) and report.house.fled_leaders == "all"
    lost = whole if all_lost else min(whole, report.number(enemy, "generals_lost"))
    points = int(known["only_general"]) * lost if whole == 1 else int(known["general"]) * lost
    return Line(GENERALS, points, "T27" if all_lost else "T26", {"lost": lost, "generals": whole})


# --- objectives ---

Objective = tuple[int, str, dict[str, Any]]


def _table(report: Report, ending: str) -> dict[str, Any]:
    scenario = report.scenario
    tables = {
        TURNS: scenario.turns,
        ENEMY_FLED: scenario.enemy_fled,
        OWN_FLED: scenario.own_fled,
        BOTH_FLED: scenario.both_fled,
    }
    return tables[ending]


def _presence(report: Report, side: str) -> str:
    """T31 Return what a side has in the enemy's zone: `vanguard`, `unit` or `none`."""
    if report.of(side).get("vanguard") == "in":
        return "vanguard"
    return "unit" if report.number(side, "others_in") else "none"


def _avanguardie(report: Report, side: str, ending: str) -> Objective:
    table = _table(report, ending)
    if ending == TURNS:
        mine, theirs = _presence(report, side), _presence(report, other(side))
        return int(table[mine][theirs]), "T31", {"mine": mine, "theirs": theirs}
    if ending == ENEMY_FLED:
        vanguard = str(report.of(side)["vanguard"])
        return int(table[vanguard]), "T31", {"vanguard": vanguard}
    return int(table["any"]), "T31", {}


def _saccheggio(report: Report, side: str, ending: str) -> Objective:
    role = str(report.of(side)["role"])
    worth = _table(report, ending)[role]
    if isinstance(worth, int):
        return worth, "T32", {"role": role}
    camp = int(report.game.get("camp", 0))  # if the camp does not count, all columns are the same
    return int(worth[str(camp)]), "T32", {"role": role, "camp": camp}


def _imboscata(report: Report, side: str, ending: str) -> Objective:
    role, table = str(report.of(side)["role"]), _table(report, ending)
    baggage, out = int(report.game["baggage"]), bool(report.game.get("out", False))
    facts = {"role": role, "baggage": baggage, "out": out}
    attack = role == "attacker"
    worth = (_ambush_attacker if attack else _ambush_defender)(table, ending, str(baggage), out)
    rule = "T33" if ending == TURNS else "T34"
    if attack and ending == ENEMY_FLED and out:
        rule = "T35"
        if report.house.ambush_exited == "mended":
            worth = {1: 50, 2: 100}.get(baggage, worth)
    return worth, rule, facts


def _ambush_attacker(table: dict[str, Any], ending: str, baggage: str, out: bool) -> int:
    if ending == TURNS:
        kept_in = 0 if out or baggage == str(GONE) else int(table["attacker_kept_in"])
        return int(table["attacker_loss"][baggage]) + kept_in
    if ending == OWN_FLED:
        return int(table["attacker"][baggage])
    if ending == ENEMY_FLED and out:
        return int(table["attacker_out"][baggage])
    return int(table["attacker_out" if out else "attacker_in"])


def _ambush_defender(table: dict[str, Any], ending: str, baggage: str, out: bool) -> int:
    if ending == ENEMY_FLED:
        return int(table["defender"][baggage])
    return int(table["defender_out"][baggage]) if out else int(table["defender_in"])


def _ponte(report: Report, side: str, ending: str) -> Objective:
    table = _table(report, ending)
    if ending != TURNS:
        return int(table["any"]), "T36", {}
    mine, theirs = report.number(side, "banks"), report.number(other(side), "banks")
    near = bool(report.of(other(side)).get("near", False))
    facts = {"mine": mine, "theirs": theirs, "near": near}
    if not mine:
        return int(table["none"]), "T36", facts
    if theirs:
        return int(table["both_hold_one"]), "T36", facts
    word = "enemy_near" if near else ("two" if mine > 1 else "one")
    return int(table[word]), "T36", facts


def _bottino(report: Report, side: str, ending: str) -> Objective:
    table = _table(report, ending)
    mine, theirs = report.number(side, "camp"), report.number(other(side), "camp")
    facts = {"mine": mine, "theirs": theirs}
    if ending == TURNS:
        row, column = ("enemy_gone", mine) if theirs == GONE else ("enemy_hurt", theirs)
        return int(table[row][str(column)]), "T37", facts
    if ending == ENEMY_FLED:
        return int(table["own_camp"][str(mine)]), "T37", facts
    if ending == OWN_FLED:
        return int(table["enemy_camp"][str(theirs)]), "T37", facts
    return int(table["any"]), "T37", {}


def _rifornimenti(report: Report, side: str, ending: str) -> Objective:
    table = _table(report, ending)
    if ending != TURNS:
        return int(table["any"]), "T38", {}
    held = {each: report.number(each, "crates_home") + report.number(each, "crates_away") for each in SIDES}
    home, away = report.number(side, "crates_home"), report.number(side, "crates_away")
    more = held[side] > held[other(side)]
    facts = {"home": home, "away": away, "more": more}
    points = int(table["home"][str(home)])
    if home < GONE:
        points += away * int(table["away_each"]) + more * int(table["more_than_enemy"])
    return points, "T38", facts


def _breccia(report: Report, side: str, ending: str) -> Objective:
    table = _table(report, ending)
    if ending in (OWN_FLED, BOTH_FLED):
        return int(table["any"]), "T40", {}
    if ending == ENEMY_FLED:
        halves, rule = _unit_points(report, side, "valid"), "T40"
    else:
        halves, rule = _unit_points(report, side, "across") - _unit_points(report, other(side), "across"), "T39"
    points = min(int(table["most"]), max(0, halves) * int(table["half"]))
    return points, rule, {"halves": halves}


def _unit_points(report: Report, side: str, where: str) -> int:
    """T39 Return the points that a side gets for its units in an area."""
    return 2 * report.number(side, f"{where}_fresh") + report.number(side, f"{where}_spent")


_OBJECTIVES: Mapping[str, Callable[[Report, str, str], Objective]] = {
    "avanguardie": _avanguardie,
    "saccheggio": _saccheggio,
    "imboscata": _imboscata,
    "ponte": _ponte,
    "bottino": _bottino,
    "rifornimenti": _rifornimenti,
    "breccia": _breccia,
}

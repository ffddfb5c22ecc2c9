"""T88 Reports of games: entries, fields and errors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.asks import Refused
from engine.tournament.books.centuria.book import (
    BOTH_FLED,
    ENEMY_FLED,
    GAME,
    OWN_FLED,
    SIDE,
    TURNS,
    Field,
    Scenario,
    common,
    common_fields,
    scenarios,
)

Value = bool | int | str
A, B = SIDES = ("a", "b")
MOST_POINTS = 1000
CRATES = 3
GONE = 3
"""The losses of a camp or baggage that is eliminated."""


class House(NamedTuple):
    """The settings of a tournament that change a game's points."""

    fled_leaders: str = "all"
    ambush_exited: str = "printed"
    leader_no_generals: str = "added"
    command_points: bool = False
    units: int = 15
    """T5 The maximum number of units of an army."""


class Report(NamedTuple):
    """A checked report, with a value for every field that applies."""

    scenario: Scenario
    a: Mapping[str, Value]
    b: Mapping[str, Value]
    game: Mapping[str, Value]
    house: House = House()

    def of(self, side: str) -> Mapping[str, Value]:
        """Return the entries of `side`, keyed by field."""
        return self.a if side == A else self.b

    def number(self, side: str, name: str) -> int:
        """Return a side's number in a field of the report; 0 if the field does not apply."""
        return int(self.of(side).get(name, 0))

    def fled(self, side: str) -> bool:
        """Return whether the army of a side fled."""
        return bool(self.of(side).get("fled", False))

    def ending(self, side: str) -> str:
        """Return how the game ended for `side`: by the number of turns, or by the flight of an army."""
        return ending_of(self.fled(side), self.fled(other(side)))


def other(side: str) -> str:
    """Return the opponent of `side`: a for b, b for a."""
    return B if side == A else A


def ending_of(own: bool, enemy: bool) -> str:
    """Return how the game ended for a side.

    `own` says whether its own army fled, and `enemy` says whether the enemy's army fled.
    """
    if own:
        return BOTH_FLED if enemy else OWN_FLED
    return ENEMY_FLED if enemy else TURNS


def fields_of(scenario: Scenario, of: str) -> tuple[Field, ...]:
    """Return the fields of a report for each side or, if `of` is `game`, for the whole game."""
    own = tuple(each for each in scenario.fields if each.of == of)
    return (*common_fields(), *own) if of == SIDE else own


def read(raw: Mapping[str, Any], house: House | None = None) -> Report:
    """Return a complete and valid report. Raise `Refused` for the first wrong field."""
    known, switches = scenarios(), house or House()
    name = raw.get("scenario")
    if not isinstance(name, str) or name not in known:
        raise Refused("no-such-scenario", rule="T3", facts={"word": str(name)})
    scenario = known[name]
    told = {side: _side(raw, side) for side in SIDES}
    rest = {key: value for key, value in raw.items() if key not in ("scenario", *SIDES)}
    for where, values, of in ((A, told[A], SIDE), (B, told[B], SIDE), (GAME, rest, GAME)):
        _expect_known(where, values, fields_of(scenario, of), switches)
    fled = {side: bool(told[side].get("fled", False)) for side in SIDES}
    found = {side: _filled(scenario, side, told, fled, switches) for side in SIDES}
    game = {
        field.name: _value(GAME, field, rest, switches)
        for field in fields_of(scenario, GAME)
        if matters(field, _fled_roles(found))
    }
    report = Report(scenario, found[A], found[B], game, switches)
    _expect_possible(report)
    return report


def expect_so_far(raw: Mapping[str, Any], house: House) -> None:
    """Raise `Refused` if a partly filled-in report is already impossible."""
    scenario = scenarios()[str(raw["scenario"])]
    told = {side: _side(raw, side) for side in SIDES}
    rest = {key: value for key, value in raw.items() if key not in ("scenario", *SIDES)}
    for where, values, of in ((A, told[A], SIDE), (B, told[B], SIDE), (GAME, rest, GAME)):
        _expect_known(where, values, fields_of(scenario, of), house)
    report = Report(scenario, told[A], told[B], rest, house)
    _expect_possible(report, roles=all("role" in told[side] for side in SIDES))


def asked(scenario: Scenario, side: str, fled: Mapping[str, bool], house: House) -> Iterator[Field]:
    """Yield the report fields for a side. `fled` is whether each army fled."""
    ending = ending_of(fled[side], fled[other(side)])
    for field in fields_of(scenario, SIDE):
        endings = field.endings
        if house.fled_leaders == "actual" and field.name in ("commander_lost", "generals_lost"):
            endings = (*endings, OWN_FLED)
        if field.only_if == "command_points" and not house.command_points:
            continue
        if not endings or ending in endings:
            yield field


def _side(raw: Mapping[str, Any], side: str) -> Mapping[str, Any]:
    values = raw.get(side, {})
    if not isinstance(values, Mapping):
        raise Refused("not-a-side", rule="T88", facts={"side": side})
    return values


def _expect_known(where: str, values: Mapping[str, Any], fields: tuple[Field, ...], house: House) -> None:
    """Raise `Refused` if a field or its value is not allowed."""
    names = {field.name: field for field in fields}
    for name in values:
        if name not in names:
            raise Refused("no-such-field", rule="T88", facts={"side": where, "field": str(name)})
        _value(where, names[name], values, house)


def _filled(
    scenario: Scenario,
    side: str,
    told: Mapping[str, Mapping[str, Any]],
    fled: Mapping[str, bool],
    house: House,
) -> dict[str, Value]:
    """Return the values of all fields of a side. Missing values are replaced by defaults."""
    found: dict[str, Value] = {}
    for field in asked(scenario, side, fled, house):
        if field.name == "near" and not _near_matters(side, told):
            continue
        found[field.name] = _value(side, field, told[side], house)
    return found


def _near_matters(side: str, told: Mapping[str, Mapping[str, Any]]) -> bool:
    """T36 Return whether the report form must ask if `side` is near the bridge."""
    return not told[side].get("banks", 0) and bool(told[other(side)].get("banks", 0))


def matters(field: Field, fled: frozenset[str]) -> bool:
    """Return whether a report field applies. `fled` are the roles whose armies fled."""
    return _ONLY_IF[field.only_if](fled) if field.only_if else True


def _fled_roles(sides: Mapping[str, Mapping[str, Value]]) -> frozenset[str]:
    """Return the roles whose armies fled."""
    return frozenset(str(values.get("role", "")) for values in sides.values() if values.get("fled"))


_ONLY_IF: Mapping[str, Callable[[frozenset[str]], bool]] = {
    "nobody fled, or only the attacker": lambda fled: fled <= {"attacker"},
    "not: only the attacker fled": lambda fled: fled != {"attacker"},
}
"""The conditions under which a field of the game applies, as functions of the roles whose armies fled."""


def _value(where: str, field: Field, values: Mapping[str, Any], house: House) -> Value:
    """Return the value of a field, or its default.

    Raise `Refused` if the value is not possible, or if the field has neither a value nor a default.
    """
    facts = {"side": where, "field": field.name}
    if field.name not in values:
        if field.default is None:
            raise Refused("field-missing", rule="T88", facts=facts)
        return field.default
    value = values[field.name]
    if field.type == "bool":
        if not isinstance(value, bool):
            raise Refused("not-yes-or-no", rule="T88", facts=facts)
        return value
    if field.type == "choice":
        if value not in field.choices:
            raise Refused("not-a-choice", rule="T88", facts={**facts, "choices": ", ".join(field.choices)})
        return str(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise Refused("not-a-whole-number", rule="T88", facts=facts)
    least, most = (limit(each, values, house) for each in field.range or (0, MOST_POINTS))
    if not least <= value <= most:
        raise Refused("out-of-range", rule="T88", facts={**facts, "least": least, "most": most})
    return value


def limit(limit: int | str, values: Mapping[str, Any], house: House) -> int:
    """Return a limit of a field's range as a number (T5)."""
    if isinstance(limit, int):
        return house.units if limit == common()["army_units"][1] else limit
    generals = values.get("generals", _default_generals())
    number = generals if isinstance(generals, int) else 0
    return number + 2 if limit == "2 + generals" else number


def _default_generals() -> int:
    return next(int(field.default or 0) for field in common_fields() if field.name == "generals")


def _expect_possible(report: Report, *, roles: bool = True) -> None:
    """Raise `Refused` if the entries of a report contradict each other.

    `roles` tells whether both sides have entered their roles.
    """
    for side in SIDES:
        lost = report.number(side, "units_lost") + report.number(side, "units_spent")
        if lost > MOST_POINTS:
            raise Refused("more-than-an-army", rule="T5", facts={"side": side, "lost": lost, "most": MOST_POINTS})
    if roles and report.scenario.roles and {report.a.get("role"), report.b.get("role")} != set(report.scenario.roles):
        raise Refused("one-of-each-role", rule="T42", facts={})
    if report.game.get("out") and report.game.get("baggage") == GONE:
        raise Refused("gone-cannot-leave", rule="T33", facts={})
    crates = sum(report.number(side, name) for side in SIDES for name in ("crates_home", "crates_away"))
    if crates > CRATES:
        raise Refused("too-many-crates", rule="T38", facts={"crates": crates, "most": CRATES})

"""Checks whether a file is a playable battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.problems import Problem, unknown
from engine.core.battles.series import Series, assembled, is_series, origins, read_series
from engine.core.battles.sheet import BATTLE, MOST_PROBLEMS, Sheet, read
from engine.core.day_gate import SCENARIO, named
from engine.core.ruleset import Ruleset


class Checked(NamedTuple):
    """The result of a check: the game, the code, and the mistakes.

    The battle or series is None if there are mistakes.
    """

    game: str
    code: str
    problems: list[Problem]
    battle: Any = None


Rulesets = Mapping[str, Ruleset[Any]]
_ROUNDS = 4
"""How many times wrong lines are left out: without one line, others may turn out to be wrong."""


def with_battles(rulesets: Rulesets) -> dict[str, BaseRuleset[Any]]:
    """Return the rulesets that can read battles, keyed by name."""
    return {
        name: ruleset
        for name, ruleset in rulesets.items()
        if isinstance(ruleset, BaseRuleset) and ruleset.reads_battles
    }


def drawable(text: str, rulesets: Rulesets) -> str | None:
    """Return the code of a copy of a battle, without the wrong lines. The copy can be drawn.

    Return None if the battle has mistakes that cannot be removed line by line. This process keeps the copy in memory.
    """
    games = with_battles(rulesets)
    for _ in range(_ROUNDS):
        sheet, code = read(text, tuple(games)), store.code(text)
        ruleset = games.get(sheet.game)
        if ruleset is None:
            return None
        if ruleset.read_battle(sheet, code) is not None and not sheet.problems:
            store.learn(text)
            try:
                ruleset.new({SCENARIO: code})
            except Exception:  # as in `check`
                return None
            return code
        mended = ruleset.without_mistakes(text, sheet)
        if mended == text:
            return None
        text = mended
    return None


def check(text: str, rulesets: Rulesets) -> Checked:
    """Check the text of a battle or series. If the text can be read, this process remembers it."""
    games = with_battles(rulesets)
    code = store.code(text)
    if is_series(text):
        return _check_series(text, code, rulesets)
    sheet = read(text, tuple(games))
    if not sheet.game:
        return Checked("", code, sheet.problems)
    ruleset = games[sheet.game]
    battle = ruleset.read_battle(sheet, code)
    problems = sheet.problems
    if battle is not None and not problems:
        store.learn(text)
        problems = _set_up(ruleset, code)
    return Checked(sheet.game, code, problems, None if problems else battle)


def check_assembled(text: str, texts: Mapping[int, str], rulesets: Rulesets) -> Checked:
    """Check a series whose `from:` lines name other battles.

    `texts` maps line numbers to their texts. Mistakes have the line numbers of `text`.
    """
    if not texts:
        return check(text, rulesets)
    found = check(assembled(text, texts), rulesets)
    lines = origins(text, texts)
    problems = {
        line: Problem(line, each.kind, each.facts)
        for each in reversed(found.problems)
        for line in [lines[each.line - 1] if each.line <= len(lines) else each.line]
    }
    return found._replace(problems=[problems[line] for line in sorted(problems)])


def _check_series(text: str, code: str, rulesets: Rulesets) -> Checked:
    """Check a series and its battles. Battles that come with the game are not checked."""
    games = {name: each for name, each in with_battles(rulesets).items() if each.carries_on}
    series, sheet, written = read_series(text, games, store.shipped_text)
    if series is None:
        return Checked("", code, sheet.problems)
    found = {each.line: each for each in sheet.problems}
    for each in written.values():
        checked = check(each.text, {series.game: games[series.game]})
        for problem in checked.problems:
            line = problem.line + each.before
            found.setdefault(line, Problem(line, problem.kind, problem.facts))
    if not found:
        _expect_sides(series, sheet, games[series.game])
        found = {each.line: each for each in sheet.problems}
    problems = [found[line] for line in sorted(found)][:MOST_PROBLEMS]
    if not problems:
        store.learn(text)
    return Checked(series.game, code, problems, None if problems else series)


def _expect_sides(series: Series, sheet: Sheet, ruleset: BaseRuleset[Any]) -> None:
    """Report each battle of a series whose sides differ from the first battle's."""
    first: tuple[str, ...] = ()
    for link in series.battles:
        name = link.shipped if link.shipped in ruleset.scenarios else store.learn(link.text)
        sides = ruleset.sides_in(ruleset.new(named(name)))
        first, heading = first or sides, f"{BATTLE} {link.name}"
        if set(sides) != set(first):
            sheet.wrong(sheet.line_of(heading), "other-sides", known=first)
        for row in sheet.rows(heading):
            if row.key in ruleset.sides and row.key not in sides:
                sheet.report(row.line, unknown("unknown", row.key, sides))


def _set_up(ruleset: BaseRuleset[Any], code: str) -> list[Problem]:
    """Set up a battle with every choice of the house rules. Return a list with the first problem, if any."""
    for rule in ruleset.house_rules:
        for choice in rule.choices:
            try:
                world = ruleset.new({SCENARIO: code, rule.name: choice})
                faults = ruleset.faults(world)
            except Exception:  # any fault of the engine bars the battle, and nothing else
                return [Problem(1, "cannot-begin", {"rule": rule.name, "choice": choice})]
            if faults:
                return [Problem(1, "fault", {"fault": str(faults[0])})]
    return []

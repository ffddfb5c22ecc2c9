"""Checks whether a file is a battle that can be played: reads it, and sets it up with every choice of
the house rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.problems import Problem
from engine.core.battles.sheet import read
from engine.core.day_gate import SCENARIO
from engine.core.ruleset import Ruleset


class Checked(NamedTuple):
    """The result of a check: the game and the code of the battle, its mistakes by line, and the battle
    if it has none.
    """

    game: str
    code: str
    problems: list[Problem]
    battle: Any = None


def check(text: str, rulesets: Mapping[str, Ruleset[Any]]) -> Checked:
    """Check a battle's text with the rulesets that read battles. The text of a battle that can be read is kept in this
    process.
    """
    games = {
        name: ruleset
        for name, ruleset in rulesets.items()
        if isinstance(ruleset, BaseRuleset) and ruleset.reads_battles
    }
    sheet = read(text, tuple(games))
    code = store.code(text)
    if not sheet.game:
        return Checked("", code, sheet.problems)
    ruleset = games[sheet.game]
    battle = ruleset.read_battle(sheet, code)
    problems = sheet.problems
    if battle is not None and not problems:
        store.learn(text)
        problems = _set_up(ruleset, code)
    return Checked(sheet.game, code, problems, None if problems else battle)


def _set_up(ruleset: BaseRuleset[Any], code: str) -> list[Problem]:
    """Set up a battle with every choice of the house rules; return the first problem, if any, as a list.

    It finds what the readers of the file have missed.
    """
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

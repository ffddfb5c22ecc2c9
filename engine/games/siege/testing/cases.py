"""Conformance cases of the siege."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field

from engine.core.context import Context, T
from engine.core.dice import ScriptedDice
from engine.games.siege.ruleset import RULESET
from engine.games.siege.testing import positions
from engine.games.siege.testing.expectations import differing_position, short
from engine.games.siege.testing.invariants import FaultKind
from engine.games.siege.world import CUP, Counter, World, roster
from engine.testing.cases import BaseCase, CaseResult, CaseRunner, Said
from engine.testing.expectations import CaseError

__all__ = ["CASES", "Case", "CaseResult", "Said", "enact", "load_cases", "run_case", "run_cases", "run_file"]

BEFORE_A_CARD = frozenset({"muster", "card"})
"""The steps before the day's card is drawn."""
ASSAULT_CARD = "KS"
"""The card of a case that names none; it brings an assault."""


class Case(BaseCase, forbid_unknown_fields=True, kw_only=True):
    """A conformance case as text."""

    cup: list[str] = field(default_factory=list)
    where: dict[str, str] = field(default_factory=dict)
    points: dict[str, dict[str, int]] = field(default_factory=dict)


class _CaseTable(Context):
    """A `Context` that first draws the counters listed in a test case."""

    def __init__(self, dice: ScriptedDice, cup: list[str]) -> None:
        super().__init__(dice)
        self.cup = list(cup)

    def pick(self, purpose: str, items: list[T], number: int) -> list[T]:
        if purpose != CUP or not self.cup:
            return super().pick(purpose, items, number)
        by_id = {(item.id if isinstance(item, Counter) else str(item)): item for item in items}
        if missing := [name for name in self.cup if name not in by_id]:
            raise CaseError(f"the cup cannot give {', '.join(missing)}")
        order = [*self.cup, *(name for name in roster() if name in by_id and name not in self.cup)]
        drawn = order[:number]
        self.cup = self.cup[len(drawn) :]
        return [by_id[name] for name in drawn]


class SiegeCases(CaseRunner[Case, World]):
    """Runs the conformance cases of the siege."""

    ruleset, case, fault_kinds = RULESET, Case, FaultKind
    positions: ClassVar[Any] = positions

    def position(self, case: Case) -> dict[str, Any]:
        """Return the position of a test case. If the case names no card, the card brings an assault."""
        card = {} if case.step in BEFORE_A_CARD else {"card": ASSAULT_CARD}
        return {**card, **case.position, "deck": case.cards}

    def table(self, case: Case, dice: ScriptedDice) -> Context:
        """Return a `Context` whose draws of counters are given by the test case."""
        return _CaseTable(dice, case.cup)

    def differing(self, case: Case, world: World, context: Context) -> list[str]:
        """Return the differences from what a case expects."""
        left = context.cup if isinstance(context, _CaseTable) else []
        return [
            *([f"cup: {', '.join(left)} not drawn"] if left else []),
            *differing_position(world, after=case.after, where=case.where, points=case.points),
        ]

    def brief(self, values: list[Any]) -> list[Any]:
        """Return losses in short form. “gb1-” means flipped, and “gb1 lost” means eliminated."""
        return short(values)


CASES = SiegeCases()
run_cases, run_file, run_case = CASES.run_cases, CASES.run_file, CASES.run_case
load_cases, enact = CASES.load_cases, CASES.enact

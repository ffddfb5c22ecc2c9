"""Conformance cases of La révolte des Boxers, with figures as texts.

An answer without a side is for the side that is asked first.
"""

from __future__ import annotations

from typing import Any, ClassVar

from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.scenarios import learn
from engine.games.revolte.testing import positions
from engine.games.revolte.testing.invariants import FaultKind
from engine.games.revolte.world import World
from engine.testing.cases import BaseCase, CaseResult, CaseRunner

__all__ = ["CASES", "Case", "CaseResult", "enact", "load_cases", "run_case", "run_cases", "run_file"]

Case = BaseCase


class RevolteCases(CaseRunner[BaseCase, World]):
    """Runs the conformance cases of La révolte des Boxers."""

    ruleset, fault_kinds = RULESET, FaultKind
    positions: ClassVar[Any] = positions

    def position(self, case: BaseCase) -> dict[str, Any]:
        """Return the position of a case unchanged."""
        return dict(case.position)

    def learn(self, battle: Any) -> None:
        """Keep the text of a battle from the file of cases, under its id."""
        if not isinstance(battle, dict) or set(battle) != {"id", "text"}:
            raise ValueError("a [[battle]] has an id and a text")
        learn(battle["text"], battle["id"])

    def plain(self, world: World) -> dict[str, Any]:
        """Return a world as plain data, with figures as texts."""
        return positions.write(world)


CASES = RevolteCases()
run_cases, run_file, run_case = CASES.run_cases, CASES.run_file, CASES.run_case
load_cases, enact = CASES.load_cases, CASES.enact

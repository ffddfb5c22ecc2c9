"""Conformance cases of Ascari. An answer without a side is given by the side that has the first question."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.games.ascari.ruleset import RULESET
from engine.games.ascari.scenarios import learn
from engine.games.ascari.testing import positions
from engine.games.ascari.testing.invariants import FaultKind
from engine.games.ascari.world import World
from engine.testing.cases import BaseCase, CaseResult, CaseRunner

__all__ = ["CASES", "Case", "CaseResult", "enact", "load_cases", "run_case", "run_cases", "run_file"]

Case = BaseCase


class AscariCases(CaseRunner[BaseCase, World]):
    """Plays the cases of Ascari."""

    ruleset, fault_kinds = RULESET, FaultKind
    positions: ClassVar[Any] = positions

    def learn(self, battle: Any) -> None:
        """Keep a battle of a case file under the name in its positions."""
        if not isinstance(battle, dict) or set(battle) != {"id", "text"}:
            raise ValueError("a [[battle]] has an id and a text")
        learn(battle["text"], battle["id"])

    def plain(self, world: World) -> dict[str, Any]:
        """Return a world as plain data. It includes the orders of both sides."""
        return positions.write(world)


CASES = AscariCases()
run_cases, run_file, run_case = CASES.run_cases, CASES.run_file, CASES.run_case
load_cases, enact = CASES.load_cases, CASES.enact

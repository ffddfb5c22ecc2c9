"""Conformance cases of Keep Up the Fire!, with units and stations as texts."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.games.keep_up_the_fire.board import board
from engine.games.keep_up_the_fire.cards import deck
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.testing import positions
from engine.games.keep_up_the_fire.testing.invariants import FaultKind
from engine.games.keep_up_the_fire.world import World
from engine.testing.cases import BaseCase, CaseResult, CaseRunner

__all__ = ["CASES", "Case", "CaseResult", "enact", "load_cases", "run_case", "run_cases", "run_file"]

Case = BaseCase


class KeepUpTheFireCases(CaseRunner[BaseCase, World]):
    """Runs the conformance cases of Keep Up the Fire!"""

    ruleset, fault_kinds = RULESET, FaultKind
    positions: ClassVar[Any] = positions

    def position(self, case: BaseCase) -> dict[str, Any]:
        """Return the position of a case. The cards that it names are on top of the deck."""
        if not case.cards:
            return case.position
        turned = {*case.position.get("discard", ()), case.position.get("card", "")}
        rest = [name for name in deck() if name not in case.cards and name not in turned]
        return {**case.position, "deck": [*case.cards, *rest]}

    def plain(self, world: World) -> dict[str, Any]:
        """Return a world as plain data, with units and stations as texts."""
        found = super().plain(world)
        found["foes"] = [positions.write_foe(foe) for foe in world.position.foes]
        found["station"] = board().stations[world.position.station].id
        return found


CASES = KeepUpTheFireCases()
run_cases, run_file, run_case = CASES.run_cases, CASES.run_file, CASES.run_case
load_cases, enact = CASES.load_cases, CASES.enact

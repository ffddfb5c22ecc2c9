"""The analysis names a planted blunder; `benchmarks/blunders.py` counts this over many games."""

from __future__ import annotations

import pytest

import engine.games
from benchmarks.blunders import COSTS, analysed, planted
from engine.core.day_gate import SCENARIO

GAMES = (("keep-up-the-fire", "", 3), ("keep-up-the-fire", "", 5), ("revolte", "tartar-wall", 5))
"""Games with their scenarios and numbers, in which the search finds a blunder. In that of La révolte, the first few
simulated games see only a small loss.
"""


@pytest.mark.stress
@pytest.mark.parametrize(("name", "scenario", "number"), GAMES)
def test_a_planted_blunder_is_named(name: str, scenario: str, number: int) -> None:
    rules = engine.games.find(name)
    game = planted(rules, {SCENARIO: scenario} if scenario else {}, f"blunders/{number}")
    assert game is not None
    recording, (version, _, cost) = game
    assert cost >= COSTS
    assert version in {point.version for point in analysed(rules, recording).mistakes}

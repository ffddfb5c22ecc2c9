"""The analysis names a planted blunder; `benchmarks/blunders.py` counts this over many games."""

from __future__ import annotations

import pytest

import engine.games
from benchmarks.blunders import COSTS, analysed, planted

GAMES = (3, 5)
"""Numbers of games of Keep Up the Fire! in which the search finds a blunder."""


@pytest.mark.stress
@pytest.mark.parametrize("number", GAMES)
def test_a_planted_blunder_is_named(number: int) -> None:
    rules = engine.games.find("keep-up-the-fire")
    game = planted(rules, {}, f"blunders/{number}")
    assert game is not None
    recording, (version, _, cost) = game
    assert cost >= COSTS
    assert version in {point.version for point in analysed(rules, recording).mistakes}

"""Golden games of Ascari: the same seed, options and answers give the same game on every machine and Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from golden.ascari import golden_ascari as golden

GAMES = list(golden.games())


@pytest.mark.parametrize(("path", "game"), GAMES, ids=[path.stem for path, _ in GAMES])
def test_a_golden_game_plays_as_it_did(path: Path, game: dict[str, Any]) -> None:
    playout = golden.play(game["seed"], options=game["options"], answers=game["answers"])
    assert len(playout.asked) == len(game["answers"])
    assert golden.outcome(playout) == game["outcome"]


def test_there_is_one_for_every_scenario_and_player() -> None:
    assert {path.stem for path, _ in GAMES} == {name for name, *_ in golden.WANTED}
    assert {game["outcome"]["winner"] for _, game in GAMES} >= {"italian", "ethiopian"}

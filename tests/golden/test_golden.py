"""Golden games: the same seed, options and answers give the same siege on every machine and Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from golden import golden

GAMES = list(golden.games())


@pytest.mark.stress("steward-2", "steward-4", "steward-5")
@pytest.mark.parametrize(("path", "game"), GAMES, ids=[path.stem for path, _ in GAMES])
def test_a_golden_game_plays_as_it_did(path: Path, game: dict[str, Any]) -> None:
    playout = golden.play(game["seed"], options=game["options"], answers=game["answers"])
    assert len(playout.asked) == len(game["answers"])
    assert golden.outcome(playout) == game["outcome"]


def test_there_is_a_golden_game_for_every_band_and_player() -> None:
    assert {path.stem for path, _ in GAMES} == {name for name, *_ in golden.WANTED}
    bands = {game["outcome"]["powers_band"] for _, game in GAMES if game["policy"] == "steward" and not game["options"]}
    assert bands == {1, 2, 3, 4, 5}


def test_one_other_answer_makes_another_journal() -> None:
    _, game = GAMES[0]
    other = golden.play_out(
        golden.RULESET, seed="another", options=game["options"], policy=golden.POLICIES["steward"]("x")
    )
    assert golden.journal_hash(other.events) != game["outcome"]["journal"]

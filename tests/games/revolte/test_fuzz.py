"""Random legal games over all three scenarios, resumed from their saves: nothing is ever wrong on the way."""

from __future__ import annotations

from collections import Counter

import pytest
from games.account_checks import accounts
from games.revolte.players import Eager
from support import stress

from engine.core.policies import RandomPlayer
from engine.games.revolte.events import GameEnded
from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.steward.policy import Steward
from engine.testing.fuzz import fuzz_game, fuzz_saves, picked_options

GAMES = stress.count("SIEGEMASTER_FUZZ", 1, 60)


def options(name: str, number: int) -> dict[str, str]:
    return {"scenario": name, **(picked_options(RULESET, f"house {number}") if number % 2 else {})}


@pytest.mark.parametrize("name", stress.spread(SCENARIOS[::-1], of=3))
def test_games(name: str) -> None:
    told: Counter[str] = Counter()
    for number in range(GAMES):
        seed = f"fuzz {name} {number}"
        by_steward = number % 5 == 4
        player = Steward() if by_steward else Eager(seed) if number % 5 else RandomPlayer(seed)
        played = fuzz_game(
            RULESET, seed=seed, policy=player, options=options(name, number), resume_every=29, check_every=6
        )
        assert played.problems == []
        assert isinstance(played.events[-1], GameEnded)
        told.update(type(event).__name__ for event in played.events)
        assert all(report.rule for *_, report in accounts(played.events))
    assert told["FigureMoved"] > 3
    assert told["ShotFired"] > 0


@pytest.mark.stress
def test_a_game_is_the_same_from_its_saves_at_every_question() -> None:
    for name in SCENARIOS:
        found = fuzz_saves(RULESET, seed="saves", policy=RandomPlayer("saves"), options={"scenario": name})
        assert found.problems == []

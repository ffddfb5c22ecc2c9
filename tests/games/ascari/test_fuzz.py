"""Random legal games with standing orders, resumed from their saves: no step may have an error."""

from __future__ import annotations

from collections import Counter

import pytest
from games.account_checks import accounts
from games.ascari.players import Eager
from support import stress

from engine.core.policies import RandomPlayer
from engine.games.ascari import RULESET
from engine.games.ascari.events import GameEnded
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.steward.policy import Steward
from engine.testing.fuzz import fuzz_game, fuzz_saves, picked_options

GAMES = stress.count("SIEGEMASTER_FUZZ", 3, 60)


def options(name: str, number: int) -> dict[str, str]:
    return {"scenario": name, **(picked_options(RULESET, f"house {number}") if number % 2 else {})}


@pytest.mark.stress("amba-alagi-1895", "makalle-1896")
@pytest.mark.parametrize("name", SCENARIOS)
def test_random_games_are_sound(name: str) -> None:
    told: Counter[str] = Counter()
    for number in range(GAMES):
        seed = f"fuzz {name} {number}"
        player = Steward() if number % 3 == 2 else Eager(seed)
        played = fuzz_game(
            RULESET, seed=seed, policy=player, options=options(name, number), resume_every=11, check_every=3
        )
        assert played.problems == []
        assert isinstance(played.events[-1], GameEnded)
        told.update(type(event).__name__ for event in played.events)
        assert all(report.result and report.rule for *_, report in accounts(played.events))
    assert told["MeleeFought"] > 3
    assert told["Retreated"] > 1
    assert told["ShotFired"] > 10


@pytest.mark.stress
def test_a_game_is_the_same_from_its_saves_at_every_question() -> None:
    for policy in (RandomPlayer("all"), Eager("all")):
        played = fuzz_game(RULESET, seed="all", policy=policy, options={}, resume_every=1)
        assert played.problems == []
        assert played.resumed == played.decisions
    found = fuzz_saves(RULESET, seed="saves", policy=Eager("saves"), options={"scenario": "makalle-1896"})
    assert found.problems == []

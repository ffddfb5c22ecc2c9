"""Random legal games over all three scenarios, resumed from their saves: nothing is ever wrong on the way."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from games.account_checks import accounts
from games.revolte.players import Eager
from support import stress

from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.policies import RandomPlayer
from engine.games.revolte.events import GameEnded
from engine.games.revolte.house_rules import House
from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.steward.policy import Steward
from engine.games.revolte.testing.cases import CASES
from engine.games.revolte.victory import EXIT
from engine.games.revolte.world import set_up, view_of
from engine.testing.fuzz import fuzz_game, fuzz_saves, picked_options

GAMES = stress.count("SIEGEMASTER_FUZZ", 1, 60)


def options(name: str, number: int) -> dict[str, str]:
    return {"scenario": name, **(picked_options(RULESET, f"house {number}") if number % 2 else {})}


@pytest.mark.parametrize("name", stress.spread(SCENARIOS[::-1], of=3))
def test_random_games_are_sound(name: str) -> None:
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


OWN = {"test-breakout": "13-victory.toml", "test-roof": "7-roofs.toml"}
"""Tables that the cases have of their own, with what no shipped scenario has: open edges, losses, a roof."""


@pytest.mark.stress("test-roof")
@pytest.mark.parametrize("name", OWN)
def test_tables_of_our_own_are_played_to_their_end(name: str) -> None:
    """§V45, §V50, §V122"""
    CASES.load_cases(Path("tests/cases/revolte") / OWN[name])
    reasons = set[str]()
    for number in range(2 * GAMES):
        seed = f"own {name} {number}"
        for player in (Steward(seed), Eager(seed), RandomPlayer(seed)):
            world = set_up(name, House())
            drive = Drive(RULESET, world, Context(SeededDice(seed)))
            while drive.ask is not None:
                side = drive.ask.side
                drive.send(drive.check(player.answer(view_of(world, side), drive.ask), side), side)
                assert RULESET.faults(world) == []
            reasons.add(world.position.reason)
    assert world.position.over
    assert name != "test-breakout" or EXIT in reasons, "the steward leaves by the open edge"


@pytest.mark.stress
def test_a_game_is_the_same_from_its_saves_at_every_question() -> None:
    for name in SCENARIOS:
        found = fuzz_saves(RULESET, seed="saves", policy=RandomPlayer("saves"), options={"scenario": name})
        assert found.problems == []

"""The steward: legal in whole games on either side, from its side's view only; better than chance."""

from __future__ import annotations

import pytest

from engine.core.asks import Answer, Ask
from engine.core.playout import play_out
from engine.core.policies import RandomPlayer
from engine.games.ascari import RULESET
from engine.games.ascari.analysis import statistics
from engine.games.ascari.scenarios import SCENARIOS, scenario
from engine.games.ascari.steward.field import chances
from engine.games.ascari.steward.policy import Steward
from engine.games.ascari.world import View


class Watched:
    """A steward that checks what it is shown."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.steward = Steward()
        self.asked = 0

    def answer(self, view: View, ask: Ask) -> Answer:
        assert ask.side == self.side == view.side
        assert set(view.orders) == {self.side}
        self.asked += 1
        return self.steward.answer(view, ask)


@pytest.mark.parametrize("name", SCENARIOS)
def test_each_side_has_a_steward_that_sees_what_its_side_sees(name: str) -> None:
    players = {side: Watched(side) for side in scenario(name).sides}
    playout = play_out(RULESET, seed=f"watched {name}", options={"scenario": name}, policy=players)
    assert min(player.asked for player in players.values()) > 5
    found = statistics.summary([statistics.record(playout)])
    assert sum(found["winners"].values()) == sum(found["bands"].values()) == 1
    comparable = RULESET.comparable_result(playout.world)
    assert comparable is not None
    assert comparable.winner in scenario(name).sides
    assert comparable.band in RULESET.bands
    assert set(comparable.scores) == set(scenario(name).sides)


@pytest.mark.parametrize("name", SCENARIOS)
def test_it_beats_chance_on_either_side(name: str) -> None:
    for side in scenario(name).sides:
        won = 0
        for number in range(4):
            seed = f"{side} {number}"
            players = {each: Steward() if each == side else RandomPlayer(seed) for each in scenario(name).sides}
            playout = play_out(RULESET, seed=seed, options={"scenario": name}, policy=players)
            won += playout.world.position.winner == side
        assert won >= 3, side


def test_the_odds_of_a_melee_are_those_of_its_dice() -> None:
    """§5.2 2 against 1 without modifiers, counted by hand over 36 rolls."""
    assert [round(share * 36) for share in chances(2, 1)] == [6, 4, 11, 12, 2, 1]
    assert sum(chances(0, 5)) == pytest.approx(1)

"""The figures of simulated games, against the games themselves."""

from __future__ import annotations

from collections import Counter

import pytest
from games.revolte.played import played

from engine.core.playout import Playout, play_out
from engine.games.revolte import RULESET
from engine.games.revolte.analysis import statistics
from engine.games.revolte.events import FigureEliminated, GameEnded
from engine.games.revolte.scenarios import SCENARIOS, SIDES


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_counts_match_the_events(name: str) -> None:
    game = played(name)
    found = statistics.record(Playout(world=game.end, events=game.events, asked=()))
    (end,) = (event for event in game.events if isinstance(event, GameEnded))
    assert (found["winner"], found["reason"], found["scenario"]) == (end.winner, end.reason, name)
    figures = game.end.position.figures.items()
    lost = Counter(game.end.position.side_of(figure) for figure, each in figures if each.out)
    assert {side: found[f"{side}_lost"] for side in SIDES} == {side: lost[side] for side in SIDES}
    assert sum(found["fell_by"].values()) == sum(isinstance(each, FigureEliminated) for each in game.events) > 0
    assert found["turns"] == game.end.position.turn
    assert found["orders"] > found["charges"] >= 0
    assert found["shots"] >= found["hits"] > 0


def test_the_summary_of_many_games() -> None:
    records = [
        statistics.record(
            play_out(
                RULESET,
                seed=f"short {number}",
                options={"scenario": "tartar-wall"},
                policy={side: RULESET.policies["steward"](side) for side in SIDES},
            )
        )
        for number in range(3)
    ]
    found = statistics.summary(records)
    won = Counter(each["winner"] for each in records)
    assert found["winners"] == {side: won[side] for side in SIDES}
    assert found["bands"] == {"won": won["europeans"], "lost": won["boxers"]}
    assert found["europeans_win"] == round(won["europeans"] * 100 / 3, 1)
    assert {side: sum(found["won_by"][side].values()) for side in SIDES} == found["winners"]
    assert found["shots"]["least"] == min(each["shots"] for each in records)
    assert statistics.summary([]) == {"bands": {}}

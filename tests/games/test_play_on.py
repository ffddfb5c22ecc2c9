"""Playing on from a position does what playing on from its save does, in a running game and in a stored one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine.games
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.save import Outcome, advance, dump, new_game

FAR = 150
"""So many decisions of a game are played both ways."""


def told(outcome: Outcome[Any]) -> tuple[object, ...]:
    asked = (outcome.ask.kind, outcome.ask.rule, dict(outcome.ask.facts)) if outcome.ask is not None else None
    events = [msgspec.json.encode(event) for event in outcome.events]
    return dump(outcome.save), asked, events, outcome.settled, outcome.reopened, outcome.forgotten


@pytest.mark.stress(
    "revolte-at once-random",
    "revolte-by the calendar-steward",
    "siege-at once-random",
    "revolte-by the calendar-random",
)
@pytest.mark.parametrize("policy", ["steward", "random"])
@pytest.mark.parametrize("options", [{}, {"calendar": "daily"}], ids=["at once", "by the calendar"])
@pytest.mark.parametrize("system", engine.games.names())
def test_both_ways_lead_to_the_same_game(system: str, options: dict[str, str], policy: str) -> None:
    rules = engine.games.find(system)
    if options and not rules.sequence.has_days:
        pytest.skip("it has no days")
    player = rules.policies[policy]("a player")
    outcome = new_game(rules, seed="both ways", options=options)
    kept = []
    for _ in range(FAR):
        if outcome.ask is None:
            break
        calendar = outcome.ask.kind == CALENDAR
        side = outcome.ask.side if len(rules.sides) > 1 and not calendar else None
        answer = BEGIN if calendar else player.answer(rules.view(outcome.world, side), outcome.ask)
        stored = advance(rules, outcome.save, answer, side=side)
        outcome = outcome.on(answer, side=side)
        assert told(outcome) == told(stored)
        kept.append((outcome, told(outcome)))
    assert len(kept) > 20
    # The facts of an outcome stay the same, however far the game has continued.
    assert all([msgspec.json.encode(event) for event in each.events] == was[2] for each, was in kept)
    assert all(dump(each.save) == was[0] for each, was in kept)

"""Every order that an analysis counts as an order to fire is followed by a shot, in every game."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

import engine.games
from engine.core.chances.analysis_format import is_shot
from engine.core.day_gate import SCENARIO
from engine.core.save import new_game

FIRED, AT_THINGS = "Fired", ("ObstacleHit", "ShellDeviated")
"""The endings of the names of events that report a shot, including shots at a wall, a door or a place."""


@pytest.mark.parametrize("name", engine.games.names())
def test_an_order_to_fire_is_followed_by_a_shot(name: str) -> None:
    """And there is no kind of shot that no such order leads to."""
    rules: Any = engine.games.find(name)
    several, after = len(rules.sides) > 1, defaultdict[bool, list[set[str]]](list)
    now = new_game(rules, seed="fire", options={SCENARIO: rules.scenarios[0]} if rules.scenarios else {})
    steward = rules.policies["steward"]("fire")
    while now.asks:
        ask = now.asks[0]
        answer = steward.answer(rules.view(now.world, ask.side if several else None), ask)
        kind = ask.kind
        now = now.on(answer, side=ask.side if several else None)
        after[is_shot(kind, answer)].append({type(event).__name__ for event in now.events})
    known = {event.__name__ for event in rules.events if event.__name__.endswith((FIRED, *AT_THINGS))}
    assert known
    assert after[True], "orders to fire are given"
    assert all(known & told for told in after[True])
    assert known - {*AT_THINGS} == {each for told in after[True] for each in told & known} - {*AT_THINGS}

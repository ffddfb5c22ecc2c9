"""A tip that names an action is no worse than the adviser's answer: both are played to the end with the same dice."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any

import pytest
from support import stress

import engine.games
import render.games
from engine.core.asks import Answer, Ask
from engine.core.playout import play_out

GAMES = ("keep-up-the-fire", "ascari", "revolte", "siege")
PLAYED = 100 if stress.FULL else 12
"""Games with the tip's answer, and as many with the adviser's."""
SURE = 2.0
"""From so many standard errors on one of them is worse."""


class Once:
    """Plays as the adviser does, but answers the first question of a kind in its own way."""

    def __init__(self, rules: Any, seed: str, kind: str, side: str, answer: Answer | None) -> None:
        self._adviser = rules.policies["steward"](seed)
        self._kind, self._side, self._answer = kind, side, answer

    def answer(self, view: Any, ask: Ask) -> Answer:
        if self._answer is not None and (ask.kind, ask.side) == (self._kind, self._side):
            given, self._answer = self._answer, None
            return given
        found: Answer = self._adviser.answer(view, ask)
        return found


def won(rules: Any, seed: str, kind: str, side: str, answer: Answer | None) -> int:
    """Return 1 if a side wins a game in which it answers so."""
    policy = Once(rules, seed, kind, side, answer)
    standing = rules.comparable_result(play_out(rules, seed=seed, options={}, policy=policy).world)
    return int(standing.winner == side) if len(rules.sides) > 1 else int(standing.won)


def worse_by(rules: Any, kind: str, side: str, answer: Answer, *, games: int) -> float:
    """Return by how many standard errors an answer is worse than the adviser's; below 0 if it is better."""
    found = []
    for number in range(games):
        seed = f"tip {number}"
        found.append(won(rules, seed, kind, side, None) - won(rules, seed, kind, side, answer))
    mean = sum(found) / games
    spread = sqrt(sum((each - mean) ** 2 for each in found) / (games - 1) / games)
    return mean / spread if spread else 0.0


def asked(name: str) -> Mapping[str, tuple[str, Answer]]:
    """Return, for the kinds of Ask of a game whose tip names an answer, the side that is asked, and that answer."""
    rules, presenter = engine.games.find(name), render.games.find(name)
    found: dict[str, tuple[str, Answer]] = {}

    def look(_: Any, ask: Ask) -> None:
        named = presenter.tip_answer(ask)
        if named is not None:
            found.setdefault(ask.kind, (ask.side, named))

    play_out(rules, seed="tips", options={}, policy=rules.policies["steward"](""), on_ask=look)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_tip_is_no_worse_than_the_advice(name: str) -> None:
    for kind, (side, answer) in asked(name).items():
        assert worse_by(engine.games.find(name), kind, side, answer, games=PLAYED) <= SURE, (kind, answer)


def test_tips_that_name_an_answer_are_found() -> None:
    """The first tip of these two games describes the deployment."""
    assert set(asked("siege")) == {"muster"}
    assert set(asked("keep-up-the-fire")) == {"deploy"}


@pytest.mark.stress
def test_the_test_would_notice_the_worse_historical_deployment() -> None:
    """They were the tip once: the Italians at Agordat win far fewer games from there."""
    assert worse_by(engine.games.find("ascari"), "deploy", "italian", ("historical",), games=100) > SURE

"""The siege steward's ranking of choices offers real alternatives in every kind of Ask."""

from __future__ import annotations

from collections import Counter as Tally
from typing import Any

from engine.core.asks import DONE, Answer, Ask
from engine.core.playout import play_out
from engine.core.ranking import MOST, allowed, ranked
from engine.games.siege import RULESET
from engine.games.siege.steward import shots
from engine.games.siege.steward.advice import REASONS
from engine.games.siege.steward.policy import Steward
from engine.games.siege.steward.ranking import reasons, thoughts
from engine.games.siege.world import World

Offered = list[tuple[Any, Ask, tuple[Answer, ...]]]


def _offered(*, kinds: int = 6) -> Offered:
    """Return the ranked choices in the first `kinds` questions of each kind of a siege."""
    seen: Tally[str] = Tally()
    found: Offered = []

    def look(world: World, ask: Ask) -> None:
        seen[ask.kind] += 1
        if seen[ask.kind] > kinds:
            return
        view = world.position
        offered = ranked(Steward(""), view, ask)
        assert offered[0] == Steward("").answer(view, ask)
        assert 2 <= len(offered) == len(set(offered)) <= MOST
        assert all(allowed(ask, answer) for answer in offered)
        assert (DONE in offered) == allowed(ask, DONE)
        if ask.kind == "fire":
            _expect_by_gain(world, ask, offered)
        told = reasons(view, ask)
        assert set(told.values()) <= set(REASONS)
        assert offered[0] in told
        found.append((view, ask, offered))

    play_out(RULESET, seed="ranked", options={}, policy=Steward(""), on_ask=look)
    return found


def _expect_by_gain(world: World, ask: Ask, offered: tuple[Answer, ...]) -> None:
    gains = shots.judged(world.position, ask)
    fired = [gains[answer] for answer in offered[1:] if answer != DONE]
    best = [gain for gain in fired if gain > shots.LEAST]
    assert best[1:] == sorted(best[1:], reverse=True)  # after the best shot of the plan, to which morale tests may add
    assert len({answer[1:3] for answer in offered if answer != DONE}) >= len(offered) - 2


def test_every_question_of_a_siege_has_alternatives() -> None:
    kinds = {ask.kind for _, ask, _ in _offered()}
    assert {"muster", "reposition", "fire", "march", "wounded", "day-end"} <= kinds


def test_a_movement_phase_offers_the_planned_moves() -> None:
    marches = [(ask, offered) for _, ask, offered in _offered() if ask.kind == "march"]
    assert any(len({answer[1:3] for answer in offered}) >= 4 for _, offered in marches)


def test_each_answer_is_considered_once() -> None:
    def look(world: World, ask: Ask) -> None:
        answers = [advice.answer for advice in thoughts(world.position, ask)]
        assert len(answers) == len(set(answers))

    play_out(RULESET, seed="once", options={}, policy=Steward(""), on_ask=look)

"""The plans offered to a commander: three at most, in the game's order, the same for the same view."""

from __future__ import annotations

from typing import Any

import pytest

import engine.games
from engine.core.planning import question
from engine.core.planning.question import FEWEST, OFFERED, offered, question_of
from engine.core.save import Outcome, new_game


def asked(name: str, seed: str = "question", **options: str) -> tuple[Any, Outcome[Any]]:
    """Return a game at its first commander's question."""
    rules = engine.games.find(name)
    here = new_game(rules, seed=seed, options=options)
    stewards = {side: rules.policies["steward"](seed) for side in rules.sides}
    while question_of(rules, *_seen(rules, here)) is None:
        view, ask = _seen(rules, here)
        answer = stewards[ask.side].answer(view, ask)
        here = here.on(answer, side=ask.side) if len(rules.sides) > 1 else here.on(answer)
    return rules, here


def _seen(rules: Any, here: Outcome[Any]) -> tuple[Any, Any]:
    ask = here.asks[0]
    return rules.view(here.world, ask.side if len(rules.sides) > 1 else None), ask


def test_three_plans_are_offered_in_the_games_order_and_the_same_each_time() -> None:
    rules, here = asked("keep-up-the-fire")
    plans = question_of(rules, *_seen(rules, here))
    assert plans is not None
    found = offered(rules, here.save)
    assert FEWEST <= len(found) <= OFFERED
    assert list(found) == sorted(found, key=plans.plans.index)
    assert offered(rules, here.save) == found


def test_the_short_list_is_offered_if_simulating_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question, "QUICK", 10_000)
    rules, here = asked("keep-up-the-fire")
    plans = question_of(rules, *_seen(rules, here))
    assert plans is not None
    assert offered(rules, here.save) == plans.short


@pytest.mark.parametrize("name", ["siege", "keep-up-the-fire", "ascari", "revolte"])
def test_a_question_offers_goals_that_make_sense(name: str) -> None:
    rules = engine.games.find(name)
    options = {"scenario": rules.scenarios[0]} if len(rules.sides) > 1 else {}
    rules, here = asked(name, **options)
    view, ask = _seen(rules, here)
    found = question_of(rules, view, ask)
    assert found is not None
    steward = rules.policies["steward"]("")
    goals = steward.goals(view, ask)
    assert set(found.plans) <= set(goals)
    assert set(found.short) <= set(found.plans)
    assert FEWEST <= len(found.short) <= OFFERED
    for plan in found.plans:
        ask.check(steward.aiming(plan).answer(view, ask))


def test_a_plan_far_below_the_best_is_not_offered() -> None:
    rules, here = asked("keep-up-the-fire")
    view, ask = _seen(rules, here)
    found = question_of(rules, view, ask)
    assert found is not None
    table = question.Plans(rules, here.save, found, side=None, owner=ask.side, between=lambda: None)
    worths = {"hold": 1.0, "attack": 1.0, "works": 0.8, "ready": 0.5, "relief": 0.0}
    table._tries = {
        name: [question._Tried(worth, frozenset({(name,)}))] * question.PLAYOUTS for name, worth in worths.items()
    }
    assert set(table.chosen(list(worths))) == {"hold", "attack", "works"}

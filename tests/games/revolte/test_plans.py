"""The steward: every answer is legal, plans differ, and few presses for a side's turn."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest
from support import stress

from engine.core.asks import Answer, Ask
from engine.core.planning.laying_out import lay_out
from engine.core.planning.plans import past, rests
from engine.core.planning.question import question_of
from engine.core.playout import play_out
from engine.core.ranking import allowed
from engine.core.save import Outcome, advance, new_game
from engine.games.revolte import RULESET
from engine.games.revolte.events import FigureEliminated
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.steward import plans
from engine.games.revolte.steward.plans import MANY, STANCES, alarming
from engine.games.revolte.steward.policy import Steward
from engine.games.revolte.world import View, World

GAMES = stress.count("SIEGEMASTER_REVOLTE_PRESSES", 1, 34)
MOST = 3
"""The presses of a side's turn by advice, on average."""


def positions(name: str) -> Iterator[Outcome[World]]:
    """Yield the positions of the steward's game in its first turns at every question."""
    outcome = new_game(RULESET, seed=f"plans {name}", options={"scenario": name})
    steward = Steward()
    while outcome.asks and outcome.world.position.turn <= 4:
        yield outcome
        ask = outcome.asks[0]
        answer = ask.check(steward.answer(RULESET.view(outcome.world, ask.side), ask))
        outcome = advance(RULESET, outcome.save, answer, side=ask.side)


@pytest.mark.stress
def test_orders_have_different_plans_and_shots_take_one_click() -> None:
    kinds = set()
    for outcome in positions("tartar-wall"):
        ask = outcome.asks[0]
        if (ask.kind, ask.side) in kinds:
            continue
        kinds.add((ask.kind, ask.side))
        view = RULESET.view(outcome.world, ask.side)
        found = Steward().goals(view, ask)
        orders = tuple(name for name in STANCES if name != "fall-back" or ask.side == "boxers")
        assert found == {"order": orders, "fire": ("as-usual",)}.get(ask.kind, ())
        if (ask.kind, ask.side) == ("order", "europeans"):
            laid = lay_out(RULESET, outcome.save, seed="plans", side=ask.side)
            if not laid:  # too far from the enemy for them to differ
                kinds.remove((ask.kind, ask.side))
                continue
            assert 2 <= len(laid) <= 3
            assert len({plan.orders for plan in laid}) == len(laid)
            assert {"lost", "killed", "holding", "theirs", "near"} == set(laid[0].figures)
    assert {kind for kind, _ in kinds} >= {"deploy", "order"}
    assert ("order", "europeans") in kinds


def test_the_commander_may_play_the_advisers_plan_and_is_offered_no_losing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Falling back is a plan of Europeans that hold a place; standing fast is left to own orders."""
    asked: dict[str, tuple[str, ...]] = {}
    for may in (False, True):
        monkeypatch.setattr(plans, "_can_fall_back", lambda *_, may=may: may)
        for outcome in positions("tartar-wall"):
            ask = outcome.asks[0]
            if (found := question_of(RULESET, RULESET.view(outcome.world, ask.side), ask)) is not None:
                asked[ask.side] = found.short
        usual = ("as-usual", "assault")
        assert asked == {"boxers": (*usual, "wary"), "europeans": (*usual, "fall-back" if may else "wary")}


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_sides_turn_by_advice_takes_few_clicks(name: str) -> None:
    presses = []
    for game in range(GAMES):
        policies = {side: _Presser() for side in RULESET.sides}
        end = play_out(RULESET, seed=f"presses {name} {game}", options={"scenario": name}, policy=policies)
        presses.append(sum(each.presses for each in policies.values()) / 2 / end.world.position.turn)
    assert 0.5 < mean(presses) <= MOST, presses


class _Presser:
    """Plays a side by advice and counts the clicks: one click begins a phase, another continues after many losses."""

    def __init__(self) -> None:
        self.presses = 0
        self._steward = Steward()
        self._phase: tuple[int, str] = (-1, "")
        self._lost = 0

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the steward's answer; every one is legal."""
        position = view.position
        answer = self._steward.answer(view, ask)
        assert allowed(ask, answer)
        here, lost = (position.turn, ask.kind), position.lost[ask.side]
        if ask.kind != "deploy" and (here != self._phase or lost - self._lost >= MANY):
            self.presses += 1
        self._phase, self._lost = here, lost
        return answer


def test_a_plan_ends_when_the_other_side_decides_or_a_leader_falls() -> None:
    for outcome in positions("fu-gate"):
        ask = outcome.asks[0]
        if ask.kind == "order":
            break
    view = RULESET.view(outcome.world, ask.side)
    position = outcome.world.position
    steward = Steward().aiming("assault")
    steward.outlook(view, ask)
    fell = FigureEliminated(figure="e1", at=(0, 0), why="fire")
    assert alarming(position, "europeans", [fell])
    assert not alarming(position, "boxers", [fell])
    assert not alarming(position, "europeans", [FigureEliminated(figure="e2", at=(0, 0), why="fire")])
    assert not rests(steward, view, ask, [])
    leader = "e1" if ask.side == "europeans" else "a1"
    assert rests(steward, view, ask, [FigureEliminated(figure=leader, at=(0, 0), why="fire")])
    assert not past("alarm", RULESET, RULESET.progress(outcome.world), outcome.world, ask)
    with pytest.raises(KeyError):
        Steward().aiming("no such stance")

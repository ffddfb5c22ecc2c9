"""Loss choices before dice that depend on them: who is asked before which die (§5.2, §5.3 event 5, §6.4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.hindsight import open_losses
from support.siege_positions import play, world

from engine.core.asks import DONE, Ask, Menu
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.menus import done
from engine.games.siege import RULESET
from engine.games.siege.combat import loss_questions
from engine.games.siege.combat.loss_choices import asking, other_ways
from engine.games.siege.combat.losses import hit_troops
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.testing.cases import load_cases, run_case
from engine.games.siege.world import World
from engine.testing.fuzz import fuzz_game

CASES = Path(__file__).parents[3] / "cases"


def starving() -> World:
    """Build a day of shells on which a famine has taken a soldier point."""
    on = world({"german-west": "de1/1", "british-south": "gb1"}, card="KS", step="bombardment", piles=[])
    hit_troops(on.position, Context(ScriptedDice(())), "", points=1, rule="5.3")
    return on


def test_5_3_r72_losses_by_famine_are_assigned_before_the_shells() -> None:
    on = starving()
    bombardment = SEQUENCE.steps["bombardment"].run
    played = play(bombardment, on, dice=[1, 3, 5], answers=[("losses", "0", "gb1=1"), DONE])
    assert [ask.kind for ask in played.asks] == ["share", "share"]
    assert played.dice.rolled == ["quarter=1", "quarter=3", "shell german-west=5"]
    assert on.position.debts == []


def test_5_3_r72_a_player_who_was_asked_is_not_asked_again() -> None:
    on = starving()
    to = Context(ScriptedDice(()))
    flow = asking(on.position, to, Ask("reposition", "5.1.2", lambda: Menu("do", (done("reposition"),))))
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(DONE)
    assert on.position.debts_offered
    played = play(SEQUENCE.steps["bombardment"].run, on, dice=[1, 3])
    assert played.asks == []


@pytest.mark.parametrize(
    ("places", "house", "stakes"),
    [
        ("gb1/1 vo1 ir1 ir2", {}, False),  # the same number of points either way
        ("gb1/1 vo1 ir1 ir2", {"ratio": "counters"}, True),  # two counters, or one
        ("colt/1 italian-one-pounder ir1 ir2", {}, True),  # a crew, or two points of the gun
        ("colt/1 nordenfelt ir1 ir2", {}, False),
    ],
)
def test_6_4_a_melee_asks_only_if_its_roll_depends_on_the_choice(
    places: str, house: dict[str, str], stakes: bool
) -> None:
    on = world({"legation-street-3": places}, house=house)
    hit_troops(on.position, Context(ScriptedDice(())), "legation-street-3", points=1, rule="6.3")
    before = RULESET.encode(on)
    assert other_ways(on.position, on.position.debts[0])
    assert loss_questions.melee_stakes(on.position) is stakes
    assert RULESET.encode(on) == before, "looking changes nothing"


def test_6_6_r117_another_nation_is_another_roll() -> None:
    on = world({"british-north": "gb1/1 vo1/1 ir1"})
    hit_troops(on.position, Context(ScriptedDice(())), "british-north", points=1, rule="6.4")
    assert on.position.by_id["vo1"].place == "pool", "guests first (R186)"
    assert loss_questions.melee_stakes(on.position)


@pytest.mark.parametrize("title", ["Who starves is settled before", "Once the shells have fallen"])
def test_5_3_without_the_question_the_case_fails(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = CASES / "5.3-events.toml"
    (case,) = (case for case in load_cases(path) if case.title.startswith(title))
    assert run_case(case, path=path, number=1).ok
    monkeypatch.setattr(loss_questions, "_asked", lambda world, table, run: run(world, table))
    assert not run_case(case, path=path, number=1).ok


@pytest.mark.stress
def test_the_fuzzers_find_a_die_that_comes_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = [f"early-{number}" for number in range(6)]
    assert not any(problems(seed) for seed in seeds)
    monkeypatch.setattr(loss_questions, "_asked", lambda world, table, run: run(world, table))
    assert any("'quarter' is not on the list" in problem for seed in seeds for problem in problems(seed))


def problems(seed: str) -> list[str]:
    played = fuzz_game(RULESET, seed=seed, policy=POLICIES["steward"](seed), check_every=10_000, at_draw=open_losses)
    return played.problems

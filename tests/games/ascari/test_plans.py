"""Reasons, plans and corps of the steward: each side's own, legal, different, and few presses for a player-turn."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean

import pytest

from engine.core.asks import DONE, Ask
from engine.core.planning.laying_out import lay_out, lay_out_part
from engine.core.planning.plans import names_of, part_name, part_of, parts_of, past, rests, scopes_of
from engine.core.ranking import allowed, ranked
from engine.core.save import Outcome, advance, new_game
from engine.games.ascari import RULESET
from engine.games.ascari.events import MeleeFought, PieceEliminated
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.steward.advice import REASONS
from engine.games.ascari.steward.goals import CORPS, STANCES, TRAINED, goal_of
from engine.games.ascari.steward.policy import Steward
from engine.games.ascari.steward.ranking import reason, reasons
from engine.games.ascari.world import World

PRESSES = {"agordat-1890": 3, "makalle-1896": 4, "amba-alagi-1895": 6}
"""The presses of a player-turn by advice, on average."""


def on(outcome: Outcome[World], steward: Steward) -> Outcome[World]:
    """Play one answer on."""
    ask = outcome.asks[0]
    answer = ask.check(steward.answer(RULESET.view(outcome.world, ask.side), ask))
    return advance(RULESET, outcome.save, answer, side=ask.side)


def positions(name: str, *, turns: int) -> Iterator[Outcome[World]]:
    """Yield the positions of the steward's game at every question of its first turns."""
    outcome = new_game(RULESET, seed=f"plans {name}", options={"scenario": name})
    steward = Steward()
    while outcome.asks and outcome.world.position.turn <= turns:
        yield outcome
        outcome = on(outcome, steward)


def orders_of(name: str) -> Iterator[tuple[Outcome[World], Ask]]:
    """Yield the beginnings of movement phases."""
    before = None
    for outcome in positions(name, turns=2):
        ask, here = outcome.asks[0], RULESET.progress(outcome.world)
        if ask.kind == "move" and here != before:
            before = here
            yield outcome, ask


@pytest.mark.stress("amba-alagi-1895", "makalle-1896")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_answer_of_the_steward_is_legal_and_has_a_reason(name: str) -> None:
    told = set()
    for outcome in positions(name, turns=2):
        ask = outcome.asks[0]
        view = RULESET.view(outcome.world, ask.side)
        known = reasons(view, ask)
        steward = Steward()
        assert next(iter(known)) == steward.answer(view, ask)
        assert reason(view, ask, next(iter(known))) == next(iter(known.values()))
        assert {key for key, _ in known.values()} <= set(REASONS)
        assert [answer for answer in known if not allowed(ask, answer)] == []
        assert ranked(steward, view, ask)[0] == steward.answer(view, ask)
        told |= {key for key, _ in known.values()}
    assert len(told) >= 6
    assert reason(view, ask, ("nothing", "of", "this")) == ("", {})


@pytest.mark.stress("makalle-1896")
@pytest.mark.parametrize("name", SCENARIOS[:2])
def test_a_movement_phase_has_plans_that_differ(name: str) -> None:
    for outcome, _ in orders_of(name):
        plans = lay_out(RULESET, outcome.save, seed="plans")
        assert 2 <= len(plans) <= 6
        if len(plans) < 3:  # far from the enemy there is little to choose
            continue
        names = [plan.name for plan in plans]
        assert names == [name for name in (*STANCES, TRAINED.name) if name in names]
        assert len({plan.orders for plan in plans}) == len(plans)
        assert all(plan.until == "alarm" for plan in plans)
        by_name = {plan.name: plan.figures for plan in plans}
        if "back" in by_name:  # who falls back loses and kills less than who does as advised
            assert by_name["back"]["killed"].mean <= by_name["own"]["killed"].mean
        return
    pytest.fail("there was never a choice of three")


@pytest.mark.stress
def test_a_corps_orders_its_own_counters_alone_and_leaves_the_others() -> None:
    for outcome, ask in orders_of("makalle-1896"):
        if ask.side != "ethiopian":
            continue
        position = outcome.world.position
        scopes = scopes_of(RULESET, RULESET.view(outcome.world, ask.side), ask)
        assert len(scopes) >= 3
        for scope in scopes[:1]:
            found = lay_out_part(RULESET, outcome.save, scope, seed="corps", side=ask.side)
            assert found[0].name == scope
            assert {part_of(plan.name)[0] for plan in found} == {scope}
            assert len({plan.orders for plan in found}) == len(found) >= 2
            for plan in found:
                groups = {position.roster[order.words[1]].group for order in plan.orders if order.words[0] == "move"}
                assert groups == {scope.removeprefix(CORPS)}
        return
    pytest.fail("the Ethiopians never moved")


def test_an_unknown_goal_is_refused() -> None:
    for name in ("", "glory", CORPS, part_name(f"{CORPS}barca", "glory")):
        with pytest.raises(KeyError):
            goal_of(name)


def test_a_plan_stops_at_an_event_that_a_player_wants_to_know() -> None:
    """A melee lost, or a unit of one's own that is gone, ends it; the question after says so."""
    stopped = 0
    for number in range(4):
        outcome = new_game(RULESET, seed=f"stops {number}", options={"scenario": "agordat-1890"})
        steward, player, mover = Steward(), Steward(goal=goal_of("storm")), ""
        while outcome.asks:
            ask = outcome.asks[0]
            if ask.side != mover:
                mover, player = ask.side, Steward(goal=goal_of("storm"))
            outcome = on(outcome, player if ask.kind in {"move", "go-on"} else steward)
            lost = any(
                (isinstance(event, MeleeFought) and event.winner != event.attacker)
                or (isinstance(event, PieceEliminated) and outcome.world.position.side_of(event.piece) == mover)
                for event in outcome.events
            )
            if lost and outcome.asks and outcome.asks[0].side == mover and ask.kind in {"move", "go-on"}:
                stopped += 1
                assert rests(player, RULESET.view(outcome.world, mover), outcome.asks[0], outcome.events)
    assert stopped


@pytest.mark.stress("amba-alagi-1895", "makalle-1896")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_player_turn_by_advice_takes_few_clicks(name: str) -> None:
    """Click «as advised» until the movement is over, then «fire as advised»; count the clicks of whole games."""
    pressed: dict[tuple[tuple[int, int], str], int] = {}
    outcome = new_game(RULESET, seed=f"presses {name}", options={"scenario": name})
    while outcome.asks:
        ask, here = outcome.asks[0], RULESET.progress(outcome.world)
        turn = (here, ask.side)
        pressed[turn] = pressed.get(turn, 0) + 1
        player = Steward(goal=goal_of("own"))
        while True:
            outcome = on(outcome, player)
            if not outcome.asks or outcome.asks[0].side != ask.side:
                break
            following, view = outcome.asks[0], RULESET.view(outcome.world, ask.side)
            if past("alarm", RULESET, here, outcome.world, following):
                break
            if (following.kind == "fire") != (ask.kind == "fire") or rests(player, view, following, outcome.events):
                break
    turns = [number for (here, _), number in pressed.items() if here[0]]
    assert mean(turns) <= PRESSES[name], pressed


def test_a_corps_has_no_plans_once_it_has_moved() -> None:
    for outcome, ask in orders_of("agordat-1890"):
        view = RULESET.view(outcome.world, ask.side)
        first = scopes_of(RULESET, view, ask)[0]
        player, at = Steward(goal=goal_of(first)), outcome
        moved = 0
        while not rests(player, RULESET.view(at.world, ask.side), at.asks[0], ()):
            at = on(at, player)
            moved += 1
        assert moved
        if at.asks[0].kind == "move":
            assert first not in parts_of(RULESET, RULESET.view(at.world, ask.side), at.asks[0], first)
            assert allowed(at.asks[0], DONE)
        break


def test_a_corps_falls_back_when_ordered() -> None:
    for outcome, ask in orders_of("agordat-1890"):
        player = Steward(goal=goal_of(part_name(f"{CORPS}barca", "back")))
        answer = player.answer(RULESET.view(outcome.world, ask.side), ask)
        assert answer[:2] == ("move", "banda")
        assert answer[2] != Steward(goal=goal_of(f"{CORPS}barca")).answer(RULESET.view(outcome.world, ask.side), ask)[2]
        break


def test_a_corps_fires_alone() -> None:
    """In a fire phase a corps fires as advised; it rests when it has fired, and never ends the phase."""
    for outcome in positions("agordat-1890", turns=1):
        ask = outcome.asks[0]
        if ask.kind != "fire":
            continue
        view = RULESET.view(outcome.world, ask.side)
        scope = next(each for each in scopes_of(RULESET, view, ask) if parts_of(RULESET, view, ask, each))
        assert list(parts_of(RULESET, view, ask, scope)) == [scope], "one order only"
        player, at, fired = Steward(goal=goal_of(scope)), outcome, 0
        while not rests(player, RULESET.view(at.world, ask.side), at.asks[0], ()):
            answer = player.answer(RULESET.view(at.world, ask.side), at.asks[0])
            assert outcome.world.position.roster[answer[1]].group == scope.removeprefix(CORPS)
            at, fired = on(at, player), fired + 1
        assert fired
        assert scope not in parts_of(RULESET, RULESET.view(at.world, ask.side), at.asks[0], scope)
        return
    pytest.fail("nobody ever fired")


def test_every_plan_of_a_corps_can_be_named() -> None:
    for outcome, ask in orders_of("agordat-1890"):
        names = names_of(RULESET, RULESET.view(outcome.world, ask.side), ask)
        assert names[: len(STANCES)] == list(STANCES)
        assert {f"{CORPS}barca", f"{CORPS}barca.storm", f"{CORPS}eritrea.back"} <= set(names)
        assert parts_of(RULESET, RULESET.view(outcome.world, ask.side), ask, f"{CORPS}of-nobody") == ()
        assert all(goal_of(name).name == name for name in names)
        break


@pytest.mark.stress
def test_plans_of_a_side_use_only_its_own_orders() -> None:
    """The other side's orders change no plan; the side's own orders may, because the simulated games use them."""
    for outcome, ask in orders_of("agordat-1890"):
        other = next(side for side in RULESET.sides_in(outcome.world) if side != ask.side)
        theirs = advance(RULESET, outcome.save, ("rifles", "hold"), side=other, aside=True).save
        ours = advance(RULESET, outcome.save, ("rifles", "hold"), side=ask.side, aside=True).save
        plain, blind, own = (
            lay_out_part(RULESET, save, f"{CORPS}barca", seed="orders", side=ask.side)
            for save in (outcome.save, theirs, ours)
        )
        assert plain == blind
        assert plain != own
        return

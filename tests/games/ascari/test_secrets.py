"""Standing orders are secret: two games that differ only in them look the same, and undo does not reveal them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from games.ascari.players import Eager
from support import stress
from support.seen_by_sides import seen_by

from engine.core.asks import Answer, Refused
from engine.core.save import Outcome, Save, advance, dump, load, new_game, supposed
from engine.games.ascari import RULESET
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.world import World

TWINS = (
    {"rifles": "2", "guns": "4"},
    {"rifles": "hold", "guns": "hold"},
    {"rifles": "4", "guns": "8", "most": 3},
    {"rifles": "1", "guns": "1", "only": ["horse"], "stepwise": True},
)
GAMES = stress.spread([(name, number) for name in SCENARIOS for number in (0, 1)], of=2)
EACH = 1_000_000 if stress.FULL else 20
"""The number of questions of each side that are checked in a game; stress tests check all."""


def twin(save: Save, side: str, number: int) -> Save:
    """Return the same game in which a side has other orders."""
    state = msgspec.json.decode(bytes(save.state))
    state["orders"][side] = TWINS[number]
    return msgspec.structs.replace(save, state=msgspec.Raw(msgspec.json.encode(state)))


def say(outcome: Outcome[World], answer: Answer) -> Outcome[World]:
    return advance(RULESET, load(dump(outcome.save)), answer, side=outcome.asks[0].side)


def played(name: str, number: int) -> Iterator[Outcome[World]]:
    """Play a game by saves, and yield it wherever a step begins with a question."""
    outcome = new_game(RULESET, seed=f"twins {number}", options={"scenario": name})
    player = Eager(f"twins {number}")
    while outcome.asks:
        ask = outcome.asks[0]
        if not outcome.save.answers and ask.kind in {"move", "fire"}:
            yield outcome
        view = RULESET.view(outcome.world, ask.side)
        outcome = say(outcome, ask.check(player.answer(view, ask)))


def sampled(name: str, number: int, each: int = EACH) -> Iterator[Outcome[World]]:
    """Play a game, and yield it at the first questions of each side, until both have had so many."""
    asked: Counter[str] = Counter()
    for outcome in played(name, number):
        side = outcome.asks[0].side
        asked[side] += 1
        if asked[side] <= each:
            yield outcome
        elif min(asked[each_side] for each_side in RULESET.sides_in(outcome.world)) >= each:
            return


@pytest.mark.stress("amba-alagi-1895-0")
@pytest.mark.parametrize(("name", "number"), GAMES)
def test_hidden_facts_change_nothing_for_a_side_before_they_are_revealed(name: str, number: int) -> None:
    compared: Counter[str] = Counter()
    for outcome in sampled(name, number):
        side = outcome.asks[0].side
        enemy = outcome.world.position.battle.enemy_of(side)
        twins = [advance(RULESET, twin(outcome.save, enemy, each)) for each in range(len(TWINS))]
        assert len({seen_by(RULESET, each, side) for each in twins}) == 1
        compared[side] += 1
    assert len(compared) == 2
    assert min(compared.values()) > 10


@pytest.mark.stress("amba-alagi-1895-0", "makalle-1896-0")
@pytest.mark.parametrize(("name", "number"), GAMES)
def test_the_undo_button_reveals_nothing(name: str, number: int) -> None:
    """An answer cannot be undone if its results differ between games that its side cannot distinguish."""
    differed: Counter[str] = Counter()
    player = Eager(f"oracle {number}")
    for outcome in sampled(name, number):
        ask = outcome.asks[0]
        side = ask.side
        enemy = outcome.world.position.battle.enemy_of(side)
        answer = ask.check(player.answer(RULESET.view(outcome.world, side), ask))
        worlds = [twin(outcome.save, enemy, each) for each in range(len(TWINS))]
        after = [advance(RULESET, each, answer, side=side) for each in worlds]
        if len({seen_by(RULESET, each, side) for each in after}) > 1:
            differed[side] += 1
            assert all(each.seen or each.settled for each in after), answer
    assert differed


def test_orders_are_shown_to_their_side_until_the_end_and_then_to_all() -> None:
    outcome = new_game(RULESET, seed="orders", options={})
    ordered = advance(RULESET, outcome.save, ("rifles", "4"), side="dervish", aside=True)
    assert RULESET.view(ordered.world) == RULESET.view(outcome.world)
    assert RULESET.view(ordered.world, "italian") == RULESET.view(outcome.world, "italian")
    assert RULESET.view(ordered.world, "dervish").orders["dervish"].rifles == "4"
    ordered.world.position.winner = "italian"
    assert set(RULESET.view(ordered.world).orders) == {"italian", "dervish"}
    open_ = new_game(RULESET, seed="orders", options={"orders": "open"})
    assert set(RULESET.view(open_.world).orders) == {"italian", "dervish"}


def test_a_side_of_another_scenario_has_no_orders() -> None:
    outcome = new_game(RULESET, seed="orders", options={})
    assert RULESET.aside(outcome.world, "ethiopian") is None
    assert RULESET.sides_in(outcome.world) == ("italian", "dervish")
    with pytest.raises(Refused) as refused:
        advance(RULESET, outcome.save, ("rifles", "4"), side="ethiopian", aside=True)
    assert refused.value.reason == "no-orders"


def test_odds_assume_the_default_orders_whatever_they_are() -> None:
    outcome = new_game(RULESET, seed="odds", options={})
    ordered = advance(RULESET, outcome.save, ("rifles", "4"), side="dervish", aside=True)
    for each in (outcome, ordered):
        world = supposed(RULESET, each.save, seed="a copy").world
        assert world.orders["dervish"].rifles == "2"


def test_a_side_uses_only_its_own_orders() -> None:
    outcome = new_game(RULESET, seed="odds", options={})
    for side in ("dervish", "italian"):
        outcome = advance(RULESET, outcome.save, ("rifles", "4"), side=side, aside=True)
    for side, other in (("dervish", "italian"), ("italian", "dervish")):
        world = supposed(RULESET, outcome.save, seed="a copy", side=side).world
        assert (world.orders[side].rifles, world.orders[other].rifles) == ("4", "2")

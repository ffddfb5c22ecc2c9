"""Standing orders and simultaneous answers are secret: two games that differ only in them look the same to the other
side.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest
from games.revolte.players import Eager
from support import stress
from support.seen_by_sides import seen_by

from engine.core.asks import Answer
from engine.core.save import Outcome, Save, advance, dump, load, new_game, supposed
from engine.games.revolte import RULESET
from engine.games.revolte.events import PointsGiven
from engine.games.revolte.scenarios import SCENARIOS, enemy_of
from engine.games.revolte.world import World

TWINS: tuple[dict[str, str], ...] = (
    {},
    {"defence": "never", "supports": "never"},
    {"defence": "always", "supports": "always"},
    {"rallies": "advised", "defence": "ask", "supports": "ask"},
)
GAMES = [(name, number) for name in SCENARIOS for number in (0, 1)] if stress.FULL else [("langfang", 0)]
POSITIONS = stress.count("SIEGEMASTER_TABLE_SECRETS", 2, 12)
"""The number of positions of a game that are tried."""


def twin(save: Save, side: str, number: int) -> Save:
    """Return the same game in which a side has other orders."""
    state = msgspec.json.decode(bytes(save.state))
    state["orders"][side] = TWINS[number]
    return msgspec.structs.replace(save, state=msgspec.Raw(msgspec.json.encode(state)))


def say(outcome: Outcome[World], answer: Answer, side: str) -> Outcome[World]:
    return advance(RULESET, load(dump(outcome.save)), answer, side=side)


def played(name: str, number: int, kinds: frozenset[str]) -> Iterator[Outcome[World]]:
    """Play a game by saves, and yield it wherever a step begins with a question of these kinds."""
    outcome = new_game(RULESET, seed=f"twins {number}", options={"scenario": name})
    player, steward = Eager(f"twins {number}"), RULESET.policies["steward"]("")
    while outcome.asks:
        ask = outcome.asks[0]
        if not outcome.save.answers and ask.kind in kinds:
            yield outcome
        view = RULESET.view(outcome.world, ask.side)
        chosen = steward if ask.kind in {"deploy", "rally"} or len(outcome.save.answers) % 3 == 0 else player
        outcome = say(outcome, ask.check(chosen.answer(view, ask)), ask.side)


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_hidden_facts_change_nothing_for_a_side_before_they_are_revealed(name: str, number: int) -> None:
    compared = 0
    for outcome in islice(played(name, number, frozenset({"order", "fire"})), POSITIONS):
        side = outcome.asks[0].side
        twins = [advance(RULESET, twin(outcome.save, enemy_of(side), each)) for each in range(len(TWINS))]
        assert len({seen_by(RULESET, each, side, most=6) for each in twins}) == 1
        compared += 1
    assert compared > 1


@pytest.mark.parametrize(("name", "number"), GAMES)
def test_undo_reveals_nothing(name: str, number: int) -> None:
    """An answer cannot be undone if its results differ between games that its side cannot distinguish."""
    tried = 0
    player = Eager(f"oracle {number}")
    for outcome in islice(played(name, number, frozenset({"order"})), POSITIONS):
        ask = outcome.asks[0]
        side = ask.side
        answer = ask.check(player.answer(RULESET.view(outcome.world, side), ask))
        worlds = [twin(outcome.save, enemy_of(side), each) for each in range(len(TWINS))]
        after = [advance(RULESET, each, answer, side=side) for each in worlds]
        if len({seen_by(RULESET, each, side, most=6) for each in after}) > 1:
            assert all(each.seen or each.settled for each in after), answer
        tried += 1
    assert tried > 0


def test_points_for_rallies_are_hidden_until_both_sides_have_chosen() -> None:
    """§5: the first answer reveals nothing to the other side, whatever it is."""
    compared = 0
    for number in range(8):
        for outcome in played("fu-gate", number, frozenset({"rally"})):
            if len(outcome.asks) < 2:
                continue
            first, second = outcome.asks
            answers = list(islice(first.answers(), 4))
            assert len(answers) > 1
            shown = {seen_by(RULESET, say(outcome, answer, first.side), second.side, most=6) for answer in answers}
            assert len(shown) == 1
            compared += 1
        if compared:
            return
    raise AssertionError("both sides never rally at once")


def test_a_side_that_rallies_as_advised_is_asked_but_not_waited_for() -> None:
    """§5, §V127: were it left out, the other would know before its own answer what is spent."""
    compared = 0
    for number in range(8):
        for outcome in played("fu-gate", number, frozenset({"rally"})):
            if len(outcome.asks) < 2:
                continue
            for ask in outcome.asks:
                other = enemy_of(ask.side)
                asked, advised = (advance(RULESET, twin(outcome.save, other, each)) for each in (0, 3))
                assert seen_by(RULESET, asked, ask.side, most=6) == seen_by(RULESET, advised, ask.side, most=6)
                waits, goes_on = (say(each, ("none",), ask.side) for each in (asked, advised))
                assert [each.side for each in waits.asks] == [other]
                assert not waits.seen
                assert goes_on.seen or goes_on.settled
                assert all(each.kind != "rally" for each in goes_on.asks)
                both = say(say(advised, ("none",), other), ("none",), ask.side)
                assert not any(isinstance(event, PointsGiven) for event in both.events), "both spend nothing"
            compared += 1
        if compared:
            return
    raise AssertionError("both sides never rally at once")


def test_orders_are_shown_to_their_side_until_the_end_and_then_to_all() -> None:
    outcome = new_game(RULESET, seed="orders", options={})
    ordered = advance(RULESET, outcome.save, ("defence", "never"), side="boxers", aside=True)
    assert RULESET.view(ordered.world) == RULESET.view(outcome.world)
    assert RULESET.view(ordered.world, "europeans") == RULESET.view(outcome.world, "europeans")
    assert RULESET.view(ordered.world, "boxers").orders["boxers"].defence == "never"
    ordered.world.position.winner = "boxers"
    ordered.world.position.phase = "over"
    assert set(RULESET.view(ordered.world).orders) == {"europeans", "boxers"}


def test_a_side_uses_its_own_orders_and_the_default_ones_of_the_other() -> None:
    outcome = new_game(RULESET, seed="odds", options={})
    for side in ("boxers", "europeans"):
        outcome = advance(RULESET, outcome.save, ("defence", "never"), side=side, aside=True)
    for side in ("boxers", "europeans"):
        world = supposed(RULESET, outcome.save, seed="a copy", side=side).world
        assert world.orders[side].defence == "never"
        assert world.orders[enemy_of(side)].defence == "advised"

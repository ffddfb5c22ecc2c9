"""Games of several sides: questions, standing orders, secrets, undo, typed words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from support import duel

import engine.games
from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.drive import read_mark
from engine.core.playout import play_out
from engine.core.policies import RandomPlayer
from engine.core.save import MOST_ASIDES, Outcome, Save, advance, dump, load, new_game, waits
from engine.testing.fuzz import fuzz_game, fuzz_saves

WEST, EAST = "west", "east"
TABLE = {"ground": "table"}
GAMES = 40


@pytest.fixture(scope="module")
def game() -> Iterator[Any]:
    with duel.installed() as name:
        yield engine.games.find(name)


def options(number: int) -> dict[str, str]:
    return TABLE if number % 2 else {}


def say(game: Any, outcome: Outcome[Any], *words: str) -> Outcome[Any]:
    """Give an answer as it is written, with its mark, through a save as it is stored."""
    said = read_mark(words)
    return advance(game, load(dump(outcome.save)), said.answer, side=said.side, aside=said.aside)


def begun(game: Any, *, seed: str = "a duel", ground: str = "corridor", traps: tuple[str, ...] = ()) -> Outcome[Any]:
    """Return a duel whose doors are chosen and whose traps are laid: West is to walk."""
    outcome = new_game(game, seed=seed, options={"ground": ground})
    lay = traps or ("400,0", "600,0")
    outcome = say(game, say(game, outcome, "@east", "cellar"), "@west", "garden")
    for place in lay:
        outcome = say(game, say(game, outcome, "@west", "lay", place), "@east", "lay", place)
    return outcome


def asked(outcome: Outcome[Any]) -> set[tuple[str, str]]:
    return {(ask.side, ask.kind) for ask in outcome.asks}


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_from_its_saves_is_the_same_whatever_the_answers(game: Any, number: int) -> None:
    seed = f"seed-{number}"
    played = fuzz_game(game, seed=seed, policy=RandomPlayer(seed), options=options(number), resume_every=1)
    assert played.problems == []
    assert played.resumed == played.decisions
    assert fuzz_saves(game, seed=seed, policy=RandomPlayer(seed), options=options(number)).problems == []


def test_each_side_has_its_own_policy_and_view(game: Any) -> None:
    class Watching:
        def __init__(self, side: str) -> None:
            self.side = side
            self.player = RandomPlayer(side)

        def answer(self, view: Mapping[str, Any], ask: Ask) -> Answer:
            assert ask.side == self.side
            assert view["people"][self.side]["orders"]
            assert view["people"][WEST if self.side == EAST else EAST]["orders"] == ""
            return self.player.answer(view, ask)

    policies = {side: Watching(side) for side in (WEST, EAST)}
    played = play_out(game, seed="two policies", options={}, policy=policies)
    assert played.world.over
    standing = game.comparable_result(played.world)
    assert standing.winner in {WEST, EAST, None}
    assert set(standing.scores) == {WEST, EAST}


# --- who is asked ---


def test_simultaneous_answers_stay_hidden_until_both_sides_have_answered(game: Any) -> None:
    outcome = new_game(game, seed="doors", options={})
    assert asked(outcome) == {(WEST, "door"), (EAST, "door")}
    first = say(game, outcome, "@east", "cellar")
    assert asked(first) == {(WEST, "door")}
    assert first.events == ()
    assert first.kept == {WEST}
    assert first.save.answers == [["@east", "cellar"]]
    assert game.view(first.world, EAST) == game.view(outcome.world, EAST)  # kept in the step until both are in
    both = say(game, first, "@west", "garden")
    assert [type(event).__name__ for event in both.events] == ["DoorsOpened"]
    assert both.settled, "the last to answer has seen the other's door"


def test_a_side_that_is_not_asked_is_refused(game: Any) -> None:
    outcome = begun(game)
    assert asked(outcome) == {(WEST, "walk")}
    for side in (EAST, None, "nobody", "calendar"):
        with pytest.raises(Refused) as refused:
            advance(game, outcome.save, ("done",), side=side)
        assert refused.value.reason == "not-your-turn"
        assert refused.value.facts == {"side": WEST}


def test_either_side_may_lay_traps_first_and_the_other_keeps_its_question(game: Any) -> None:
    outcome = say(game, say(game, new_game(game, seed="t", options={}), "@west", "garden"), "@east", "cellar")
    assert asked(outcome) == {(WEST, "trap"), (EAST, "trap")}
    for _ in range(2):
        outcome = say(game, outcome, "@east", "lay", outcome.asks[-1].level(["lay"]).choices[0].word)  # type: ignore[union-attr]
        assert outcome.kept == {WEST}
    assert asked(outcome) == {(WEST, "trap")}
    with pytest.raises(Refused):
        say(game, outcome, "@east", "lay", "500,0")


# --- interrupts and orders ---


def test_a_side_that_wants_to_be_asked_is_asked_in_each_window(game: Any) -> None:
    outcome = say(game, begun(game), "~east", "ask")
    outcome = say(game, outcome, "@west", "go", "300,0")
    outcome = say(game, say(game, outcome, "@east", "go", "600,0"), "@west", "go", "400,0")
    assert asked(outcome) == {(EAST, "react")}
    ask = outcome.asks[0]
    assert (ask.pace, ask.lapse) == ("reaction", ("hold",))
    assert ask.facts == {"place": "400,0", "distance": 2}
    assert outcome.seen, "the other side is asked, and was not before"
    fired = say(game, outcome, "@east", "fire")
    assert type(fired.events[0]).__name__ == "Fired"
    assert fired.settled


def test_orders_settle_a_window_without_a_question(game: Any) -> None:
    outcome = say(game, say(game, begun(game), "@west", "go", "300,0"), "@east", "go", "600,0")
    outcome = say(game, outcome, "~east", "3")
    walked = say(game, outcome, "@west", "go", "400,0")
    assert "Fired" in [type(event).__name__ for event in walked.events]
    held = say(game, say(game, outcome, "~east", "never"), "@west", "go", "400,0")
    assert "Fired" not in [type(event).__name__ for event in held.events]
    assert held.seen, "in reach of the enemy nothing can be taken back, whatever his orders"


def test_a_standing_order_is_not_an_answer(game: Any) -> None:
    outcome = begun(game)
    ordered = say(game, outcome, "~east", "never")
    assert asked(ordered) == asked(outcome)
    assert (ordered.events, ordered.settled, ordered.seen) == ((), False, False)
    assert ordered.kept == {WEST}
    assert ordered.save.answers == [["~east", "never"]]
    assert ordered.world.people[EAST].orders == "never"
    assert game.view(ordered.world) == game.view(outcome.world)
    assert game.view(ordered.world, WEST) == game.view(outcome.world, WEST)
    assert game.view(ordered.world, EAST) != game.view(outcome.world, EAST)


def test_orders_are_checked_and_counted(game: Any) -> None:
    outcome = begun(game)
    for words, reason in (
        (("~east", "9"), "not-an-option"),
        (("~east",), "no-answer"),
        (("~east", "1", "2"), "too-many-words"),
    ):
        with pytest.raises(Refused) as refused:
            say(game, outcome, *words)
        assert refused.value.reason == reason
    with pytest.raises(Refused) as refused:
        advance(game, outcome.save, ("1",), aside=True)
    assert refused.value.reason == "no-orders"
    for number in range(MOST_ASIDES):
        outcome = say(game, outcome, "~east", "12"[number % 2])
    with pytest.raises(Refused) as refused:
        say(game, outcome, "~east", "3")
    assert refused.value.reason == "too-many-orders"
    assert say(game, outcome, "~west", "3").world.people[WEST].orders == "3", "the other side has its own number"


def test_a_step_that_begins_again_keeps_its_orders_and_drops_what_is_refused(game: Any) -> None:
    outcome = say(game, say(game, begun(game), "~east", "ask"), "~west", "1")
    broken = msgspec.structs.replace(
        outcome.save, answers=[*outcome.save.answers, ["@west", "fly"], ["~east", "telepathy"], ["~west", "never"]]
    )
    again = advance(game, broken)
    assert again.reopened
    assert again.forgotten == 1
    assert again.save.answers == [["~east", "ask"], ["~west", "1"], ["~west", "never"]]


def test_between_two_days_orders_can_be_given(game: Any) -> None:
    save = new_game(game, seed="days", options={"calendar": "daily"}).save
    outcome = advance(game, save)
    outcome = say(game, say(game, outcome, "@east", "cellar"), "@west", "garden")
    for place in ("400,0", "500,0"):
        outcome = say(game, say(game, outcome, "@west", "lay", place), "@east", "lay", place)
    assert outcome.asks[0].side == "calendar"
    assert waits(game, outcome.save)
    ordered = say(game, outcome, "~west", "ask")
    assert waits(game, ordered.save)
    begins = say(game, ordered, "begin-day")
    assert begins.settled
    assert asked(begins) == {(WEST, "walk")}


def test_every_time_out_answer_is_legal(game: Any) -> None:
    asks: list[Ask] = []
    for number in range(12):
        player = RandomPlayer(str(number))
        play_out(game, seed=f"lapse {number}", options={}, policy=player, on_ask=lambda _, ask: asks.append(ask))
    seen = {ask.kind for ask in asks if ask.lapse is not None}
    assert seen <= {"door", "walk", "react"}
    assert {"door", "walk"} <= seen
    outcome = new_game(game, seed="lapse", options={})
    for ask in outcome.asks:
        assert ask.lapse is not None
        assert ask.check(ask.lapse) == ask.lapse


# --- typed words ---


def test_a_place_can_be_typed_in_several_ways_and_is_stored_in_one(game: Any) -> None:
    outcome = begun(game, ground="table")
    for words in ("200,0", "200,000", "p2", "P2"):
        walked = say(game, outcome, "@west", "go", words)
        assert walked.world.people[WEST].at == "200,0", words
    assert say(game, outcome, "~west", "ask").save.answers == [["~west", "ask"]]
    for words in ("20 0,0", "²00,0", "901,0", "0,0", "400,0", "p", "p10", "p2" * 30, "200,0\n", ""):
        with pytest.raises(Refused) as refused:
            say(game, outcome, "@west", "go", words)
        assert refused.value.reason == "too-far", words


def test_words_that_are_not_places_are_refused_in_the_corridor(game: Any) -> None:
    with pytest.raises(Refused):
        say(game, begun(game), "@west", "go", "150,20")


def test_a_word_that_is_not_canonical_is_a_fault_of_the_game() -> None:
    menu = Menu("at", (), typed=lambda word: Choice(f"{word}!", "place"))
    with pytest.raises(ValueError, match="no canonical word"):
        menu.find("here")
    assert Menu("at", ()).find("here") is None


@pytest.mark.parametrize("unit", ["IV-1", f"{'Z' * 24}-40"])
def test_a_typed_word_may_mean_a_unit_that_a_users_battle_names(unit: str) -> None:
    """Files of battles allow capitals, 24 characters, and a number after them."""
    found = Menu("at", (), typed=lambda _: Choice(unit, "target")).find("1004")
    assert found is not None
    assert found.word == unit


def test_a_listed_choice_comes_before_a_typed_word() -> None:
    menu = Menu("at", (Choice("p1", "listed"),), typed=lambda word: Choice(word, "typed"))
    assert [menu.find(word).label for word in ("p1", "p2")] == ["listed", "typed"]  # type: ignore[union-attr]
    assert menu.with_choice("p3", lambda: Choice("p3", "extra")).find("p3").label == "extra"  # type: ignore[union-attr]
    assert menu.with_choice("p3", lambda: Choice("p3", "extra")).find("p4").label == "typed"  # type: ignore[union-attr]


def test_several_typed_words_of_one_menu_become_canonical() -> None:
    typed = Menu("at", (), many=True, most=3, typed=lambda word: Choice(word.lower(), "place"))
    ask = Ask("places", "1", lambda: typed)
    assert ask.check(("A1+B2",)) == ("a1+b2",)
    with pytest.raises(Refused) as refused:
        ask.check(("A1+a1",))
    assert refused.value.reason == "said-twice"


# --- secrets ---


def _twin(save: Save, side: str, number: int) -> Save:
    """Return the same game in which a side has other secrets: orders, and traps in unvisited places."""
    state = msgspec.json.decode(bytes(save.state))
    person = state["people"][side]
    hidden = [place for place in ("400,0", "500,0", "600,0") if place not in state["found"]]
    known = [place for place in person["traps"] if place in state["found"]]
    left = len(person["traps"]) - len(known)
    person["traps"] = known + (hidden[number % len(hidden) :] + hidden)[:left] if hidden else person["traps"]
    person["orders"] = ("never", "1", "2", "3")[number % 4]
    return msgspec.structs.replace(save, state=msgspec.Raw(msgspec.json.encode(state)))


def _tree(ask: Ask, path: Answer = ()) -> Any:
    """Return all texts of a question: words, labels, facts, and the refusal of an unknown word."""
    menu = ask.level(path)
    if menu is None:
        return None
    try:
        ask.level((*path, "0,299"))
        refusal: Any = "taken"
    except Refused as refused:
        refusal = (refused.reason, dict(refused.facts))
    return [
        (choice.word, choice.label, dict(choice.facts), _tree(ask, (*path, choice.word))) for choice in menu.choices
    ], refusal


def _seen_by(game: Any, outcome: Outcome[Any], side: str) -> Any:
    """Return all that a side and the public can see of a game."""
    return (
        game.view(outcome.world),
        game.view(outcome.world, side),
        [_tree(ask) for ask in outcome.asks if ask.side == side],
        [(ask.side, ask.kind, dict(ask.facts)) for ask in outcome.asks],
        outcome.events,
    )


def _positions(game: Any, number: int) -> Iterator[Outcome[Any]]:
    """Play a game by saves, and yield it whenever a side is asked to walk and the step has no answers yet."""
    outcome = new_game(game, seed=f"twins {number}", options=options(number))
    player = RandomPlayer(f"twins {number}")
    while outcome.asks:
        if outcome.asks[0].kind == "walk" and not outcome.save.answers:
            yield outcome
        ask = outcome.asks[0]
        outcome = say(game, outcome, f"@{ask.side}", *ask.check(player.answer(None, ask)))


@pytest.mark.parametrize("number", range(8))
def test_hidden_facts_change_nothing_for_a_side_before_they_are_revealed(game: Any, number: int) -> None:
    """Twins: two games that differ only in the enemy's secrets."""
    compared = 0
    for outcome in _positions(game, number):
        side = outcome.asks[0].side
        enemy = EAST if side == WEST else WEST
        twins = [advance(game, _twin(outcome.save, enemy, each)) for each in range(4)]
        assert all(_seen_by(game, twin, side) == _seen_by(game, twins[0], side) for twin in twins)
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("number", range(8))
def test_the_undo_button_reveals_nothing(game: Any, number: int) -> None:
    """Oracle: if an answer shows different things in worlds that look the same to its side, it cannot be undone."""
    differed = 0
    for outcome in _positions(game, number):
        side = outcome.asks[0].side
        enemy = EAST if side == WEST else WEST
        worlds = [_twin(outcome.save, enemy, each) for each in range(12)]
        for answer in outcome.asks[0].answers():
            after = [advance(game, world, answer, side=side) for world in worlds]
            shown = [msgspec.json.encode(msgspec.to_builtins(_plain(_seen_by(game, each, side)))) for each in after]
            if len(set(shown)) > 1:
                differed += 1
                assert all(each.seen or each.settled for each in after), answer
    assert differed > 0


def _plain(seen: Any) -> Any:
    public, own, trees, asks, events = seen
    return [public, own, trees, asks, [msgspec.to_builtins(event) for event in events]]

"""Random legal games of Keep Up the Fire!: every game ends, and no invariant is violated on the way.

30 games; `make stress` plays a thousand, `SIEGEMASTER_FUZZ=10000` that many. Every eleventh is checked at each of its
decisions.
"""

from __future__ import annotations

from collections import Counter

import pytest
from games.account_checks import wrong_accounts
from support import stress
from support.hindsight import unborne

from engine.core.asks import Answer, Ask
from engine.core.dice import SeededDice
from engine.core.ruleset import Policy
from engine.games.keep_up_the_fire.cards import ACTION, deck
from engine.games.keep_up_the_fire.events import CardTurned, GameEnded, TurnEnded
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.steward.policy import POLICIES
from engine.games.keep_up_the_fire.victory import DEFEATS, VICTORY
from engine.games.keep_up_the_fire.world import Position, World
from engine.testing.fuzz import Fuzzed, HastyPlayer, fuzz_game, fuzz_saves, varied_options

GAMES = stress.count("SIEGEMASTER_FUZZ", 30, 300)
CHUNK = 10
CLOSELY, RESUMED, SELDOM = 11, 5, 23


def sound(world: World) -> list[str]:
    """Return what a game violates beyond `faults`: the count of cards."""
    position = world.position
    if position.step != "muster" and sorted([*world.deck, *position.discard]) != sorted(deck()):
        return [f"{len(world.deck)} cards left, {len(position.discard)} turned"]
    return []


def player(number: int) -> Policy:
    """Return in turn the steward, a random player, a hasty one and a mixed one."""
    seed = f"player-{number}"
    if number % 4 == 3:
        return Mixed(seed)
    if number % 4 == 2:
        return HastyPlayer(seed, patience=3)
    policy: Policy = POLICIES[("steward", "random")[number % 4]](seed)
    return policy


class Mixed:
    """The steward, whose answers a random player replaces one time in five: these games last long."""

    def __init__(self, seed: str) -> None:
        self.dice = SeededDice(seed, period="mixed")
        self.players = (POLICIES["steward"](seed), POLICIES["random"](seed))

    def answer(self, view: Position, ask: Ask) -> Answer:
        answer: Answer = self.players[self.dice.number("who", 5) == 1].answer(view, ask)
        return answer


def ends(played: Fuzzed) -> list[str]:
    """Return whether the game ended with a verdict that fits its events."""
    last = played.events[-1]
    if not isinstance(last, GameEnded) or last.verdict not in (VICTORY, *DEFEATS):
        return [f"the last event is {last}"]
    turned = sum(isinstance(event, CardTurned) and event.kind == ACTION for event in played.events)
    ended = sum(isinstance(event, TurnEnded) for event in played.events)
    left = [event.left for event in played.events if isinstance(event, CardTurned)][-1]
    if last.verdict == "moderate-defeat" and (left or turned != ended):
        return [f"{left} cards are left"]
    return [] if turned - ended in (0, 1) else [f"{turned} turns, {ended} ended"]


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_are_sound(first: int) -> None:
    for number in range(first, min(first + CHUNK, GAMES)):
        closely = number % CLOSELY == 0
        resumed = RESUMED if closely else SELDOM
        played = fuzz_game(
            RULESET,
            seed=f"fuzz-{number}",
            policy=player(number),
            options=varied_options(RULESET, number),
            resume_every=resumed,
            check_every=1 if closely else 3,
            sound=sound,
            at_draw=unborne,
        )
        assert played.problems == []
        assert ends(played) == []
        assert wrong_accounts(played.events) == []
        assert played.resumed == played.decisions // resumed


def test_the_adviser_sends_nobody_into_the_cathedral_who_has_moved() -> None:
    """§C.5: in this game a legation comes out of the cathedral, and the adviser is asked again."""
    number = 555
    options = varied_options(RULESET, number)
    assert fuzz_game(RULESET, seed=f"fuzz-{number}", policy=player(number), options=options).problems == []


@pytest.mark.parametrize("number", range(max(4, GAMES // 50)))
def test_random_games_played_from_saves_are_sound(number: int) -> None:
    played = fuzz_saves(RULESET, seed=f"saves-{number}", policy=player(number), options=varied_options(RULESET, number))
    assert played.problems == []
    assert ends(played) == []
    assert played.resumed == played.decisions > 0


def test_by_the_calendar_a_card_is_a_day() -> None:
    played = fuzz_game(RULESET, seed="daily", policy=player(0), options={"calendar": "daily"}, resume_every=5)
    assert played.problems == []
    plain = fuzz_game(RULESET, seed="daily", policy=player(0))
    assert played.events == plain.events
    days = sum(isinstance(event, TurnEnded) for event in played.events)
    assert 0 <= played.decisions - plain.decisions - days <= 1


@pytest.mark.stress
def test_every_verdict_occurs() -> None:
    told: Counter[str] = Counter()
    for number in range(120):
        played = fuzz_game(RULESET, seed=f"verdict-{number}", policy=player(number % 4 and 3), check_every=1000)
        told[played.events[-1].verdict] += 1  # type: ignore[attr-defined]
    assert set(told) == {VICTORY, *DEFEATS}


def test_the_fuzzer_finds_errors() -> None:
    def complains(world: World) -> list[str]:
        return ["too hot"] if world.position.turn == 2 else []

    played = fuzz_game(RULESET, seed="fuzz-check", policy=POLICIES["steward"]("x"), sound=complains)
    assert played.problems
    assert all("too hot" in problem for problem in played.problems)

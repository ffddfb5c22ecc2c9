"""Random legal sieges: whatever the answers, every day and every siege ends without an error.

Two; `make stress` plays 500, `make fuzz` a thousand, `SIEGEMASTER_FUZZ=10000` any number. Every eleventh siege is
checked at each decision, so that each kind of player has its turn; the others are checked at the beginning of each day,
at the end, and at every few decisions in between. Any siege finds an error that lasts for a few decisions; those
eleventh sieges also find an error that disappears immediately.
"""

from __future__ import annotations

from dataclasses import fields

import pytest
from games.account_checks import accounts, wrong_accounts
from support import stress
from support.hindsight import open_losses

from engine.core.ruleset import Policy
from engine.games.siege import RULESET
from engine.games.siege.events import CardDrawn, DayEnded, SiegeEnded
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.testing.invariants import BARRICADES, DAYS
from engine.games.siege.world import Position, World
from engine.testing.fuzz import Fuzzed, HastyPlayer, fuzz_game, fuzz_saves, varied_options

GAMES = stress.count("SIEGEMASTER_FUZZ", 2, 500)
CHUNK = 10
CLOSELY, LOOKED = 11, 7
"""Every eleventh siege is checked at each decision, the others at every seventh."""
RESUMED, SELDOM = 29, 97
"""A closely checked siege is saved and loaded at every 29th decision, any other at every 97th.

Sieges that are played only from saves come in addition.
"""


def sound(world: World) -> list[str]:
    """Return what a siege violates beyond `faults`: the count of cards, of barricades."""
    found = []
    position = world.position
    if position.step != "muster" and len(world.deck) + position.day != DAYS:
        found.append(f"{len(world.deck)} cards left on day {position.day}")
    if len(set(position.barricades)) != BARRICADES:
        found.append(f"{len(set(position.barricades))} barricades")
    return found


def player(number: int) -> Policy:
    """Of ten sieges the steward plays two, a random player one, hasty players seven."""
    seed = f"player-{number}"
    if number % 5 and number % 10 != 1:
        return HastyPlayer(seed, patience=6)
    policy: Policy = POLICIES["random" if number % 5 else "steward"](seed)
    return policy


def ends(played: Fuzzed) -> list[str]:
    """Return whether every day of the siege ended, and the siege itself."""
    drawn = sum(isinstance(event, CardDrawn) for event in played.events)
    ended = sum(isinstance(event, DayEnded) for event in played.events)
    last = played.events[-1]
    if not isinstance(last, SiegeEnded):
        return [f"the last event is {last}"]
    if last.verdict == "relieved" and (drawn, ended) != (DAYS, DAYS):
        return [f"relieved after {drawn} cards and {ended} days"]
    if last.verdict == "overrun" and not 0 <= drawn - ended <= 1:
        return [f"overrun after {drawn} cards and {ended} days"]
    return []


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_sieges_are_sound(first: int) -> None:
    for number in range(first, min(first + CHUNK, GAMES)):
        closely = number % CLOSELY == 0
        resumed = RESUMED if closely else SELDOM
        played = fuzz_game(
            RULESET,
            seed=f"fuzz-{number}",
            policy=player(number),
            options=varied_options(RULESET, number),
            resume_every=resumed,
            check_every=1 if closely else LOOKED,
            sound=sound,
            at_draw=open_losses,
        )
        assert played.problems == []
        assert ends(played) == []
        assert wrong_accounts(played.events, row0=varied_options(RULESET, number).get("row0_col2", "2S/2B")) == []
        assert played.resumed == played.decisions // resumed


@pytest.mark.stress("1")
@pytest.mark.parametrize("number", range(max(2, GAMES // 50)))
def test_random_sieges_played_from_saves_are_sound(number: int) -> None:
    played = fuzz_saves(RULESET, seed=f"saves-{number}", policy=player(number), options=varied_options(RULESET, number))
    assert played.problems == []
    assert ends(played) == []
    assert played.resumed == played.decisions > 50


def test_the_view_has_neither_deck_nor_seed() -> None:
    names = {each.name for each in fields(Position)}
    assert isinstance(RULESET.view(RULESET.new({})), Position)
    assert not names & {"deck", "seed", "dice", "cards"}


def test_the_fuzzer_finds_errors() -> None:
    def complains(world: World) -> list[str]:
        return ["too hot"] if world.position.day == 2 else []

    played = fuzz_game(RULESET, seed="fuzz-check", policy=POLICIES["steward"]("x"), sound=complains)
    assert played.problems
    assert all("too hot" in problem for problem in played.problems)


def test_the_fuzzer_notices_a_policy_that_cheats() -> None:
    class Cheat:
        def answer(self, view: object, ask: object) -> tuple[str, ...]:
            return ("surrender",)

    played = fuzz_game(RULESET, seed="fuzz-cheat", policy=Cheat())
    assert played.problems == ["fuzz-cheat: decision 1: Refused: not-an-option (§8)"]


def test_an_accounts_column_is_one_of_its_table() -> None:
    """More than ten points are reported as the last column, 10 and more, and such rolls occur."""
    played = fuzz_game(RULESET, seed="columns", policy=POLICIES["steward"]("x"), check_every=1000)
    columns = [told.column for _, told in accounts(played.events) if told.column is not None]
    assert wrong_accounts(played.events) == []
    assert max(columns) == 10
    assert columns.count(10) > 20

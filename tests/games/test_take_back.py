"""Undo in random sieges leads exactly to the earlier state, and the undone answers have revealed nothing.

Five sieges, one of them to its end; ten under stress, or a tenth of `SIEGEMASTER_FUZZ`, as in `make fuzz`.
"""

from __future__ import annotations

import os

import msgspec
import pytest
from support import stress

from engine.core.asks import DONE, Answer, Ask, Refused
from engine.core.dice import SeededDice
from engine.core.events import DieRollReport, Event
from engine.core.save import Outcome, Save, advance, dump, load, new_game, retrace
from engine.games.siege import RULESET
from engine.games.siege.events import CardDrawn, SiegeBegan
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import Position, World
from engine.testing.fuzz import picked_options

SIEGES = max(10 if stress.FULL else 5, int(os.environ.get("SIEGEMASTER_FUZZ", "0")) // 10)
CHUNK = 5
MOST = 80
"""The number of decisions of each siege, except the hastiest, which is played to its end."""
EVERY = 7
"""Undo is checked at every such answer: all answers since the last die are retraced and compared."""


class Wanderer:
    """A random player who mostly ends a phase as soon as possible: the sieges are short."""

    def __init__(self, seed: str, *, haste: int) -> None:
        self.haste = haste
        self.dice = SeededDice(seed, period="wanderer")
        self.random = POLICIES["random"](seed)

    def answer(self, view: Position, ask: Ask) -> Answer:
        if self.dice.number("haste", self.haste) > 1:
            try:
                ask.check(DONE)
            except Refused:
                pass
            else:
                return DONE
        answer: Answer = self.random.answer(view, ask)
        return answer


class Trail:
    """The data that the bot stores for undo: the save after the last die or card, and the answers since."""

    def __init__(self, outcome: Outcome[World]) -> None:
        self.base = outcome.save
        self.answers: list[Answer] = []

    def add(self, answer: Answer, outcome: Outcome[World]) -> None:
        if outcome.settled:
            self.base, self.answers = outcome.save, []
        else:
            self.answers.append(answer)

    def back(self, steps: int) -> Save:
        """Return the save from before the last `steps` answers, as the bot computes it."""
        kept = self.answers[: len(self.answers) - steps]
        found = [(now.save, now.settled) for now in retrace(RULESET, load(dump(self.base)), kept)]
        assert len(found) == len(kept) + 1
        assert not any(settled for _, settled in found)
        self.answers = kept
        return found[-1][0]


def begin(number: int) -> Outcome[World]:
    options = picked_options(RULESET, f"back-{number}") if number % 2 else {}
    return new_game(RULESET, seed=f"back-{number}", options=options)


def shown(outcome: Outcome[World]) -> tuple[bytes, str, bytes]:
    """Return everything that the player sees: the view, the question, its first choices."""
    kind = outcome.ask.kind if outcome.ask is not None else ""
    choices = [choice.word for choice in outcome.ask.menu().choices] if outcome.ask is not None else []
    return msgspec.json.encode(RULESET.view(outcome.world)), kind, msgspec.json.encode(choices)


@pytest.mark.stress("0")
@pytest.mark.parametrize("first", range(0, SIEGES, CHUNK))
def test_a_siege_with_undone_answers_equals_the_siege_without_them(first: int) -> None:
    for number in range(first, min(first + CHUNK, SIEGES)):
        straight = play_straight(number)
        detours, end = play_with_detours(number, straight)
        assert detours
        assert dump(end.save) == dump(straight[-1][1].save)
        assert end.world == straight[-1][1].world


def play_straight(number: int) -> list[tuple[Answer, Outcome[World]]]:
    whole = not number
    player, outcome = Wanderer(f"wanderer-{number}", haste=30 if whole else 4), begin(number)
    played: list[tuple[Answer, Outcome[World]]] = []
    while outcome.ask is not None and (whole or len(played) < MOST):
        answer = player.answer(RULESET.view(outcome.world), outcome.ask)
        outcome = advance(RULESET, outcome.save, answer)
        played.append((answer, outcome))
    return played


def play_with_detours(number: int, straight: list[tuple[Answer, Outcome[World]]]) -> tuple[int, Outcome[World]]:
    """Play the same siege again; sometimes undo other answers, or undo its own answers and give them again."""
    dice, other = SeededDice(f"detours-{number}"), POLICIES["random"](f"other-{number}")
    outcome = begin(number)
    trail, detours, place = Trail(outcome), 0, 0
    while place < len(straight):
        if dice.number("detour", 8) == 1:
            tried = detour(outcome, trail, other)
            detours += tried
            if tried and trail.answers and dice.number("further", 3) == 1:
                steps = dice.number("steps", min(3, len(trail.answers)))
                outcome, place = advance(RULESET, trail.back(steps)), place - steps
        answer, expected = straight[place]
        outcome = advance(RULESET, outcome.save, answer)
        assert outcome.events == expected.events
        assert outcome.settled == expected.settled
        trail.add(answer, outcome)
        place += 1
    return detours, outcome


def detour(outcome: Outcome[World], trail: Trail, other: object) -> bool:
    """Try another answer and undo it; return whether it could be undone."""
    assert outcome.ask is not None
    tried = other.answer(None, outcome.ask)  # type: ignore[attr-defined]
    elsewhere = advance(RULESET, outcome.save, tried)
    if elsewhere.settled:
        return False
    trail.add(tried, elsewhere)
    back = trail.back(1)
    assert dump(back) == dump(outcome.save)
    return True


@pytest.mark.parametrize("number", stress.spread(range(6), of=3, keep=lambda number: number == 1))
def test_each_answer_can_be_undone_to_exactly_its_position(number: int) -> None:
    outcome = begin(100 + number)
    player = POLICIES["steward" if number % 3 == 0 else "random"](f"player-{number}")
    trail, before, checked, given = Trail(outcome), [(dump(outcome.save), shown(outcome))], 0, 0
    while outcome.ask is not None and given < 90:
        answer = player.answer(RULESET.view(outcome.world), outcome.ask)
        outcome = advance(RULESET, outcome.save, answer)
        given += 1
        trail.add(answer, outcome)
        if outcome.settled:
            before = []
        before.append((dump(outcome.save), shown(outcome)))
        if outcome.settled or given % EVERY:
            continue
        found = [(dump(now.save), shown(now)) for now in retrace(RULESET, load(dump(trail.base)), trail.answers)]
        assert found == before
        checked += 1
    assert checked > 2


@pytest.mark.stress("0", "2", "3")
@pytest.mark.parametrize("number", range(4))
def test_answers_that_can_be_undone_have_revealed_nothing(number: int) -> None:
    """Whatever the order of the deck and the coming dice, an answer that can be undone has the same result."""
    outcome = begin(200 + number)
    player = POLICIES["steward" if number % 2 else "random"](f"player-{number}")
    free = 0
    for _ in range(110):
        if outcome.ask is None:
            break
        answer, save = player.answer(RULESET.view(outcome.world), outcome.ask), outcome.save
        outcome = advance(RULESET, save, answer)
        if outcome.settled:
            assert not outcome.events or any(map(reveals, outcome.events)) or outcome.ask is None
            continue
        assert not any(map(reveals, outcome.events))
        other = otherwise(save)
        if shown(advance(RULESET, other)) != shown(advance(RULESET, save)):
            continue  # the step has rolled dice before, which now fall differently
        free += 1
        blind = advance(RULESET, other, answer)
        assert not blind.settled
        assert (blind.events, shown(blind)) == (outcome.events, shown(outcome))
    assert free > 10


def reveals(event: Event) -> bool:
    """Return whether an event reveals a die or card."""
    return isinstance(event, CardDrawn | SiegeBegan) or isinstance(getattr(event, "account", None), DieRollReport)


def otherwise(save: Save) -> Save:
    """Return the same position with other dice after it and the deck reversed."""
    world = RULESET.decode(bytes(save.state), save.schema)
    world.deck.reverse()
    other = load(dump(save))
    other.seed, other.state = "quite another", msgspec.Raw(RULESET.encode(world))
    return other


def test_a_card_is_as_good_as_a_die() -> None:
    outcome = begin(300)
    steward = POLICIES["steward"]("x")
    for _ in range(60):
        assert outcome.ask is not None
        outcome = advance(RULESET, outcome.save, steward.answer(RULESET.view(outcome.world), outcome.ask))
        if any(isinstance(event, CardDrawn) for event in outcome.events):
            assert outcome.settled

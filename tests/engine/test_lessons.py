"""Lessons: every answer is legal, and the right one is better in simulated games or follows from a rule."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.stress import marked

import engine.games
import render.games
from engine.core.events import Event
from engine.testing.lessons import CLEAR, PLAYED, Decision, lesson_of, posed, wins_of
from render.catalogue import languages
from render.language import speaking

DECISIONS = [
    pytest.param(game, decision, id=f"{game}-{decision.name}")
    for game in engine.games.names()
    for found in filter(None, [lesson_of(game)])
    for decision in found.decision
]
SEEDS = [f"rule {number}" for number in range(30)]
"""The seeds of the dice with which it is checked that an answer follows from a rule."""
MANY = [f"rule {number}" for number in range(120)]
SAMPLE = range(6)


def told(event: Event, wanted: dict[str, Any]) -> bool:
    """Return whether an event has the wanted fields."""
    plain = msgspec.to_builtins(event)
    return all(plain.get(name) == value for name, value in wanted.items())


def happens(game: str, decision: Decision, place: int, wanted: dict[str, Any], seed: str) -> bool:
    asked = msgspec.structs.replace(decision, rolls=seed)
    return any(told(event, wanted) for event in posed(game, asked, decision.words[place]).events)


@pytest.mark.parametrize(("game", "decision"), DECISIONS)
def test_a_lesson_begins_in_a_sound_position_with_legal_answers(game: str, decision: Decision) -> None:
    positions = engine.games.part(game, "testing.positions")
    world = positions.build(positions.from_plain({**decision.position, "step": decision.step}))
    assert positions.check(world) == []
    assert decision.right in decision.answers
    assert 2 <= len(decision.answers) == len(set(decision.answers)) <= 4
    asked = posed(game, decision)
    assert asked.ask is not None
    for words in decision.words:
        asked.ask.check(words)
    presenter = render.games.find(game)
    for locale in languages():
        with speaking(locale):
            texts = presenter.lesson(decision.name)
            assert all(texts)
            assert texts.question.endswith("?")
            assert len(" ".join((texts.scene, texts.question)).split()) <= 60
            assert len(texts.why.split()) <= 32
            assert presenter.rulebook().page(decision.section) is not None


@pytest.mark.parametrize(("game", "decision"), DECISIONS)
def test_a_right_answer_wins_clearly_more_or_follows_from_a_rule(game: str, decision: Decision) -> None:
    found = lesson_of(game)
    assert found is not None
    assert found.rules == engine.games.find(game).rules_version, "new rules: compute the figures again"
    others = [place for place in range(len(decision.answers)) if place != decision.place]
    if decision.rarer:
        often = [
            sum(happens(game, decision, place, decision.rarer, seed) for seed in MANY)
            for place in range(len(decision.answers))
        ]
        assert all(2 * often[decision.place] < often[place] for place in others), often
    elif decision.because or decision.unless:
        for seed in SEEDS:
            if decision.because:
                assert happens(game, decision, decision.place, decision.because, seed)
                assert not any(happens(game, decision, place, decision.because, seed) for place in others)
            if decision.unless:
                assert not happens(game, decision, decision.place, decision.unless, seed)
        if decision.unless:
            for place in others:
                assert any(happens(game, decision, place, decision.unless, seed) for seed in SEEDS)
    else:
        assert len(decision.won) == len(decision.answers)
        ahead = min(decision.won[decision.place] - decision.won[place] for place in others)
        assert 100 * ahead >= CLEAR * PLAYED


@pytest.mark.parametrize(
    ("game", "decision", "numbers"),
    [
        *(marked(pytest.param(*each.values, range(PLAYED), id=f"{each.id}-all")) for each in DECISIONS),
        *(pytest.param(*each.values, SAMPLE, id=str(each.id)) for each in DECISIONS),
    ],
)
def test_the_figures_of_a_lesson_are_those_of_simulated_games(game: str, decision: Decision, numbers: range) -> None:
    if not decision.won:
        return
    won = wins_of(game, decision, numbers)
    if len(numbers) == PLAYED:
        assert won == decision.won
    else:  # the first games are among those counted
        assert all(few <= many for few, many in zip(won, decision.won, strict=True))
        assert all(len(numbers) - few <= PLAYED - many for few, many in zip(won, decision.won, strict=True))

"""The ranking of answers: all legal, all different, the policy's own answer first, with or without a ranking policy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support import toygame

import engine.games
from engine.core.asks import DONE, Answer, Ask, Choice, Menu
from engine.core.ranking import FEW, MOST, allowed, ranked, sample
from engine.core.save import new_game


class Mute:
    """A policy that answers but ranks nothing."""

    def answer(self, view: Any, ask: Ask) -> Answer:
        return ("go", "b")


class Thinker(Mute):
    """A policy that ranks the answers given to it."""

    def __init__(self, *thoughts: Answer) -> None:
        self.thoughts = thoughts

    def rank(self, view: Any, ask: Ask, *, most: int) -> Iterator[Answer]:
        return iter(self.thoughts)


def _ask(*words: str, ends: bool = True) -> Ask:
    to = Menu("to", tuple(Choice(word, "place") for word in words))
    verbs = (Choice("go", "verb", then=lambda: to), Choice("look", "verb", then=lambda: to))
    return Ask("walk", "1", lambda: Menu("do", (*verbs, *([Choice("done", "verb")] if ends else []))))


def test_a_policy_without_ranking_is_followed_by_answers_that_differ_early() -> None:
    found = ranked(Mute(), None, _ask("a", "b", "c"))
    assert found == (("go", "b"), ("go", "a"), ("look", "a"), DONE, ("go", "c"), ("look", "b"), ("look", "c"))


def test_a_ranking_is_used_without_its_illegal_answers() -> None:
    thinker = Thinker(("go", "c"), ("go", "nowhere"), ("go", "b"), ("go", "c"), ("dance",))
    assert ranked(thinker, None, _ask("a", "b", "c")) == (("go", "b"), ("go", "c"), DONE)


def test_the_answer_that_ends_the_phase_is_always_included() -> None:
    thoughts = [("go", word) for word in "abcdefghijkl"]
    found = ranked(Thinker(*thoughts), None, _ask(*"abcdefghijkl"))
    assert len(found) == MOST
    assert found[-1] == DONE
    assert DONE not in ranked(Thinker(*thoughts), None, _ask(*"abcdefghijkl", ends=False))


def test_a_single_ranked_answer_is_followed_by_a_few_others() -> None:
    found = ranked(Thinker(), None, _ask(*"abcdefgh"))
    assert found[0] == ("go", "b")
    assert FEW <= len(found) <= FEW + 1


def test_a_single_legal_answer_is_returned_alone() -> None:
    only = Ask("walk", "1", lambda: Menu("do", (Choice("done", "verb"),)))

    class Ends(Mute):
        def answer(self, view: Any, ask: Ask) -> Answer:
            return DONE

    assert ranked(Ends(), None, only) == (DONE,)


def test_a_sample_contains_each_answer_once() -> None:
    ask = _ask("a", "b")
    found = list(sample(ask))
    assert sorted(found) == sorted(ask.answers())


@pytest.mark.parametrize("name", ["orchard", "attic"])
def test_the_invented_games_are_ranked(name: str) -> None:
    with toygame.installed():
        ruleset = engine.games.find(name)
        outcome = new_game(ruleset, seed="apple", options={})
        assert outcome.ask is not None
        view, steward = ruleset.view(outcome.world), ruleset.policies["steward"]("")
        found = ranked(steward, view, outcome.ask)
    assert found[0] == steward.answer(view, outcome.ask)
    assert 2 <= len(found) == len(set(found)) <= MOST
    assert all(allowed(outcome.ask, answer) for answer in found)

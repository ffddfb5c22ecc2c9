"""Whole games by words alone: each order is typed in the names that a text shows, and the board in words has them.

The adviser chooses the orders. Pictures are not drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from support import stress
from support.typed_words import said

import engine.games
import render.games
from bot.answers.typed import TypedAnswers
from engine.core.asks import Answer, Ask, Refused
from engine.core.save import Outcome, new_game
from render.language import speaking
from render.vocabulary import compared

GAMES = [
    (game, scenario) for game in engine.games.names() for scenario in (engine.games.find(game).scenarios[:1] or ("",))
]
"""Each game with its first scenario, the shortest."""
NAME = re.compile(r" \(|: |, | · ")
"""What ends the name in a label: “e4 (rifleman)”, “a1 (chief), 27 cm: 94%”."""
FIGURE = re.compile(r"\b[a-z]\d+")
WORDS = 5
"""The fields of `/siege order`."""


def played(game: str, scenario: str) -> Iterator[tuple[Outcome[Any], Ask, Answer, Any]]:
    """Yield each question of a game with the adviser's answer and the view of the side that is asked."""
    rules = engine.games.find(game)
    adviser = rules.policies["steward"]("by-text")
    options = {"scenario": scenario} if scenario and len(rules.sides) > 1 else {}
    outcome = new_game(rules, seed="by-text", options=options)
    while outcome.ask is not None:
        ask = outcome.ask
        view = rules.view(outcome.world, ask.side) if ask.side else rules.view(outcome.world)
        answer = adviser.answer(view, ask)
        yield outcome, ask, answer, view
        outcome = outcome.on(answer, side=ask.side)


def same(ask: Ask, typed: Answer, answer: Answer) -> bool:
    """Return whether two answers choose the same; typed places have several ways to be written."""
    for place, (one, other) in enumerate(zip(typed, answer, strict=False)):
        menu = ask.level(answer[:place])
        assert menu is not None
        found = [[each and each.word for each in map(menu.find, menu.split(word))] for word in (one, other)]
        if found[0] != found[1]:
            return False
    return len(typed) == len(answer)


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_a_game_is_played_to_its_end_in_typed_words(game: str, scenario: str) -> None:
    presenter, lost, number = render.games.find(game), [], 0
    with speaking("en"):
        for _, ask, answer, _view in played(game, scenario):
            number += 1
            words = said(presenter, ask, answer)
            typed = TypedAnswers(ask, presenter, "en")
            try:
                meant = typed.listed(words) if len(words) <= WORDS else typed.listed([" ".join(words)])
            except Refused as refused:
                meant = (str(refused),)
            if not same(ask, meant, answer):
                lost.append((ask.kind, words, answer, meant))
    assert number > 20
    assert not lost, (len(lost), number, lost[:5])


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_the_board_in_words_names_where_one_can_act(game: str, scenario: str) -> None:
    """The places and units of the adviser's order stand in the text of `/siege board text:True`."""
    presenter, lost, every = render.games.find(game), [], 0
    with speaking("en"):
        for number, (_, ask, answer, view) in enumerate(played(game, scenario)):
            if number % (1 if stress.FULL else 7):
                continue
            text = compared(presenter.text_board(view))
            for place, word in enumerate(answer):
                menu = ask.level(answer[:place])
                assert menu is not None
                if menu.slot not in {"from", "by", "unit", "at", "who"}:
                    continue
                for choice in filter(None, map(menu.find, menu.split(word))):
                    every += 1
                    if choice.word == "done":
                        continue
                    name = compared(NAME.split(presenter.label(choice))[0])
                    figures = FIGURE.findall(name) if menu.slot == "who" else []
                    if not all(each in text for each in figures or [name]):
                        lost.append((ask.kind, menu.slot, choice.word, presenter.label(choice)))
    assert not lost, (len(lost), every, lost[:12])


def test_an_order_is_understood_as_the_bot_writes_it() -> None:
    """The adviser and the log write “Run to L3”."""
    rules, presenter = engine.games.find("revolte"), render.games.find("revolte")
    with speaking("en"):
        for _, ask, _, _ in played("revolte", rules.scenarios[0]):
            if ask.kind != "order" or ask.menu().find("c1") is None:
                continue
            typed = TypedAnswers(ask, presenter, "en")
            assert typed.listed(["c1", "Run to L3"]) == typed.listed(["c1", "run L3"]) == ("c1", "run L3")
            break

"""The words that a player who reads the board in words types for an answer."""

from __future__ import annotations

import re
from typing import Any

from engine.core.asks import Answer, Ask, Choice
from render.vocabulary import compared

PLACE = re.compile(r"^([a-z]{3,})-(?=\d)")


def said(presenter: Any, ask: Ask, answer: Answer) -> list[str]:
    """Return the words that a reader types for an answer: the label of each choice, or its number if two share it."""
    words: list[str] = []
    for place, word in enumerate(answer):
        menu = ask.level(answer[:place])
        assert menu is not None
        names = [_name(presenter, menu.choices, each) for each in map(menu.find, menu.split(word)) if each is not None]
        words.append(", ".join(names) or word)
    return words


def _name(presenter: Any, choices: tuple[Choice, ...], choice: Choice) -> str:
    name = presenter.label(choice)
    if choice.word not in {each.word for each in choices}:
        return PLACE.sub(r"\1 ", choice.word)  # a place on the table, or some figures, that no menu lists
    same = [each for each in choices if compared(presenter.label(each)) == compared(name)]
    awkward = len(same) > 1 or "," in name or "+" in name
    place = next((at for at, each in enumerate(choices, 1) if each.word == choice.word), None)
    return f"#{place}" if awkward and place is not None else name

"""Policies for every game: one chooses the first option, one a random option."""

from __future__ import annotations

from typing import Any

from engine.core.asks import DONE, JOIN, Answer, Ask, Menu
from engine.core.dice import SeededDice
from engine.core.ranking import allowed


class FirstPlayer:
    """Always chooses the first option."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return the first legal answer."""
        del view
        return next(ask.answers())


class RandomPlayer:
    """Gives random answers with its own dice."""

    def __init__(self, seed: str = "") -> None:
        self.dice = SeededDice(seed, period="random player")

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return a random legal answer. The view is ignored."""
        del view
        for _ in range(100):
            answer = self._walk(ask)
            if answer is not None and allowed(ask, answer):
                return answer
        return DONE if allowed(ask, DONE) else next(ask.answers())

    def _walk(self, ask: Ask) -> Answer | None:
        menu = ask.level()
        path: Answer = ()
        while menu is not None:
            if not menu.choices and not menu.samples:
                return None
            words = self._pick(menu)
            choice = menu.find(words[0])
            said = words if choice is None or menu.many else [choice.word]  # a typed word has a canonical one
            path = (*path, JOIN.join(said))
            menu = ask.under(path, choice) if choice is not None and choice.then is not None else None
        return path

    def _pick(self, menu: Menu) -> list[str]:
        words = [*(choice.word for choice in menu.choices), *menu.samples]
        wanted = self._number(menu.least, menu.most) if menu.many else 1
        picked: list[str] = []
        while words and len(picked) < wanted:
            picked.append(words.pop(self.dice.number("word", len(words)) - 1))
        return picked

    def _number(self, least: int, most: int) -> int:
        return least - 1 + self.dice.number("how many", most - least + 1)

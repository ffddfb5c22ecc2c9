"""Who plays by himself: the steward, who plays sensibly, and a random player. Both see only the view and the Ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.ask import DONE, Answer, Ask, Menu
from engine.core.dice import SeededDice
from engine.games.keep_up_the_fire.world import Position


class RandomPlayer:
    """Takes any answer, by dice of its own: each word with the same chance as its neighbours in the menu."""

    def __init__(self, seed: str = "") -> None:
        self.dice = SeededDice(seed, period="random player")

    def answer(self, view: Position, ask: Ask) -> Answer:
        """An answer out of the Ask's options, whatever the view."""
        del view
        menu: Menu | None = ask.level()
        path: Answer = ()
        while menu is not None:
            choice = menu.choices[self.dice.number("word", len(menu.choices)) - 1]
            path = (*path, choice.word)
            menu = ask.under(path, choice)
        return path


class Steward:
    """First draft."""

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def answer(self, view: Position, ask: Ask) -> Answer:
        """An answer out of the options."""
        del view
        if ask.kind in {"deploy", "redeploy", "refuge"}:
            return DONE
        return next(ask.answers())


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies by name; each takes a seed."""

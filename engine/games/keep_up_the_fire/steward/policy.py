"""The policies: the steward, which plays sensibly, and a random player. Both see only the view and the Ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Answer, Ask, Menu
from engine.core.dice import SeededDice
from engine.games.keep_up_the_fire.steward.steward import best, thoughts
from engine.games.keep_up_the_fire.world import Position


class RandomPlayer:
    """Gives any answer, with dice of its own: each word of a menu has the same probability."""

    def __init__(self, seed: str = "") -> None:
        self.dice = SeededDice(seed, period="random player")

    def answer(self, view: Position, ask: Ask) -> Answer:
        """Return a random answer of the Ask, whatever the view."""
        del view
        menu: Menu | None = ask.level()
        path: Answer = ()
        while menu is not None:
            choice = menu.choices[self.dice.number("word", len(menu.choices)) - 1]
            path = (*path, choice.word)
            menu = ask.under(path, choice)
        return path


class Steward:
    """Plays sensibly: fights units near the fort, fires at good odds, keeps walls garrisoned, moves the column forward.

    It needs no dice; it takes a seed because every policy does.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def answer(self, view: Position, ask: Ask) -> Answer:
        """Return the best answer of the Ask."""
        return best(view, ask)

    def rank(self, view: Position, ask: Ask, *, most: int) -> list[Answer]:
        """Return up to `most` answers worth choosing, its own answer first."""
        return [answer for _, answer in thoughts(view, ask)[:most]]


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies by name; each takes a seed."""

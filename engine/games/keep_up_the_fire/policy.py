"""Who plays by himself: the steward, who plays sensibly, and a random player. Both see only the view and the Ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.ask import Answer, Ask, Menu
from engine.core.dice import SeededDice
from engine.games.keep_up_the_fire.steward import best, thoughts
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
    """Plays sensibly: fights whom he must, fires at good odds, keeps walls manned, brings the column on.

    He needs no dice; the seed is taken because every policy takes one.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed

    def answer(self, view: Position, ask: Ask) -> Answer:
        """An answer out of the Ask's options."""
        return best(view, ask)

    def rank(self, view: Position, ask: Ask, *, most: int) -> list[Answer]:
        """What is worth choosing, his own answer first."""
        return [answer for _, answer in thoughts(view, ask)[:most]]


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies by name; each takes a seed."""

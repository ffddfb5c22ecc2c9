"""The policies: the steward, which plays sensibly, and the random player of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.policies import RandomPlayer
from engine.games.keep_up_the_fire.steward.steward import best, thoughts
from engine.games.keep_up_the_fire.world import Position


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

"""The policies: the steward, which plays either side from what that side sees, and the random player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import DONE, Answer, Ask
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.games.revolte.phases.rallies import ADVISED
from engine.games.revolte.steward.orders import best_order
from engine.games.revolte.steward.shots import best_shot
from engine.games.revolte.world import View


class Steward:
    """Plays sensibly: attackers go for the objective, defenders stand and fire.

    It needs no dice; it takes a seed because every policy does. Within a phase it remembers whom it has told to stay.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self._plain = FirstPlayer(seed)
        self._phase: tuple[int, str] = (-1, "")
        self._stays: set[str] = set()

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the best answer of the Ask."""
        position = view.position
        if ask.kind == "deploy":
            return DONE
        if ask.kind == "rally":
            return (ADVISED,)
        if ask.kind == "order":
            if self._phase != (position.turn, ask.side):
                self._phase, self._stays = (position.turn, ask.side), set()
            return best_order(position, self._stays)
        if ask.kind == "fire":
            return best_shot(position)
        return self._plain.answer(view, ask)


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies by name; each takes a seed."""

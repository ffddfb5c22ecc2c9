"""Players for tests: one that hardly ever ends a phase, so that units meet."""

from __future__ import annotations

from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.dice import SeededDice
from engine.core.policies import RandomPlayer
from engine.games.ascari.phases import moves
from engine.games.ascari.phases.routes import Routes
from engine.games.ascari.world import View

ENDS = {"done", "historical"}


class Eager:
    """A random player that seldom ends a phase, and attacks where it can."""

    def __init__(self, seed: str) -> None:
        self.random = RandomPlayer(seed)
        self.dice = SeededDice(seed, period="eager")

    def answer(self, view: View | None, ask: Ask) -> Answer:
        """Return an attack, any answer that does not end a phase, or any."""
        if ask.kind == "move" and view is not None and self.dice.number("attack", 2) == 1:
            found = self._attack(view, ask)
            if found is not None:
                return found
        answer = self.random.answer(view, ask)
        for _ in range(4):
            if answer[0] not in ENDS:
                return answer
            answer = self.random.answer(view, ask)
        return answer

    def _attack(self, view: View, ask: Ask) -> Answer | None:
        position: Any = view.position
        for name in moves.movable(position):
            if position.roster[name].is_leader or position.roster[name].kind == "guns":
                continue
            routes = Routes(position, name, position.allowance(name))
            enemies = [at for at in routes.ends if moves.enemy_at(position, name, at)]
            if enemies:
                words = ("move", name, enemies[self.dice.number("whom", len(enemies)) - 1])
                how = ask.level(words)
                assert how is not None
                return (*words, how.choices[0].word)
        return None

"""Players for tests: one that charges, climbs, carries and fires wherever it can, so that all rules are met."""

from __future__ import annotations

from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.dice import SeededDice
from engine.core.policies import RandomPlayer
from engine.games.revolte.contacts import carries
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.victory import objective
from engine.games.revolte.world import View
from engine.tabletop.points import Point, middle, squared

WORKS = ("charge", "climb", "over", "serve", "door", "pick-up")


class Eager:
    """A random player that goes at the enemy: carriers at walls, others at the objective, charges where it may."""

    def __init__(self, seed: str) -> None:
        self.random = RandomPlayer(seed)
        self.dice = SeededDice(seed, period="eager")

    def answer(self, view: View | None, ask: Ask) -> Answer:
        """Return an order that leads to contact, a shot, or any answer."""
        if view is not None and ask.kind == "order" and self.dice.number("eager", 5) > 1:
            return self._order(view.position, ask)
        answer = self.random.answer(view, ask)
        for _ in range(3):
            if answer[0] != "done":
                break
            answer = self.random.answer(view, ask)
        return answer

    def _order(self, position: Position, ask: Ask) -> Answer:
        whom: Any = ask.level(())
        for _ in range(3):
            who = whom.choices[self.dice.number("who", len(whom.choices)) - 1].word
            if who in {"done", "gun"}:
                return self.random.answer(None, ask)
            how: Any = ask.level((who,))
            words = [choice.word for choice in how.choices if choice.word.startswith(WORKS)]
            if words:
                return (who, words[self.dice.number("how", len(words)) - 1])
            word = self._ahead(position, who)
            if how.find(word) is not None:
                return (who, word)
        return ("done",)

    def _ahead(self, position: Position, who: str) -> str:
        first = who.split(",", maxsplit=1)[0].split("-", maxsplit=1)[0]
        at = position.at(first)
        walls = [each for each in position.ground.lines if not each.climb]
        if carries(position, first) and walls:
            piece = min(walls, key=lambda each: squared(middle(each.start, each.end), at))
            goal = middle(piece.start, piece.end)
            goal = Point(goal.x, goal.y - 12 if at.y < goal.y else goal.y + 12)
        elif self.dice.number("where", 2) == 1:
            goal = objective(position).points[0]
        else:
            enemies = position.standing(enemy_of(position.active))
            goal = min((position.at(name) for name in enemies), key=lambda spot: squared(spot, at), default=at)
        return f"run-{goal.x},{goal.y}"

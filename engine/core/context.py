"""The context of a game step, which rolls dice and records events."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.dice import Dice
from engine.core.events import Event

T = TypeVar("T")


class Context:
    """The context of a step: named dice, and the list of recorded events.

    `draws` counts the dice rolled and the hidden things revealed. `watched` counts the occasions on which another side
    could have reacted. A decision that increases either number cannot be undone.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.emit: Callable[[Event], None] = self.events.append
        """Record an event."""
        self.draws = 0
        self.watched = 0

    def roll(self, purpose: str, sides: int = 6) -> int:
        """Roll one die for `purpose` and return its number."""
        self.draws += 1
        return self.dice.number(purpose, sides)

    def reveal(self) -> None:
        """Record that hidden information, such as a card, is revealed without a die roll."""
        self.draws += 1

    def watch(self) -> None:
        """Record that another side could have reacted here, or that something hidden was found.

        Callers must decide this from what the deciding side can see. Otherwise the undo button would reveal hidden
        facts.
        """
        self.watched += 1

    def roll_2d6(self, purpose: str) -> tuple[int, int]:
        """Roll two six-sided dice for `purpose` and return their numbers."""
        return self.roll(purpose), self.roll(purpose)

    def shuffle(self, purpose: str, items: list[T]) -> list[T]:
        """Return a new list in random order."""
        mixed = list(items)
        for place in range(len(mixed) - 1, 0, -1):
            other = self.roll(purpose, place + 1) - 1
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed

    def pick(self, purpose: str, items: list[T], number: int) -> list[T]:
        """Return `number` items in the order drawn, without replacement. Return all of them if there are fewer."""
        left = list(items)
        drawn: list[T] = []
        while left and len(drawn) < number:
            drawn.append(left.pop(self.roll(purpose, len(left)) - 1))
        return drawn

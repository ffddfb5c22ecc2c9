"""The table a step plays on: dice to roll, events to tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.core.dice import Dice
from engine.core.event import Event

T = TypeVar("T")


class Table:
    """What a step has in its hands: named dice, and the list of facts that it tells.

    `draws` counts the dice rolled and the hidden things revealed: what adds to it can no longer be taken back.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.tell: Callable[[Event], None] = self.events.append
        """Add a fact to what happened."""
        self.draws = 0

    def roll(self, purpose: str, sides: int = 6) -> int:
        """Roll one die for `purpose`."""
        self.draws += 1
        return self.dice.number(purpose, sides)

    def reveal(self) -> None:
        """Note that something hidden is shown without a die at that moment: a card off a deck that was shuffled before.

        Whatever is rolled for (a counter out of a cup, a shuffle) is noted by its die.
        """
        self.draws += 1

    def roll_2d6(self, purpose: str) -> tuple[int, int]:
        """Roll two six-sided dice for `purpose`."""
        return self.roll(purpose), self.roll(purpose)

    def shuffle(self, purpose: str, items: list[T]) -> list[T]:
        """A new list with the items in random order (Fisher-Yates on named dice, from the last place to the first)."""
        mixed = list(items)
        for place in range(len(mixed) - 1, 0, -1):
            other = self.roll(purpose, place + 1) - 1
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed

    def pick(self, purpose: str, items: list[T], number: int) -> list[T]:
        """`number` of the items, drawn without replacement, in the order drawn; fewer when there are fewer."""
        left = list(items)
        drawn: list[T] = []
        while left and len(drawn) < number:
            drawn.append(left.pop(self.roll(purpose, len(left)) - 1))
        return drawn

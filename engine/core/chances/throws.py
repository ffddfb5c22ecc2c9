"""Records the rolls of a decision, with the state of the dice before each event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from engine.core.context import Context
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event

T = TypeVar("T")


class Draw(NamedTuple):
    """The identity of a roll or draw: its period, purpose, number and sides.

    The number counts the draws of that purpose in the period.
    """

    period: str
    purpose: str
    number: int
    sides: int


class Throw(NamedTuple):
    """The dice rolled and counters drawn since the previous event, and the event that reports them.

    `draws` are all of them. `dice` are the numbers on the dice alone. `revealed` says whether hidden information, such
    as a card, was also shown. `event` is None if the next question came first. Shuffles are left out, because nobody
    sees their result.
    """

    draws: Mapping[Draw, int]
    dice: tuple[int, ...]
    revealed: bool
    event: Event | None


class NotingContext(Context):
    """A context that also records the rolls of each decision."""

    def __init__(self, dice: SeededDice) -> None:
        super().__init__(dice)
        self._dice = dice
        self._throws: list[Throw] = []
        self._open: dict[Draw, int] = {}
        self._faces: list[int] = []
        self._revealed = self._shuffling = self._picking = False
        self.begin()
        self.emit = self._emitted

    def begin(self) -> None:
        """Start recording the rolls of a new decision."""
        self._period, self._before = self._dice.period, dict(self._dice.counts)
        self._throws = []
        self._open, self._faces, self._revealed = {}, [], False

    def throws(self) -> tuple[Throw, ...]:
        """Return the rolls since the last call of `begin`."""
        self._close(None)
        return tuple(self._throws)

    def roll(self, purpose: str, sides: int = 6) -> int:
        """Roll one die for `purpose`, record it, and return its number."""
        value = super().roll(purpose, sides)
        if self._shuffling:
            return value
        if not self._picking:
            self._faces.append(value)
        number = self._dice.counts[purpose]
        if self._dice.period == self._period:
            number -= self._before.get(purpose, 0)
        self._open[Draw(self._dice.period, purpose, number, sides)] = value
        return value

    def shuffle(self, purpose: str, items: list[T]) -> list[T]:
        """Return the items in random order. The shuffle is not recorded."""
        self._shuffling = True
        try:
            return super().shuffle(purpose, items)
        finally:
            self._shuffling = False

    def pick(self, purpose: str, items: list[T], number: int) -> list[T]:
        """Return `number` items that are drawn without replacement, and record the draw."""
        self._picking = True
        try:
            return super().pick(purpose, items, number)
        finally:
            self._picking = False

    def reveal(self) -> None:
        """Record that information was revealed without a die roll."""
        super().reveal()
        self._revealed = True

    def _emitted(self, event: Event) -> None:
        self.events.append(event)
        self._close(event)

    def _close(self, event: Event | None) -> None:
        if self._open or self._revealed:
            self._throws.append(Throw(self._open, tuple(self._faces), self._revealed, event))
        self._open, self._faces, self._revealed = {}, [], False


class GivenDice:
    """Dice with some numbers fixed in advance. All other numbers come from `dice`."""

    def __init__(self, dice: SeededDice, given: Mapping[Draw, int]) -> None:
        self._dice = dice
        self._given = given

    def number(self, purpose: str, sides: int) -> int:
        """Return the next number: the fixed one if this draw has one, otherwise a number from `dice`."""
        value = self._dice.number(purpose, sides)
        return self._given.get(Draw(self._dice.period, purpose, self._dice.counts[purpose], sides), value)

    def begin_period(self, period: str) -> None:
        """Begin the period `period`, and count its draws from zero."""
        self._dice.begin_period(period)


def draws_of(throws: Iterable[Throw]) -> dict[Draw, int]:
    """Return the numbers that were rolled, keyed by the draw of each."""
    return {draw: value for throw in throws for draw, value in throw.draws.items()}


def dice_of(throws: Iterable[Throw]) -> tuple[int, ...]:
    """Return all faces rolled in `throws`, in order."""
    return tuple(face for throw in throws for face in throw.dice)


def send_with(drive: Drive[Any], answer: tuple[str, ...], side: str | None, given: Mapping[Draw, int]) -> None:
    """Send a checked answer to a game. `given` are the numbers for its dice.

    If the game then waits for the calendar, the next period begins.
    """
    context = drive.context
    own = context.dice
    assert isinstance(own, SeededDice), "a copy has the dice of its seed"
    context.dice = GivenDice(own, given)
    try:
        drive.send(answer, side)
        while drive.ask is not None and drive.ask.kind == CALENDAR:
            drive.send(BEGIN)
    finally:
        context.dice = own

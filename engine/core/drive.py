"""Drives a sequence of play from Ask to Ask.

Everything that plays a game does it with a `Drive`: saves, replays, verification, whole games in memory, the fuzzer and
conformance cases. No other code resumes the sequence's generator.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.asks import DONE, Answer, Ask, Refused
from engine.core.context import Table
from engine.core.dice import SeededDice
from engine.core.events import Event
from engine.core.sequence import Sequence, Step

if TYPE_CHECKING:
    from engine.core.ruleset import System

W = TypeVar("W")


class Drive(Generic[W]):
    """A sequence in play: it stands at an Ask, or has ended.

    `ask` is the open Ask; it is None after the end. The arguments are those of `Sequence.run`; the sequence is played
    to its first Ask at once.
    """

    def __init__(
        self,
        sequence: Sequence[W],
        world: W,
        table: Table,
        *,
        start: str | None = None,
        on_step: Callable[[Step[W]], None] | None = None,
        daily: bool = False,
        opening: bool = False,
    ) -> None:
        self.world = world
        self.table = table
        self._flow = sequence.run(world, table, start=start, on_step=on_step, daily=daily, opening=opening)
        self.ask: Ask | None = next(self._flow, None)

    def check(self, answer: Answer) -> None:
        """Raise `Refused` unless the answer is a legal one of the open Ask."""
        if self.ask is None:
            raise Refused("game-over", rule="")
        self.ask.check(answer)

    def send(self, answer: Answer) -> Ask | None:
        """Give an answer that has been checked, play on, and return the next Ask."""
        try:
            self.ask = self._flow.send(answer)
        except StopIteration:
            self.ask = None
        return self.ask

    def answer(self, answer: Answer, *, rules: str | None = None) -> tuple[Event, ...]:
        """Check and give an answer, play on, and return the new events. Raise `Refused` for an illegal answer.

        `rules` is the version of the rules by which the answer was once given: Asks that it did not know are passed
        with «done».
        """
        self.check(answer)
        known = len(self.table.events)
        self.send(answer)
        while rules is not None and self.ask is not None and self.ask.unasked_by(rules):
            self.send(DONE)
        return tuple(self.table.events[known:])


@dataclass(frozen=True, slots=True)
class StepStart:
    """The start of a step: the world as JSON, and the state of the dice.

    `opening` says that the step, the first one, waits to be begun.
    """

    step: str
    state: bytes
    period: str
    counts: Mapping[str, int]
    opening: bool = False


class ResumableDrive(Drive[W]):
    """A drive that can be saved: `start` is the start of the open step, `answers` are the answers given since.

    With `start`, the play begins at the start of that step, and `world` and `dice` are those of that moment.
    """

    def __init__(
        self,
        system: System[W],
        world: W,
        table: Table,
        dice: SeededDice,
        *,
        start: StepStart | None = None,
        daily: bool = False,
    ) -> None:
        self.system = system
        self.dice = dice
        self.answers: list[Answer] = []
        self._resumes = start is not None
        if start is not None:
            self.start = start
        self.world = world
        super().__init__(
            system.sequence,
            world,
            table,
            start=start.step if start is not None else None,
            on_step=self._enter,
            daily=daily,
            opening=start is not None and start.opening,
        )

    def _enter(self, step: Step[W]) -> None:
        if self._resumes:  # the start of the resumed step is known
            self._resumes = False
            return
        self.start = StepStart(step.name, self.system.encode(self.world), self.dice.period, dict(self.dice.counts))
        self.answers = []

    def send(self, answer: Answer) -> Ask | None:
        """Give an answer that has been checked, note it, play on, and return the next Ask."""
        self.answers.append(answer)  # before a next step begins and forgets it
        return super().send(answer)

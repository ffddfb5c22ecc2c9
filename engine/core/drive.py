"""The drive, which plays a game from question to question.

Everything that plays a game uses a `Drive`. No other code resumes the sequence's generator.

In a game of several sides a written answer begins with its side, such as “@italian 0907”. A standing order begins with
“~”, such as “~italian within 2”. The calendar's answers have no such prefix.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from engine.core.asks import DONE, Answer, Ask, Refused
from engine.core.context import Context
from engine.core.day_gate import CALENDAR
from engine.core.dice import SeededDice
from engine.core.events import Event
from engine.core.sequence import ASIDE, SIDE, Open, Step

if TYPE_CHECKING:
    from engine.core.ruleset import Ruleset

W = TypeVar("W")


class Said(NamedTuple):
    """An answer, its side, and whether it is a standing order."""

    answer: Answer
    side: str | None = None
    aside: bool = False


def read_mark(words: Answer) -> Said:
    """Split a written answer into its words and its side.

    The first word names the side if it begins with “@” or “~”.
    """
    first = words[0] if words else ""
    if first[:1] not in {SIDE, ASIDE}:
        return Said(words)
    return Said(words[1:], first[1:], first[:1] == ASIDE)


def marked(answer: Answer, side: str | None) -> Answer:
    """Return an answer as it is stored, with its side in front if there is one."""
    return answer if side is None else (SIDE + side, *answer)


class Drive(Generic[W]):
    """A game that waits at one or several Asks, or has ended.

    `asks` are the open Asks. `ask` is the first of them, None after the end. `given` counts the answers that were sent.
    The arguments are those of `Sequence.run`. The drive immediately plays to the first Ask.
    """

    def __init__(
        self,
        ruleset: Ruleset[W],
        world: W,
        context: Context,
        *,
        start: str | None = None,
        on_step: Callable[[Step[W]], None] | None = None,
        daily: bool = False,
        opening: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.world = world
        self.context = context
        self._several = len(ruleset.sides) > 1
        self._flow = ruleset.sequence.run(world, context, start=start, on_step=on_step, daily=daily, opening=opening)
        self._open: tuple[Ask, ...] | None = None
        self.given = 0
        self.ask: Ask | None = self._next_of(next(self._flow, None))

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open Asks, at most one for each side. There are none after the end."""
        if self._open is not None:
            return self._open
        return () if self.ask is None else (self.ask,)

    def _next_of(self, found: Ask | Open | None) -> Ask | None:
        if not isinstance(found, Open):
            self._open = None
            return found
        self._open = found.asks
        self._forget()  # a step may open the same Asks again, in a changed world
        return found.asks[0]

    def _forget(self) -> None:
        for ask in self.asks:
            ask.forget()

    def ask_of(self, side: str | None = None) -> Ask:
        """Return the Ask that a side can answer. Raise `Refused` if the side has none.

        If `side` is None, return the Ask of the only side, or the question of the calendar.
        """
        if self.ask is None:
            raise Refused("game-over", rule="")
        if side is None and (not self._several or self.ask.kind == CALENDAR):
            return self.ask
        for ask in self.asks:
            if ask.side == side:
                return ask
        raise Refused("not-your-turn", rule=self.ask.rule, facts={"side": self.ask.side})

    def check(self, answer: Answer, side: str | None = None) -> Answer:
        """Return an answer in its standard wording. Raise `Refused` if it is not legal."""
        return self.ask_of(side).check(answer)

    def written(self, answer: Answer, side: str | None = None) -> Answer:
        """Return an answer in written form, with its side if the game has several."""
        return marked(answer, side if self._several else None)

    def send(self, answer: Answer, side: str | None = None) -> Ask | None:
        """Send a checked answer and play on. Return the next Ask; None when the game is over."""
        self.given += 1
        try:
            found = self._flow.send(answer if self._open is None else (SIDE + (side or ""), *answer))
        except StopIteration:
            found = None
        self.ask = self._next_of(found)
        return self.ask

    def aside(self, answer: Answer, side: str) -> Answer:
        """Give a standing order for a side, and return it in its standard wording.

        The order may be given when it is not the side's turn. Raise `Refused` if the side cannot give it.
        """
        ask = self.ruleset.aside(self.world, side)
        if ask is None or self.ask is None:
            raise Refused("no-orders", rule="")
        meant = ask.check(answer)
        self.ruleset.tell_aside(self.world, side, meant)
        self._forget()
        return meant

    def lapses(self, words: Answer) -> bool:
        """Return whether a written answer is the default answer after a time-out.

        Raise `Refused` if the side has no question, or if the default answer is not legal.
        """
        said = read_mark(words)
        ask = self.ask_of(said.side)
        return ask.lapse is not None and ask.check(ask.lapse) == said.answer

    def answer(self, words: Answer, *, rules: str | None = None) -> tuple[Event, ...]:
        """Check and send a written answer, play on, and return the new events.

        Raise `Refused` for an illegal answer. `rules` is the version of the rules under which the answer was given.
        Asks that did not exist in this version are answered with «done».
        """
        known = len(self.context.events)
        self.again(words)
        while rules is not None and self.ask is not None and self.ask.unasked_by(rules):
            self.send(DONE, self.ask.side if self._several else None)
        return tuple(self.context.events[known:])

    def again(self, words: Answer) -> None:
        """Check and send a written answer or standing order from a record. Raise `Refused` if it is not legal."""
        said = read_mark(words)
        if said.aside and said.side is not None:
            self.aside(said.answer, said.side)
        else:
            self.send(self.check(said.answer, said.side), said.side)


@dataclass(frozen=True)
class StepStart:
    """The state at the start of a step: the world as JSON, and the state of the dice.

    `opening` says that the first step of the game has not begun yet.
    """

    step: str
    state: bytes
    period: str
    counts: Mapping[str, int]
    opening: bool = False


class ResumableDrive(Drive[W]):
    """A drive that can be saved.

    `start` is the start of the open step. `answers` are the answers given since then. To resume at a passed `start`,
    also pass the `world` and `dice` of that moment.
    """

    def __init__(
        self,
        ruleset: Ruleset[W],
        world: W,
        context: Context,
        dice: SeededDice,
        *,
        start: StepStart | None = None,
        daily: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.dice = dice
        self.answers: list[Answer] = []
        self._resumes = start is not None
        self._saved = True
        if start is not None:
            self.start = start
        self.world = world
        super().__init__(
            ruleset,
            world,
            context,
            start=start.step if start is not None else None,
            on_step=self._enter,
            daily=daily,
            opening=start is not None and start.opening,
        )

    def never_saved(self) -> None:
        """Stop recording answers and steps. Use this for a copy that is never saved."""
        self._saved = False

    def _enter(self, step: Step[W]) -> None:
        if self._resumes:  # the start of the resumed step is known
            self._resumes = False
            return
        if not self._saved:
            return
        self.start = StepStart(step.name, self.ruleset.encode(self.world), self.dice.period, dict(self.dice.counts))
        self.answers = []

    def send(self, answer: Answer, side: str | None = None) -> Ask | None:
        """Send and record a checked answer, and play on. Return the next Ask; None if the game is over."""
        if self._saved:
            self.answers.append(self.written(answer, side))  # before the next step begins and clears it
        return super().send(answer, side)

    def aside(self, answer: Answer, side: str) -> Answer:
        """Give and record a standing order. Return it in its standard wording.

        Raise `Refused` if it is not legal.
        """
        meant = super().aside(answer, side)
        if self._saved:
            self.answers.append((ASIDE + side, *meant))
        return meant

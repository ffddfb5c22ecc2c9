"""The order of play as a program of steps that can be saved after every step.

A step is a function of the world and the context. A step that asks a question is a generator of Asks. Other steps
return None. A `Repeat` repeats its steps while its condition is true. A `Break` jumps to a named step if its condition
is true after a step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.day_gate import calendars_ask

W = TypeVar("W")


@dataclass(frozen=True)
class Open:
    """Questions to several sides at the same time.

    The generator that yields it receives one side's answer, which begins with the name of the side.
    """

    asks: tuple[Ask, ...]


Flow = Generator[Ask | Open, Answer, None]
Answered = TypeVar("Answered")
Asking = Generator[Ask | Open, Answer, Answered]
"""A generator that is part of a step: it yields questions, gets answers, and returns a value to the step."""

SIDE: Final = "@"
ASIDE: Final = "~"
"""The characters before a side's name in written answers: for an answer, and for a standing order."""


def first_of(*asks: Ask) -> Asking[tuple[str, Answer]]:
    """Ask several sides at the same time. Return the side that answers first, with its answer."""
    said = yield Open(asks)
    return said[0].removeprefix(SIDE), said[1:]


def all_of(context: Context, *asks: Ask) -> Asking[dict[str, Answer]]:
    """Ask several sides at the same time. Return all their answers, keyed by side.

    Nothing is revealed before all have answered. The last answer cannot be undone.
    """
    left, given = {ask.side: ask for ask in asks}, {}
    while left:
        side, answer = yield from first_of(*left.values())
        given[side] = answer
        del left[side]
    context.reveal()
    return given


class Step(Generic[W]):
    """A step of a game's sequence: its name, rule section, function and condition.

    A `daily` step begins a period. The calendar can ask before it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        run: Callable[[W, Context], Flow | None],
        when: Callable[[W], bool] | None = None,
        *,
        daily: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.run = run
        self.when = when
        self.daily = daily


class Repeat(Generic[W]):
    """Steps that are repeated while `while_` is true."""

    def __init__(self, name: str, while_: Callable[[W], bool], steps: tuple[Step[W] | Repeat[W], ...]) -> None:
        self.name = name
        self.while_ = while_
        self.steps = steps


class Break(Generic[W]):
    """A step that jumps forward to the step `to` if a condition is true."""

    def __init__(self, when: Callable[[W], bool], to: str) -> None:
        self.when = when
        self.to = to


_Op = tuple[str, Any, int]
_Exits = tuple[tuple[Callable[[W], bool], int], ...]
"""The conditions to check after a step, each with the index of the step to which it jumps."""


def mark_position(world: Any, step: str) -> None:
    """Record in a world's position which step begins."""
    world.position.step = step


class Sequence(Generic[W]):
    """The order of play of a whole game, as named steps.

    `mark` stores the name of each step in the world when the step begins.
    """

    def __init__(
        self,
        *parts: Step[W] | Repeat[W],
        breaks: tuple[Break[W], ...] = (),
        mark: Callable[[W, str], None] | None = None,
    ) -> None:
        self.parts = parts
        self.breaks = breaks
        self._mark = mark
        self._ops: list[_Op] = []
        self._compile(parts)
        self._place = {op[1].name: place for place, op in enumerate(self._ops) if op[0] == "step"}
        self._program = [(*op, self._breaks_after(place)) for place, op in enumerate(self._ops)]
        self.steps: dict[str, Step[W]] = {op[1].name: op[1] for op in self._ops if op[0] == "step"}
        assert len(self.steps) == sum(op[0] == "step" for op in self._ops), "a step's name stands twice"

    def _compile(self, parts: tuple[Step[W] | Repeat[W], ...]) -> None:
        for part in parts:
            if isinstance(part, Step):
                self._ops.append(("step", part, 0))
                continue
            start = len(self._ops)
            self._ops.append(("loop", part, 0))
            self._compile(part.steps)
            self._ops.append(("again", part, start))
            self._ops[start] = ("loop", part, len(self._ops))

    def _breaks_after(self, place: int) -> _Exits[W]:
        """Return the jumps to check after a step. Each is a condition and the index of the target."""
        return tuple((rule.when, self._place[rule.to]) for rule in self.breaks if place < self._place[rule.to])

    @property
    def first(self) -> str:
        """The name of the first step."""
        return next(iter(self.steps))

    @property
    def has_days(self) -> bool:
        """Whether the calendar can begin the days or turns of a game."""
        return any(step.daily for step in self.steps.values())

    def run(
        self,
        world: W,
        context: Context,
        *,
        start: str | None = None,
        on_step: Callable[[Step[W]], None] | None = None,
        daily: bool = False,
        opening: bool = False,
    ) -> Flow:
        """Play from the step `start` and yield each Ask. Call `on_step` when a step begins.

        With `opening`, ask first whether the game begins. A resumed step does not check its `when` again. With `daily`,
        the calendar is asked before each period.
        """
        place = self._place[start] if start is not None else 0
        resumed = start is not None
        program, mark, end = self._program, self._mark, len(self._program)
        while place < end:
            kind, part, target, exits = program[place]
            if kind != "step":
                place = place + 1 if kind == "loop" and part.while_(world) else target
                continue
            place += 1
            when = part.when
            if when is not None and not resumed and not when(world):
                continue
            resumed = False
            waits = (daily and part.daily) or opening
            opening = False
            if mark is not None and not waits:
                mark(world, part.name)
            if on_step is not None:
                on_step(part)
            if waits:
                yield from self._waiting(part, world)
            flow = part.run(world, context)
            if flow is not None:
                yield from flow
            for leaves, out in exits:
                if leaves(world):
                    place = out
                    break

    def _waiting(self, step: Step[W], world: W) -> Flow:
        """Ask the calendar's question before a step begins."""
        yield calendars_ask(step.rule)
        if self._mark is not None:
            self._mark(world, step.name)

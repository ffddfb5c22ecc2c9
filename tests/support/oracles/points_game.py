"""The frame of toys whose chances can be worked out with fractions: games of some days, won with enough points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Protocol, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.ruleset import ComparableResult
from engine.core.sequence import Flow, Repeat, Sequence, Step


class Points(Protocol):
    """The days played, and the points won."""

    day: int
    points: int


W = TypeVar("W", bound=Points)


class Always:
    """A steward that always gives the same answer."""

    def __init__(self, said: Answer) -> None:
        self.said = said

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return that answer."""
        del view, ask
        return self.said


def steward(said: Answer) -> Mapping[str, Any]:
    """Return the policies of a toy whose steward always gives the same answer."""
    return {"steward": lambda _: Always(said)}


def days(number: int, day: Callable[[Any, Context], Flow]) -> Sequence:
    """Return the sequence of a toy: a step for each of so many days."""
    return Sequence(Repeat("days", lambda world: world.day < number, (Step("day", "1", day),)))


class PointsGame(BaseRuleset[W]):
    """The ruleset: `DAYS` are played, `WANTED` points win. Nothing is hidden."""

    DAYS: ClassVar[int]
    WANTED: ClassVar[int]
    house_rules = ()
    bands = ("won", "lost")

    def begin(self, options: Mapping[str, str]) -> W:
        """Begin with nothing played."""
        del options
        world: W = self.world()
        return world

    def view(self, world: W, side: str | None = None) -> W:
        """Return the world."""
        del side
        return world

    def progress(self, world: W) -> tuple[int, int]:
        """Return the day."""
        return world.day, 0

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the points at the end."""
        return {"points": world.points} if world.day >= self.DAYS else None

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return who won at the end."""
        if world.day < self.DAYS:
            return None
        won = world.points >= self.WANTED
        return ComparableResult(won=won, band="won" if won else "lost", score=world.points, periods=self.DAYS)

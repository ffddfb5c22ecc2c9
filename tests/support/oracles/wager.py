"""Wager: on each of three days one throws carefully, which wins a point from 3 up, or boldly, two points from 5 up.

Three points win. So every chance can be worked out with fractions: it judges the estimates.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

import msgspec

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.events import Event
from engine.core.ruleset import ComparableResult
from engine.core.sequence import Flow, Repeat, Sequence, Step

DAYS, WANTED = 3, 3
CAREFUL, BOLD = ("careful",), ("bold",)


class World(msgspec.Struct):
    """The days played, and the points won."""

    day: int = 0
    points: int = 0


class Thrown(Event, frozen=True):
    """A die was thrown."""

    die: int


def day(world: World, context: Context) -> Flow:
    """§1 Ask how to throw, and throw."""
    context.dice.begin_period(f"day {world.day + 1}")
    menu = Menu("do", (Choice("careful", "careful"), Choice("bold", "bold")))
    answer = yield Ask("throw", "1", lambda: menu)
    die = context.roll("throw")
    world.day += 1
    if answer == BOLD:
        world.points += 2 * (die >= 5)
    else:
        world.points += die >= 3
    context.emit(Thrown(die=die))


class Steward:
    """Throws carefully, always."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return «careful»."""
        del view, ask
        return CAREFUL


class Wager(BaseRuleset[World]):
    """The ruleset."""

    name, world, event = "wager", World, Thrown
    house_rules = ()
    policies: ClassVar[Mapping[str, Any]] = {"steward": Steward}
    bands = ("won", "lost")
    sequence = Sequence(Repeat("days", lambda world: world.day < DAYS, (Step("day", "1", day),)))

    def begin(self, options: Mapping[str, str]) -> World:
        """Begin."""
        del options
        return World()

    def view(self, world: World, side: str | None = None) -> World:
        """Return the world: nothing is hidden."""
        del side
        return world

    def progress(self, world: World) -> tuple[int, int]:
        """Return the day."""
        return world.day, 0

    def result(self, world: World) -> Mapping[str, Any] | None:
        """Return the points at the end."""
        return {"points": world.points} if world.day >= DAYS else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        """Return who won at the end."""
        if world.day < DAYS:
            return None
        won = world.points >= WANTED
        return ComparableResult(won=won, band="won" if won else "lost", score=world.points, periods=DAYS)


@cache
def chance(days: int, points: int, first: Answer = CAREFUL) -> Fraction:
    """Return the exact chance with so many days left; `first` is how the next throw is made, the others carefully."""
    if days == 0:
        return Fraction(points >= WANTED)
    share, gain = (Fraction(1, 3), 2) if first == BOLD else (Fraction(2, 3), 1)
    return share * chance(days - 1, points + gain) + (1 - share) * chance(days - 1, points)


WAGER = Wager()

"""Wager: on each of three days one throws carefully, which wins a point from 3 up, or boldly, two points from 5 up.

Three points win. So every chance can be worked out with fractions: it judges the estimates.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

import msgspec
from support.oracles.points_game import PointsGame, days, steward

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.context import Context
from engine.core.events import Event
from engine.core.sequence import Flow

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


class Wager(PointsGame[World]):
    """The ruleset."""

    name, world, event, DAYS, WANTED = "wager", World, Thrown, DAYS, WANTED
    policies: ClassVar[Mapping[str, Any]] = steward(CAREFUL)
    sequence = days(DAYS, day)


@cache
def chance(days: int, points: int, first: Answer = CAREFUL) -> Fraction:
    """Return the exact chance with so many days left; `first` is how the next throw is made, the others carefully."""
    if days == 0:
        return Fraction(points >= WANTED)
    share, gain = (Fraction(1, 3), 2) if first == BOLD else (Fraction(2, 3), 1)
    return share * chance(days - 1, points + gain) + (1 - share) * chance(days - 1, points)


WAGER = Wager()

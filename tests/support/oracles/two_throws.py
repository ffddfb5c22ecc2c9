"""Two throws: on each of two days an order throws two dice one after the other, each with an event of its own.

On the second day a hidden card is turned between them. So what each throw is worth can be worked out with fractions.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar

import msgspec
from support.oracles.points_game import PointsGame, days, steward

from engine.core.asks import Ask, Choice, Menu
from engine.core.context import Context
from engine.core.events import Event
from engine.core.sequence import Flow

DAYS, SIDES, WANTED = 2, 6, 18
GO = ("go",)


class World(msgspec.Struct):
    """The days played, the points so far, and the card that lies face down: a three."""

    card: int = 3
    day: int = 0
    points: int = 0


class Thrown(Event, frozen=True):
    """A die was thrown."""

    die: int


class Turned(Event, frozen=True):
    """The card was turned."""

    card: int


def day(world: World, context: Context) -> Flow:
    """§1 Ask, throw, on the last day turn the card, and throw again."""
    context.dice.begin_period(f"day {world.day + 1}")
    menu = Menu("do", (Choice("go", "go"),))
    yield Ask("throw", "1", lambda: menu)
    world.points += _throw(context)
    if world.day == DAYS - 1:
        context.reveal()
        world.points += world.card
        context.emit(Turned(card=world.card))
    world.points += _throw(context)
    world.day += 1


def _throw(context: Context) -> int:
    die = context.roll("throw", SIDES)
    context.emit(Thrown(die=die))
    return die


class TwoThrows(PointsGame[World]):
    """The ruleset."""

    name, world, event, DAYS, WANTED = "two-throws", World, Thrown | Turned, DAYS, WANTED
    policies: ClassVar[Mapping[str, Any]] = steward(GO)
    sequence = days(DAYS, day)

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Deal the card anew, from one to six."""
        del side
        world.card = context.roll("card", SIDES)

    def view(self, world: World, side: str | None = None) -> World:
        """Return the world without its card."""
        del side
        return World(card=0, day=world.day, points=world.points)


@cache
def chance(points: int, unknown: int) -> Fraction:
    """Return the exact chance with so many numbers from one to six that are not known yet, the card among them."""
    if not unknown:
        return Fraction(points >= WANTED)
    return sum((chance(points + number, unknown - 1) for number in range(1, SIDES + 1)), Fraction()) / SIDES


TWO_THROWS = TwoThrows()

"""Two throws: on each of two days an order throws two dice one after the other, each with an event of its own.

On the second day a hidden card is turned between them. So what each throw is worth can be worked out with fractions.
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

DAYS, SIDES, WANTED = 2, 6, 18
GO = ("go",)


class World(msgspec.Struct):
    """The days played, the points so far, and the card that lies face down."""

    card: int
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


class Steward:
    """Goes on."""

    def __init__(self, seed: str = "") -> None:
        del seed

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return «go»."""
        del view, ask
        return GO


class TwoThrows(BaseRuleset[World]):
    """The ruleset."""

    name, world, event = "two-throws", World, Thrown | Turned
    house_rules = ()
    policies: ClassVar[Mapping[str, Any]] = {"steward": Steward}
    bands = ("won", "lost")
    sequence = Sequence(Repeat("days", lambda world: world.day < DAYS, (Step("day", "1", day),)))

    def begin(self, options: Mapping[str, str]) -> World:
        """Begin with a three face down."""
        del options
        return World(card=3)

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Deal the card anew, from one to six."""
        del side
        world.card = context.roll("card", SIDES)

    def view(self, world: World, side: str | None = None) -> World:
        """Return the world without its card."""
        del side
        return World(card=0, day=world.day, points=world.points)

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
def chance(points: int, unknown: int) -> Fraction:
    """Return the exact chance with so many numbers from one to six that are not known yet, the card among them."""
    if not unknown:
        return Fraction(points >= WANTED)
    return sum((chance(points + number, unknown - 1) for number in range(1, SIDES + 1)), Fraction()) / SIDES


TWO_THROWS = TwoThrows()

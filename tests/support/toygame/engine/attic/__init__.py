"""Attic: one evening, far too many things. Menus, names and texts are as long as no real game should have them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from engine.core.asks import DONE, JOIN, Answer, Ask, Choice, Menu
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.events import Event
from engine.core.replay import Scene
from engine.core.ruleset import ComparableResult, Switch
from engine.core.sequence import Flow, Sequence, Step

THINGS = tuple(f"thing-{number:02}-{'x' * (number % 90)}" for number in range(1, 61))
SHELVES = tuple(f"shelf-{number:02}" for number in range(1, 41))


class World(msgspec.Struct):
    """The things on each shelf, and the number of evenings so far."""

    tidied: dict[str, str] = {}
    orders: int = 0


class Tidied(Event, frozen=True):
    """Things were put on a shelf."""

    things: tuple[str, ...]
    shelf: str


def tidy(world: World, context: Context) -> Flow:
    """§1 Put things on shelves until the player stops."""
    while True:
        answer = yield Ask("tidy", "1", lambda: _menu(world), facts={"orders": world.orders})
        if answer == DONE:
            return
        world.orders += 1
        for thing in answer[2].split(JOIN):
            world.tidied[thing] = answer[1]
        context.emit(Tidied(things=tuple(answer[2].split(JOIN)), shelf=answer[1]))


def _menu(world: World) -> Menu:
    left = tuple(thing for thing in THINGS if thing not in world.tidied)
    things = Menu("what", tuple(Choice(t, "thing") for t in left), many=True, most=len(left), preset=left[:30])
    shelves = Menu("to", tuple(Choice(shelf, "shelf", then=lambda: things) for shelf in SHELVES))
    choices = (Choice("put", "verb-put", then=lambda: shelves),) if left else ()
    return Menu("do", (*choices, Choice("done", "verb-done")))


@dataclass
class Steward:
    """Fills one shelf, then stops."""

    seed: str

    def answer(self, view: dict[str, Any], ask: Ask) -> Answer:
        """Return the first shelf with the preset."""
        return next(ask.answers()) if not view["tidied"] else DONE


class Attic(BaseRuleset[World]):
    """The ruleset."""

    name, world, event = "attic", World, Tidied
    house_rules = tuple(Switch(f"switch_{number:02}", "1", ("a", "b", "c")) for number in range(60))
    """Switches, of which there are many."""
    policies: ClassVar[Mapping[str, Any]] = {"steward": Steward}
    sequence = Sequence(Step("tidy", "1", tidy))
    bands = ("tidy", "untidy")

    def progress(self, world: World) -> tuple[int, int]:
        """Return the only evening."""
        return 1, 0

    def result(self, world: World) -> Mapping[str, Any] | None:
        """Return the number of things on shelves."""
        return {"tidied": len(world.tidied)}

    def comparable_result(self, world: World) -> ComparableResult | None:
        """Return the number of things on shelves."""
        number = len(world.tidied)
        return ComparableResult(won=number > 0, band="tidy" if number else "untidy", score=number, periods=1)

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return mistakes: things left over, and those put on the last shelf."""
        del counts
        tidied = max((len(event.things) for scene in scenes for event in scene.events), default=0)
        return {"sloth": len(THINGS) - tidied, "haste": 1}


RULESET = Attic()
OFFERED_FIRST = True
"""With a toy installed, a toy is the default game."""

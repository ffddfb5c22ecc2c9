"""Orchard: children keep hares from the apples for some days. They walk, throw cones in rounds, and count at supper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Sequence as PySequence
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from engine.core.asks import DONE, JOIN, Answer, Ask, Choice, Menu, Refused
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.events import DieRollReport, Event
from engine.core.planning.plans import Outlook
from engine.core.replay import Scene
from engine.core.ruleset import ComparableResult, Switch
from engine.core.sequence import Flow, Repeat, Sequence, Step

PLACES = ("gate", "hedge", "trees")


class World(msgspec.Struct):
    """The children's places, and the apples that the hares have eaten."""

    days: int
    children: dict[str, str]
    hares: dict[str, int] = {}
    day: int = 0
    round: int = 0
    eaten: int = 0
    secret: int = 0


class DayBegan(Event, frozen=True):
    """A morning, with its hares."""

    day: int
    hares: dict[str, int]


class Walked(Event, frozen=True):
    """Children changed places."""

    who: tuple[str, ...]
    to: str


class Thrown(Event, frozen=True):
    """A cone was thrown."""

    at: str
    account: DieRollReport


class Supped(Event, frozen=True):
    """The apples were counted."""

    day: int
    eaten: int


def morning(world: World, context: Context) -> None:
    """§1 Hares come by dice."""
    world.day, world.round = world.day + 1, 0
    context.dice.begin_period(f"day {world.day}")
    world.secret = context.roll("weather")
    for place in PLACES:
        world.hares[place] = max(0, context.roll(f"hares {place}") - 3)
    context.emit(DayBegan(day=world.day, hares=dict(world.hares)))


def walk(world: World, context: Context) -> Flow:
    """§2 Children walk, several at once, until they are done."""
    while True:
        answer = yield Ask("walk", "2", lambda: _walk_menu(world), facts={"day": world.day})
        if answer == DONE:
            return
        _, _, to, who = answer
        for name in who.split(JOIN):
            world.children[name] = to
        context.emit(Walked(who=tuple(who.split(JOIN)), to=to))


def _walk_menu(world: World) -> Menu:
    taken = tuple(dict.fromkeys(world.children.values()))
    to_from = Menu("from", tuple(Choice(place, "place", then=lambda place=place: _to(world, place)) for place in taken))
    return Menu(
        "do", (Choice("move", "verb-move", then=lambda: to_from), Choice("done", "verb-done")), why_not=_why_not
    )


def _to(world: World, start: str) -> Menu:
    here = tuple(name for name, place in world.children.items() if place == start)
    who = Menu("what", tuple(Choice(name, "child") for name in here), many=True, most=len(here), preset=here[:1])
    return Menu("to", tuple(Choice(place, "place", then=lambda: who) for place in PLACES if place != start))


def _why_not(word: str) -> Refused | None:
    return Refused("no-cones-now", rule="3") if word == "fire" else None


def throw(world: World, context: Context) -> Flow:
    """§3 A child among hares throws once a round: 4 or more chases one hare away."""
    world.round += 1
    ready = list(world.children)
    while targets := [name for name in ready if world.hares[world.children[name]]]:
        answer = yield Ask(
            "throw", "3", lambda targets=targets: _throw_menu(world, targets), facts={"round": world.round}
        )
        if answer == DONE:
            return
        ready.remove(answer[1])
        die = context.roll("throw")
        world.hares[answer[2]] -= die >= 4
        account = DieRollReport(purpose="throw", rule="3", dice=(die,), total=die, result="hit" if die >= 4 else "miss")
        context.emit(Thrown(at=answer[2], account=account))


def _throw_menu(world: World, names: list[str]) -> Menu:
    def at(name: str) -> Menu:
        return Menu("at", (Choice(world.children[name], "place"),))

    thrower = Menu("from", tuple(Choice(name, "child", then=lambda name=name: at(name)) for name in names))
    return Menu("do", (Choice("fire", "verb-fire", then=lambda: thrower), Choice("done", "verb-done")))


def supper(world: World, context: Context) -> Flow:
    """§4 Every remaining hare eats an apple."""
    world.eaten += sum(world.hares.values())
    context.emit(Supped(day=world.day, eaten=world.eaten))
    yield Ask("supper", "4", lambda: Menu("do", (Choice("done", "verb-done"),)))


@dataclass
class Steward:
    """Walks one child to hares in the morning, and throws whenever possible."""

    seed: str
    goal: str = "own"

    def answer(self, view: dict[str, Any], ask: Ask) -> Answer:
        """Return the first throw, or one walk to the place with the most hares; to gather, two walk to the trees."""
        if ask.kind == "walk" and self.goal == "gather":
            away = [name for name, where in view["children"].items() if where != "trees" and name != "cleo"]
            return ("move", view["children"][away[0]], "trees", away[0]) if away else DONE
        if ask.kind == "walk":
            place = max(PLACES, key=lambda where: view["hares"][where])
            idle = [name for name, where in view["children"].items() if where != place]
            if view["hares"][place] and len(idle) == len(view["children"]):
                return ("move", view["children"][idle[0]], place, idle[0])
            return DONE
        return next(ask.answers())

    # --- plans ---

    def goals(self, view: dict[str, Any], ask: Ask) -> tuple[str, ...]:
        """Return both goals where children walk."""
        del view
        return ("own", "gather") if ask.kind == "walk" else ()

    def aims(self) -> tuple[str, ...]:
        """Return both goals."""
        return ("own", "gather")

    def conditions(self) -> tuple[str, ...]:
        """Return where hares may be."""
        return tuple(f"hares-{place}" for place in PLACES)

    def holds(self, condition: str, view: dict[str, Any], ask: Ask) -> bool:
        """Return whether hares are there."""
        del ask
        return bool(view["hares"].get(condition.removeprefix("hares-")))

    def aiming(self, goal: str) -> Steward:
        """Return a steward with that goal."""
        return Steward(self.seed, {"own": "own", "gather": "gather"}[goal])

    def outlook(self, view: dict[str, Any], ask: Ask) -> Outlook:
        """Return the present round, counted for the day."""
        del view, ask
        return Outlook("round", 1)

    def stem(self, answer: Answer) -> Answer | None:
        """Return who walks where."""
        return answer if answer[0] == "move" else None

    def tally(self, view: dict[str, Any], events: PySequence[Event]) -> Mapping[str, int]:
        """Return the apples eaten, and the walks."""
        return {"eaten": view["eaten"], "walks": sum(isinstance(event, Walked) for event in events)}


def _besieged(world: World) -> bool:
    among = any(world.hares[place] for place in world.children.values())
    return among and world.round < 3


class Orchard(BaseRuleset[World]):
    """The ruleset."""

    name, world, event = "orchard", World, DayBegan | Walked | Thrown | Supped
    house_rules = (Switch("days", "1", ("3", "1", "40")),)
    """The length of the holidays."""
    eases: ClassVar[Mapping[str, Any]] = {"player": ({"days": "1"}, {"days": "40"})}
    policies: ClassVar[Mapping[str, Any]] = {"steward": Steward}
    bands = ("feast", "porridge", "hunger")
    """Return the bands: how good the winter will be."""
    sequence = Sequence(
        Repeat(
            "days",
            lambda world: world.day < world.days,
            (
                Step("morning", "1", morning, daily=True),
                Step("walk", "2", walk),
                Repeat("rounds", _besieged, (Step("throw", "3", throw),)),
                Step("supper", "4", supper),
            ),
        )
    )

    def begin(self, options: Mapping[str, str]) -> World:
        """Place three children at the gate."""
        return World(days=int(options["days"]), children=dict.fromkeys(("anna", "ben", "cleo"), "gate"))

    def view(self, world: World, side: str | None = None) -> dict[str, Any]:
        """Return everything except the hidden weather."""
        del side
        view = msgspec.to_builtins(world)
        del view["secret"]
        return view

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Draw the weather anew."""
        del side
        world.secret = context.roll("weather")

    def faults(self, world: World) -> list[str]:
        """Return an error for a negative number of hares."""
        return [f"hares at {place}" for place, number in world.hares.items() if number < 0]

    def progress(self, world: World) -> tuple[int, int]:
        """Return day and round."""
        return world.day, world.round

    def parties(self, view: dict[str, Any]) -> tuple[str, ...]:
        """Return each child as a part that a player may own."""
        return tuple(view["children"])

    def concerns(self, view: dict[str, Any], answer: Answer) -> frozenset[str]:
        """Return the children that walk or throw."""
        if answer[0] == "done":
            return frozenset()
        return frozenset((answer[3] if answer[0] == "move" else answer[1]).split(JOIN))

    def awaited(self, view: dict[str, Any], ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the children whose players may act: in a walk all, in a round of throws those without a throw yet."""
        if answer != DONE or ask.kind == "supper":
            return frozenset()
        if ask.kind == "walk":
            return frozenset(view["children"])
        menu = ask.level(("fire",))
        assert menu is not None
        return frozenset(choice.word for choice in menu.choices)

    def result(self, world: World) -> Mapping[str, Any] | None:
        """Return the lost apples once the holidays are over."""
        return {"eaten": world.eaten, "won": world.eaten < world.days} if world.day == world.days else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        """Return the score; fewer lost apples are better."""
        if world.day < world.days:
            return None
        band = "feast" if not world.eaten else "porridge" if world.eaten < world.days else "hunger"
        return ComparableResult(won=world.eaten < world.days, band=band, score=-world.eaten, periods=world.day)

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return mistakes: mornings without a walk, and cones that hit nothing."""
        found = {"slept": 0, "wasted": 0}
        for each in scenes:
            walked = any(isinstance(event, Walked) for event in each.events)
            if each.step == "walk" and not walked and counts("slept"):
                found["slept"] += 1
            throws = [event for event in each.events if isinstance(event, Thrown)]
            found["wasted"] += sum(event.account.result == "miss" and bool(counts("wasted")) for event in throws)
        return {name: count for name, count in found.items() if count}


RULESET = Orchard()
OFFERED_FIRST = True
"""With a toy installed, a toy is the default game."""

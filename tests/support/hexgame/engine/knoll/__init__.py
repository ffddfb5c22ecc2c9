"""Knoll: blue and red, three units each, fight for a hill in the middle of a map of hexes."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from engine.core.asks import Ask, Choice, Menu
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.events import DieRollReport, Event, Modifier
from engine.core.ruleset import ComparableResult
from engine.core.sequence import Flow, Repeat, Sequence, Step
from engine.hexes.grid import HexGrid
from engine.hexes.paths import reach

GRID, KNOLL, TURNS = HexGrid(9, 6), "0503", 6
GROVES = frozenset({"0302", "0304", "0702", "0704"})
BLUE, RED = SIDES = ("blue", "red")
START = {"b1": "0102", "b2": "0103", "b3": "0104", "r1": "0902", "r2": "0903", "r3": "0904"}


class World(msgspec.Struct):
    units: dict[str, str]
    period: int = 0
    active: str = BLUE
    holder: str | None = None
    over: bool = False


class Moved(Event, frozen=True):
    unit: str
    start: str
    to: str


class Attacked(Event, frozen=True):
    unit: str
    start: str
    target: str
    account: DieRollReport


def side_of(unit: str) -> str:
    return BLUE if unit.startswith("b") else RED


def army(world: World, side: str) -> dict[str, str]:
    return {unit: at for unit, at in world.units.items() if side_of(unit) == side}


def both_stand(world: World) -> bool:
    return all(army(world, side) for side in SIDES)


def begin_turn(world: World, context: Context) -> None:
    """§1 A turn is blue's orders, then red's."""
    world.period += 1
    context.dice.begin_period(f"turn {world.period}")


def give_orders(side: str, world: World, context: Context) -> Flow:
    """§2 Each unit gets one order: a hex within reach, an enemy beside it, or its own hex to stay."""
    world.active = side
    for unit, at in army(world, side).items():
        menu = Menu("to", tuple(orders(world, unit)))
        (to,) = yield Ask("order", "2", partial(Menu, "to", menu.choices), {"unit": unit}, side=side, lapse=(at,))
        if menu.find(to).label == "attack":
            attack(world, context, unit, to)
        elif to != at:
            world.units[unit] = to
            context.emit(Moved(unit=unit, start=at, to=to))
        if world.units.get(unit) == KNOLL:
            world.holder = side


def orders(world: World, unit: str) -> Iterator[Choice]:
    """Yield the orders of a unit, the sensible first: attacks, then the hexes nearest to the knoll."""
    at, taken = world.units[unit], set(world.units.values())
    for enemy, where in world.units.items():
        if side_of(enemy) != side_of(unit) and GRID.distance(at, where) == 1:
            yield Choice(where, "attack")
    ways = reach(GRID, at, 2, lambda name: None if name in taken else 2 if name in GROVES else 1)
    for name in sorted((at, *ways), key=lambda name: (GRID.distance(name, KNOLL), name != at)):
        yield Choice(name, "stay" if name == at else "move")


def attack(world: World, context: Context, unit: str, at: str) -> None:
    """§3 The target falls to 5 or more, the attacker to 1 or less; friends beside it help, the knoll protects."""
    beside = sum(GRID.distance(each, at) == 1 for each in army(world, side_of(unit)).values())
    modifiers = (Modifier("friends", "3", beside - 1), Modifier("knoll", "3", -(at == KNOLL)))
    die = context.roll(f"attack {unit}")
    total = die + sum(each.value for each in modifiers)
    start, target = world.units[unit], next(enemy for enemy, where in world.units.items() if where == at)
    fallen = target if total >= 5 else unit if total <= 1 else ""
    world.units.pop(fallen, None)
    account = DieRollReport(
        purpose="attack", rule="3", dice=(die,), modifiers=modifiers, total=total, result=fallen and f"{fallen} falls"
    )
    context.emit(Attacked(unit=unit, start=start, target=at, account=account))


def end(world: World, context: Context) -> None:
    """§4 The side that was last on the knoll wins, or the only side left."""
    world.over = True
    if not both_stand(world):
        (world.holder,) = (side for side in SIDES if army(world, side))


class Knoll(BaseRuleset[World]):
    name, sides, world, event = "knoll", SIDES, World, Moved | Attacked
    turn = (
        Step("turn", "1", begin_turn, daily=True),
        Step("blue", "2", partial(give_orders, BLUE)),
        Step("red", "2", partial(give_orders, RED), when=both_stand),
    )
    sequence = Sequence(
        Repeat("turns", lambda world: world.period < TURNS and both_stand(world), turn), Step("end", "4", end)
    )

    def begin(self, options: Mapping[str, str]) -> World:
        return World(units=dict(START))

    def faults(self, world: World) -> list[str]:
        return [] if len(set(world.units.values())) == len(world.units) else ["two units are on one hex"]

    def progress(self, world: World) -> tuple[int, int]:
        return world.period, SIDES.index(world.active)

    def result(self, world: World) -> dict[str, Any] | None:
        score = len(army(world, BLUE)) - len(army(world, RED))
        return {"won": world.holder == BLUE, "score": score, "winner": world.holder} if world.over else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        usual = super().comparable_result(world)
        return usual and msgspec.structs.replace(usual, winner=world.holder)


RULESET = Knoll()

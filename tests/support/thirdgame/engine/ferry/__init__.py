"""Ferry: ten sheep are to cross a river before night, one to four at a time, against the current."""

import msgspec

from engine.core.asks import Ask, Choice, Menu
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.events import DieRollReport, Event
from engine.core.sequence import Flow, Repeat, Sequence, Step


class World(msgspec.Struct):
    period: int = 0
    waiting: int = 10
    over: int = 0


class Crossed(Event, frozen=True):
    sheep: int
    account: DieRollReport


def push_off(world: World, context: Context) -> None:
    """§1 Four times the ferry crosses."""
    world.period += 1
    context.dice.begin_period(f"crossing {world.period}")


def cross(world: World, context: Context) -> Flow:
    """§2 One to four sheep go aboard; one of them is lost when the die shows no more than the others."""
    room = range(min(4, world.waiting), 0, -1)
    answer = yield Ask("load", "2", lambda: Menu("do", tuple(Choice(str(number), "sheep") for number in room)))
    sheep, die = int(answer[0]), context.roll("current")
    lost = die < sheep
    world.waiting -= sheep
    world.over += sheep - lost
    result = "lost" if lost else "dry"
    context.emit(Crossed(sheep=sheep, account=DieRollReport(purpose="current", rule="2", dice=(die,), result=result)))


def under_way(world: World) -> bool:
    return world.waiting > 0 and world.period < 4


class Ferry(BaseRuleset[World]):
    name, world, event = "ferry", World, Crossed
    steps = (Step("push-off", "1", push_off, daily=True), Step("cross", "2", cross))
    sequence = Sequence(Repeat("crossings", under_way, steps))

    def result(self, world: World) -> dict[str, object] | None:
        return None if under_way(world) else {"won": world.over >= 8, "score": world.over}


RULESET = Ferry()

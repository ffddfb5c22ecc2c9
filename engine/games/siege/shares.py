"""A question of its own about losses, put before a die that depends on who bears them.

Losses fall by default, and the next question offers to share them out otherwise (`debts`). Where dice come before that
question, they must be such as fall alike whoever has paid. Those that do not ask first: the bombardment and the entry
whenever there is a choice at all, for nobody shall choose knowing where the shells or the Boxers came; a melee only
when its column or its modifiers hang on the choice, for an assault would have forty questions otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy

from engine.core.ask import Ask, Menu
from engine.core.step import Flow
from engine.core.table import Table
from engine.games.siege.combat import boxers_melee, soldiers_melee
from engine.games.siege.debts import asking, other_ways, pay, settle
from engine.games.siege.menus import done
from engine.games.siege.world import Debt, Position, World

SINCE = "1.1.0"
"""The rules that brought the question: those before let the dice fall."""

Run = Callable[[World, Table], Flow | None]
Stake = Callable[[Position], bool]


def share_first(run: Run, *, when: Stake) -> Run:
    """A step that asks about the losses still open before anything else, when something hangs on them."""

    def step(world: World, table: Table) -> Flow | None:
        position = world.position
        if not position.debts or position.debts_offered or not when(position):
            return run(world, table)
        return _asked(world, table, run)

    return step


def _asked(world: World, table: Table, run: Run) -> Flow:
    position = world.position
    rule = position.debts[0].rule
    ask = Ask("share", rule, lambda: Menu("do", (done("share"),)), {"step": position.step}, since=SINCE)
    yield from asking(position, table, ask)
    settle(position)
    flow = run(world, table)
    if flow is not None:
        yield from flow


def any_choice(position: Position) -> bool:
    """R5, R6, R72 Whether any loss may be shared out otherwise."""
    return any(other_ways(position, debt) for debt in position.debts)


def melee_stakes(position: Position) -> bool:
    """R5, R7, R117, R128 Whether a melee to come would be rolled otherwise if losses fell otherwise.

    Alike points make alike rolls; it is another gun, another nation, or by house rule another number of counters.
    """
    return depends(position, melees)


def melees(position: Position) -> object:
    """§6.4, §6.6 All melees of the position as they would be rolled now."""
    zones = position.boxer_zones()
    theirs = [boxers_melee(position, zone) for zone in zones if position.defended(zone)]
    return theirs, [soldiers_melee(position, zone) for zone in zones if position.held(zone)]


def depends(position: Position, what: Callable[[Position], object]) -> bool:
    """Whether `what` says something else of the position when open losses are shared out in any other way."""
    if not any_choice(position):
        return False
    now, other = what(position), deepcopy(position)
    return any(what(other) != now for _ in _every_way(other, other.debts))


def _every_way(position: Position, debts: list[Debt]) -> Iterator[None]:
    """The position with its debts paid in every way, one after the other."""
    if not debts:
        yield None
        return
    first, *others = debts
    yield from _every_way(position, others)
    for way in other_ways(position, first):
        pay(position, first, way)
        yield from _every_way(position, others)

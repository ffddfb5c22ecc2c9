"""Asks how to assign losses before a die roll that depends on them.

Other losses are assigned by default, and the next question offers to change them (`debts`). Bombardment and entry
always ask first, because a player must not choose after seeing where shells fall or Boxers enter. A melee asks only if
its column or modifiers depend on the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Final

from engine.core.asks import Ask, Menu
from engine.core.context import Context
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.siege.combat.loss_choices import asking, other_ways, pay, settle
from engine.games.siege.combat.modifiers import boxers_melee, soldiers_melee
from engine.games.siege.world import Debt, Position, World

SINCE: Final = "1.1.0"
"""The rules version that introduced the question. Games of older versions roll without it."""

Run = Callable[[World, Context], Flow | None]
Stake = Callable[[Position], bool]


def share_first(run: Run, *, when: Stake) -> Run:
    """R188 Return a step that runs `run`, but first asks about losses if `when` returns True."""

    def step(world: World, context: Context) -> Flow | None:
        position = world.position
        if not position.debts or position.debts_offered or not when(position):
            return run(world, context)
        return _asked(world, context, run)

    return step


def _asked(world: World, context: Context, run: Run) -> Flow:
    position = world.position
    rule = position.debts[0].rule
    ask = Ask("share", rule, lambda: Menu("do", (done("share"),)), {"step": position.step}, since=SINCE)
    yield from asking(position, context, ask)
    settle(position)
    flow = run(world, context)
    if flow is not None:
        yield from flow


def any_choice(position: Position) -> bool:
    """R5, R6, R72 Return whether the player can choose any loss differently."""
    return any(other_ways(position, debt) for debt in position.debts)


def melee_stakes(position: Position) -> bool:
    """R5, R7, R117, R128 Return whether the player's choice of losses can change a coming melee."""
    return depends(position, melees)


def melees(position: Position) -> object:
    """§6.4, §6.6 Return the rolls of all melees in a form that can be compared."""
    zones = position.boxer_zones()
    theirs = [boxers_melee(position, zone) for zone in zones if position.defended(zone)]
    return theirs, [soldiers_melee(position, zone) for zone in zones if position.held(zone)]


def depends(position: Position, what: Callable[[Position], object]) -> bool:
    """Return whether the result of `what` depends on losses that can still be assigned differently."""
    if not any_choice(position):
        return False
    now, other = what(position), deepcopy(position)
    return any(what(other) != now for _ in _every_way(other, other.debts))


def _every_way(position: Position, debts: list[Debt]) -> Iterator[None]:
    """Assign the losses in every possible way. Yield each time they are assigned."""
    if not debts:
        yield None
        return
    first, *others = debts
    yield from _every_way(position, others)
    for way in other_ways(position, first):
        pay(position, first, way)
        yield from _every_way(position, others)

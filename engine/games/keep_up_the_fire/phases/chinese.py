"""§C.2, §2.a, §2.c The Chinese phase: special rules, new units, and their advance."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire.board import BOXERS, FORT, ONWARD, STREETS, STREETS_LOST, WALLS
from engine.games.keep_up_the_fire.cards import SIEGE, SPECIALS
from engine.games.keep_up_the_fire.events import (
    AdvanceHeld,
    ForcesAdvanced,
    ForcesPlaced,
    PlacingBarred,
    SpecialBegan,
    WallDamaged,
)
from engine.games.keep_up_the_fire.losses import take_losses
from engine.games.keep_up_the_fire.phases.card import grow
from engine.games.keep_up_the_fire.victory import DECISIVE
from engine.games.keep_up_the_fire.world import Foe, Position, World

CATHEDRAL_SIDE = "west"
"""§C.5 The side of the cathedral: while a legation is in it, a unit of 2 or more that is placed there has 1 strength
less.
"""
_MINE = 3
"""§C.2 The points of a mine's die roll above this number are losses."""


def special_of_siege(world: World) -> bool:
    """§C.2 Return whether today's card has a special rule for the siege."""
    return SPECIALS.get(world.position.today.special) == SIEGE


def carry_out(world: World, context: Context) -> Flow | None:
    """§C.2 Carry out the card's special rule for the siege."""
    position = world.position
    special = position.today.special
    if special in _SPECIALS:
        return _SPECIALS[special](position, context)
    context.emit(SpecialBegan(special=special, phase=SIEGE))
    return None


def _arson(position: Position, context: Context) -> None:
    """§C.2, §C.4, R33 Lower the fortification of the wall on today's card by 1."""
    wall = position.today.wall
    context.emit(SpecialBegan(special="arson", phase=SIEGE, wall=wall))
    _damage(position, context, wall, why="arson")


def _damage(position: Position, context: Context, wall: str, *, why: str) -> None:
    if position.forts[wall]:
        position.forts[wall] -= 1
        context.emit(WallDamaged(wall=wall, level=position.forts[wall], why=why))


def _mine(position: Position, context: Context) -> Flow:
    """§C.2, R33 Explode a mine under the wall on today's card."""
    wall = position.today.wall
    die = context.roll("mine")
    points = max(0, die - _MINE)
    account = DieRollReport(purpose="mine", rule="C.2", dice=(die,), total=die, result=str(points))
    context.emit(SpecialBegan(special="mine", phase=SIEGE, wall=wall, account=account))
    if points and position.posts[wall]:
        yield from take_losses(position, context, wall, points=points, why="mine")


def _shelling(position: Position, context: Context) -> Flow:
    """§C.2, R33 Roll a die for the wall that is shelled, and apply the damage."""
    die = context.roll("shelling")
    wall = WALLS[die - 1] if die <= len(WALLS) else ""
    account = DieRollReport(purpose="shelling", rule="C.2", dice=(die,), total=die, result=wall or "miss")
    context.emit(SpecialBegan(special="shelling", phase=SIEGE, wall=wall, account=account))
    if not wall:
        return
    if position.forts[wall]:
        _damage(position, context, wall, why="shelling")
    elif position.posts[wall]:
        yield from take_losses(position, context, wall, points=1, why="shelling")


def _rush(position: Position, context: Context) -> None:
    """§C.2, R33 Move the unit in front of the card's wall one space forward."""
    wall = position.today.wall
    context.emit(SpecialBegan(special="rush", phase=SIEGE, wall=wall))
    foe = position.in_range(wall)
    if foe is not None:
        _go_on(context, foe, why="rush")


def _fury(position: Position, context: Context) -> None:
    """§C.2 Make the boxers on the board stronger by 1."""
    context.emit(SpecialBegan(special="fury", phase=SIEGE))
    grow(position, context, kind=BOXERS, why="fury")


_SPECIALS: dict[str, Callable[[Position, Context], Flow | None]] = {
    "arson": _arson,
    "mine": _mine,
    "shelling": _shelling,
    "rush": _rush,
    "fury": _fury,
}
"""The special rules with an immediate effect; the others last for the turn."""


def place(world: World, context: Context) -> None:
    """§2.a, §I.a Place the card's units in the free lanes."""
    position = world.position
    card = position.today
    for wall, force in card.compass.items():
        if card.special == "truce" or position.approaching(wall) is not None:
            context.emit(PlacingBarred(wall=wall, why="truce" if card.special == "truce" else "taken"))
            continue
        missing = 1 if position.peitang and wall == CATHEDRAL_SIDE and force.strength > 1 else 0
        foe = Foe(wall, force.kind, force.strength - missing)
        position.foes.append(foe)
        context.emit(ForcesPlaced(wall=wall, kind=foe.kind, strength=foe.strength))


def _go_on(context: Context, foe: Foe, *, why: str) -> None:
    start, foe.space = foe.space, ONWARD[foe.space]
    context.emit(
        ForcesAdvanced(wall=foe.wall, kind=foe.kind, strength=foe.strength, start=start, end=foe.space, why=why)
    )


def advance(world: World, context: Context) -> None:
    """§2.c, §III Advance every unit by one space, and check for defeat."""
    position = world.position
    special = position.today.special
    if special in ("rain", "truce"):
        context.emit(AdvanceHeld(why=special))
        return
    for foe in position.foes:
        _go_on(context, foe, why="advance")
    spaces = [foe.space for foe in position.foes]
    if FORT in spaces or spaces.count(STREETS) >= STREETS_LOST:
        position.verdict = DECISIVE


def somebody_advances(world: World) -> bool:
    """§III Return whether there are Chinese units that can advance."""
    return bool(world.position.foes)

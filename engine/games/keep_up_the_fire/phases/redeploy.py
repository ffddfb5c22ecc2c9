"""§2.d, §IV.1 Redeployment: legations and the gun may move."""

from __future__ import annotations

from engine.core.asks import DONE, Ask
from engine.core.context import Context
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire.board import GUN
from engine.games.keep_up_the_fire.events import UnitMoved, UnitsSwapped
from engine.games.keep_up_the_fire.menus import redeploy_menu
from engine.games.keep_up_the_fire.world import Position, World

SECTION = {"deploy": "0", "redeploy": "IV.1"}


def redeploy(world: World, context: Context) -> Flow:
    """§2.d Ask which units change walls; engaged units must stay."""
    return posting(world.position, context, kind="redeploy")


def somebody_free(world: World) -> bool:
    """§IV.1 Return whether any legation or the gun may move to another wall."""
    position = world.position
    held = position.held()
    return position.gun not in held or any(here and wall not in held for wall, here in position.posts.items())


def posting(position: Position, context: Context, *, kind: str) -> Flow:
    """§IV.1 Ask the player for moves and swaps of units, and carry them out."""
    moved = 0
    while True:
        answer = yield Ask(kind, SECTION[kind], lambda: redeploy_menu(position, kind=kind), {"moved": moved})
        if answer == DONE:
            return
        moved += 1
        if answer[0] == "move":
            move(position, context, answer[1], end=answer[2], why=kind)
        else:
            swap(position, context, answer[1], answer[2], why=kind)


def move(position: Position, context: Context, unit: str, *, end: str, why: str) -> None:
    """§IV.1 Move a legation or the gun to another wall."""
    start = position.place_of(unit)
    if unit == GUN:
        position.gun = end
    else:
        position.posts[start].remove(unit)
        position.posts[end].append(unit)
    context.emit(UnitMoved(unit=unit, start=start, end=end, why=why))


def swap(position: Position, context: Context, first: str, second: str, *, why: str) -> None:
    """§IV.1 Let two legations change places."""
    here, there = position.place_of(first), position.place_of(second)
    posts = position.posts
    posts[here][posts[here].index(first)] = second
    posts[there][posts[there].index(second)] = first
    context.emit(UnitsSwapped(first=first, first_wall=there, second=second, second_wall=here, why=why))

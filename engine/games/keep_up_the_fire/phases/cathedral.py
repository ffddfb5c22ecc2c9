"""§C.5 The Peitang cathedral, which the Chinese besiege separately from the legations."""

from __future__ import annotations

from engine.core.asks import DONE, Ask
from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire.events import PeitangAttacked, RefugeLeft, RefugeTaken
from engine.games.keep_up_the_fire.losses import bear, remove_fallen
from engine.games.keep_up_the_fire.menus import refuge_menu, refugees
from engine.games.keep_up_the_fire.world import Position, World

HOLDS = 5
"""§C.5 The points of the modified die above this number are losses in the cathedral."""


def refuge_open(world: World) -> bool:
    """§C.5 Return whether any legation may enter or leave the cathedral today."""
    position = world.position
    if not position.today.refuge or position.house.peitang == "off":
        return False
    return bool(refugees(position) or (position.peitang and position.vacant()))


def take_refuge(world: World, context: Context) -> Flow:
    """§C.5 Ask which legations enter or leave the cathedral."""
    position = world.position
    moved: set[str] = set()
    while _left(position, moved):
        answer = yield Ask("refuge", "C.5", lambda: refuge_menu(position, moved=frozenset(moved)))
        if answer == DONE:
            return
        power = answer[1]
        moved.add(power)
        if answer[0] == "refuge":
            start = position.place_of(power)
            position.posts[start].remove(power)
            position.peitang.append(power)
            context.emit(RefugeTaken(power=power, start=start))
        else:
            position.peitang.remove(power)
            position.posts[answer[2]].append(power)
            context.emit(RefugeLeft(power=power, wall=answer[2]))


def _left(position: Position, moved: set[str]) -> bool:
    """Return whether any legation may still enter or leave."""
    inside = position.vacant() and any(power not in moved for power in position.peitang)
    return bool(inside) or any(power not in moved for power in refugees(position))


def cathedral_attacked(world: World) -> bool:
    """§C.5 Return whether today's card attacks the cathedral while legations are in it."""
    return world.position.today.peitang > 0 and bool(world.position.peitang)


def attacked_today(world: World, context: Context) -> None:
    """§C.5 Attack the cathedral with the value that today's card gives."""
    attack_cathedral(world.position, context, value=world.position.today.peitang)


def attack_cathedral(position: Position, context: Context, *, value: int) -> None:
    """§C.5 Roll for an attack on the cathedral and apply the losses.

    The legations lose the roll plus `value`, minus 5.
    """
    die = context.roll("peitang")
    points = max(0, die + value - HOLDS)
    shares = bear(position, _victims(position, points))
    account = DieRollReport(
        purpose="peitang",
        rule="C.5",
        dice=(die,),
        modifiers=(Modifier("card", "C.5", value),),
        total=die + value,
        result=str(points),
    )
    context.emit(PeitangAttacked(account=account, shares=shares))
    remove_fallen(position, context, shares)


def _victims(position: Position, points: int) -> dict[str, int]:
    """R34 Return how many points each legation in the cathedral loses."""
    lost = dict.fromkeys(position.peitang, 0)
    for _ in range(points):
        left = {power: (position.strengths[power] - gone, -gone) for power, gone in lost.items()}
        power = max(left, key=left.__getitem__)
        if left[power][0] > 0:
            lost[power] += 1
    return lost

"""§C.3 Replacements: legations regain strength, up to their starting strength."""

from __future__ import annotations

from engine.core.asks import DONE, Ask
from engine.core.context import Context
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire.events import LegationReinforced, LegationReturned
from engine.games.keep_up_the_fire.menus import place_menu, replace_menu, wounded
from engine.games.keep_up_the_fire.world import Position, World


def replacements_come(world: World) -> bool:
    """§C.3 Return whether today's card gives replacements that can be used."""
    return world.position.today.replace > 0 and bool(wounded(world.position))


def replace(world: World, context: Context) -> Flow:
    """§C.3 Spend the replacement points of today's card."""
    return hand_out(world.position, context, world.position.today.replace)


def hand_out(position: Position, context: Context, points: int) -> Flow:
    """§C.3 Ask which weakened legation gets each replacement point.

    A legation with strength 0 returns to the board.
    """
    while points and wounded(position):
        answer = yield Ask("replace", "C.3", lambda: replace_menu(position), {"points": points})
        if answer == DONE:
            return
        points -= 1
        yield from _reinforce(position, context, answer[1])


def _reinforce(position: Position, context: Context, power: str) -> Flow:
    """§C.3 Add a point to a legation's strength. Ask for its wall if it was off the board."""
    returns = not position.strengths[power]
    walls = position.vacant() if returns else []
    wall = walls[0] if walls else ""
    if len(walls) > 1:
        answer = yield Ask("place", "C.3", lambda: place_menu(position, power), {"power": power})
        wall = answer[2]
    position.strengths[power] += 1
    context.emit(LegationReinforced(power=power, strength=position.strengths[power]))
    if returns:
        position.posts[wall].append(power)
        context.emit(LegationReturned(power=power, wall=wall))

"""§4 The end of a turn, and the end of the game."""

from __future__ import annotations

from engine.core.context import Context
from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.events import BlockerReturned, TurnEnded
from engine.games.keep_up_the_fire.world import World


def reset(world: World, context: Context) -> None:
    """§4 Return the blocking counter to the pool, and reset the counts of the turn."""
    position = world.position
    if counter := position.blocker or position.dispersed:
        context.emit(BlockerReturned(blocker=counter))
    position.blocker = position.dispersed = ""
    position.attacks = position.marches = 0
    position.actions = position.command = 0
    context.emit(TurnEnded(turn=position.turn, left=position.left))


def end_game(world: World, context: Context) -> None:
    """§VI End the game.

    If there is no verdict yet, it ends in a moderate defeat.
    """
    position = world.position
    if not position.verdict:
        position.verdict = victory.MODERATE
    score = victory.count(position)
    position.points = score.points
    context.emit(victory.ended(position, score))

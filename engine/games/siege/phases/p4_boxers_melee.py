"""§6.4 The fourth phase: the Boxers' melees against the defenders."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.games.siege.combat.leaders import lose_stranded, test_leaders
from engine.games.siege.combat.loss_choices import roll
from engine.games.siege.combat.losses import follow, hit_chinese, hit_civilians, hit_troops, left_over
from engine.games.siege.combat.modifiers import account, boxers_melee, outcome, own_points
from engine.games.siege.events import BoxersFought, CiviliansRetreated
from engine.games.siege.map.board import Board
from engine.games.siege.world import Loss, Position, World

RULE: Final = "6.4"
FELL_BACK: Final = 3
"""§6.4, R134 If at least this number of points is left for civilians, they lose five points before they retreat."""


def boxers_fight(world: World, context: Context) -> None:
    """§6.4, R127 Resolve a melee in each zone with Boxers and defenders (R25)."""
    position = world.position
    for zone in position.boxer_zones():
        if position.defended(zone):
            fight(position, context, zone)
        else:
            lose_stranded(position, context, zone)


def fight(position: Position, context: Context, zone: str) -> None:
    """§6.4, R133, R137 Resolve the Boxers' melee in a zone with all effects."""
    purpose = f"boxers {zone}"
    held = position.held(zone)
    before = boxers_melee(position, zone)
    die = roll(position, context, purpose)
    result = outcome(position, before, die)
    losses: tuple[Loss, ...] = ()
    own_losses: tuple[Loss, ...] = ()
    left = 0
    if result.endswith("B"):
        if held:
            own_losses, _ = hit_chinese(position, context, zone, points=own_points(result))
    elif result != "-":
        losses, left = _hit(position, context, zone, points=int(result), held=held)
    context.emit(
        BoxersFought(
            zone=zone,
            account=account(before, purpose, die, result=result),
            losses=losses,
            own_losses=own_losses,
        )
    )
    if left:
        retreat(position, context, zone)
    if held and losses:
        test_leaders(position, context, zone, rule=RULE)
    else:
        lose_stranded(position, context, zone)


def _hit(position: Position, context: Context, zone: str, *, points: int, held: bool) -> tuple[tuple[Loss, ...], int]:
    """§6.4, R133-R135 Apply a melee result to soldiers, weapons and civilians.

    Return the losses, and the points that remained for civilians.
    """
    losses = hit_troops(position, context, zone, points=points, rule=RULE) if held else ()
    left = left_over(position, losses, points=points)
    if left >= FELL_BACK:
        losses += hit_civilians(position, (zone,), points=5, rule=RULE)
    return losses, left


def retreat(position: Position, context: Context, zone: str) -> None:
    """§6.4, R134-R136 Move all civilians of a zone to an adjacent zone, if possible."""
    civilians = list(position.civilians(zone))
    end = refuge(position, zone) if civilians else None
    if end is None:
        return
    for counter in civilians:
        position.put(counter, end)
    follow(position, zone, end, movers=civilians)
    context.emit(CiviliansRetreated(counters=tuple(c.id for c in civilians), start=zone, end=end))


def refuge(position: Position, zone: str) -> str | None:
    """§6.4, R86, R136 Return the adjacent zone to which civilians retreat. Return None if there is none."""
    board = position.board
    open_ = [near for near in board.zones[zone].walk if not position.burning(near) and not position.has_boxers(near)]
    if not open_:
        return None
    steps = _towards(position, board, zone)
    return next((near for near in open_ if near in steps), open_[0])


def _towards(position: Position, board: Board, zone: str) -> set[str]:
    """Return the first steps on the shortest paths to the nearest safe Legation zones."""
    away = board.walk_distance[zone]
    safe = [name for name in board.zones if name != zone and name in away and position.safe_legation(name)]
    nearest = min((away[name] for name in safe), default=0)
    goals = [name for name in safe if away[name] == nearest]
    return {near for near in board.zones[zone].walk if any(board.walk_distance[near][g] == nearest - 1 for g in goals)}

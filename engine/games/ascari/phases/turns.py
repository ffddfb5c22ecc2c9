"""Player-turns: their beginning, administration and end (§2, §6)."""

from __future__ import annotations

from engine.core.context import Context
from engine.games.ascari.combat.retreats import settle
from engine.games.ascari.events import GameEnded, MarkersRemoved, PlayerTurnBegan, WaterChanged
from engine.games.ascari.pieces import ADMINISTRATION, MOVEMENT, OVER
from engine.games.ascari.position import Position
from engine.games.ascari.victory import judge, scores
from engine.games.ascari.world import World


def playing(world: World) -> bool:
    """Return whether the game is still going on (§2)."""
    return not world.position.over


def begin_player_turn(world: World, context: Context) -> None:
    """Begin the next player-turn (§2)."""
    position = world.position
    battle = position.battle
    starts = not position.turn or position.active != battle.first
    position.active = battle.first if starts else battle.enemy_of(battle.first)
    position.turn += starts
    position.phase = MOVEMENT
    for name, piece in position.pieces.items():
        piece.done = piece.done and position.side_of(name) != position.active
    for orders in world.orders.values():
        orders.holding, orders.lapses = False, 0
    context.dice.begin_period(f"turn {position.turn} {position.active}")
    context.emit(PlayerTurnBegan(turn=position.turn, side=position.active))


def administer(world: World, context: Context) -> None:
    """Remove the markers that end with a player-turn, and check for victory (§6)."""
    position = world.position
    position.phase = ADMINISTRATION
    settle(position, context)
    for name, piece in position.pieces.items():
        piece.fired = piece.opportunity = False
        if position.side_of(name) == position.active:
            piece.moved = piece.combat = piece.done = False
            piece.retreat = 0
    context.emit(MarkersRemoved(side=position.active))
    if position.active != position.battle.first:
        drink(position, context)
    judge(position)


def springs(position: Position) -> list[str]:
    """§S-2.3 Return the hexes of the springs that supply the fort."""
    water = position.battle.water
    return [at for name in water.springs for at in position.board.places[name]] if water else []


def drink(position: Position, context: Context) -> None:
    """Update the fort's water at the end of a turn (§S-2.3)."""
    water = position.battle.water
    if water is None:
        return
    found, owner = springs(position), position.battle.defender
    change = 0 if any(position.control[at] == owner for at in found) else water.a_turn
    if any(position.pieces[name].at in found for name in position.units_of(owner)):
        change += water.filled
    before = position.water
    position.water = min(water.most, max(0, before + change))
    held = tuple(at for at in found if position.control[at] == owner)
    context.emit(WaterChanged(water=position.water, change=position.water - before, springs=held))


def end_game(world: World, context: Context) -> None:
    """End the game and report its result (§7)."""
    position = world.position
    position.phase = OVER
    position.mover = None
    settle(position, context)
    context.emit(GameEnded(winner=position.winner, reason=position.reason, band=position.band, scores=scores(position)))

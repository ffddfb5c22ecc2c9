"""Starts games from positions that users have written."""

from __future__ import annotations

from msgspec import structs

from engine.games.keep_up_the_fire.board import board
from engine.games.keep_up_the_fire.house_rules import House
from engine.games.keep_up_the_fire.scenarios import own_text, start
from engine.games.keep_up_the_fire.testing.positions import build, from_plain
from engine.games.keep_up_the_fire.world import STRONGER, Position, World, full_strength


def opening(name: str, house: House) -> World:
    """Return the world of a starting position. The cards are not shuffled yet."""
    world = build(from_plain({**start(name).position, "step": "muster"}))
    position = world.position
    position.house = structs.replace(house, scenario=name)
    position.battle_text = own_text(name)
    _strengthen(position)
    if position.house.peitang == "off":
        _recall(position)
    return world


def _strengthen(position: Position) -> None:
    """Change each legation's strength according to the house rule `garrison` (§C.3)."""
    more = STRONGER[position.house.garrison]
    for power, strength in position.strengths.items():
        if strength:
            position.strengths[power] = max(1, min(strength + more, full_strength(position, power)))


def _recall(position: Position) -> None:
    """Move the legations in the cathedral back to the walls (§C.5).

    Call this if the cathedral is not in play.
    """
    for power in position.peitang:
        home = board().legations[power].wall
        vacant = position.vacant()
        position.posts[home if home in vacant else vacant[0]].append(power)
    position.peitang.clear()

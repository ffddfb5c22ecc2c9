"""The opening position of a scenario as a world."""

from __future__ import annotations

from msgspec import structs

from engine.games.siege.house_rules import House
from engine.games.siege.map.deployment import shelters
from engine.games.siege.scenarios import own_text, scenario
from engine.games.siege.testing.positions import build, from_plain
from engine.games.siege.world import World


def opening(name: str, house: House) -> World:
    """Return a new world in the opening position of a scenario. The cards are not shuffled yet."""
    world = build(from_plain(scenario(name).position))
    position = world.position
    for civilian in position.civil:
        if civilian.place in position.ruins and (homes := shelters(position, civilian)):
            position.put(civilian, homes[0])
    position.house = structs.replace(house, scenario=name)
    position.battle_text = own_text(name)
    world.deck.reverse()
    return world

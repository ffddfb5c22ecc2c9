"""The world in which a scenario begins."""

from __future__ import annotations

from msgspec import structs

from engine.games.siege import cards
from engine.games.siege.house_rules import House
from engine.games.siege.scenarios import scenarios
from engine.games.siege.testing.positions import build, from_plain
from engine.games.siege.world import World


def opening(name: str, house: House) -> World:
    """Return a new world in the position of a scenario, under these house rules, with its cards in the order of the
    deck.

    The cards are shuffled by the dice of the game before the first day.
    """
    world = build(from_plain(scenarios()[name].position))
    world.position.house = structs.replace(house, scenario=name)
    world.deck.sort(key=cards.deck().index)
    return world

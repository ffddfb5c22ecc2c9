"""§0 Setup: the player may move legations before the first card."""

from __future__ import annotations

from engine.core.context import Context
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire import cards
from engine.games.keep_up_the_fire.events import GameBegan
from engine.games.keep_up_the_fire.house_rules import SWITCHES
from engine.games.keep_up_the_fire.phases.redeploy import posting
from engine.games.keep_up_the_fire.world import World


def muster(world: World, context: Context) -> Flow:
    """§0 Ask the player to place the legations and the gun, then shuffle the deck.

    In a user's starting position they are already placed, so the player is not asked.
    """
    position = world.position
    house = position.house
    if not house.scenario:
        yield from posting(position, context, kind="deploy")
    left = frozenset(world.deck or cards.deck())
    changed = tuple((s.name, c) for s in SWITCHES if (c := getattr(house, s.name)) != s.default)
    context.emit(GameBegan(switches=changed))
    piles = cards.months() if house.deck == "acts" else (cards.deck(),)
    deck = [card for pile in piles for card in context.shuffle("deck", [each for each in pile if each in left])]
    world.deck = deck[::-1]
    position.left = len(deck)

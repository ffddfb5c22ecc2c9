"""Agordat, a battle of Ascari, on a channel of the simulated Discord: Alice plays the Italians, Bob the dervishes."""

from __future__ import annotations

from support.discord_play import PlayServer

from bot.games.state import GameState
from engine.games.ascari.scenarios import scenario

NAME = "agordat-1890"


async def deployed(server: PlayServer) -> GameState:
    """Begin Agordat as Alice against Bob, both deployed as in history."""
    await server.new(server.first, seed=None, scenario=NAME, opponent=server.bob, side="italian")
    service, battle = server.bot.context.service, scenario(NAME)
    users = {"italian": server.alice, battle.sides[1]: server.bob}
    for side in (battle.deploys_first, battle.enemy_of(battle.deploys_first)):
        state = await server.state(server.first)
        await service.decide(state.id, version=state.version, answer=("historical",), actor=users[side].id)
    return await server.state(server.first)

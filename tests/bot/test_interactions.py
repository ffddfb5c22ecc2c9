"""A storm of forged interactions: no exception, no effect on a game from outside, no ping, no seed.

40 on the little game of the tests, 300 under stress; `SIEGEMASTER_STORM=10000` sends that many, and a tenth as many
on the siege.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord
from stress.forged.storm import Storm
from support import stress, toygame
from support.discord_play import PlayServer
from support.sqlite_template import fresh

import engine.games
import render.games
from bot import create_bot
from bot.runtime.settings import Settings
from engine.core.save import new_game
from render.language import speaking

COUNT = stress.count("SIEGEMASTER_STORM", 40, 300)
CHUNK = 100


async def storm(folder: Path, system: str, seed: str, count: int) -> Storm:
    """Send that many interactions to a new bot."""
    with speaking("en"):
        for name in engine.games.names():  # a test waits five seconds for the bot; a background takes a few
            rules = engine.games.find(name)
            render.games.find(name).picture(rules.view(new_game(rules, seed="", options={}).world))
    bot = create_bot(Settings(database=fresh(folder / "storm.db"), cooldowns=False))
    try:
        async with simcord.run(bot, settle_timeout=60, check_errors=False) as env:
            blown = Storm(PlayServer(env, lambda: bot, system), seed)
            await blown.begin()
            await blown.blow(count)
            return blown
    finally:
        await bot.close()


@pytest.mark.parametrize("number", range(-(-COUNT // CHUNK)))
async def test_the_toy_game_survives_random_interactions(tmp_path: Path, number: int) -> None:
    with toygame.installed() as system:
        blown = await storm(tmp_path, system, f"storm-{number}", min(CHUNK, COUNT))
    stood(blown)


@pytest.mark.stress
@pytest.mark.parametrize("number", range(-(-COUNT // (10 * CHUNK))))
async def test_the_siege_survives_random_interactions(tmp_path: Path, number: int) -> None:
    stood(await storm(tmp_path, "siege", f"siege-{number}", CHUNK if COUNT > 300 else 30))


def stood(blown: Storm) -> None:
    """Check that nothing was wrong and that the interactions covered enough."""
    assert not blown.faults, f"{len(blown.faults)} faults\n" + "\n\n".join(blown.faults[:12])
    assert len(blown.ids) > 20
    assert blown.out > 20_000

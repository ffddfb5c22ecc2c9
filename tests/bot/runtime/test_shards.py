"""A process that receives one shard's servers only: it asks Discord about the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord.ext import commands
from support.discord_play import PlayServer

from bot import create_bot
from bot.games.state import GameSummary
from bot.runtime.cluster import elsewhere
from bot.runtime.settings import Settings

pytestmark = pytest.mark.own_bot

COUNT = 2


@pytest_asyncio.fixture
async def made(settings: Settings, orchard: str) -> AsyncIterator[list[commands.AutoShardedBot]]:
    bots = [create_bot(settings.model_copy(update={"shard_count": COUNT, "shard_ids": (0,)}))]
    yield bots
    for bot in bots:
        await bot.close()


@pytest.fixture
def far(server: PlayServer) -> Any:
    """Create a server on the other shard, with its people."""
    guild = server.env.create_guild("Elsewhere", shard_id=1)
    for person in (server.alice, server.bob):
        guild.add_member(person.user)
    return guild


async def game_in(server: PlayServer, guild: Any, channel: Any) -> GameSummary:
    state = await server.bot.context.service.new_game(
        system=server.game,
        options={},
        seed="apple",
        owner_id=server.alice.id,
        guild_id=guild.id,
        channel_id=channel.id,
        locale="en",
    )
    return await server.bot.context.service.roster.game(state.id)


async def test_boards_are_posted_to_servers_of_another_shard(server: PlayServer, far: Any) -> None:
    channel = far.create_text_channel("room")
    game = await game_in(server, far, channel)
    assert server.bot.get_guild(far.id) is None
    assert elsewhere(server.bot, far.id)
    assert not elsewhere(server.bot, None), "direct messages are the first shard's"
    assert await server.bot.context.board_delivery.deliver(game.id) is not None
    assert len(server.boards(channel)) == 1
    assert await server.bot.context.board_delivery.reaches(game)


async def test_access_to_a_game_of_another_shard_is_checked(server: PlayServer, far: Any) -> None:
    hidden = {far.default_role: discord.PermissionOverwrite(view_channel=False)}
    open_room, closed = far.create_text_channel("open"), far.create_text_channel("closed", overwrites=hidden)
    access = server.bot.context.visibility.access
    bob: discord.User = await server.bot.fetch_user(server.bob.id)
    seen = await game_in(server, far, open_room)
    assert not await access.sees(seen, bob, asking=False), "nothing is known of it"
    assert await access.sees(seen, bob)
    assert not await access.sees(await game_in(server, far, closed), bob)
    parent = await server.bot.fetch_channel(open_room.id)
    thread: Any = await parent.create_thread(name="in a thread", type=discord.ChannelType.public_thread)  # type: ignore[union-attr]
    assert await access.sees(await game_in(server, far, thread), bob)


async def test_a_server_of_another_shard_never_counts_as_gone(server: PlayServer, far: Any) -> None:
    await game_in(server, far, far.create_text_channel("room"))
    (removed_servers,) = (
        found for cog in server.bot.cogs.values() if (found := getattr(cog, "_removed_servers", None))
    )
    await removed_servers.reconcile()
    await removed_servers.left(far.id)
    assert await removed_servers.removed.noted() == set()

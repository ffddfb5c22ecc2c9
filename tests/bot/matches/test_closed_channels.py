"""Games whose channel is closed for days: both players are told, they continue elsewhere, or a rated game ends."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, private, text

from db.ratings import RatedGames
from db.schema.games import RATED, RESIGNED, RUNNING
from db.sides import turns_of

from .test_rated import Table

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.duel]

DAY = 86_400


async def closed(room: Table, *, shut: bool) -> None:
    """Let nobody write in the lobby and its threads, or let them again."""
    denied = discord.Permissions(send_messages=True, send_messages_in_threads=True).value if shut else 0
    role = Overwrite(target_id=room.server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=denied)
    room.server.env.backend.set_overwrite(room.lobby.id, role)
    await room.server.env.advance_time(20)


async def later(room: Table, days: float) -> None:
    await room.server.later(days * DAY)
    await room.server.env.advance_time(31)


def letters(room: Table, who: Any) -> list[str]:
    """Return the direct messages about a closed channel; others are about boards that could not be posted."""
    channel = who.user.dm_channel
    every = [text(each) for each in room.server.messages(channel)] if channel is not None else []
    return [each for each in every if "nobody" in each]


@pytest.fixture
async def room(server: PlayServer) -> Table:
    """A rated game of Alice and Bob in a thread of the lobby; both have played."""
    room = Table(server)
    await room.begin()
    await room.played()
    return room


async def test_both_players_get_one_message_and_either_can_move_the_game(room: Table, server: PlayServer) -> None:
    game = await room.row()
    assert "It stays where it is." in private(await server.bob.slash(server.second, "siege here"))
    await closed(room, shut=True)
    await later(room, 0.5)
    assert "It stays where it is." in private(await server.alice.slash(server.second, "siege here"))
    assert not letters(room, server.alice)
    await later(room, 0.6)
    await server.restart()
    await later(room, 0.1)
    for who in (server.alice, server.bob):
        (letter,) = letters(room, who)
        assert f"nobody has been able to write in <#{game.channel_id}> since" in letter
        assert f"`/siege here game:{game.id}`" in letter
        assert "the game ends without a result" in letter
    moved = private(await server.bob.slash(server.second, "siege here", game=game.id))
    assert "continues here" in moved
    now = await server.bot.context.service.store.game(game.id)
    assert (now.channel_id, now.counted, now.status) == (server.second.id, RATED, RUNNING)
    await later(room, 8)
    assert (await server.bot.context.service.store.game(game.id)).status == RUNNING


async def test_a_rated_game_ends_without_a_result_after_a_week(room: Table, server: PlayServer) -> None:
    game = await room.row()
    await closed(room, shut=True)
    await later(room, 6)
    await later(room, 1.1)
    over = await server.bot.context.service.store.game(game.id)
    assert (over.status, turns_of(over).winner) == (RESIGNED, None)
    assert await RatedGames(server.bot.database).game(game.id) is None, "it is not rated"
    for who in (server.alice, server.bob):
        assert len(letters(room, who)) == 2
        assert "has ended without a result, because nobody could write" in letters(room, who)[-1]
    await closed(room, shut=False)
    await later(room, 0.1)
    assert len(letters(room, server.bob)) == 2
    assert "This game is over" in private(await server.bob.slash(room.channel, "siege resign"))


async def test_a_channel_that_opens_again_in_time_causes_no_message(room: Table, server: PlayServer) -> None:
    await closed(room, shut=True)
    await later(room, 0.9)
    await closed(room, shut=False)
    await later(room, 7)
    assert not letters(room, server.alice)
    assert (await room.row()).status == RUNNING
    await closed(room, shut=True)
    await later(room, 1.1)
    assert len(letters(room, server.alice)) == 1
    await closed(room, shut=False)
    await later(room, 7)
    assert (await room.row()).status == RUNNING, "the days before do not count"

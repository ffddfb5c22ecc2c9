"""Threads that the bot opened for a game which it never stored: they are removed, and no other thread is."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from support.discord_play import PlayServer

from tests.bot.matches.test_challenges import Lobby

pytestmark = pytest.mark.duel

MINUTE = 60


class Killed(BaseException):
    """What happens instead of a SIGKILL."""


@pytest.fixture
async def left(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Lobby:
    """The bot was killed after it had opened the thread for a challenge, and was started again."""
    lobby = Lobby(server)
    await lobby.seek()

    async def killed(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(server.bot.context.service, "new_game", killed)
        patched.setattr(discord.Thread, "delete", lambda *_: _nothing())
        await lobby.accept(server.bob)
    await server.restart()
    assert len(lobby.threads()) == 1
    return lobby


async def _nothing() -> None:
    return None


async def _wait(server: PlayServer, minutes: float) -> None:
    await server.later(minutes * MINUTE)
    await server.env.advance_time(31)


@pytest.mark.simcord(check_errors=False)
async def test_an_empty_thread_is_removed_after_a_while(left: Lobby, server: PlayServer) -> None:
    await _wait(server, 4)
    assert len(left.threads()) == 1, "another process may be about to store its game"
    await _wait(server, 9)
    assert not left.threads()
    await left.accept(server.bob, left.post(0))
    (thread,) = left.threads()
    await _wait(server, 20)
    assert left.threads() == [thread], "a game is played there"


@pytest.mark.simcord(check_errors=False)
async def test_a_thread_with_messages_stays(left: Lobby, server: PlayServer) -> None:
    (thread,) = left.threads()
    await server.bot.get_partial_messageable(thread.id, guild_id=server.guild.id).send("We talk here.")
    await _wait(server, 20)
    assert left.threads() == [thread]


@pytest.mark.simcord(check_errors=False)
async def test_without_the_permission_to_delete_an_empty_thread_is_archived(left: Lobby, server: PlayServer) -> None:
    server.env.inject_error("DELETE", "/channels/*", status=403, code=50013)
    await _wait(server, 20)
    (thread,) = left.threads()
    assert thread.thread_metadata.archived

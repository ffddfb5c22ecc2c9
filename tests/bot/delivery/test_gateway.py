"""A gateway connection that breaks, falls silent or is closed, with discord.py's own client on a real connection.

Discord is simulated at a local port (`stress.kill.discordia`); nothing of the bot or its library is replaced.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from stress.kill.discordia import Discordia
from support import toygame
from support.channel_fixtures import without_boards
from support.discord_play import presses

from bot import create_bot
from bot.boards.pictures import PictureWorker
from bot.runtime.settings import Settings

DECIDE = ("advised", "phase", "round", "calm", "go", "short")
PATIENCE = 60.0


class Line:
    """A bot connected to a simulated Discord, and a player."""

    def __init__(self, world: Discordia, bot: Any) -> None:
        self.world, self.bot = world, bot
        self.alice, self.room = world.person("alice"), world.channel("war-room")

    def version(self) -> int:
        """Return the game version of the board in the channel; -1 if there is none."""
        boards = [press.version for message in self.world.messages(self.room) for press in presses(message)]
        return max(boards, default=-1)

    async def new(self) -> int:
        self.world.command(self.alice, self.room, "siege new", game=toygame.NAME, seed="line")
        await until(lambda: self.version() >= 0)
        return self.version()

    def done(self) -> Any:
        """Press «Done» on the newest board as Alice."""
        board = next(each for each in reversed(self.world.messages(self.room)) if presses(each))
        press = next(press for press in presses(board) if press.action in DECIDE)
        return self.world.press(self.alice, board, press.custom_id())

    def boards(self) -> int:
        """Return the number of messages on which something can be decided."""
        return len([each for each in self.world.messages(self.room) if any(p.action in DECIDE for p in presses(each))])


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


@pytest_asyncio.fixture
async def line(database_url: str, warm: bool, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Line]:
    world = Discordia()
    await world.open()
    monkeypatch.setattr(Route, "BASE", f"{world.address}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(world.address.replace("http", "ws", 1)))
    if not warm:
        monkeypatch.setattr(PictureWorker, "warm_up", without_boards)
    with toygame.installed():
        settings = Settings(_env_file=None, database=database_url, heartbeat=1, cooldowns=False)  # type: ignore[call-arg]
        bot = create_bot(settings)
        bot._connection.guild_ready_timeout = 0.02
        going = asyncio.create_task(bot.start("a token"))
        try:
            yield Line(world, bot)
        finally:
            await bot.close()
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
            await world.close()


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR and "bot" in each.name]


async def test_a_broken_connection_is_resumed_and_clicks_made_meanwhile_count(
    line: Line, caplog: pytest.LogCaptureFixture
) -> None:
    await line.world.ready.wait()
    before = await line.new()
    await line.world.drop()
    line.done()
    assert line.version() == before
    await until(lambda: line.version() > before)
    assert line.world.told == ["identify", "resume"]
    await until(lambda: line.boards() == 1)
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_silent_connection_is_closed_and_opened_again(
    line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Heartbeats are not acknowledged: the library closes the connection after its time limit, and resumes."""
    line.world.heartbeat = 0.2
    await line.world.ready.wait()
    line.bot._connection.heartbeat_timeout = 0.5
    await line.world.drop()  # a new connection gets the new interval
    await until(lambda: line.world.told == ["identify", "resume"])
    before = await line.new()
    line.world.deaf = True
    await until(lambda: line.world.told[1:] == ["resume", "resume"])
    line.world.deaf = False
    line.done()
    await until(lambda: line.version() > before)
    await until(lambda: line.boards() == 1)
    assert faults(caplog) == []


@pytest.mark.stress
async def test_a_new_session_posts_no_board_again(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    """Discord sends every server again: the boards are unchanged, and their buttons work."""
    await line.world.ready.wait()
    before = await line.new()
    posted = len(line.world.messages(line.room))
    line.world.forgetful = True
    line.world.ready.clear()
    await line.world.drop()
    async with asyncio.timeout(PATIENCE):
        await line.world.ready.wait()
    assert line.world.told == ["identify", "resume", "identify"]
    await asyncio.sleep(0.3)
    assert len(line.world.messages(line.room)) == posted
    line.done()
    await until(lambda: line.version() > before)
    assert faults(caplog) == []


async def test_the_bot_reconnects_when_the_gateway_asks_for_it(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    await line.world.ready.wait()
    before = await line.new()
    await line.world.ask_to_reconnect()
    line.done()
    await until(lambda: line.version() > before)
    assert line.world.told == ["identify", "resume"]
    assert faults(caplog) == []

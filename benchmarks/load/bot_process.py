"""One life of the bot under load, in a process of its own.

    python -m benchmarks.load.bot_process

The first line of its input is an `Order`; it says «ready» with an account of itself when it is connected. Every line
after that is answered with an `Account` since the last one, and «stages» has stages timed from then on; the end of the
input ends it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Collection
from importlib import import_module
from typing import Any

import discord
import msgspec
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from benchmarks.load.fake_discord import API
from benchmarks.load.profiler import Stopwatch
from benchmarks.render_memory import held
from bot.runtime import logging_setup
from bot.ui.texts import QUIET

STAGES = b"stages"
OK = "ok"
"""The command of the bare bot, and all that it says."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What a life is: where Discord is; where games are kept, or none for a bare bot.

    `folders` are those in which the packages of games look for them.
    """

    address: str
    folders: dict[str, list[str]] = {}
    database: str | None = None


class Account(msgspec.Struct, kw_only=True):
    """What a life has done since the last account: CPU seconds, MiB held, commits and stages.

    `commits` are games with the times, by the monotonic clock, at which decisions of theirs were on disk; `stages` the
    seconds that each kind of work took, without those within, and how often.
    """

    cpu: float
    memory: float
    commits: list[tuple[str, float]] = []
    stages: dict[str, tuple[float, int]] = {}


class Bare(commands.AutoShardedBot):
    """A bot with a single command that says one word."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, polls=True),
            max_messages=None,
            allowed_mentions=QUIET,
        )

    async def setup_hook(self) -> None:
        """Know the command."""

        @app_commands.command(name=OK, description="Say one word")
        async def ok(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(OK)

        self.tree.add_command(ok)


def _real(order: Order, commits: list[tuple[str, float]]) -> commands.AutoShardedBot:
    from bot.app import Siegemaster
    from bot.games.changes import Change
    from bot.runtime.gc_freeze import settle
    from bot.runtime.settings import Settings

    class Watched(Siegemaster):
        """The bot, and when its decisions were stored."""

        async def setup_hook(self) -> None:
            await super().setup_hook()
            service = self.house.service
            told = service._on_stored

            def stored(change: Change, woken: Collection[str], seconds: float) -> None:
                commits.append((change.after.id, time.monotonic()))
                if told is not None:
                    told(change, woken, seconds)

            service._on_stored = stored

    assert order.database is not None
    bot = Watched(Settings(_env_file=None, token=SecretStr("x"), database=order.database))  # type: ignore[call-arg]
    settle(bot)  # as `siegemaster run` does
    return bot


async def live(order: Order) -> None:
    """Connect, and give accounts until the input ends."""
    Route.BASE = order.address + API
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(order.address.replace("http", "ws", 1))
    for package, folders in order.folders.items():
        import_module(package).__path__[:] = folders
    commits: list[tuple[str, float]] = []
    stopwatch = Stopwatch()
    bot = _real(order, commits) if order.database is not None else Bare()
    bot._connection.guild_ready_timeout = 0.5
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    async with bot:
        playing = asyncio.create_task(bot.start("x"))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait({playing, ready}, return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        used = time.process_time()
        account = Account(cpu=used, memory=held())
        while True:
            sys.stdout.buffer.write(msgspec.json.encode(account) + b"\n")
            sys.stdout.buffer.flush()
            line = await reader.readline()
            if not line:
                return
            if line.strip() == STAGES:
                stopwatch.install()
            now = time.process_time()
            account = Account(cpu=now - used, memory=held(), commits=commits[:], stages=stopwatch.read())
            used = now
            commits.clear()


def main() -> None:
    """Live as the first line says."""
    logging_setup.set_up("WARNING", form="text")
    # So near, a heartbeat is answered before the library has noted that it was sent, and it wonders at the delay.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    asyncio.run(live(msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)))


if __name__ == "__main__":
    main()

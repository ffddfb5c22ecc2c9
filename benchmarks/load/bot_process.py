"""The bot under load, in a separate process.

    python -m benchmarks.load.bot_process

The first line of its input is an `Order`. The process prints an `Account` when the bot is connected. It answers each
further line with an `Account` of the time since the last one; the line «stages» turns the timing of stages on,
«analyses» starts a hundred analyses, and «rest» stops them. The end of the input ends the process.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
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

from benchmarks.load.analyses import ANALYSES, CHECKS, REST, Analyses, Checks
from benchmarks.load.fake_discord import API
from benchmarks.load.profiler import Stopwatch
from benchmarks.render_memory import held
from bot.runtime import logging_setup
from bot.ui.texts import QUIET

STAGES = b"stages"
OK = "ok"
"""The command of the bare bot, and its only answer."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a process: Discord's address, and the database, or None for a bare bot.

    `folders` are folders that are added to the search path of the packages of games. Games of the kind `game` are
    analysed. Boards show no chances, so that the measured figures stay comparable with the figures of earlier versions.
    """

    address: str
    folders: dict[str, list[str]] = {}
    database: str | None = None
    game: str = ""


class Account(msgspec.Struct, kw_only=True):
    """The measured work of a process and of its drawing processes since the last account.

    It has the CPU seconds, the memory in MiB, the commits and the stages.

    `commits` are game ids with the times, by the monotonic clock, at which their decisions were stored. `stages` are
    the seconds of each kind of work, without other stages within it, and its number of runs.
    """

    cpu: float
    memory: float
    commits: list[tuple[str, float]] = []
    stages: dict[str, tuple[float, int]] = {}


class Bare(commands.AutoShardedBot):
    """A bot with a single command, which answers one word."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, polls=True),
            max_messages=None,
            allowed_mentions=QUIET,
        )

    async def setup_hook(self) -> None:
        """Add the command to the bot."""

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
        """The bot, extended to record when its decisions were stored."""

        async def setup_hook(self) -> None:
            await super().setup_hook()
            service = self.context.service
            told = service.games.on_stored

            def stored(change: Change, woken: Collection[str], seconds: float) -> None:
                commits.append((change.after.id, time.monotonic()))
                if told is not None:
                    told(change, woken, seconds)

            service.games.on_stored = stored

    assert order.database is not None
    settings = Settings(_env_file=None, token=SecretStr("x"), database=order.database, chances=False)  # type: ignore[call-arg]
    bot = Watched(settings)
    settle(bot)  # as `siegemaster run` does
    return bot


def _spent() -> tuple[float, float]:
    """Return the CPU seconds and the memory in MiB of this process and of its drawing processes."""
    children = [each.pid for each in multiprocessing.active_children() if each.pid is not None]
    return time.process_time() + sum(map(_cpu_of, children)), held() + sum(map(held, children))


def _cpu_of(process: int) -> float:
    with open(f"/proc/{process}/stat", encoding="ascii") as told:
        user, system = told.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def live(order: Order) -> None:
    """Connect the bot, and print accounts until the input ends."""
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
        used, memory = _spent()
        account = Account(cpu=used, memory=memory)
        while True:
            sys.stdout.buffer.write(msgspec.json.encode(account) + b"\n")
            sys.stdout.buffer.flush()
            line = await reader.readline()
            if not line:
                return
            await _obey(line.strip(), bot, order, stopwatch)
            now, memory = _spent()
            account = Account(cpu=now - used, memory=memory, commits=commits[:], stages=stopwatch.read())
            used = now
            commits.clear()


async def _obey(said: bytes, bot: Any, order: Order, stopwatch: Stopwatch) -> None:
    """Carry out the command in a line of the input."""
    if said == STAGES:
        stopwatch.install()
    elif said in {ANALYSES, CHECKS, REST}:
        if not hasattr(bot, "beside"):
            bot.beside = Checks(bot.context) if said == CHECKS else Analyses(bot.context)
        await (bot.beside.stop() if said == REST else bot.beside.begin(order.game))


def main() -> None:
    """Run the process according to the first line of its input."""
    logging_setup.set_up("WARNING", form="text")
    # On one machine a heartbeat is answered before discord.py has recorded sending it, and discord.py then warns about
    # the delay.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    asyncio.run(live(msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)))


if __name__ == "__main__":
    main()

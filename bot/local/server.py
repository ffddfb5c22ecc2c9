"""Runs the bot locally: connects it to the simulated guild, and serves the page."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from discord.app_commands import AppCommandError
from discord.ext import commands

from bot.games.error_answers import foreseen
from bot.local import state as memories
from bot.local.guild import found
from bot.local.http_server import PortBusy
from bot.local.page import LocalPage
from bot.local.state import AlreadyPlaying

__all__ = ["AlreadyPlaying", "PortBusy", "local_page", "play"]

_SETTLE_SECONDS = 120.0
ENGLISH = "en-US"

Bot = commands.Bot | commands.AutoShardedBot
Begin = Callable[[], Awaitable[object]]
Interaction = discord.Interaction[Any]
OnError = Callable[[Interaction, AppCommandError], Awaitable[None]]


class PatientEnv(simcord.Env):
    """A simulated Discord that gives the bot more time to start than the five seconds of simcord."""

    async def _settle_internal(self, *, timeout: float | None = None, **more: Any) -> None:
        await super()._settle_internal(timeout=max(timeout or 0.0, self.settle_timeout), **more)


@asynccontextmanager
async def local_page(
    bot: Bot,
    *,
    memory_file: Path,
    port: int,
    locale: str = ENGLISH,
    search: bool = False,
    begin: Begin | None = None,
    end: Begin | None = None,
    editor: Callable[[], str] | None = None,
) -> AsyncIterator[LocalPage]:
    """Run the local page with the bot attached to its guild, and close the bot at the end.

    The page's clock does not run yet. `locale` is Discord's code for the users' language. With `search`, the next free
    port is used if the given one is taken. Without it, `PortBusy` is raised.

    `begin` runs after the bot's login. `end` runs before the bot closes, while its clock is still the page's. `editor`
    returns the address of the battle editor.

    Raise `AlreadyPlaying` if another process plays in the same guild.
    """
    with memories.held(memory_file):
        memory = memories.recall(memory_file)
        answer = bot.tree.on_error
        env = PatientEnv(bot, check_errors=False, settle_timeout=_SETTLE_SECONDS)
        world = found(env, memory, now=datetime.now(UTC) + timedelta(seconds=memory.ahead), locale=locale)
        page = LocalPage(
            world,
            memory,
            save=lambda: memories.remember(memory, memory_file),
            port=port,
            search=search,
            locale=locale,
            editor=editor,
        )
        try:
            await env.start()
            _answer_foreseen(bot, answer)
            with env.time_context():
                async with page:
                    page.keep_address()
                    if begin is not None:
                        await begin()
                    try:
                        yield page
                    finally:
                        if end is not None:
                            await end()
        finally:
            await env.shutdown()
            await bot.close()


def _answer_foreseen(bot: Bot, answer: OnError) -> None:
    """Return a refusal as an ordinary reply. The page would treat an error as an uncertain result."""
    recorded: OnError = bot.tree.on_error

    async def on_error(interaction: Interaction, error: AppCommandError) -> None:
        await (answer if foreseen(error) else recorded)(interaction, error)

    bot.tree.on_error = on_error  # type: ignore[method-assign]


async def play(
    bot: Bot,
    *,
    memory_file: Path,
    port: int,
    search: bool,
    locale: str = ENGLISH,
    begin: Begin | None = None,
    end: Begin | None = None,
    editor: Callable[[], str] | None = None,
    announce: Callable[[str], None],
) -> None:
    """Run the local game until it is cancelled. Call `announce` with the address of the page.

    Raise `AlreadyPlaying` if another process plays in the same guild. Without `search`, raise `PortBusy` if the port is
    taken.
    """
    opened = local_page(
        bot,
        memory_file=memory_file,
        port=port,
        locale=locale,
        search=search,
        begin=begin,
        end=end,
        editor=editor,
    )
    async with opened as page:
        announce(page.url)
        clock = asyncio.create_task(page.run_clock())
        try:
            await page.wait_closed()
        finally:
            clock.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await clock

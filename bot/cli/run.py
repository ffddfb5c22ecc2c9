"""`siegemaster run`: the bot, on Discord with a token, on a local page without."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import aiohttp
import discord
import platformdirs
import typer
from pydantic import ValidationError
from sqlalchemy.engine import make_url

from bot.cli.console import Failure
from bot.cli.output import note, say
from bot.runtime import logging_setup
from bot.runtime.loop_watch import Pulse, end
from bot.runtime.safe_errors import described
from bot.runtime.settings import Settings
from db import DatabaseError

_ALONE = 3600.0
"""Seconds between two rounds where no other process could have left anything behind."""


def run(
    *,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="The port of the local page; 0 for any that is free.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the local page in the browser.")] = False,
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="Where games are kept: a path or a database's URL.")
    ] = None,
) -> None:
    """Run the bot: on Discord with a DISCORD_TOKEN (environment or .env), on a page of this machine without one."""
    settings = read_settings(database=database, port=port)
    _log(settings)
    try:
        if settings.token is None:
            _play_locally(settings, search=port is None, open_page=open_page)
        else:
            asyncio.run(_connect(settings, settings.token.get_secret_value()))
    except KeyboardInterrupt:
        note("stopped; every game is stored")
    except DatabaseError as error:
        raise Failure(str(error)) from error


def _log(settings: Settings) -> None:
    secret = settings.token.get_secret_value() if settings.token is not None else None
    logging_setup.set_up(settings.log_level, form=settings.log_format, secret=secret)
    # No game is played by voice.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def read_settings(*, database: str | None = None, port: int | None = None) -> Settings:
    """The settings, with what the command line says instead; raises `Failure` with a line for each that is wrong."""
    said: dict[str, Any] = {"database": database, "port": port}
    try:
        return Settings(**{name: value for name, value in said.items() if value is not None})
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        raise Failure(f"a setting is wrong: {wrong}") from error


def memory_file(settings: Settings) -> Path:
    """Where the local page keeps its memory: beside an SQLite file, in the user's data folder otherwise."""
    from bot.local import state

    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return state.path_beside(Path(url.database))
    return state.path_beside(Path(platformdirs.user_data_dir("siegemaster", appauthor=False)) / "siegemaster")


def discord_locale(language: str) -> str:
    """A language as Discord calls it: «en-US» for «en», «it» for «it»."""
    return next((each.value for each in discord.Locale if each.value.partition("-")[0] == language), language)


def _play_locally(settings: Settings, *, search: bool, open_page: bool) -> None:
    try:
        # On import simcord tries out discord.py with a client of no intents, which discord.py thinks worth a warning.
        logging.getLogger("discord.state").setLevel(logging.ERROR)
        from bot.local import AlreadyPlaying, PortBusy, play
    except ImportError as error:
        raise Failure(
            f"the local page needs {error.name}: install siegemaster[local], or set DISCORD_TOKEN to play on Discord"
        ) from error
    from bot.app import Siegemaster

    def tell(address: str) -> None:
        say(f"Play at {address}")
        note("Only this machine reaches it; keep the address to yourself. Ctrl-C stops.")
        if open_page:
            webbrowser.open(address)

    # Nobody else plays on this database: what is due is known here, and to look for it oftener makes skipped days long.
    bot = Siegemaster(settings.model_copy(update={"heartbeat": max(settings.heartbeat, _ALONE)}))
    bot.simulated = True
    try:
        asyncio.run(
            play(
                bot,
                memory_file=memory_file(settings),
                port=settings.port,
                search=search,
                locale=discord_locale(settings.locale),
                begin=bot.post_boards,
                tell=tell,
            )
        )
    except PortBusy as error:
        raise Failure(f"{error}; another one: --port 0") from error
    except AlreadyPlaying as error:
        raise Failure(f"these games are being played already, at {error.address}") from error


async def _connect(settings: Settings, token: str) -> None:
    from bot.app import Siegemaster
    from bot.runtime import gc_freeze

    bot = Siegemaster(settings)
    bot.pulse = Pulse(lost=end, alarm=True)
    bot.pulse.start()
    gc_freeze.settle(bot)
    _stop_politely()
    try:
        async with bot:
            await bot.start(token)
    except asyncio.CancelledError:
        note("stopped; every game is stored")
    except discord.LoginFailure as error:
        raise Failure(
            "Discord refused the token: get a new one in the developer portal (Bot > Reset Token), "
            "and put it behind DISCORD_TOKEN= in .env"
        ) from error
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, OSError) as error:
        raise Failure(f"Discord cannot be reached ({described(error)}): is there a network?") from error
    except discord.HTTPException as error:
        raise Failure(f"Discord refused ({described(error)})") from error


def _stop_politely() -> None:
    """Let SIGTERM, by which services are stopped, close the bot as Ctrl-C does: what is being posted is noted."""
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # Windows has no such signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)

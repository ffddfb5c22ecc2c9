"""The command `siegemaster run`: runs the bot on Discord if there is a token, otherwise on a local page."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import webbrowser
from collections.abc import Iterator
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
from bot.runtime.loop_watch import LoopWatch, end
from bot.runtime.safe_errors import described
from bot.runtime.settings import Settings
from db import DatabaseError
from db.storage import private_files

_ALONE = 3600.0
"""The seconds between two scheduler runs if no other process can leave work behind."""


def run(
    *,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="The port of the local page; 0 takes any free one.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the local page in the browser.")] = False,
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="The database: a path or a URL.")
    ] = None,
) -> None:
    """Run the bot on Discord if `DISCORD_TOKEN` is set, else on a local web page.

    The token may be in the environment or in `.env`.
    """
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
    # Voice channels are not used by any game.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def read_settings(*, database: str | None = None, port: int | None = None) -> Settings:
    """Return the settings, overridden by the command line.

    Raise `Failure` with all errors if settings are wrong.
    """
    values: dict[str, Any] = {"database": database, "port": port}
    try:
        return Settings(**{name: value for name, value in values.items() if value is not None})
    except ValidationError as error:
        wrong = "; ".join(f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        raise Failure(f"a setting is wrong: {wrong}") from error


def memory_file(settings: Settings) -> Path:
    """Return the path of the local page's state."""
    from bot.local import state

    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return state.path_beside(Path(url.database))
    return state.path_beside(Path(platformdirs.user_data_dir("siegemaster", appauthor=False)) / "siegemaster")


def discord_locale(language: str) -> str:
    """Return Discord's code for a language, such as “en-US” for “en”."""
    return next((each.value for each in discord.Locale if each.value.partition("-")[0] == language), language)


def _play_locally(settings: Settings, *, search: bool, open_page: bool) -> None:
    try:
        # On import, simcord makes a client of discord.py without intents, for which discord.py logs a warning.
        logging.getLogger("discord.state").setLevel(logging.ERROR)
        from bot.local import AlreadyPlaying, PortBusy, play
    except ImportError as error:
        raise Failure(
            f"the local page needs {error.name}: install siegemaster[local], or set DISCORD_TOKEN to play on Discord"
        ) from error
    from bot.app import Siegemaster
    from bot.games.battle_folder import BattleFolder

    def tell(address: str) -> None:
        if bot.editor is not None:
            bot.editor.home = address
        say(f"Play at {address}")
        note("Only this machine can reach it; keep the address secret. Stop with Ctrl-C.")
        note(f"Your own battles are the files in {battles.path}")
        if open_page:
            webbrowser.open(address)

    # No other process uses this database, so all due work is known here; frequent checks would slow skipped days down.
    bot = Siegemaster(settings.model_copy(update={"heartbeat": max(settings.heartbeat, _ALONE)}))
    bot.simulated = True
    battles = bot.battle_folder = BattleFolder(memory_file(settings).with_name("battles"))
    with contextlib.suppress(OSError):  # it is created again when a battle is stored
        private_files.folder(battles.path)

    async def going() -> None:
        _stop_politely()
        await play(
            bot,
            memory_file=memory_file(settings),
            port=settings.port,
            search=search,
            locale=discord_locale(settings.locale),
            begin=bot.post_boards,
            end=bot.leave,
            editor=lambda: bot.editor.address() if bot.editor is not None else "",
            announce=tell,
        )

    try:
        asyncio.run(going())
    except asyncio.CancelledError:
        note("stopped; every game is stored")
    except PortBusy as error:
        raise Failure(f"{error}; for any free port use --port 0") from error
    except AlreadyPlaying as error:
        raise Failure(f"another page already uses this database, at {error.address}") from error


async def _connect(settings: Settings, token: str) -> None:
    from bot.app import Siegemaster
    from bot.runtime import gc_freeze

    bot = Siegemaster(settings)
    bot.searching = True
    bot.loop_watch = LoopWatch(lost=end, alarm=True)
    bot.loop_watch.start()
    gc_freeze.settle(bot)
    _stop_politely()
    try:
        with explained():
            async with bot:
                await bot.start(token)
    except asyncio.CancelledError:
        note("stopped; every game is stored")


@contextlib.contextmanager
def explained() -> Iterator[None]:
    """Turn connection errors into a `Failure` with advice."""
    try:
        yield
    except discord.LoginFailure as error:
        raise Failure(
            "Discord refused the token: get a new one in the developer portal (Bot > Reset Token), "
            "and put it after DISCORD_TOKEN= in .env"
        ) from error
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, OSError) as error:
        raise Failure(f"Discord cannot be reached ({described(error)}): check the network") from error
    except discord.HTTPException as error:
        raise Failure(f"Discord refused ({described(error)})") from error


def _stop_politely() -> None:
    """Close the bot on SIGTERM as on Ctrl-C."""
    task = asyncio.current_task()
    assert task is not None
    with contextlib.suppress(NotImplementedError):  # Windows has no such signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)

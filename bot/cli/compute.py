"""The command `siegemaster compute`, which works for bots on other machines.

It computes chances and analyses, and draws replays.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from typing import Annotated

import typer

from bot.cli.console import Failure
from bot.cli.output import note
from bot.cli.run import read_settings
from bot.runtime import logging_setup
from bot.runtime.safe_errors import described
from bot.runtime.settings import Settings


def compute(
    *,
    processes: Annotated[
        int | None, typer.Option("--processes", min=1, max=256, help="Worker processes; one for each core if unset.")
    ] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="The bot's PostgreSQL.")] = None,
) -> None:
    """Compute chances and analyses and draw replays for other machines' bots.

    The bots need SIEGEMASTER_QUEUE=yes. The work comes through their PostgreSQL database.
    """
    settings = read_settings(database=database)
    if not settings.database.startswith("postgresql"):
        raise Failure("the queue is in PostgreSQL: set SIEGEMASTER_DATABASE=postgresql://…, as for the bot")
    logging_setup.set_up(settings.log_level, form=settings.log_format, secret=None)
    asyncio.run(_serve(settings, processes or os.cpu_count() or 1))


async def _serve(settings: Settings, processes: int) -> None:
    """Compute for other processes until SIGTERM or Ctrl-C. Raise `Failure` if a package is missing or the database
    fails.
    """
    try:
        import psycopg

        from bot.chances.elsewhere import serve
    except ImportError as error:
        raise Failure(f"the queue needs {error.name}: install siegemaster[queue]") from error
    from bot.boards.drawing_queue import DrawingQueue
    from bot.chances.pool import ComputingPool

    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    pool = ComputingPool(processes, DrawingQueue)
    note(f"{processes} processes compute; stop with Ctrl-C")
    try:
        await serve(settings.database, pool, width=processes, stop=stop)
    except (psycopg.Error, OSError) as error:
        raise Failure(f"the database cannot be reached ({described(error)})") from error
    finally:
        pool.close()

"""`siegemaster check-saves`: whether this version plays on every running game of a database."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.progress import track

from bot import clock
from bot.cli.run import read_settings
from bot.cli.shared import Failure, err, out
from bot.faults import SaveUnreadable
from bot.service import Service
from db import DatabaseError, open_database


def check_saves(
    *,
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="Where games are kept: a path or a database's URL.")
    ] = None,
) -> None:
    """Play every running game of a database on to its open question; nothing is decided. For before an update."""
    try:
        asyncio.run(_check(read_settings(database=database).database))
    except DatabaseError as error:
        raise Failure(str(error)) from error


async def _check(url: str) -> None:
    opened = await open_database(url)
    try:
        service = Service(opened, now=clock.now)
        games, wrong = await service.running(), 0
        for game in track(games, description="saves", console=err, transient=True, disable=not err.is_terminal):
            try:
                state = await service.position(game.id)
            except DatabaseError:
                raise
            except Exception as error:  # a damaged save, or a fault of the new rules: that is what is looked for
                wrong += 1
                named = str(error) if isinstance(error, SaveUnreadable) else f"{type(error).__name__}: {error}"
                out.print(f"{game.id}: {named}", markup=False)
                continue
            if state.reopened:
                out.print(f"{game.id}: the open step begins afresh under the mended rules", markup=False)
    finally:
        await opened.close()
    out.print(f"{len(games)} running games, {wrong} cannot be played on")
    if wrong:
        raise typer.Exit(1)

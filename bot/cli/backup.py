"""`siegemaster backup` and `siegemaster restore`: a copy of everything while the bot runs, and the way back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot import clock
from bot.cli.door import say
from bot.cli.run import read_settings
from bot.cli.shared import Failure
from bot.service import Service
from db import DatabaseError, open_database
from db.backups import back_up, restore, rotate

DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="PATH", help="Where games are kept: a path or a database's URL.")
]


def backup(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where backups are kept.")],
    *,
    keep: Annotated[int, typer.Option("--keep", min=1, help="Keep so many, remove the older ones.")] = 14,
    database: DatabaseOption = None,
) -> None:
    """Copy the whole database into a file, checked; the bot may go on running."""
    try:
        made = asyncio.run(back_up(read_settings(database=database).database, folder, now=clock.now()))
    except DatabaseError as error:
        raise Failure(str(error)) from error
    gone = rotate(folder, keep=keep)
    say(f"{made.path} ({made.size:,} bytes)")
    if gone:
        say(f"{len(gone)} older backups removed")


def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup that `siegemaster backup` made.")],
    *,
    database: DatabaseOption = None,
) -> None:
    """Put a backup in the database's place. Stop the bot first; a file that was there is kept beside it."""
    url = read_settings(database=database).database
    try:
        aside = asyncio.run(restore(url, file))
        running = asyncio.run(_running(url))
    except DatabaseError as error:
        raise Failure(str(error)) from error
    say(f"restored: {running} running games")
    if aside is not None:
        say(f"the old file is {aside}")


async def _running(url: str) -> int:
    opened = await open_database(url)
    try:
        return len(await Service(opened, now=clock.now).running())
    finally:
        await opened.close()

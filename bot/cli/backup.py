"""The commands `siegemaster backup` and `siegemaster restore`, which copy and restore the database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.backup_proof import SAMPLE, replay
from bot.cli.console import Failure
from bot.cli.output import progress, say
from bot.cli.run import read_settings
from bot.games.service import Service
from bot.runtime import clock
from db import Database, DatabaseError, open_database
from db.maintenance.backup_proofs import carries_sums
from db.maintenance.backups import DAMAGED, back_up, restore, rotate
from db.storage.errors import RowsDamaged

DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="PATH", help="The database: a path or a URL.")
]


def backup(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder for backups.")],
    *,
    keep: Annotated[int, typer.Option("--keep", min=1, help="How many backups to keep; older ones are removed.")] = 14,
    database: DatabaseOption = None,
) -> None:
    """Copy the whole database into a file with the checksums of its tables. The bot can keep running."""
    try:
        made = asyncio.run(back_up(read_settings(database=database).database, folder, now=clock.now()))
    except RowsDamaged as error:
        raise Failure(
            f"{error}; a copy that ends with {DAMAGED} is in {folder}; no older backup was removed"
        ) from error
    except DatabaseError as error:
        raise Failure(str(error)) from error
    gone = rotate(folder, keep=keep, now=clock.now())
    say(f"{made.path} ({made.size:,} bytes)")
    if gone:
        say(f"{len(gone)} older backups removed")


def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file made by `siegemaster backup`.")],
    *,
    every: Annotated[bool, typer.Option("--all", help=f"Replay every game, not only {SAMPLE} of them.")] = False,
    damaged: Annotated[bool, typer.Option("--damaged", help="Restore it even if rows are damaged.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Replace the database with a backup. Stop the bot first. The old SQLite file is kept next to the new one.

    The backup is checked before it is used: its checksums, the log of every game, and some games, which are replayed
    (always the same ones). If a check fails, the old database does not change.
    """
    url = read_settings(database=database).database
    try:
        aside = asyncio.run(_restore(url, file, every=every, damaged=damaged))
        running = asyncio.run(_running(url))
    except RowsDamaged as error:
        raise Failure(f"nothing was restored: {error} (use --damaged to restore it as it is)") from error
    except DatabaseError as error:
        raise Failure(str(error)) from error
    say(f"restored: {running} running games")
    if aside is not None:
        say(f"the old file is {aside}")


async def _restore(url: str, file: Path, *, every: bool, damaged: bool) -> Path | None:
    lines: list[str] = []

    async def check(database: Database) -> None:
        with progress("games", None) as step:
            try:
                found = await replay(database, now=clock.now, every=every, on_game=step)
            except RowsDamaged as error:
                if not damaged:
                    raise
                lines.append(str(error))
                return
        unplayable = f", {found.unplayable} of them cannot be played in this version" if found.unplayable else ""
        lines.append(f"{found.games} of {found.of} games replayed{unplayable}")

    carried = file.is_file() and await asyncio.to_thread(carries_sums, file)
    aside = await restore(url, file, check=check, anyway=damaged)
    sums = "every table matches its checksum" if carried else "the backup has no checksums for its tables"
    say("; ".join((sums, *lines)))
    return aside


async def _running(url: str) -> int:
    opened = await open_database(url)
    try:
        return len(await Service(opened, now=clock.now).running())
    finally:
        await opened.close()

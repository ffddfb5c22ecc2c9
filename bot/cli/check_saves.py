"""The command `siegemaster check-saves`: shows how an update would treat every running game."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

import render.games
from bot.cli.console import Failure
from bot.cli.output import progress, say
from bot.cli.run import read_settings
from bot.cli.upgrade_rehearsal import ASKED_AGAIN, UNCONFIRMED, UNREADABLE, WELL, Finding, rehearse, under_way
from bot.runtime import clock
from db import DatabaseError
from db.maintenance.backup_proofs import read_all
from db.maintenance.upgrade_rehearsal import rehearsal


def check_saves(
    *,
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="The database: a path or a URL.")
    ] = None,
) -> None:
    """List the running games that this version cannot continue, or in which it would repeat a question.

    It also lists damaged rows of any game. Use it before an update, while the old version runs: it only reads the
    database and tries everything on a copy.
    """
    try:
        url = read_settings(database=database).database
        found = asyncio.run(_check(url))
        damaged = asyncio.run(read_all(url)).damaged
    except DatabaseError as error:
        raise Failure(str(error)) from error
    text = f"{found.total()} running games, {found[UNREADABLE]} cannot continue"
    if found[ASKED_AGAIN]:
        text += f", {found[ASKED_AGAIN]} would repeat a step"
    if found[UNCONFIRMED]:
        text += f", {found[UNCONFIRMED]} would lose their result"
    for each in damaged:
        say(str(each))
    if damaged:
        text += f", {len(damaged)} rows are damaged"
    say(f"{text}; nothing was changed")
    if found[UNREADABLE] or damaged:
        raise typer.Exit(1)


async def _check(url: str) -> Counter[str]:
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        async with rehearsal(url, folder=Path(folder)) as copy:
            with progress("saves", len(await under_way(copy))) as step:
                async for finding in rehearse(copy, find=render.games.find, now=clock.now):
                    step()
                    found[finding.fate] += 1
                    _print_result(finding)
    return found


def _print_result(finding: Finding) -> None:
    """Print a finding, unless the game continues unchanged."""
    if finding.fate == WELL and not finding.notes:
        return
    say(f"{finding.game_id}: {finding.what}")
    for note in finding.notes:
        say(f"    {note}")

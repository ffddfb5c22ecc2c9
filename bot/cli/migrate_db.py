"""The command `siegemaster migrate-db`: copies a database into another one, and verifies the copy."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from bot.cli.console import Failure
from bot.cli.output import say
from bot.cli.run import read_settings
from db import DatabaseError, open_database
from db.maintenance.transfer import Differs, NotEmpty, Sum, move
from db.storage.errors import RowsDamaged


def migrate_db(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The present database: a path or a URL.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database, of the same or another kind.")],
    *,
    damaged: Annotated[bool, typer.Option("--damaged", help="Move it even if rows are damaged.")] = False,
) -> None:
    """Copy everything into another database, and verify counts and checksums.

    Stop the bot first. The old database does not change. Set SIEGEMASTER_DATABASE to the new one afterwards.
    """
    addresses = [read_settings(database=each).database for each in (source, target)]
    if addresses[0] == addresses[1]:
        raise Failure("both are the same database")
    try:
        moved = asyncio.run(_move(*addresses, anyway=damaged))
    except RowsDamaged as error:
        raise Failure(f"nothing was copied: {error} (use --damaged to copy it as it is)") from error
    except DatabaseError as error:
        raise Failure(str(error)) from error
    except NotEmpty as error:
        raise Failure(
            f"nothing was copied: the table {error} already has rows there; give an empty database"
        ) from error
    except Differs as error:
        raise Failure(f"nothing was copied: {error}") from error
    say(f"{sum(each.rows for each in moved)} rows in {len(moved)} tables copied and verified")


async def _move(source: str, target: str, *, anyway: bool) -> list[Sum]:
    old = await open_database(source)
    try:
        new = await open_database(target)
        try:
            return await move(old, new, anyway=anyway, on_table=_print_table)
        finally:
            await new.close()
    finally:
        await old.close()


def _print_table(moved: Sum) -> None:
    say(f"{moved.table:16} {moved.rows:8} rows  {moved.checksum}")

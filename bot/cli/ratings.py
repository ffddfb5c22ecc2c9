"""The command `siegemaster ratings`: lets the operator annul a rated game on any server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from bot.cli.backup import DatabaseOption
from bot.cli.console import Failure
from bot.cli.output import say
from bot.cli.run import read_settings
from bot.games.service import Service
from bot.matches.ratings import annul as annul_game
from bot.runtime import clock
from bot.ui.errors import UserError
from bot.ui.texts import clean
from db import DatabaseError, open_database
from db.ratings import RatedGames
from db.schema.games import NOBODY

app = typer.Typer(no_args_is_help=True, help="Ratings: annul a game.")


@app.callback()
def _group() -> None:
    """Keep `annul` a subcommand, although it is the only one."""


@app.command("annul")
def annul(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a rated game that is over.")],
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; both players read it.")],
    database: DatabaseOption = None,
) -> None:
    """Annul a rated game, so that all ratings are computed without it. The bot can keep running; it tells both players.

    Server managers do this with `/match annul`, but only on their own server.
    """
    if not clean(why).strip():
        raise Failure("give a reason with --why; both players read it")
    try:
        asyncio.run(_annul(read_settings(database=database).database, game.strip().lower(), why))
    except DatabaseError as error:
        raise Failure(str(error)) from error
    say("annulled: all ratings are computed without this game")


async def _annul(url: str, game_id: str, why: str) -> None:
    opened = await open_database(url)
    try:
        rated = RatedGames(opened)
        row = await rated.game(game_id)
        if row is None or row.ended_at is None:
            raise Failure(f"{game_id} is not the id of a rated game that is over")
        if await annul_game(Service(opened, now=clock.now), rated, row, by=NOBODY, why=why) is None:
            say("the game itself is deleted, so the players get no message")
    except UserError as error:
        raise Failure("this game has already been annulled") from error
    finally:
        await opened.close()

"""`siegemaster ratings`: annul a rated game as the operator, on any server."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from bot.cli.backup import DatabaseOption
from bot.cli.console import Failure
from bot.cli.output import say
from bot.cli.run import read_settings
from bot.games.errors import NoSuchGame
from bot.games.service import Service
from bot.matches.ratings import WHY, told_annulled
from bot.runtime import clock
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
    reason = clean(why).strip()[:WHY]
    if not reason:
        raise Failure("give a reason with --why; both players read it")
    try:
        asyncio.run(_annul(read_settings(database=database).database, game.strip().lower(), reason))
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
        tells = []
        try:
            game = await Service(opened, now=clock.now).roster.game(game_id)
            tells = [told_annulled(game, (row.first_id, row.second_id), by=NOBODY, why=why)]
        except NoSuchGame:
            say("the game itself is deleted, so the players get no message")
        if not await rated.annul(game_id, by=NOBODY, why=why, now=clock.now(), tells=tells):
            raise Failure("this game has already been annulled")
    finally:
        await opened.close()

"""The command `siegemaster export`: writes a game as a web page or a file."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer

import engine.games
import render.games
from bot.analysis.service import read_analysis
from bot.cli.console import Failure, known_language
from bot.cli.output import note, progress
from bot.cli.run import read_settings
from bot.games.errors import NoSuchGame, SaveUnreadable
from bot.games.service import Service
from bot.games.showing import own
from bot.history.journal import MOST_OF_A_RECORD, full_record, recording_of
from bot.runtime import clock
from db import DatabaseError, open_database
from db.chances.analyses import StoredAnalyses
from db.maintenance.table_sums import all_damages, expect_none_damaged
from db.schema.games import OVER
from db.storage import private_files
from db.storage.errors import RowsDamaged
from engine.core.chances.analyser import analyse
from engine.core.chances.analysis_format import Analysis
from engine.core.chances.effort import Workings, playouts_for, prepared
from engine.core.chances.mistakes import mistakes_made
from engine.core.origin import is_sealed, word_of
from engine.core.record import Record, RecordError, is_pledged, read, write
from engine.core.replay import Recording, ReplayMismatch, scenes
from render.html.game_page import Facts, page
from render.language import speaking
from render.pictures.animation import NothingToShow, moments
from render.presenter import LOOKS, Look

_ID = re.compile(r"[a-z2-7]{8}")


class _Game(NamedTuple):
    """A game to export. `recording` is None if its seed is unknown."""

    record: Record
    recording: Recording | None
    analysis: Analysis | None = None


def export(
    *,
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id, or a file from `/siege export`.")],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the game as a page.")] = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the game as an export.")] = None,
    language: Annotated[
        str | None,
        typer.Option("--language", metavar="LANGUAGE", help="The page's language: en, it, fr; without it, the game's."),
    ] = None,
    look: Annotated[Look, typer.Option("--look", help="The theme of the map.")] = LOOKS[0],
    analysis: Annotated[
        bool,
        typer.Option(
            "--analysis", help="Compute the page's analysis, for a minute or more; a stored one is always included."
        ),
    ] = False,
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="The database: a path or a URL.")
    ] = None,
) -> None:
    """Export a whole game as a web page, as a file for `verify`, or both.

    The page works in any browser without a network. If the game is running, the export contains only what its players
    can see.
    """
    if html is None and json is None:
        raise typer.BadParameter("give --html FILE, --json FILE, or both", param_hint="--html")
    locale = known_language(language) if language is not None else None
    found = _find(game, database)
    if json is not None:
        _put(json, write(found.record))
    if html is not None:
        if analysis and found.analysis is None:
            found = found._replace(analysis=_analysed(found))
        _put(html, _page(found, locale=locale or found.record.locale, look=look))


# --- finding the game ---


def _find(game: str, database: str | None) -> _Game:
    """Return the game with an id or a file name. If both exist, return the file."""
    path = Path(game)
    if path.is_file():
        return _from_file(path)
    if _ID.fullmatch(game) is None:
        raise Failure(f"{game} is neither a file nor the id of a game (eight letters and digits)")
    try:
        return asyncio.run(_from_database(game, read_settings(database=database).database))
    except NoSuchGame as error:
        raise Failure(f"there is no game {game} in the database") from error
    except RowsDamaged as error:
        raise Failure(f"{error}: nothing was exported; a backup may have the undamaged game") from error
    except (SaveUnreadable, DatabaseError) as error:
        raise Failure(str(error)) from error


def _from_file(path: Path) -> _Game:
    try:
        if path.stat().st_size > MOST_OF_A_RECORD:
            raise Failure(f"{path} is too large to be an export")
        record = read(path.read_bytes())
    except OSError as error:
        raise Failure(f"{path} cannot be read: {error.strerror}") from error
    except RecordError as error:
        raise Failure(f"{path} is no export of a game: {error.detail}") from error
    if record.seed is None:
        return _Game(record, None)
    recording = Recording(
        system=record.system,
        seed=record.seed,
        options=record.options,
        entries=record.entries,
        sealed=is_sealed(record),
    )
    return _Game(record, recording)


async def _from_database(game_id: str, url: str) -> _Game:
    opened = await open_database(url)
    try:
        service = Service(opened, now=clock.now)
        state = await service.load(game_id)
        async with opened.read() as connection:
            expect_none_damaged(await connection.run_sync(all_damages, game_id))
        record, recording = await full_record(service.store, own(state)), await recording_of(service.store, state.row)
        return _Game(record, recording, await read_analysis(StoredAnalyses(opened), state))
    finally:
        await opened.close()


def _analysed(found: _Game) -> Analysis | None:
    """Return the analysis of a game. Print a message and return None if it cannot be analysed."""
    recording = found.recording
    if recording is None or found.record.status != OVER:
        note("there is no analysis of a game before it is over")
        return None
    try:
        system = engine.games.find(recording.system)
        game = prepared(system, recording)
        workings, told = Workings(), 0
        with progress("looking into the game", 100) as step:

            def go_on() -> bool:
                nonlocal told
                done = min(100, int(100 * workings.done / workings.total))
                for _ in range(told, done):
                    step()
                told = max(told, done)
                return True

            return analyse(system, game, playouts=playouts_for(system, game), workings=workings, go_on=go_on)
    except (ReplayMismatch, ValueError, engine.games.UnknownGame) as error:
        note(f"there is no analysis of this game: {error}")
        return None


# --- the page ---


def _page(found: _Game, *, locale: str, look: Look) -> bytes:
    record, recording, analysis = found
    if recording is None:
        raise Failure(
            f"game {record.game}, or its day, was not over when it was exported, so its dice are not in the file and it"
            " cannot be shown step by step; name its id where its database is, or export it again when it is over"
        )
    with speaking(locale):
        try:
            system, presenter = engine.games.find(record.system), render.games.find(record.system)
            shown = moments(scenes(system, recording), presenter)
            facts = Facts(
                game=record.game,
                status=record.status,
                rules=record.rules,
                seed_hash=record.seed_hash,
                seed=record.seed,
                dice=record.dice,
                secret=record.secret if isinstance(record.secret, str) else None,
                word=word_of(record),
                pledged=is_pledged(record),
                result=msgspec.json.decode(record.result),
                ruleset=system,
                mistakes=mistakes_made(system, recording).by_side if analysis is not None else None,
            )
            with progress("drawing", len(shown)) as step:
                return page(shown, presenter, facts, look=look, analysis=analysis, progress=step)
        except (engine.games.UnknownGame, render.games.NoPresenter) as error:
            raise Failure(f"this version knows no game called {record.system}") from error
        except ReplayMismatch as error:
            raise Failure(
                f"game {record.game} cannot be shown step by step: {error} (rules {record.rules}; this version has "
                f"{engine.games.find(record.system).rules_version})"
            ) from error
        except NothingToShow as error:
            raise Failure(f"nothing has happened in game {record.game} yet") from error


def _put(path: Path, data: bytes) -> None:
    try:
        private_files.write(path, data)
    except OSError as error:
        raise Failure(f"{path} cannot be written: {error.strerror}") from error
    note(f"{path}: {len(data) / 1024:.0f} KB")

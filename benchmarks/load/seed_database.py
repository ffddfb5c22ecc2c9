"""The filling of a database with games: a few are played, and the database itself copies them.

The journal rows of copies are in the order in which they would be if the games had been played at the same time. A copy
keeps the save of its original, with its position and dice, but has its own id, channel, server and player.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

import engine.games
from benchmarks.load.databases import Databases, file_of, size_of
from benchmarks.load.fake_discord import StandIn
from benchmarks.next_answers import both_sides, next_answer
from bot.games.service import Service
from bot.games.state import GameState
from bot.runtime import clock
from bot.ui.replies import PostingRight
from db import Database, open_database
from db.schema.community import outcome, outcome_player
from db.schema.games import OVER, RUNNING, chair, game, journal, outbox
from engine.core.ruleset import Ruleset

_PLAYED = 8
"""The number of different games that are played."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz234567"
_BATCH = 10_000
_COPY = sa.Table(
    "copy",
    sa.MetaData(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("id", sa.String(8)),
    sa.Column("model", sa.String(8)),
    sa.Column("channel", sa.BigInteger),
    sa.Column("server", sa.BigInteger),
    sa.Column("player", sa.BigInteger),
    sa.Column("running", sa.Boolean),
    prefixes=["TEMPORARY"],
)


@dataclass(frozen=True, kw_only=True)
class Stock:
    """The stored games: the ids of running games by their numbers, the number of all games, and their size in bytes.

    `decisions` is the mean number of decisions of a stored game. `whole_decisions` and `whole_bytes` are the means of
    games that were played to their end.
    """

    running: list[str]
    games: int
    size: int
    decisions: float
    whole_decisions: float
    whole_bytes: float


async def stock(made: Databases, url: str, *, name: str, games: int, running: int, decisions: int) -> Stock:
    """Fill a new database with games of `decisions` decisions each, of which `running` are still running; return what
    was stored.
    """
    assert running <= games
    apart = await made.make("whole")
    await (await open_database(apart)).close()
    empty = await size_of(apart)
    whole = await _played(apart, name, games=_PLAYED // 4, decisions=None)
    whole_bytes = (await size_of(apart) - empty) / len(whole)
    if (file := file_of(apart)) is not None:
        file.unlink()
    models = await _played(url, name, games=_PLAYED, decisions=decisions)
    ids = await _fill(url, [each.id for each in models], games=games, running=running)
    return Stock(
        running=ids,
        games=games,
        size=await size_of(url) - empty,
        decisions=_mean(models),
        whole_decisions=_mean(whole),
        whole_bytes=whole_bytes,
    )


async def played(url: str, name: str, *, games: int, decisions: int) -> list[str]:
    """Fill a new database with a few games that the steward has played for `decisions` decisions; return their ids."""
    models = await _played(url, name, games=min(games, _PLAYED), decisions=decisions)
    return await _fill(url, [each.id for each in models], games=games, running=games)


def _mean(states: Sequence[GameState]) -> float:
    return sum(state.version - 1 for state in states) / len(states)


async def _played(url: str, name: str, *, games: int, decisions: int | None) -> list[GameState]:
    """Let the steward play games, with one transaction for each decision, and return them; without `decisions`, to
    their end.
    """
    database = await open_database(url)
    try:
        service, rules = Service(database, now=clock.now), engine.games.find(name)
        return [await _one(service, rules, f"load-{number}", decisions=decisions) for number in range(games)]
    finally:
        await database.close()


async def _one(service: Service, rules: Ruleset[Any], seed: str, *, decisions: int | None) -> GameState:
    channel = StandIn.channel_of(-1 - int(seed.rpartition("-")[2]))
    state = await service.new_game(
        system=rules.name,
        options={},
        seed=seed,
        owner_id=1,
        guild_id=1,
        channel_id=PostingRight(channel),
        locale="en",
        chairs=both_sides(rules.name, 1),
    )
    while decisions is None or state.version <= decisions:
        if (found := next_answer(state.row, f"{seed}-{state.version}")) is None:
            break
        state = await service.decide(state, version=state.version, answer=found[1], actor=1)
    return state


async def _fill(url: str, models: Sequence[str], *, games: int, running: int) -> list[str]:
    """Copy games until there are `games` copies, and delete the originals; return the ids of the running ones."""
    if (file := file_of(url)) is not None:
        return await asyncio.to_thread(_fill_file, file, models, games=games, running=running)
    server = create_async_engine(url, hide_parameters=True)
    try:
        async with server.begin() as connection:
            ids = await connection.run_sync(_copy, models, games=games, running=running)
        async with server.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            await connection.execute(sa.text("VACUUM ANALYZE"))
    finally:
        await server.dispose()
    return ids


def _fill_file(file: Path, models: Sequence[str], *, games: int, running: int) -> list[str]:
    engine = sa.create_engine(f"sqlite:///{file}", poolclass=sa.NullPool, hide_parameters=True)
    with engine.connect() as connection:
        for quick in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-1000000", "temp_store=MEMORY"):
            connection.exec_driver_sql(f"PRAGMA {quick}").close()
        ids = _copy(connection, models, games=games, running=running)
        connection.commit()
    engine.dispose()
    return ids


def _copy(connection: sa.Connection, models: Sequence[str], *, games: int, running: int) -> list[str]:
    draw = random.Random(games)
    ids = ["".join(draw.choices(_LETTERS, k=8)) for _ in range(games)]
    _COPY.create(connection)
    for first in range(0, games, _BATCH):
        rows = [
            {
                "number": number,
                "id": ids[number],
                "model": models[number % len(models)],
                "channel": StandIn.channel_of(number),
                "server": StandIn.server_of(number),
                "player": StandIn.player_of(number),
                "running": number < running,
            }
            for number in range(first, min(games, first + _BATCH))
        ]
        connection.execute(sa.insert(_COPY), rows)
    _copy_games(connection)
    _copy_chairs(connection)
    _copy_outcomes(connection)
    longest = connection.execute(sa.select(sa.func.max(journal.c.version))).scalar_one()
    for version in range(1, longest + 1):
        _copy_journal(connection, version)
    for table, column in ((outbox, outbox.c.game_id), (journal, journal.c.game_id), (game, game.c.id)):
        connection.execute(sa.delete(table).where(column.in_(models)))
    _COPY.drop(connection)
    return ids[:running]


def _copy_games(connection: sa.Connection) -> None:
    own: dict[str, sa.ColumnElement[Any]] = {
        "id": _COPY.c.id,
        "owner_id": _COPY.c.player,
        "guild_id": _COPY.c.server,
        "channel_id": _COPY.c.channel,
        "status": sa.case((_COPY.c.running, RUNNING), else_=OVER),
        # The message counts as posted a minute ago, so that decisions edit it.
        "board_channel_id": _COPY.c.channel,
        "board_message_id": _COPY.c.channel + 100,
        "board_posted_at": sa.literal(clock.now() - timedelta(minutes=1), game.c.board_posted_at.type),
        "board_from": game.c.version,
    }
    names = [column.name for column in game.columns]
    copied = sa.select(*(own.get(name, game.c[name]) for name in names))
    copied = copied.select_from(_COPY.join(game, game.c.id == _COPY.c.model)).order_by(_COPY.c.number)
    connection.execute(sa.insert(game).from_select(names, copied))


def _copy_chairs(connection: sa.Connection) -> None:
    """Give all sides of each copy to its player."""
    own: dict[str, sa.ColumnElement[Any]] = {"game_id": _COPY.c.id, "user_id": _COPY.c.player}
    names = [column.name for column in chair.columns]
    copied = sa.select(*(own.get(name, chair.c[name]) for name in names))
    copied = copied.select_from(_COPY.join(chair, chair.c.game_id == _COPY.c.model)).order_by(_COPY.c.number)
    connection.execute(sa.insert(chair).from_select(names, copied))


def _copy_outcomes(connection: sa.Connection) -> None:
    """Store outcomes of the copies that are over: otherwise the bot would spend hours on computing them."""
    values: dict[str, sa.ColumnElement[Any]] = {
        "game_id": _COPY.c.id,
        "system": game.c.system,
        "guild_id": _COPY.c.server,
        "won": sa.literal(False),
        "score": sa.literal(0),
        "periods": game.c.period,
        "sins": sa.literal("{}"),
        "ended_at": game.c.updated_at,
    }
    ended = sa.select(*values.values()).select_from(_COPY.join(game, game.c.id == _COPY.c.id))
    ended = ended.where(_COPY.c.running.is_(False)).order_by(_COPY.c.number)
    connection.execute(sa.insert(outcome).from_select(list(values), ended))
    players = sa.select(_COPY.c.id, _COPY.c.player).where(_COPY.c.running.is_(False)).order_by(_COPY.c.number)
    connection.execute(sa.insert(outcome_player).from_select(["game_id", "user_id"], players))


def _copy_journal(connection: sa.Connection, version: int) -> None:
    """Copy one row of every journal, with its outbox row if the bot still has it."""
    names = [column.name for column in journal.columns]
    own = {"game_id": _COPY.c.id, "actor": _COPY.c.player}
    copied = (
        sa.select(*(own.get(name, journal.c[name]) for name in names))
        .select_from(_COPY.join(journal, journal.c.game_id == _COPY.c.model))
        .where(journal.c.version == version)
        .order_by(_COPY.c.id)
    )
    connection.execute(sa.insert(journal).from_select(names, copied))
    outbox_columns = [column.name for column in outbox.columns if column.name != "id"]
    settled: dict[str, sa.ColumnElement[Any]] = {
        "game_id": _COPY.c.id,
        "nonce": _COPY.c.id + sa.literal(f".{version}"),
        "done_at": outbox.c.created_at,
    }
    letters = (
        sa.select(*(settled.get(name, outbox.c[name]) for name in outbox_columns))
        .select_from(_COPY.join(outbox, outbox.c.game_id == _COPY.c.model))
        .where(outbox.c.version == version, _COPY.c.running)
        .order_by(_COPY.c.id)
    )
    connection.execute(sa.insert(outbox).from_select(outbox_columns, letters))


async def owe_boards(database: Database, games: Sequence[str]) -> None:
    """Enqueue the boards of games, as if a process had died before posting them."""
    now = clock.now()
    query = sa.select(game.c.id, game.c.version).where(game.c.id.in_(games))
    async with database.write() as connection:
        rows = [
            {
                "game_id": row.id,
                "kind": "edit",
                "first_version": row.version,
                "version": row.version,
                "nonce": f"{row.id}.{row.version}.load",
                "created_at": now,
                "due_at": now,
                "attempts": 0,
            }
            for row in (await connection.execute(query)).all()
        ]
        await connection.execute(sa.insert(outbox), rows)

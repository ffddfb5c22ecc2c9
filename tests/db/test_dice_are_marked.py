"""A migration marks older games: those with a chosen seed, and those that reused earlier dice."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command

from db import open_database
from db.results import Outcomes
from db.schema.games import game
from db.storage.database import migrations
from engine.core.dice import seed_hash

DRAWN = "00112233445566778899aabbccddeeff"
OF_DAY = "ffeeddccbbaa99887766554433221100"
OF_PAST_DAY = "0f" * 16
SEALED = "2026-06-21 00:00:00.000000"
OWNER, GUILD = 71, 72


def old(path: Path) -> None:
    """Make the tables of the previous version in a file."""
    engine = sa.create_engine(f"sqlite:///{path}")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0014")
    engine.dispose()


def put(path: Path, games: dict[str, tuple[str, str | None, str | None]]) -> None:
    """Store finished games in order: seed, sealed_until and daily of each."""
    with closing(sqlite3.connect(path)) as connection, connection:
        days = "INSERT INTO daily (day, system, options, seed, seed_hash, made_at) VALUES (?, 'siege', '{}', ?, ?, ?)"
        for day, seed in (("2026-06-20", OF_DAY), ("2026-06-18", OF_PAST_DAY)):
            connection.execute(days, (day, seed, seed_hash(seed), "2026-06-19 00:00:00.000000"))
        for number, (name, (seed, sealed, daily)) in enumerate(games.items()):
            at = f"2026-06-20 {number // 60:02}:{number % 60:02}:00.000000"
            save = json.dumps({"format": 1, "seed": seed}) if seed != "damaged" else "{"
            row: dict[str, Any] = {
                "id": name,
                "system": "siege",
                "version": 9,
                "locale": "en",
                "owner_id": OWNER,
                "guild_id": GUILD,
                "channel_id": number,
                "status": "over",
                "options": "{}",
                "save": save,
                "seed_hash": seed_hash(seed),
                "period": 54,
                "round": 0,
                "told_from": 1,
                "sealed_until": sealed,
                "daily": daily,
                "created_at": at,
                "updated_at": at,
            }
            names, marks = ", ".join(row), ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO game ({names}) VALUES ({marks})", tuple(row.values()))
            connection.execute(
                "INSERT INTO outcome VALUES (?, 'siege', ?, 1, 'victory', ?, 54, '{}', ?)", (name, GUILD, number, at)
            )
            connection.execute("INSERT INTO outcome_player VALUES (?, ?)", (name, OWNER))


GAMES = {
    "drawn222": (DRAWN, None, None),
    "chosen22": ("pomegranate", None, None),
    "upper222": (DRAWN.upper(), None, None),
    "again222": (DRAWN, None, None),
    "attempt2": (OF_DAY, SEALED, "2026-06-20"),
    "attempt3": (OF_DAY, SEALED, "2026-06-20"),
    "onemore2": (OF_DAY, None, "2026-06-20"),
    "practice": (OF_PAST_DAY, None, "2026-06-18"),
    "byhand22": (OF_PAST_DAY, None, None),
    "damaged2": ("damaged", None, None),
    "again333": ("pomegranate", None, None),
}
EXPECTED = {
    "drawn222": "drawn",
    "chosen22": "chosen",
    "upper222": "chosen",
    "again222": "repeated",
    "attempt2": "day",
    "attempt3": "day",
    "onemore2": "repeated",
    "practice": "repeated",
    "byhand22": "repeated",
    "damaged2": "drawn",
    "again333": "repeated",
}


async def test_old_games_are_marked_and_no_longer_count_in_records(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    old(path)
    put(path, GAMES)
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        async with database.read() as connection:
            rows = await connection.execute(sa.select(game.c.id, game.c.dice))
            assert {row.id: row.dice for row in rows} == EXPECTED
        outcomes = Outcomes(database)
        counted = {name for name, dice in EXPECTED.items() if dice in {"drawn", "day"}}
        assert {each.game_id for each in await outcomes.of_person(OWNER)} == counted
        assert {each.outcome.game_id for each in await outcomes.of_server(GUILD)} == counted
        assert (await outcomes.not_counted("siege", guild_id=GUILD)).declared == len(EXPECTED) - len(counted)
        async with database.read() as connection:
            words = (await connection.execute(sa.text("SELECT word FROM daily"))).scalars().all()
        assert words == ["", ""], "days that were made before have no word"
    finally:
        await database.close()


@pytest.mark.stress("450")
@pytest.mark.parametrize("number", [200, 450])
async def test_many_games_are_marked_in_batches(tmp_path: Path, number: int) -> None:
    path = tmp_path / "games.db"
    old(path)
    seeds = {f"g{each:07}": ("word" if each % 2 else f"{each:032x}", None, None) for each in range(number)}
    put(path, seeds)
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        async with database.read() as connection:
            query = sa.select(game.c.dice, sa.func.count()).group_by(game.c.dice)
            counts: dict[str, int] = {row[0]: row[1] for row in await connection.execute(query)}
    finally:
        await database.close()
    assert counts == {"drawn": number // 2, "chosen": 1, "repeated": number // 2 - 1}

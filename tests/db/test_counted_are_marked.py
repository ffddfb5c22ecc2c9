"""A migration marks the games that already count, and records who plays which side of a running game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command

from db.storage.database import migrations
from engine.tournament import facts as f

ALICE, BOB, CARL = 71_000_000, 72_000_000, 73_000_000
SEALED = "2026-06-21 00:00:00.000000"


def upgraded(path: Path, version: str) -> None:
    """Migrate the tables of a file to a version."""
    engine = sa.create_engine(f"sqlite:///{path}")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def put(connection: sqlite3.Connection, table: str, **row: Any) -> None:
    names, marks = ", ".join(row), ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))


def test_tables_attempts_and_duels_count_and_seats_are_recorded(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    upgraded(path, "0028")
    with closing(sqlite3.connect(path)) as connection, connection:
        for number, (name, status, sealed, daily) in enumerate(
            (
                ("casual22", "running", None, None),
                ("attempt2", "over", SEALED, "2026-06-20"),
                ("duelist2", "running", SEALED, None),
                ("table222", "running", None, None),
                ("tableend", "over", None, None),
            )
        ):
            put(
                connection,
                "game",
                id=name,
                system="ascari",
                version=3,
                locale="en",
                owner_id=ALICE,
                guild_id=1,
                channel_id=number,
                status=status,
                options="{}",
                save="{}",
                seed_hash="x",
                period=1,
                round=0,
                told_from=1,
                sealed_until=sealed,
                daily=daily,
                created_at=SEALED,
                updated_at=SEALED,
            )
        for side, who in (("italian", ALICE), ("dervish", BOB)):
            for name in ("table222", "tableend"):
                put(connection, "chair", game_id=name, side=side, user_id=who, steward=False)
        put(connection, "member", game_id="table222", side="italian", user_id=CARL, added_at=SEALED)
        put(
            connection,
            "tournament",
            id="cup22222",
            version=2,
            guild_id=1,
            channel_id=1,
            organizer_id=CARL,
            status="running",
            title="Cup",
            locale="en",
            seed_hash="x",
            created_at=SEALED,
            updated_at=SEALED,
        )
        begun = (
            f.GameBegun(round=1, table=1, game="table222"),
            f.GameBegun(round=1, table=2, game="tableend"),
            f.GameBegun(round=1, table=3, player=4, game="duelist2"),
        )
        for number, fact in enumerate(begun, 1):
            put(
                connection,
                "tournament_fact",
                tournament_id="cup22222",
                version=number,
                kind=f.tag_of(fact),
                actor=0,
                fact=f.written(fact),
                created_at=SEALED,
            )
    upgraded(path, "0029")
    with closing(sqlite3.connect(path)) as connection:
        counted = dict(connection.execute("SELECT id, counted FROM game"))
        held = set(connection.execute("SELECT game_id, user_id, side FROM held"))
    assert counted == {
        "casual22": None,
        "attempt2": "day",
        "duelist2": "alone",
        "table222": "table",
        "tableend": None,
    }
    assert held == {
        ("table222", ALICE, "italian"),
        ("table222", BOB, "dervish"),
        ("table222", CARL, "italian"),
    }

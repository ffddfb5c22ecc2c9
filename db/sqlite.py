"""SQLite, the one place that knows it: how it is opened, and which files are never touched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from db.errors import DatabaseDamaged, DatabaseUnusable, meaning_of

WRITES = "siegemaster_writes"
"""The execution option of a transaction that writes: it begins with the lock in its hand."""


def prepare(engine: AsyncEngine, *, busy_seconds: float) -> None:
    """Set every connection up as it is opened: safe against a loss of power, waiting for a lock only so long."""

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, record: object) -> None:  # noqa: ARG001
        # The driver must not begin transactions by itself: a write begins with the lock in its hand (below).
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(busy_seconds * 1000)}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        if connection.get_execution_options().get(WRITES):
            connection.exec_driver_sql("BEGIN IMMEDIATE")


def examine(path: str) -> None:
    """Refuse a file that is not ours to write. Read-only: opening it as a `Database` would already set its journal."""
    file = Path(path)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.stat().st_size == 0:
            return
    except OSError as error:
        raise DatabaseUnusable(f"{path} cannot be reached: {error.strerror}") from error
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    except sqlite3.Error as error:
        raise meaning_of(error, path) from error
    if found != "ok":
        raise DatabaseDamaged(f"the database is damaged: {path}: {' '.join(str(found).split())}")
    if tables and "alembic_version" not in tables:
        raise DatabaseDamaged(f"the database belongs to another program: {path}")

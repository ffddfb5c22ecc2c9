"""PostgreSQL, the one place that knows it: how it is connected to, how processes migrate one after the other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import inspect
from sqlalchemy.engine import Connection

from db.errors import DatabaseDamaged

_MIGRATION = 0x5349_4547_45
"""The advisory lock that a process holds while it brings the tables up to date."""
_OURS = "alembic_version"
_CONNECT_SECONDS = 10
_STATEMENT_SECONDS = 60


def options(*, busy_seconds: float) -> dict[str, Any]:
    """How the engine is made: a lock is waited for only so long, a connection that has died is noticed and replaced."""
    return {
        "pool_pre_ping": True,
        "pool_size": 8,
        "max_overflow": 8,
        "connect_args": {
            "timeout": _CONNECT_SECONDS,
            "command_timeout": _STATEMENT_SECONDS,
            "server_settings": {
                "application_name": "siegemaster",
                "lock_timeout": str(int(busy_seconds * 1000)),
                "idle_in_transaction_session_timeout": str(_STATEMENT_SECONDS * 1000),
            },
        },
    }


def examine(connection: Connection) -> None:
    """Wait for whoever is migrating; refuse a database with tables that are not ours. Raises `DatabaseDamaged`."""
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # a migration may take its time
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION})")
    tables = inspect(connection).get_table_names()
    if tables and _OURS not in tables:
        raise DatabaseDamaged(f"the database belongs to another program: it has a table {tables[0]}")

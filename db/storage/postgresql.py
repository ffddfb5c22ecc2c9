"""All code that is specific to PostgreSQL."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import IO, Any

from sqlalchemy import event, inspect
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from db.storage.errors import DatabaseDamaged, DatabaseUnusable

_MIGRATION = 0x5349_4547_45
"""The number of the advisory lock that a process holds while it migrates the tables."""
_OURS = "alembic_version"
_CONNECT_SECONDS = 10
_STATEMENT_SECONDS = 60


def options(*, busy_seconds: float) -> dict[str, Any]:
    """Return the engine options for SQLAlchemy. `busy_seconds` is how long to wait for a lock."""
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


def prepare(engine: AsyncEngine) -> None:
    """Make an engine remove null characters from all texts that it stores.

    PostgreSQL refuses them, and only forged requests contain any.
    """

    @event.listens_for(engine.sync_engine, "before_cursor_execute", retval=True)
    def _before(_connection: Any, _cursor: Any, statement: str, found: Any, *_: Any) -> tuple[str, Any]:
        return statement, _without_nulls(found)


def _without_nulls(found: Any) -> Any:
    if isinstance(found, str):
        return found.replace("\0", "")
    return type(found)(map(_without_nulls, found)) if isinstance(found, tuple | list) else found


def examine(connection: Connection) -> None:
    """Check that a database can be migrated, after waiting for other processes that migrate it.

    Raise `DatabaseDamaged` if the database has tables of another program.
    """
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # a migration may take long
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION})")
    tables = inspect(connection).get_table_names()
    if tables and _OURS not in tables:
        raise DatabaseDamaged(f"the database belongs to another program: it has a table {tables[0]}")


def run_program(program: str, *arguments: str, address: URL | None, out: IO[bytes] | None = None) -> str:
    """Run one of PostgreSQL's programs. Return its output, or write it to `out`.

    Raise `DatabaseError` if the program fails or is missing. The password is passed in the environment, because
    arguments are visible in process lists.
    """
    path = shutil.which(program)
    if path is None:
        raise DatabaseUnusable(f"{program} is not installed: it comes with PostgreSQL's client programs")
    environment = os.environ | (_environment(address) if address is not None else {})
    done = subprocess.run(
        [path, *arguments], env=environment, stdout=out or subprocess.PIPE, stderr=subprocess.PIPE, check=False
    )
    output = (done.stdout or b"").decode(errors="replace")
    if done.returncode:
        line = " ".join((done.stderr.decode(errors="replace") or output).split())
        kind = DatabaseDamaged if address is None else DatabaseUnusable
        raise kind(f"{program}: {line[:300] or 'failed'}")
    return output


def _environment(address: URL) -> dict[str, str]:
    query: dict[str, Any] = dict(address.query)
    values = {
        "PGHOST": address.host or query.get("host"),
        "PGPORT": address.port or query.get("port"),
        "PGUSER": address.username,
        "PGPASSWORD": address.password,
        "PGDATABASE": address.database,
        "PGSSLMODE": query.get("ssl") or query.get("sslmode"),
        "PGCONNECT_TIMEOUT": 10,
    }
    return {name: str(value) for name, value in values.items() if value}

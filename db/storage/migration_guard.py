"""Prevents migrations while a running process uses the database.

The table `process` lists the processes (see `db.cluster`). On PostgreSQL, each process also holds a lock while it runs.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Collection

import sqlalchemy as sa
from alembic.migration import MigrationContext
from sqlalchemy.engine import Connection

from db.storage.errors import DatabaseBusy

LINE = 0x53494547
"""The first half of the number of every process's lock."""


def expect_none(connection: Connection, *, known: Collection[str]) -> None:
    """Raise `DatabaseBusy` if a bot of an older version is running on the database.

    Do nothing if the version of the database is not in `known`.
    """
    heads = MigrationContext.configure(connection).get_current_heads()
    if not set(heads) <= set(known) or not sa.inspect(connection).has_table("process"):
        return
    alive = _on_lines(connection) if connection.dialect.name == "postgresql" else _on_this_machine(connection)
    if alive:
        names = ", ".join(alive)
        raise DatabaseBusy(f"an older version is still running on the database ({names}): stop it, then start this one")


def _on_lines(connection: Connection) -> list[str]:
    query = (
        "SELECT DISTINCT process.instance || ' on ' || process.host FROM process JOIN pg_locks"
        " ON pg_locks.locktype = 'advisory' AND pg_locks.classid = :line AND pg_locks.objid = process.line"
        " AND pg_locks.granted"
        " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1"
    )
    return list(connection.execute(sa.text(query), {"line": LINE}).scalars())


def _on_this_machine(connection: Connection) -> list[str]:
    """Return the running processes listed in an SQLite file."""
    rows = connection.execute(sa.text("SELECT instance, host, pid FROM process ORDER BY instance")).all()
    return [f"{row.instance}, process {row.pid}" for row in rows if row.host == _host() and _runs(row.pid)]


def _host() -> str:
    return platform.node()[:128]


def _runs(pid: int) -> bool:
    if pid == os.getpid() or os.name != "posix":
        return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass
    return True

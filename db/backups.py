"""Backups: a copy of the whole database while it is in use, checked before it counts, and the way back.

SQLite is copied page by page through its own backup interface, PostgreSQL by its own programs `pg_dump` and
`pg_restore`. A copy gets its name only when it is whole: a folder never holds half a backup under a good name.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy.engine import URL, make_url

from db import private, sqlite
from db.errors import DatabaseBusy, DatabaseDamaged, DatabaseUnusable, meaning_of

_PREFIX = "siegemaster-"
_STAMP = "%Y%m%d-%H%M%S"
_PART = ".part"
_ASIDE = ".before-restore"
_LONG = 24 * 3600
"""Seconds after which nobody is at a part of a copy any more."""
_PAGES = 4_096
"""Pages of SQLite's copied between two chances for others to write."""
_SUFFIX = {"sqlite": ".db", "postgresql": ".dump"}


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that is whole: where it lies, how many bytes it has, when it was begun (by its name)."""

    path: Path
    size: int

    @property
    def stamp(self) -> str:
        """When it was begun, in UTC, as its name says it."""
        return self.path.stem.removeprefix(_PREFIX)


async def back_up(url: str, folder: Path, *, now: datetime) -> Backup:
    """Copy the database into a file of that folder, named by the time; it may be in use.

    Raises `DatabaseError`: the folder then holds no new backup, and the database is as it was.
    """
    address = make_url(url)
    suffix = _SUFFIX.get(address.get_backend_name())
    if suffix is None:
        raise DatabaseUnusable(f"there are no backups of {address.get_backend_name()}")
    target = folder / f"{_PREFIX}{now:{_STAMP}}{suffix}"
    part = target.with_suffix(suffix + _PART)
    copy = _copy_sqlite if suffix == ".db" else _dump
    try:
        private.folder(folder)
        _tidy(folder, now)
        private.begin(part)
        await asyncio.to_thread(copy, address, part)
        _settle(part, target)
    except OSError as error:
        raise DatabaseUnusable(f"the backup cannot be written: {private.why(error)}") from error
    finally:
        with suppress(OSError):
            for left in folder.glob(f"{part.name}*"):
                left.unlink()
    return Backup(target, target.stat().st_size)


async def expect_ready(url: str) -> None:
    """Raise `DatabaseError` where a backup would fail for want of programs, or for ones older than the server."""
    address = make_url(url)
    if _SUFFIX.get(address.get_backend_name()) == ".dump":
        await asyncio.to_thread(_run, "pg_dump", "--schema-only", "--file", os.devnull, address=address)


def backups(folder: Path) -> list[Backup]:
    """The backups of a folder, the newest first."""
    found = [path for suffix in _SUFFIX.values() for path in folder.glob(f"{_PREFIX}*{suffix}")]
    return [Backup(path, path.stat().st_size) for path in sorted(found, key=lambda path: path.stem, reverse=True)]


def rotate(folder: Path, *, keep: int) -> list[Path]:
    """Remove all but the newest so many backups; returns which went."""
    old = [backup.path for backup in backups(folder)[keep:]]
    for path in old:
        path.unlink(missing_ok=True)
    return old


async def restore(url: str, backup: Path) -> Path | None:
    """Put a backup in the database's place; nobody may be using it. Returns where the old file was put, if one was.

    Raises `DatabaseError`: the database is then as it was.
    """
    address = make_url(url)
    if not backup.is_file():
        raise DatabaseUnusable(f"there is no file {backup}")
    try:
        if address.get_backend_name() == "sqlite":
            return await asyncio.to_thread(_replace_sqlite, address, backup)
        await asyncio.to_thread(_restore_dump, address, backup)
    except OSError as error:
        raise DatabaseUnusable(f"the backup cannot be restored: {private.why(error)}") from error
    return None


def _tidy(folder: Path, now: datetime) -> None:
    """Remove what copies that were cut off have left, and close older backups to others."""
    long_ago = now.timestamp() - _LONG
    with suppress(OSError):
        for left in folder.glob(f"{_PREFIX}*{_PART}*"):
            if left.stat().st_mtime < long_ago:
                left.unlink(missing_ok=True)
        for backup in backups(folder):
            private.tighten(backup.path)


def _settle(part: Path, target: Path) -> None:
    """Give a whole copy its name, once it is on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)


# --- SQLite ---


def _copy_sqlite(address: URL, part: Path) -> None:
    source = Path(address.database or "")
    if not source.is_file():
        raise DatabaseUnusable(f"there is no database {source}")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(part)) as writing,
        ):
            reading.backup(writing, pages=_PAGES)
            writing.execute("PRAGMA journal_mode=DELETE")  # the copy is one file
        sqlite.examine(str(part))
    except sqlite3.Error as error:
        raise meaning_of(error, str(source)) from error


def _replace_sqlite(address: URL, backup: Path) -> Path | None:
    target = Path(address.database or "")
    sqlite.examine(str(backup))
    fresh = target.with_name(target.name + _PART)
    private.folder(target.parent)
    private.begin(fresh)
    shutil.copyfile(backup, fresh)
    aside: Path | None = None
    if target.exists():
        _expect_unused(target)
        private.tighten(target)
        aside = target.with_name(target.name + _ASIDE)
        target.replace(aside)
        for end in ("-wal", "-shm"):  # what belongs to the old file must not be taken for the new one's
            with suppress(FileNotFoundError):
                target.with_name(target.name + end).replace(aside.with_name(aside.name + end))
    _settle(fresh, target)
    return aside


def _expect_unused(path: Path) -> None:
    """Raise `DatabaseBusy` while somebody has the file open, and bring what stands in its WAL into it."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0.2)) as connection:
            # Only who is alone may change the journal's mode.
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            mode = "busy"
        else:
            return  # it is damaged: that is why it is replaced; it is put aside as it is
    if mode != "delete":
        raise DatabaseBusy(f"the database is in use: stop the bot first: {path}")


# --- PostgreSQL ---


def _dump(address: URL, part: Path) -> None:
    _run("pg_dump", "--format=custom", "--no-owner", "--file", str(part), address=address)
    _run("pg_restore", "--list", str(part), address=None)


def _restore_dump(address: URL, backup: Path) -> None:
    _run("pg_restore", "--list", str(backup), address=None)
    others = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    if _run("psql", "-XAtqc", others, address=address).strip() != "0":
        raise DatabaseBusy("the database is in use: stop the bot first")
    flags = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run("pg_restore", *flags, "--dbname", address.database or "", str(backup), address=address)


def _run(program: str, *arguments: str, address: URL | None) -> str:
    """Run one of PostgreSQL's programs; the password goes by the environment, where nobody reads it off a list."""
    path = shutil.which(program)
    if path is None:
        raise DatabaseUnusable(f"{program} is not installed: it comes with PostgreSQL's client programs")
    environment = os.environ | (_environment(address) if address is not None else {})
    done = subprocess.run([path, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = " ".join((done.stderr or done.stdout).split())
        kind = DatabaseDamaged if address is None else DatabaseUnusable
        raise kind(f"{program}: {said[:300] or 'failed'}")
    return done.stdout


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

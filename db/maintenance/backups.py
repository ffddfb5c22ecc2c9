"""Makes and restores backups: copies of the whole database, made while it is in use.

SQLite is copied page by page through its own backup interface, PostgreSQL by its own programs `pg_dump` and
`pg_restore`. A copy gets its final name only when it is complete, so a folder never contains an incomplete backup under
a valid name. It includes the checksums of its tables (`db.maintenance.backup_proofs`). It can replace a database only
if its contents still match them.

A backup of a database with damaged rows is kept under a separate name. It does not count as a backup, so no valid
backup is deleted because of it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from db.maintenance import backup_proofs
from db.maintenance.table_sums import all_damages, expect_none_damaged
from db.storage import postgresql, private_files, sqlite
from db.storage.chains import Damage
from db.storage.database import Database, open_database
from db.storage.errors import DRIVER_ERRORS, DatabaseBusy, DatabaseUnusable, meaning_of, translate
from db.storage.postgresql import run_program

_PREFIX = "siegemaster-"
_STAMP = "%Y%m%d-%H%M%S"
_DIGITS = "[0-9]" * 8 + "-" + "[0-9]" * 6
_PART = ".part"
_ASIDE = ".before-restore"
DAMAGED = ".damaged"
"""The suffix of backups with damaged rows."""
_SECONDS = 5.0
_LONG = 24 * 3600
"""The number of seconds after which a partial copy counts as abandoned."""
_PAGES = 4_096
"""The number of pages of SQLite that are copied at a time; in between other connections can write."""
_SUFFIX = {"sqlite": ".db", "postgresql": ".dump"}


@dataclass(frozen=True, slots=True)
class Backup:
    """A complete backup: its path, and its size in bytes. Its name contains the time when it began."""

    path: Path
    size: int

    @property
    def stamp(self) -> str:
        """The time at which the backup was begun, as written in its name (UTC)."""
        return self.path.stem.removeprefix(_PREFIX)

    @property
    def begun_at(self) -> datetime:
        """The time at which the backup was begun."""
        return datetime.strptime(self.stamp, _STAMP).replace(tzinfo=UTC)


async def back_up(url: str, folder: Path, *, now: datetime) -> Backup:
    """Copy the database into a new file in `folder`, and return the backup.

    The database may be in use. Raise `DatabaseError` if this fails. The folder then has no new backup. After
    `RowsDamaged`, the folder has a copy under another name, which replaces the last such copy.
    """
    address = make_url(url)
    suffix = _SUFFIX.get(address.get_backend_name())
    if suffix is None:
        raise DatabaseUnusable(f"there are no backups of {address.get_backend_name()}")
    target = folder / f"{_PREFIX}{now:{_STAMP}}{suffix}"
    part = target.with_suffix(suffix + _PART)
    try:
        private_files.folder(folder)
        _remove_leftovers(folder, now)
        private_files.create_empty(part)
        if suffix == ".db":
            damaged = await asyncio.to_thread(_copy_sqlite, address, part)
        else:
            damaged = await _dump(address, part)
        if damaged:
            _keep_damaged(part, target)
        expect_none_damaged(damaged)
        if suffix == ".dump":
            _settle(backup_proofs.beside(part), backup_proofs.beside(target))
        _settle(part, target)
    except OSError as error:
        raise DatabaseUnusable(f"the backup cannot be written: {private_files.why(error)}") from error
    finally:
        with suppress(OSError):
            for leftover in folder.glob(f"{part.name}*"):
                leftover.unlink()
    return Backup(target, target.stat().st_size)


async def expect_ready(url: str) -> None:
    """Raise `DatabaseError` if backups are impossible, because programs are missing or too old."""
    address = make_url(url)
    if _SUFFIX.get(address.get_backend_name()) == ".dump":
        await asyncio.to_thread(run_program, "pg_dump", "--schema-only", "--file", os.devnull, address=address)


def backups(folder: Path) -> list[Backup]:
    """Return the backups of a folder, the newest first."""
    found = [path for suffix in _SUFFIX.values() for path in folder.glob(f"{_PREFIX}{_DIGITS}{suffix}")]
    return [Backup(path, path.stat().st_size) for path in sorted(found, key=lambda path: path.stem, reverse=True)]


def rotate(folder: Path, *, keep: int, now: datetime) -> list[Path]:
    """Delete all backups except the newest `keep`. Return the deleted paths.

    Backups with a time in the future are deleted first. A copy with damaged rows is deleted when there are `keep` newer
    backups.
    """
    every = sorted(backups(folder), key=lambda backup: backup.begun_at <= now, reverse=True)
    old = [backup.path for backup in every[keep:]]
    last = every[keep - 1].path.stem if len(every) >= keep else ""
    old += [path for path in folder.glob(f"{_PREFIX}{_DIGITS}.*{DAMAGED}") if path.name.partition(".")[0] < last]
    for path in old:
        path.unlink(missing_ok=True)
        backup_proofs.beside(path).unlink(missing_ok=True)
    return old


Check = Callable[[Database], Awaitable[None]]
"""A function that checks a backup's contents, opened as a database of this version; it raises `DatabaseError` for a
problem.
"""


async def _accept(_: Database) -> None:
    """Accept every database without a check."""


async def restore(url: str, backup: Path, *, check: Check = _accept, anyway: bool = False) -> Path | None:
    """Replace the database by a backup, while no other process uses it.

    Return the new path of the old file, or None if there was none. The backup must match its checksums, its journals
    must be undamaged (unless `anyway`), and `check` must accept it. Raise `DatabaseError` if this fails; the database
    is then unchanged.
    """
    address = make_url(url)
    if not backup.is_file():
        raise DatabaseUnusable(f"there is no file {backup}")
    file = address.get_backend_name() == "sqlite"
    if file != backup_proofs.is_sqlite(backup):
        raise DatabaseUnusable(f"{backup} is no backup of such a database")
    place = Path(address.database or "").absolute().parent if file else None
    try:
        if place is not None:
            private_files.folder(place)
        with tempfile.TemporaryDirectory(dir=place, prefix="restore-") as folder:
            await _prove(backup, Path(folder) / "proof.db", check, anyway=anyway)
            if file:
                return await asyncio.to_thread(_replace_sqlite, address, backup, Path(folder) / "fresh.db")
        await asyncio.to_thread(_restore_dump, address, backup)
    except OSError as error:
        raise DatabaseUnusable(f"the backup cannot be restored: {private_files.why(error)}") from error
    return None


async def _prove(backup: Path, scratch: Path, check: Check, *, anyway: bool) -> None:
    await asyncio.to_thread(backup_proofs.unpack, backup, scratch)
    opened = await open_database(f"sqlite+aiosqlite:///{scratch}")
    try:
        if not anyway:
            async with opened.read() as connection:
                expect_none_damaged(await connection.run_sync(all_damages))
        await check(opened)
    finally:
        await opened.close()


def _keep_damaged(part: Path, target: Path) -> None:
    """Give a copy of the database with damaged rows a name of its own."""
    for old in target.parent.glob(f"{_PREFIX}*{DAMAGED}*"):
        old.unlink()
    if backup_proofs.beside(part).exists():
        backup_proofs.beside(part).replace(backup_proofs.beside(target.with_name(target.name + DAMAGED)))
    _settle(part, target.with_name(target.name + DAMAGED))


def _remove_leftovers(folder: Path, now: datetime) -> None:
    """Delete partial copies that interrupted backups have left, and hide older backups from other users."""
    long_ago = now.timestamp() - _LONG
    with suppress(OSError):
        for leftover in folder.glob(f"{_PREFIX}*{_PART}*"):
            if leftover.stat().st_mtime < long_ago:
                leftover.unlink(missing_ok=True)
        for backup in backups(folder):
            private_files.tighten(backup.path)


def _settle(part: Path, target: Path) -> None:
    """Write a complete copy's data to disk, then give the copy its final name."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)


# --- SQLite ---


def _copy_sqlite(address: URL, part: Path) -> list[Damage]:
    source = Path(address.database or "")
    if not source.is_file():
        raise DatabaseUnusable(f"there is no database {source}")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(part)) as writing,
        ):
            reading.backup(writing, pages=_PAGES)
            writing.execute("PRAGMA journal_mode=DELETE")  # the copy is a single file
        sqlite.examine(str(part))
        return backup_proofs.write_sums(part)
    except DRIVER_ERRORS as error:
        raise meaning_of(error, str(source)) from error


def _replace_sqlite(address: URL, backup: Path, fresh: Path) -> Path | None:
    target = Path(address.database or "")
    private_files.folder(target.parent)
    private_files.create_empty(fresh)
    shutil.copyfile(backup, fresh)
    backup_proofs.expect_sums(fresh)  # this copy becomes the database, not the one that was checked
    backup_proofs.remove_sums(fresh)
    aside: Path | None = None
    if target.exists():
        _expect_unused(target)
        private_files.tighten(target)
        aside = target.with_name(target.name + _ASIDE)
        target.replace(aside)
        for end in ("-wal", "-shm"):  # the log of the old file must not be applied to the new one
            with suppress(FileNotFoundError):
                target.with_name(target.name + end).replace(aside.with_name(aside.name + end))
    _settle(fresh, target)
    return aside


def _expect_unused(path: Path) -> None:
    """Raise `DatabaseBusy` if another process uses the file.

    Otherwise merge its write-ahead log (WAL) into it.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0.2)) as connection:
            # The journal mode can only be changed by the only connection.
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except DRIVER_ERRORS as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            mode = "busy"
        else:
            return  # it is damaged, which is why it is replaced; it is kept unchanged
    if mode != "delete":
        raise DatabaseBusy(f"the database is in use: stop the bot first: {path}")


# --- PostgreSQL ---


async def _dump(address: URL, part: Path) -> list[Damage]:
    """Dump a database, and write a file with the dump's checksums. Return the damaged rows."""
    engine = create_async_engine(address, hide_parameters=True, **postgresql.options(busy_seconds=_SECONDS))
    try:
        async with engine.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
            await connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")  # a dump takes long
            moment = (await connection.exec_driver_sql("SELECT pg_export_snapshot()")).scalar_one()
            named = ("--snapshot", str(moment), "--file", str(part))
            await asyncio.to_thread(
                partial(run_program, "pg_dump", "--format=custom", "--no-owner", *named, address=address)
            )
            sums, damaged = await connection.run_sync(backup_proofs.sums_and_damages)
            await connection.invalidate()  # do not reuse the connection with this setting
    except (SQLAlchemyError, OSError) as error:
        raise translate(error) or error from error
    finally:
        await engine.dispose()
    await asyncio.to_thread(partial(run_program, "pg_restore", "--list", str(part), address=None))
    backup_proofs.write_beside(part, sums)
    return damaged


def _restore_dump(address: URL, backup: Path) -> None:
    run_program("pg_restore", "--list", str(backup), address=None)
    others = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    if run_program("psql", "-XAtqc", others, address=address).strip() != "0":
        raise DatabaseBusy("the database is in use: stop the bot first")
    flags = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    run_program("pg_restore", *flags, "--dbname", address.database or "", str(backup), address=address)

"""What can go wrong with a database, in words that the person who runs the bot can act on."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError


class DatabaseError(Exception):
    """The database could not do what was asked; nothing of it was stored. The message is one line."""


class DatabaseBusy(DatabaseError):
    """Another process holds the database's lock for longer than this one waits: try again."""


class DatabaseFull(DatabaseError):
    """The disk, or the quota set for the database, is full."""


class DatabaseDamaged(DatabaseError):
    """The file is not a database, is damaged, or belongs to another program. It is never written to."""


class DatabaseTooNew(DatabaseError):
    """A newer version of this program has migrated the database."""


class DatabaseUnusable(DatabaseError):
    """The database cannot be opened, read or written at all: a path, a permission, a disk."""


_MEANING: dict[int, tuple[type[DatabaseError], str]] = {
    sqlite3.SQLITE_BUSY: (DatabaseBusy, "the database is locked by another process"),
    sqlite3.SQLITE_LOCKED: (DatabaseBusy, "the database is locked by another process"),
    sqlite3.SQLITE_FULL: (DatabaseFull, "the database or its disk is full"),
    sqlite3.SQLITE_CORRUPT: (DatabaseDamaged, "the database is damaged"),
    sqlite3.SQLITE_NOTADB: (DatabaseDamaged, "the file is not a database"),
    sqlite3.SQLITE_READONLY: (DatabaseUnusable, "the database is read-only"),
    sqlite3.SQLITE_CANTOPEN: (DatabaseUnusable, "the database cannot be opened"),
    sqlite3.SQLITE_PERM: (DatabaseUnusable, "the database may not be accessed"),
    sqlite3.SQLITE_IOERR: (DatabaseUnusable, "the disk of the database failed"),
}


def meaning_of(error: sqlite3.Error, path: str = "") -> DatabaseError:
    """The house's error for one of SQLite's."""
    return _named(getattr(error, "sqlite_errorcode", 0), path) or DatabaseUnusable(f"{error}: {path}")


def translate(error: DBAPIError) -> DatabaseError | None:
    """The house's error for a driver's error; None when it is a fault of our own statement."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return None if code is None else _named(code, "")


def _named(code: int, path: str) -> DatabaseError | None:
    # The low byte is the error, the rest tells its kind (SQLITE_BUSY_SNAPSHOT is a SQLITE_BUSY).
    meaning = _MEANING.get(code & 0xFF)
    return meaning[0](f"{meaning[1]}: {path}" if path else meaning[1]) if meaning else None

"""Errors of a database, with messages that help the operator of the bot."""

from __future__ import annotations

import sqlite3

import sqlalchemy.exc


class DatabaseError(Exception):
    """The base class of a database's errors: the request failed, and nothing was stored.

    The message is one line.
    """


class DatabaseBusy(DatabaseError):
    """Raised when another process holds the database's lock for too long. The caller may try again."""


class DatabaseFull(DatabaseError):
    """Raised if the disk is full, or if the database has reached its quota."""


class DatabaseDamaged(DatabaseError):
    """Raised if the file is not a database, is damaged, or belongs to another program."""


class RowsDamaged(DatabaseDamaged):
    """Raised when the database can be read, but some rows have changed since they were stored."""


class DatabaseTooNew(DatabaseError):
    """Raised if a newer version of this program has migrated the database."""


class DatabaseUnusable(DatabaseError):
    """Raised if the database cannot be opened, read or written.

    The cause is a path, a permission or a disk.
    """


DRIVER_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""The errors that SQLite's driver raises; the second one when the message of an error quotes a damaged name."""

_MEANING: dict[int, tuple[type[DatabaseError], str]] = {
    sqlite3.SQLITE_BUSY: (DatabaseBusy, "the database is locked by another process"),
    sqlite3.SQLITE_LOCKED: (DatabaseBusy, "the database is locked by another process"),
    sqlite3.SQLITE_PROTOCOL: (DatabaseBusy, "too many processes begin to read the database"),
    sqlite3.SQLITE_FULL: (DatabaseFull, "the database or its disk is full"),
    sqlite3.SQLITE_CORRUPT: (DatabaseDamaged, "the database is damaged"),
    sqlite3.SQLITE_NOTADB: (DatabaseDamaged, "the file is not a database"),
    sqlite3.SQLITE_READONLY: (DatabaseUnusable, "the database is read-only"),
    sqlite3.SQLITE_CANTOPEN: (DatabaseUnusable, "the database cannot be opened"),
    sqlite3.SQLITE_PERM: (DatabaseUnusable, "the database may not be accessed"),
    sqlite3.SQLITE_IOERR: (DatabaseUnusable, "the disk of the database failed"),
}


def meaning_of(error: sqlite3.Error | UnicodeDecodeError, path: str = "") -> DatabaseError:
    """Return the `DatabaseError` for an error of SQLite's driver."""
    if _is_undecodable(error):
        return DatabaseDamaged(f"{_NO_TEXT}: {path}" if path else _NO_TEXT)
    return _named(getattr(error, "sqlite_errorcode", 0), path) or DatabaseUnusable(f"{error}: {path}")


_STATES: dict[str, tuple[type[DatabaseError], str]] = {
    "55P03": (DatabaseBusy, "the database is locked by another process"),
    "40001": (DatabaseBusy, "another process changed the same thing"),
    "40P01": (DatabaseBusy, "two processes waited for each other"),
    "57014": (DatabaseBusy, "the database took too long"),
    "53100": (DatabaseFull, "the disk of the database is full"),
    "53200": (DatabaseFull, "the database is out of memory"),
    "53300": (DatabaseBusy, "the database has no connection left"),
    "25006": (DatabaseUnusable, "the database is read-only"),
    "3D000": (DatabaseUnusable, "the server has no database of that name"),
    "42501": (DatabaseUnusable, "the database may not be accessed"),
}
_CLASSES: dict[str, tuple[type[DatabaseError], str]] = {
    "08": (DatabaseUnusable, "the connection to the database was lost"),
    "28": (DatabaseUnusable, "the database refuses the name or the password"),
    "57": (DatabaseUnusable, "the database is shutting down or starting"),
    "58": (DatabaseUnusable, "the disk of the database failed"),
    "XX": (DatabaseDamaged, "the database is damaged"),
}
"""The errors, keyed by the class of a PostgreSQL error code (its first two characters)."""


def translate(error: Exception) -> DatabaseError | None:
    """Return a driver's error as a `DatabaseError`. Return None if the fault is in our SQL."""
    driver = getattr(error, "orig", None) or error
    code = getattr(driver, "sqlite_errorcode", None)
    if code is not None:
        return _named(code, "")
    if _is_undecodable(driver):
        return DatabaseDamaged(_NO_TEXT)
    state = getattr(driver, "sqlstate", None)
    if isinstance(state, str):
        meaning = _STATES.get(state) or _CLASSES.get(state[:2])
        return meaning[0](meaning[1]) if meaning else None
    if isinstance(error, sqlalchemy.exc.TimeoutError):
        return DatabaseBusy("all connections of this process to the database are in use")
    if isinstance(driver, OSError) or getattr(error, "connection_invalidated", False):
        return DatabaseUnusable(f"the database cannot be reached: {' '.join(str(driver).split())}")
    return None


_NO_TEXT = "the database is damaged: a text in it is none"


def _is_undecodable(error: Exception) -> bool:
    """Return whether an error is caused by bytes that are not valid text."""
    unread = isinstance(error, sqlite3.OperationalError) and "decode to UTF-8" in str(error)
    return unread or isinstance(error, UnicodeDecodeError)


def _named(code: int, path: str) -> DatabaseError | None:
    # The low byte is the error, the rest is its subkind (SQLITE_BUSY_SNAPSHOT is a SQLITE_BUSY).
    meaning = _MEANING.get(code & 0xFF)
    return meaning[0](f"{meaning[1]}: {path}" if path else meaning[1]) if meaning else None

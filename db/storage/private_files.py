"""Creates private files and folders, which only the user who runs the bot can read.

The program must create every file and folder through this module (a test checks that).
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

FILE, FOLDER = 0o600, 0o700
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_SIDES = ("", "-wal", "-shm", "-journal")
"""The suffixes of a database file and of SQLite's files next to it."""


def keep_to_oneself() -> None:
    """Set the umask so that other users cannot read new files."""
    os.umask(_OTHERS)


def folder(path: Path) -> None:
    """Create a folder and its parents if they are missing.

    An existing folder is left unchanged. Raise `OSError` if that is not possible.
    """
    missing = []
    for each in (path, *path.parents):
        if each.is_dir():
            break
        missing.append(each)
    for each in reversed(missing):
        with suppress(FileExistsError):
            each.mkdir(mode=FOLDER)
    if not path.is_dir():
        raise NotADirectoryError(20, os.strerror(20), str(path))


def opened(path: Path, mode: str = "wb") -> IO[bytes]:
    """Open a file for writing (“wb”) or appending (“ab”) and return it.

    An existing file is made private. Raise `OSError` if the file cannot be written.
    """
    more = os.O_APPEND if mode.startswith("a") else os.O_TRUNC
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | more | os.O_CLOEXEC, FILE)
    with suppress(OSError):  # another user's file, or no regular file, such as a pipe
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.fchmod(descriptor, FILE)
    return os.fdopen(descriptor, mode)


def write(path: Path, data: bytes) -> None:
    """Write a whole file. Create its folder if necessary. Raise `OSError` if that fails."""
    folder(path.parent)
    with opened(path) as file:
        file.write(data)


def create_empty(path: Path) -> None:
    """Create an empty file, or empty an existing one. Raise `OSError` if that fails."""
    opened(path).close()


def reserve(path: Path) -> None:
    """Create an empty file for a new database, if there is none.

    Raise `OSError` if the file cannot be written.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE))


def tighten(path: Path) -> None:
    """Make a database file and SQLite's files next to it private. Files of other users stay unchanged."""
    for each in with_sides(path):
        with suppress(OSError):
            if open_to_others(each):
                each.chmod(FILE)


def with_sides(path: Path) -> Iterator[Path]:
    """Yield the paths of a database file and the files that SQLite keeps next to it.

    Missing files are left out.
    """
    for end in _SIDES:
        each = path.with_name(path.name + end)
        if each.is_file():
            yield each


def why(error: OSError) -> str:
    """Return an error as text, without private data."""
    return os.strerror(error.errno) if error.errno else type(error).__name__


def open_to_others(path: Path) -> bool:
    """Return whether users other than its owner may read or write a file."""
    return bool(stat.S_IMODE(path.stat().st_mode) & _OTHERS)


def others_may_write(path: Path) -> bool:
    """Return whether other users may add files to a folder or delete any of them."""
    mode = path.stat().st_mode
    return bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX

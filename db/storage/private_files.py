"""Files and folders that are nobody else's: readable for who runs the bot alone, from the moment that they are there.

The database holds people's ids and the seeds of running games, a backup all of it, the local page's memory its key.
Nothing of the program makes a file or a folder in another way (a test looks).
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
"""What SQLite keeps beside a file has the name of the file, and such an end."""


def keep_to_oneself() -> None:
    """Let nobody else read what this process makes, nor what programs that it runs make."""
    os.umask(_OTHERS)


def folder(path: Path) -> None:
    """Make a folder, and those above it, where there is none; one that is there stays as it is. Raises `OSError`."""
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
    """A file for writing, «wb», or for adding to it, «ab»; one that is there is closed to others. Raises `OSError`."""
    more = os.O_APPEND if mode.startswith("a") else os.O_TRUNC
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | more | os.O_CLOEXEC, FILE)
    with suppress(OSError):  # somebody else's, or no file: a pipe
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.fchmod(descriptor, FILE)
    return os.fdopen(descriptor, mode)


def write(path: Path, data: bytes) -> None:
    """Write a whole file, in a folder that is made where there is none. Raises `OSError`."""
    folder(path.parent)
    with opened(path) as file:
        file.write(data)


def begin(path: Path) -> None:
    """Make an empty file for another program to fill; one that is there is emptied. Raises `OSError`."""
    opened(path).close()


def reserve(path: Path) -> None:
    """Make a file of no bytes where there is none, for a database to begin in. Raises `OSError`."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, FILE))


def tighten(path: Path) -> None:
    """Close a database's file, and what lies beside it, to others; what is somebody else's stays as it is."""
    for each in with_sides(path):
        with suppress(OSError):
            if open_to_others(each):
                each.chmod(FILE)


def with_sides(path: Path) -> Iterator[Path]:
    """A database's file and what SQLite keeps beside it, as far as it is there."""
    for end in _SIDES:
        each = path.with_name(path.name + end)
        if each.is_file():
            yield each


def why(error: OSError) -> str:
    """What the system says of an error's kind: the error itself may quote more."""
    return os.strerror(error.errno) if error.errno else type(error).__name__


def open_to_others(path: Path) -> bool:
    """Whether anybody but its owner may read a file or write it."""
    return bool(stat.S_IMODE(path.stat().st_mode) & _OTHERS)


def others_may_write(path: Path) -> bool:
    """Whether anybody but its owner may put files into a folder, or take them out, whatever they are called."""
    mode = path.stat().st_mode
    return bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX

"""The stored state of the simulated Discord server: its key, clock and threads."""

from __future__ import annotations

import fcntl
import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from db.storage import private_files
from db.storage.errors import DatabaseUnusable

log = logging.getLogger(__name__)


class Thread(msgspec.Struct, frozen=True, kw_only=True):
    """A thread of the simulated server, with the data to create it again."""

    id: int
    parent: int
    name: str
    owner: int
    kind: int
    archived: bool = False


class Memory(msgspec.Struct, kw_only=True):
    """The stored state of the local page: its key and last port, the skipped seconds, and the threads.

    `languages` are the users' chosen languages, keyed by user id. `used` counts how often each command was run.
    """

    key: str
    port: int = 0
    ahead: float = 0.0
    threads: tuple[Thread, ...] = ()
    languages: dict[str, str] = {}
    used: dict[str, int] = {}


class AlreadyPlaying(Exception):
    """Raised when another process already plays in this guild. Its page is at `address`."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def path_beside(database: Path) -> Path:
    """Return the path of the state file, which lies next to the database."""
    return database.with_name(database.name + ".local.json")


def recall(path: Path) -> Memory:
    """Return the stored state; a new one if it cannot be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Memory)
    except FileNotFoundError:
        pass
    except (OSError, msgspec.DecodeError) as error:
        log.warning(
            "%(file)s cannot be read, the local page starts with a new one: %(problem)s",
            {"file": path, "problem": error},
        )
    return Memory(key=secrets.token_urlsafe(16))


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Lock the guild for this process until the process ends.

    Raise `AlreadyPlaying` if another process has locked it. Raise `DatabaseUnusable` if the lock file cannot be
    written.
    """
    try:
        private_files.folder(path.parent)
        lock_file = private_files.opened(path.with_name(path.name + ".lock"), "ab")
    except OSError as error:
        raise DatabaseUnusable(f"{path.parent} cannot be written to: {private_files.why(error)}") from error
    with lock_file as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyPlaying(address(recall(path))) from None
        yield


def address(memory: Memory) -> str:
    """Return the page's address."""
    return f"http://127.0.0.1:{memory.port}/#{memory.key}"


def remember(memory: Memory, path: Path) -> None:
    """Write the state to a file atomically. Only the file's owner can read it."""
    new = path.with_name(path.name + ".new")
    new.unlink(missing_ok=True)
    private_files.write(new, msgspec.json.format(msgspec.json.encode(memory), indent=2))
    new.replace(path)

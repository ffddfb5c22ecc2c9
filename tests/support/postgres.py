"""A PostgreSQL for the tests: started from installed programs in a temporary folder, removed with the tests.

`server()` returns its address, or None without the programs. `fresh()` makes a database in it with all tables by
copying one that was migrated once. `drop()` removes these databases: the databases of a thousand tests would fill a
disk.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg

from db import open_database

OWNER = "siege"
_NOBODY = "postgres"
"""PostgreSQL does not run as root; Debian's package creates this user for it."""
_FAST = {"fsync": "off", "full_page_writes": "off", "listen_addresses": "''"}
"""Settings with which stored data survives a crash of the server, but not of the machine."""
_SMALL = {"wal_level": "minimal", "max_wal_senders": "0", "min_wal_size": "32MB", "max_wal_size": "128MB"}
"""This server has no replicas: its log need not grow to the usual gigabyte."""
_made: list[str] = []


def programs() -> Path | None:
    """Return the folder of `initdb` and `pg_ctl`; None if PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    path = found[-1] if found else shutil.which("pg_ctl")
    return Path(path).parent if path and (Path(path).parent / "initdb").exists() else None


class Server:
    """A server in its own folder, created but not running. It may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="pg"))  # a socket's path is limited to about a hundred characters
        as_user: dict[str, str] = {}
        if os.getuid() == 0:
            if _NOBODY not in (each.pw_name for each in pwd.getpwall()):
                raise RuntimeError(f"PostgreSQL does not run as root, and nobody here is called {_NOBODY}: useradd it")
            shutil.chown(self.home, _NOBODY, _NOBODY)
            as_user = {"user": _NOBODY, "group": _NOBODY}
        self._run: dict[str, Any] = {"capture_output": True, "cwd": self.home, **as_user}
        self._programs, self._data = folder, self.home / "data"
        # The machine's locale may be set without being installed.
        tongue = ["--encoding=UTF8", "--no-locale"]
        self._do(folder / "initdb", "-D", self._data, "-U", OWNER, "--auth=trust", "--no-sync", *tongue)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = " ".join(f"-c {name}={value}" for name, value in (_FAST | _SMALL).items())
        asked = ["-w", "-l", self.home / "log", "-o", f"-k {self.home} {settings}", "start"]
        self._do(self._programs / "pg_ctl", "-D", self._data, *asked)

    def _do(self, *words: str | Path) -> None:
        """Run one of its programs. Raise with its output if it fails."""
        done = subprocess.run(words, check=False, text=True, **self._run)
        if done.returncode:
            raise RuntimeError(f"{words[0]} ended with {done.returncode}: {done.stdout}{done.stderr}")

    def kill(self) -> None:
        """Kill it without shutdown: at the next start it recovers unwritten data from its log."""
        subprocess.run(
            [self._programs / "pg_ctl", "-D", self._data, "-m", "immediate", "stop"], check=False, **self._run
        )

    def close(self) -> None:
        """Stop it and remove its folder."""
        self.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    @property
    def url(self) -> str:
        """Return the address of an empty database that always exists."""
        return f"postgresql+asyncpg://{OWNER}@/{_NOBODY}?host={self.home}"


@cache
def server() -> str | None:
    """Return the folder of the running server's socket; the server ends with the process."""
    folder = programs()
    if folder is None:
        return None
    made = Server(folder)
    made.start()
    atexit.register(made.close)
    return str(made.home)


def url(name: str) -> str:
    """Return the address of a database of that name."""
    return f"postgresql+asyncpg://{OWNER}@/{name}?host={server()}"


def fresh(*, empty: bool = False) -> str:
    """Return the address of a new database, with the bot's tables or empty."""
    name = f"t{secrets.token_hex(8)}"
    template = "template0" if empty else _migrated()
    _say(f"CREATE DATABASE {name} TEMPLATE {template}")
    _made.append(name)
    return url(name)


def drop() -> None:
    """Drop the databases made since the last call, even if connections are open."""
    while _made:
        _say(f"DROP DATABASE {_made.pop()} WITH (FORCE)")


@cache
def _migrated() -> str:
    _say("CREATE DATABASE migrated TEMPLATE template0")
    _run(_migrate(url("migrated")))
    return "migrated"


async def _migrate(address: str) -> None:
    await (await open_database(address)).close()


def _say(statement: str) -> None:
    async def say() -> None:
        connection = await asyncpg.connect(user=OWNER, database="postgres", host=server())
        await connection.execute(statement)
        await connection.close()

    _run(say())


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in its own thread: this thread may have a running loop."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()

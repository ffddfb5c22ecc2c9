"""A PostgreSQL of the tests' own: started from the machine's programs in a folder of its own, gone with the tests.

`server()` gives its address, or None where there are no programs; `fresh()` makes a database in it, tables and all,
by copying one that was migrated once.
"""

from __future__ import annotations

import asyncio
import atexit
import os
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
"""PostgreSQL does not run as root: Debian's package brings somebody who may run it."""
_FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "listen_addresses": "''"}


def programs() -> Path | None:
    """The folder of `initdb` and `pg_ctl`; None where PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parts[-3]))
    path = found[-1] if found else shutil.which("pg_ctl")
    return Path(path).parent if path and (Path(path).parent / "initdb").exists() else None


@cache
def server() -> str | None:
    """The folder of the running server's socket; the server ends with the process."""
    folder = programs()
    if folder is None:
        return None
    home = Path(tempfile.mkdtemp(prefix="pg"))  # a socket's path may have a hundred characters
    as_user: dict[str, str] = {}
    if os.getuid() == 0:
        shutil.chown(home, _NOBODY, _NOBODY)
        as_user = {"user": _NOBODY, "group": _NOBODY}
    run: dict[str, Any] = {"capture_output": True, "cwd": home, **as_user}
    data = home / "data"
    subprocess.run([folder / "initdb", "-D", data, "-U", OWNER, "--auth=trust", "--no-sync"], check=True, **run)
    settings = " ".join(f"-c {name}={value}" for name, value in _FAST.items())
    start = [folder / "pg_ctl", "-D", data, "-w", "-l", home / "log", "-o", f"-k {home} {settings}", "start"]
    subprocess.run(start, check=True, **run)

    def stop() -> None:
        subprocess.run([folder / "pg_ctl", "-D", data, "-m", "immediate", "stop"], check=False, **run)
        shutil.rmtree(home, ignore_errors=True)

    atexit.register(stop)
    return str(home)


def url(name: str) -> str:
    """The address of a database of that name."""
    return f"postgresql+asyncpg://{OWNER}@/{name}?host={server()}"


def fresh(*, empty: bool = False) -> str:
    """The address of a new database with the house's tables, or with none."""
    name = f"t{secrets.token_hex(8)}"
    template = "template0" if empty else _migrated()
    _say(f"CREATE DATABASE {name} TEMPLATE {template}")
    return url(name)


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
    """Run it in a thread of its own: this one may have a loop that is running."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()

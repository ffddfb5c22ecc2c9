"""Damage to an SQLite file by disks and other processes gives a one-line error; nothing wrong is served or written.

The file is full, read-only, locked, truncated, has flipped bits, or was left by a process killed while writing.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import event
from support import sqlite_template, stress, toygame
from support.toygame.play import CHANNEL, OWNER, Clock, begin

from bot.games.errors import SaveDamaged
from bot.games.service import Service
from bot.runtime.scheduler import Scheduler
from db import Database, DatabaseBusy, DatabaseDamaged, DatabaseError, DatabaseFull, DatabaseUnusable, open_database

pytestmark = pytest.mark.sqlite

FLIPS = 120 if stress.FULL else 60


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toygame.installed():
        yield


@pytest.fixture
def path(tmp_path: Path) -> Path:
    sqlite_template.fresh(tmp_path / "games.db")
    return tmp_path / "games.db"


@pytest_asyncio.fixture
async def service(path: Path) -> AsyncIterator[Service]:
    database = await open_database(sqlite_template.address(path), busy_seconds=0.1)
    yield Service(database, now=Clock())
    await database.close()


async def play(service: Service, *, games: int, decisions: int) -> None:
    for number in range(games):
        state = await begin(service, channel=CHANNEL + number, options={"days": "40"})
        for _ in range(decisions):
            state = await decide(service, state.id)


async def decide(service: Service, game_id: str) -> Any:
    state = await service.load(game_id)
    answer = await service.advice(game_id)
    return await service.decide(game_id, version=state.version, answer=answer, actor=OWNER)


async def served(path: Path) -> list[Any]:
    """Return everything that people see of the games in a file."""
    database = await open_database(sqlite_template.address(path), busy_seconds=0.1)
    try:
        service, found = Service(database, now=Clock()), []
        for row in await service.store.running():
            state = await service.load(row.id)
            asked = list(state.ask.answers()) if state.ask is not None else None
            found.append((state.id, state.version, state.view, state.owner_id, state.channel_id, asked))
        return found
    finally:
        await database.close()


# --- flipped bits, truncated files ---


@pytest_asyncio.fixture
async def good(path: Path, service: Service) -> tuple[bytes, list[Any]]:
    await play(service, games=4, decisions=25)
    await service.store.database.close()
    return path.read_bytes(), await served(path)


async def test_flipped_bits_are_detected_or_harmless_and_the_file_is_not_changed(
    path: Path, good: tuple[bytes, list[Any]]
) -> None:
    content, want = good
    chance, came = random.Random(6), Counter[str]()
    used = [place for place, byte in enumerate(content) if byte]  # most of a page is free
    for place in chance.choices(used, k=FLIPS):
        flipped = bytearray(content)
        flipped[place] ^= 1 << chance.randrange(8)
        path.write_bytes(flipped)
        try:
            found = await served(path)
        except DatabaseError:
            assert path.read_bytes() == bytes(flipped), "a refused file was written to"
            came["refused"] += 1
        except SaveDamaged:
            came["one game refused"] += 1
        else:
            assert found == want, f"something wrong was served after byte {place} was changed"
            came["harmless"] += 1
        for rest in path.parent.glob("games.db-*"):
            rest.unlink()
    assert came["harmless"] < FLIPS, came


@pytest.mark.stress("CREATE TABLE game (")
@pytest.mark.parametrize("name", [b"CREATE TABLE journal", b"CREATE TABLE game ("])
async def test_a_name_that_is_no_text_is_damage(path: Path, good: tuple[bytes, list[Any]], name: bytes) -> None:
    """SQLite quotes it in the message of its error, which the driver cannot decode then."""
    content, _ = good
    flipped = bytearray(content)
    flipped[content.index(name) + len(name) - 2] ^= 0x80
    path.write_bytes(flipped)
    with pytest.raises(DatabaseDamaged):
        await served(path)


async def test_a_truncated_file_is_refused_and_not_changed(path: Path, good: tuple[bytes, list[Any]]) -> None:
    content, _ = good
    for length in (1, 99, 4096, 4097, len(content) // 2, len(content) - 4096, len(content) - 1):
        path.write_bytes(content[:length])
        with pytest.raises(DatabaseDamaged) as raised:
            await open_database(sqlite_template.address(path), busy_seconds=0.1)
        assert str(path) in str(raised.value)
        assert path.read_bytes() == content[:length]


# --- a killed process ---

_WRITER = """
import asyncio, os, signal, sys
from support import toygame; toygame.install()
from support.toygame.play import Clock
from bot.games.service import Service
from db import open_database
from support.toygame.play import OWNER, begin
async def go():
    service = Service(await open_database(sys.argv[1]), now=Clock())
    state = await begin(service, options={"days": "40"})
    for _ in range(10):
        answer = await service.advice(state.id)
        state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(go())
"""


async def test_the_log_of_a_killed_process_is_recovered(path: Path) -> None:
    leave(path)
    log = path.with_name("games.db-wal")
    assert log.stat().st_size, "the last process died before its log was brought into the file"
    # A transaction interrupted by a power failure: its end is missing, and random bytes follow.
    with log.open("ab") as file:
        file.write(bytes(range(256)) * 40)
    path.with_name("games.db-shm").unlink()
    ((_, version, *_),) = await served(path)
    assert version == 11


async def test_a_truncated_log_loses_only_its_last_transaction(path: Path) -> None:
    leave(path)
    log = path.with_name("games.db-wal")
    os.truncate(log, log.stat().st_size - 2000)
    ((_, version, *_),) = await served(path)
    assert version == 10


_LEFT: dict[str, bytes] = {}
"""The files that the killed process left, by their suffixes: it runs once for all tests of a process."""


def leave(path: Path) -> None:
    """Have ten decisions made by a process that is killed after the last."""
    if not _LEFT:
        _kill(path)
        _LEFT.update((each.name.removeprefix(path.name), each.read_bytes()) for each in path.parent.glob("games.db*"))
    for ending, content in _LEFT.items():
        path.with_name(path.name + ending).write_bytes(content)


def _kill(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _WRITER, sqlite_template.address(path)], env=_env(), check=False, timeout=60
    )
    assert done.returncode == -signal.SIGKILL


def _env() -> dict[str, str]:
    tests = Path(toygame.__file__).parents[2]
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(tests), str(tests.parent)))}


# --- a full disk ---


@contextmanager
def pragma(database: Database, name: str, value: object, after: object) -> Iterator[None]:
    """Set a pragma on every connection within the block."""
    wanted = {"value": value}

    def checkout(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {name}={wanted['value']}")
        cursor.close()

    event.listen(database.engine.sync_engine, "checkout", checkout)
    try:
        yield
    finally:
        wanted["value"] = after


NO_ROOM, ROOM = ("max_page_count", 1), 1_000_000_000


async def test_a_full_disk_stops_decisions_and_nothing_else(service: Service) -> None:
    state = await begin(service, options={"days": "40"})
    with pragma(service.store.database, *NO_ROOM, ROOM):
        for _ in range(200):
            before = await service.load(state.id)
            try:
                await decide(service, state.id)
            except DatabaseFull:
                break
        else:
            pytest.fail("it was never full")
        after = await service.load(state.id)
        assert (after.version, after.view) == (before.version, before.view)
        with pytest.raises(DatabaseFull, match="the database or its disk is full"):
            await decide(service, state.id)
    assert (await decide(service, state.id)).version == after.version + 1


async def test_a_full_disk_does_not_stop_other_jobs(service: Service, caplog: pytest.LogCaptureFixture) -> None:
    await begin(service, options={"days": "40"})
    scheduler, called = Scheduler(SimpleNamespace()), []  # type: ignore[arg-type,var-annotated]

    async def writes(_: object) -> None:
        for number in range(300):
            await begin(service, channel=CHANNEL + 1 + number)

    async def reads(_: object) -> None:
        called.append(await service.running())

    scheduler.register("writes", writes)
    scheduler.register("reads", reads)
    with pragma(service.store.database, *NO_ROOM, ROOM):
        await scheduler.go()
    assert "the round «writes» could not be made: the database or its disk is full" in caplog.text
    assert "Traceback" not in caplog.text
    assert called


@pytest.mark.stress
def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    """The file cannot grow, as on a full disk: the error takes one line, and no partial database is left."""
    code = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000));"
        "import asyncio, sys; from db import open_database, DatabaseError\n"
        "try: asyncio.run(open_database('sqlite+aiosqlite:///' + sys.argv[1]))\n"
        "except DatabaseError as error: print(type(error).__name__, error)\n"
    )
    path = tmp_path / "games.db"
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], env=_env(), check=False, capture_output=True, text=True, timeout=60
    )
    assert done.stdout.startswith(("DatabaseFull", "DatabaseUnusable the disk of the database failed")), done
    assert "Traceback" not in done.stderr
    asyncio.run(_opens(path))


async def _opens(path: Path) -> None:
    await (await open_database(sqlite_template.address(path))).close()


# --- a read-only file ---


async def test_a_disk_that_turns_read_only_stops_decisions_and_nothing_else(service: Service) -> None:
    state = await begin(service)
    with pragma(service.store.database, "query_only", 1, 0):
        with pytest.raises(DatabaseUnusable, match="the database is read-only"):
            await decide(service, state.id)
        assert (await service.load(state.id)).version == 1
    assert (await decide(service, state.id)).version == 2


@pytest.mark.stress
def test_a_file_that_may_not_be_written_at_the_start(path: Path) -> None:
    before = path.read_bytes()
    code = (
        "import asyncio, os, sys; from db import open_database, DatabaseError\n"
        "asyncio.run(asyncio.run(open_database(sys.argv[2])).close())  # all that is loaded late\n"
        "if os.getuid() == 0: os.setgroups([]); os.setgid(65534); os.setuid(65534)  # root may write everything\n"
        "try: asyncio.run(open_database(sys.argv[1]))\n"
        "except DatabaseError as error: print(type(error).__name__, error)\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(path, folder)
        os.chmod(copy, 0o444)
        os.chmod(folder, 0o555)
        asked = [sys.executable, "-c", code, sqlite_template.address(Path(copy)), sqlite_template.address(path)]
        done = subprocess.run(asked, env=_env(), check=False, capture_output=True, text=True, timeout=60)
        os.chmod(folder, 0o755)
        assert done.stdout.startswith("DatabaseUnusable the database is read-only"), done
        assert len(done.stdout.splitlines()) == 1
        assert Path(copy).read_bytes() == before


# --- a lock held by another process ---

_LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


async def test_a_file_that_another_process_has_locked(path: Path, service: Service) -> None:
    state = await begin(service)
    with subprocess.Popen(
        [sys.executable, "-c", _LOCKER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        async with asyncio.timeout(60):  # nobody waits for ever
            with pytest.raises(DatabaseBusy, match="the database is locked by another process"):
                await decide(service, state.id)
            with pytest.raises(DatabaseBusy, match="the database is locked by another process"):
                await open_database(sqlite_template.address(path), busy_seconds=0.1)
        assert (await service.load(state.id)).version == 1, "reading goes on"
        other.communicate("")
    assert (await decide(service, state.id)).version == 2

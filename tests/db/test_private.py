"""Created files are readable only by their owner from the first moment on, whatever the umask is."""

from __future__ import annotations

import ast
import os
import re
import sqlite3
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from support import postgres
from support.sources import nodes

import db
from bot.local import state
from db import open_database
from db.maintenance.backups import back_up, restore
from db.storage import private_files

NOW = datetime(2026, 6, 20, 12, tzinfo=UTC)
Made = list[tuple[str, int]]


@pytest.fixture(params=[0o022, 0o000, 0o077], ids=oct)
def mask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


@pytest.fixture
def born(monkeypatch: pytest.MonkeyPatch) -> Made:
    """Record every file that Python's own calls create, with its mode at creation."""
    made: Made = []
    opened, mkdir = os.open, os.mkdir

    def open_(path: Any, flags: int, mode: int = 0o777, **more: Any) -> int:
        fresh = flags & os.O_CREAT and not os.path.exists(path)
        descriptor = opened(path, flags, mode, **more)
        if fresh:
            made.append((str(path), stat.S_IMODE(os.fstat(descriptor).st_mode)))
        return descriptor

    def mkdir_(path: Any, mode: int = 0o777, **more: Any) -> None:
        mkdir(path, mode, **more)
        made.append((str(path), stat.S_IMODE(os.stat(path).st_mode)))

    monkeypatch.setattr(os, "open", open_)
    monkeypatch.setattr(os, "mkdir", mkdir_)
    return made


def modes(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode)
        for path in sorted(folder.rglob("*"))
        if path.exists()
    }


def open_ones(folder: Path) -> dict[str, str]:
    """Return the files that others may read or write."""
    return {name: oct(mode) for name, mode in modes(folder).items() if mode & 0o077}


@pytest.mark.stress("0o22", "0o77")
async def test_a_database_and_its_side_files_are_private(mask: int, tmp_path: Path, born: Made) -> None:
    file = tmp_path / "a" / "b" / "games.db"
    opened = await open_database(f"sqlite+aiosqlite:///{file}")
    try:
        async with opened.write() as connection:
            await connection.exec_driver_sql("PRAGMA user_version=0")
        found = modes(tmp_path)
        assert {"a", "a/b", "a/b/games.db", "a/b/games.db-wal", "a/b/games.db-shm"} <= found.keys()
        assert open_ones(tmp_path) == {}
        assert {mode for path, mode in born if path.startswith(str(tmp_path))} <= {0o600, 0o700}
        assert (str(file), 0o600) in born, "it was so before SQLite came to it"
        made = await back_up(f"sqlite+aiosqlite:///{file}", tmp_path / "kept" / "here", now=NOW)
        assert made.path.exists()
        assert open_ones(tmp_path) == {}
    finally:
        await opened.close()


@pytest.mark.stress("0o22", "0o77")
async def test_a_backup_is_private_while_it_is_made(mask: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This includes its partial file and SQLite's side files."""
    file, seen = tmp_path / "games.db", []
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()
    connect = sqlite3.connect

    def watched(*words: Any, **more: Any) -> sqlite3.Connection:
        seen.append(modes(tmp_path))
        return connect(*words, **more)

    monkeypatch.setattr("db.maintenance.backups.sqlite3.connect", watched)
    made = await back_up(f"sqlite+aiosqlite:///{file}", tmp_path / "kept", now=NOW)
    monkeypatch.undo()
    assert [found for found in seen if any(name.endswith(".part") for name in found)]
    assert not [name for found in seen for name, mode in found.items() if mode & 0o077]
    await restore(f"sqlite+aiosqlite:///{file}", made.path)
    assert (tmp_path / "games.db.before-restore").exists()
    assert open_ones(tmp_path) == {}


@pytest.mark.stress("0o22", "0o77")
async def test_files_of_older_versions_are_made_private(mask: int, tmp_path: Path) -> None:
    file, kept = tmp_path / "games.db", tmp_path / "kept"
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()
    first = await back_up(f"sqlite+aiosqlite:///{file}", kept, now=NOW)
    for path in (file, first.path):
        path.chmod(0o644)
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await back_up(f"sqlite+aiosqlite:///{file}", kept, now=NOW.replace(hour=13))
    assert open_ones(kept) == {}


@pytest.mark.stress
async def test_the_remains_of_a_killed_backup_are_removed(tmp_path: Path) -> None:
    """It contains copies of data that users delete, and no rotation would ever remove it."""
    file, kept = tmp_path / "games.db", tmp_path / "kept"
    kept.mkdir()
    await (await open_database(f"sqlite+aiosqlite:///{file}")).close()
    old, young = kept / "siegemaster-20260101-000000.db.part", kept / "siegemaster-20260102-000000.db.part"
    for path in (old, young):
        path.write_bytes(b"x")
    os.utime(old, (0, 0))
    await back_up(f"sqlite+aiosqlite:///{file}", kept, now=NOW)
    assert not old.exists()
    assert young.exists(), "somebody may be at it"


@pytest.mark.stress("0o22", "0o77")
@pytest.mark.postgresql
async def test_a_dump_is_private(mask: int, tmp_path: Path) -> None:
    url = postgres.fresh()
    await (await open_database(url)).close()
    await back_up(url, tmp_path / "kept", now=NOW)
    assert len(modes(tmp_path)) == 3, "the folder, the dump, the sums beside it"
    assert open_ones(tmp_path) == {}


def test_the_local_pages_key_is_private(mask: int, tmp_path: Path) -> None:
    file = tmp_path / "mine" / "games.db.local.json"
    with state.held(file):
        state.remember(state.recall(file), file)
        assert set(modes(tmp_path)) == {"mine", "mine/games.db.local.json", "mine/games.db.local.json.lock"}
        assert open_ones(tmp_path) == {}


def test_files_written_by_commands_are_private(mask: int, tmp_path: Path) -> None:
    file = tmp_path / "a" / "b.json"
    private_files.write(file, b"x")
    assert open_ones(tmp_path) == {}
    file.chmod(0o644)
    private_files.write(file, b"y")
    assert (open_ones(tmp_path), file.read_bytes()) == ({}, b"y")


def test_a_process_creates_no_file_that_others_can_read(tmp_path: Path) -> None:
    """This includes libraries and the programs that it runs."""
    before = os.umask(0)
    try:
        private_files.keep_to_oneself()
        (tmp_path / "any").write_bytes(b"")
        assert open_ones(tmp_path) == {}
    finally:
        os.umask(before)


# --- the doctor ---


async def test_the_doctor_names_files_that_others_can_read(tmp_path: Path) -> None:
    from bot.cli.doctor import _modes
    from bot.runtime.settings import Settings

    file, kept = tmp_path / "games.db", tmp_path / "kept"
    url = f"sqlite+aiosqlite:///{file}"
    settings = Settings(database=url, backups=kept, _env_file=None)  # type: ignore[call-arg]
    await (await open_database(url)).close()
    made = await back_up(url, kept, now=NOW)
    assert [finding.verdict for finding in await _modes(settings)] == ["ok"]
    for path in (file, made.path):
        path.chmod(0o640)
        (found,) = await _modes(settings)
        assert (found.verdict, str(path) in found.said) == ("warn", True)
        path.chmod(0o600)
    kept.chmod(0o770)
    (found,) = await _modes(settings)
    assert (found.verdict, str(kept) in found.said) == ("warn", True)


# --- files are created in no other way ---

ROOT = Path(db.__file__).parent.parent
MAKES = {"mkdir", "makedirs", "touch", "write_text", "write_bytes"}


def makes_a_file(call: ast.Call) -> bool:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name not in {*MAKES, "open"} or ast.unparse(call.func) == "private_files.opened":
        return False
    said = [
        each.value for each in (*call.args, *(key.value for key in call.keywords)) if isinstance(each, ast.Constant)
    ]
    modes = [each for each in said if isinstance(each, str) and re.fullmatch(r"[rwaxbt+]{1,3}", each)]
    return name in MAKES or (name == "open" and any(set("wax+") & set(mode) for mode in modes))


@pytest.mark.parametrize("part", ["bot", "db", "render", "engine"])
def test_no_file_is_created_in_another_way(part: str) -> None:
    sources = [
        path for path in sorted((ROOT / part).rglob("*.py")) if path != ROOT / "db" / "storage" / "private_files.py"
    ]
    trees = [(path, nodes(path)) for path in sources]
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node.func)}"
        for path, nodes in trees
        for node in nodes
        if isinstance(node, ast.Call) and makes_a_file(node)
    ]
    assert wrong == []

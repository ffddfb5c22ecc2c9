"""Other machines compute, through the queue in PostgreSQL; without them, or if one dies, the bot computes itself."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import pytest_asyncio
from pydantic import ValidationError
from support import postgres

from benchmarks.recordings import recorded
from bot.analysis.work import begun, pack, work
from bot.boards.drawing_queue import DrawingQueue
from bot.chances import elsewhere
from bot.chances.elsewhere import Elsewhere
from bot.chances.pool import ComputingPool, NobodyComputes, Unfinished
from bot.chances.simulating import simulate
from bot.cli.doctor import machines
from bot.runtime.settings import Settings
from engine.core.save import dump, new_game
from engine.games import UnknownGame, find

pytestmark = pytest.mark.postgresql


@pytest.fixture
def queue_url() -> str:
    return postgres.fresh(empty=True)


@pytest_asyncio.fixture
async def away(queue_url: str) -> AsyncIterator[Elsewhere]:
    made = Elsewhere(queue_url, patience=60)
    yield made
    await made.close()


@pytest.fixture
def pool(away: Elsewhere) -> Iterator[ComputingPool]:
    made = ComputingPool(0, DrawingQueue, elsewhere=away)
    yield made
    made.close()


@contextmanager
def machine(database_url: str) -> Iterator[subprocess.Popen[bytes]]:
    """A machine that computes: the command as typed, in a process of its own."""
    line = [
        sys.executable,
        "-c",
        "from bot.cli import main; main()",
        "compute",
        "--processes",
        "1",
        "--database",
        database_url,
    ]
    process = subprocess.Popen(line, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


async def there(away: Elsewhere) -> None:
    """Wait until a machine has given a sign of life."""
    async with asyncio.timeout(60):
        while not await away.is_anybody_there():
            away._asked_at = float("-inf")
            await asyncio.sleep(0.1)


async def test_another_machine_computes_the_same_and_may_die(
    queue_url: str, away: Elsewhere, pool: ComputingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The results are those of this machine, errors arrive, and a machine that is killed costs no result."""
    save = dump(new_game(find("keep-up-the-fire"), seed="apple", options={}).save).decode()
    asked: tuple[Any, ...] = ("keep-up-the-fire", save, range(2), None, "")
    here = simulate(*asked)
    wanted = Settings(_env_file=None, database=queue_url, queue=True)  # type: ignore[call-arg]
    with machine(queue_url) as process:
        await there(away)
        with monkeypatch.context() as patch:
            patch.setattr(pool, "_ready", None)  # nothing is computed here
            assert await pool.quickly(simulate, *asked) == here
            with pytest.raises(UnknownGame, match="nonsense"):
                await pool.quickly(simulate, "nonsense", *asked[1:])
        away._patience = 1.0
        process.send_signal(signal.SIGSTOP)
        assert await pool.quickly(simulate, *asked) == here, "no answer came, so it is computed here"
        with pytest.raises(NobodyComputes):
            await away.compute(simulate, asked, first=True)
        process.kill()
        assert [each.verdict for each in await machines(wanted)] == ["ok"], "it was seen a moment ago"
    away._resting_until = away._asked_at = float("-inf")
    monkeypatch.setattr(elsewhere, "LOST", 0.0)
    (said,) = await machines(wanted)
    assert said.said == "no other machine computes: start `siegemaster compute` on one"
    assert await pool.quickly(simulate, *asked) == here
    assert not away._waiting
    nowhere = wanted.model_copy(update={"database": "postgresql://127.0.0.1:1/none"})
    assert [each.verdict for each in await machines(nowhere)] == ["fail"]
    lost = ComputingPool(0, DrawingQueue, elsewhere=Elsewhere(nowhere.database))
    assert await lost.quickly(simulate, *asked) == here, "without the database it is computed here"
    lost.close()


@pytest.mark.stress
async def test_long_work_is_computed_there_piece_by_piece(
    queue_url: str, away: Elsewhere, pool: ComputingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An analysis, as `/analysis` asks for it, with its progress; nobody waits for its end here."""
    dones = list[int]()
    with machine(queue_url):
        await there(away)
        monkeypatch.setattr(pool, "_ready", None)  # nothing is computed here
        packed = pack(recorded("keep-up-the-fire", "apple"))
        running = asyncio.create_task(
            pool.run(work, packed, begun({}), server_id=7, on_progress=lambda done, _: dones.append(done))
        )
        async with asyncio.timeout(60):
            while len(dones) < 3 and not running.done():
                await asyncio.sleep(0.05)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert dones == sorted(dones)
    assert len(dones) >= 3
    assert not away._waiting


def test_only_works_of_the_program_are_named_and_only_its_classes_are_loaded() -> None:
    for strange in (print, lambda: None, os.system):
        with pytest.raises(NobodyComputes):
            elsewhere._named(strange)
    with pytest.raises(ValueError, match="no work"):
        elsewhere._found("os:system")
    for strange in (os.system, print):
        with pytest.raises(pickle.UnpicklingError):
            elsewhere._unpacked(pickle.dumps(strange))
    for plain in ((True, range(3)), (b"x", 1.5, None, frozenset({"a"})), Unfinished((1, b"2"), 3, 4), UnknownGame("x")):
        assert repr(elsewhere._unpacked(pickle.dumps(plain))) == repr(plain)


def test_the_queue_needs_postgresql() -> None:
    with pytest.raises(ValidationError, match="the queue needs PostgreSQL"):
        Settings(_env_file=None, database="games.db", queue=True)  # type: ignore[call-arg]
    assert Settings(_env_file=None, database="postgresql://x/y", queue=True).queue  # type: ignore[call-arg]

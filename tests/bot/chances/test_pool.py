"""The processes that simulate: pieces and servers in turn, others for those that have died, and cancelled work."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.boards.drawing_queue import DrawingQueue
from bot.chances.calls import Unfinished
from bot.chances.pool import LONG_ONES, ComputingPool, NoProcesses
from bot.chances.simulating import SELDOM
from bot.runtime import clock
from bot.runtime.giving_way import Haste


def count_up(done: int, total: int) -> str | Unfinished:
    """Do one piece of a work."""
    return "counted" if done == total else Unfinished((done + 1, total), done + 1, total)


def process() -> tuple[int, int]:
    """Return where this runs, and how far it stands back."""
    return os.getpid(), os.nice(0)


def note_down(name: str, left: int, path: str) -> str | Unfinished:
    """Do one piece of a work, and write down whose."""
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(f"{name}\n")
    return name if not left else Unfinished((name, left - 1, path), 0, 1)


def wait_for(path: str) -> str:
    """Wait for a file."""
    end = time.monotonic() + 20
    while not Path(path).exists() and time.monotonic() < end:
        time.sleep(0.005)
    return "waited"


def die_once(path: str) -> str:
    """End this process if there is no such file, and make it."""
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "lives"


def die() -> str:
    """End this process."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def hang(path: str) -> str:
    """Say in which process this is, and never end."""
    Path(path).write_text(str(os.getpid()))
    while True:
        time.sleep(60)


def fail() -> str:
    """Raise an error."""
    raise LookupError("wrong")


@pytest_asyncio.fixture
async def thread() -> AsyncIterator[ComputingPool]:
    made = ComputingPool(0, DrawingQueue)
    yield made
    made.close()


@pytest_asyncio.fixture
async def processes() -> AsyncIterator[ComputingPool]:
    made = ComputingPool(1, DrawingQueue)
    yield made
    made.close()


async def test_a_task_runs_in_pieces_and_reports_its_progress(thread: ComputingPool) -> None:
    heard: list[tuple[int, int]] = []
    assert await thread.run(count_up, 0, 3, on_progress=lambda done, total: heard.append((done, total))) == "counted"
    assert heard == [(1, 3), (2, 3), (3, 3)]


async def test_no_piece_of_a_long_task_begins_while_boards_are_made(thread: ComputingPool) -> None:
    thread.busy.say(Haste.BOARDS)
    working = asyncio.create_task(thread.run(count_up, 0, 3))
    assert await asyncio.wait_for(thread.quickly(count_up, 1, 1), 60) == "counted", "somebody waits for that"
    assert not working.done()
    thread.busy.say(Haste.NONE)
    assert await asyncio.wait_for(working, 60) == "counted"


async def test_errors_of_a_task_are_returned_and_the_next_task_runs(thread: ComputingPool) -> None:
    with pytest.raises(LookupError, match="wrong"):
        await thread.run(fail)
    assert await thread.quickly(count_up, 1, 1) == "counted"


async def test_long_tasks_of_servers_take_turns_and_their_number_is_limited(
    thread: ComputingPool, tmp_path: Path
) -> None:
    log, gate = tmp_path / "log", tmp_path / "gate"
    held = asyncio.create_task(thread.quickly(wait_for, str(gate)))
    await asyncio.sleep(0)
    crowd = [asyncio.create_task(thread.run(note_down, "crowd", 1, str(log), server_id=1)) for _ in range(5)]
    await asyncio.sleep(0)
    other = asyncio.create_task(thread.run(note_down, "other", 1, str(log), server_id=2))
    await asyncio.sleep(0)
    gate.touch()
    await asyncio.gather(held, other, *crowd)
    said = log.read_text().split()
    assert len(said) == 12
    assert said[: 2 * LONG_ONES] == ["crowd"] * 2 * LONG_ONES, "two of the crowd had begun"
    assert "other" in said[2 * LONG_ONES : 2 * LONG_ONES + 2], "then it is the other server's turn, before three more"


async def test_a_quick_task_overtakes_the_pieces_of_a_long_one(thread: ComputingPool, tmp_path: Path) -> None:
    log, gate = tmp_path / "log", tmp_path / "gate"
    held = asyncio.create_task(thread.quickly(wait_for, str(gate)))
    await asyncio.sleep(0)
    long_one = asyncio.create_task(thread.run(note_down, "long", 3, str(log)))
    await asyncio.sleep(0)
    quick = asyncio.create_task(thread.quickly(note_down, "quick", 0, str(log)))
    await asyncio.sleep(0)
    gate.touch()
    await asyncio.gather(held, long_one, quick)
    assert log.read_text().split() == ["quick", "long", "long", "long", "long"]


async def test_a_cancelled_task_stops_after_its_piece_and_frees_its_place(
    thread: ComputingPool, tmp_path: Path
) -> None:
    log, gate = tmp_path / "log", tmp_path / "gate"
    held = asyncio.create_task(thread.quickly(wait_for, str(gate)))
    await asyncio.sleep(0)
    given_up = [asyncio.create_task(thread.run(note_down, "given up", 9, str(log))) for _ in range(LONG_ONES + 1)]
    await asyncio.sleep(0)
    last = asyncio.create_task(thread.run(note_down, "last", 0, str(log)))
    await asyncio.sleep(0)
    for each in given_up:
        each.cancel()
    gate.touch()
    assert await held == "waited"
    assert await last == "last"
    assert all(each.cancelled() for each in given_up)
    assert log.read_text().split() == ["last"]


async def test_a_process_has_a_low_priority_and_is_restarted_when_it_dies(
    processes: ComputingPool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first, niceness = await processes.quickly(process)
    assert first != os.getpid()
    assert niceness > os.nice(0)
    assert (await processes.quickly(gc.get_threshold))[0] == SELDOM
    assert await processes.run(die_once, str(tmp_path / "dead")) == "lives", "the piece is done again"
    assert "the processes for reckoning have ended" in caplog.text
    again, _ = await processes.quickly(process)
    assert again not in {first, os.getpid()}
    with pytest.raises(NoProcesses):
        await processes.quickly(die)
    assert await processes.quickly(count_up, 1, 1) == "counted", "what kills a process takes nobody else with it"


@pytest.mark.stress
async def test_processes_that_keep_dying_are_paused(processes: ComputingPool, monkeypatch: pytest.MonkeyPatch) -> None:
    processes._deaths.extend([clock.monotonic()] * 5)
    with pytest.raises(NoProcesses):
        await processes.quickly(process)
    later = clock.monotonic() + 120
    monkeypatch.setattr(clock, "monotonic", lambda: later)
    assert (await processes.quickly(process))[0] != os.getpid()


async def test_a_closed_pool_refuses_tasks(thread: ComputingPool) -> None:
    thread.close()
    with pytest.raises(NoProcesses):
        await thread.quickly(count_up, 1, 1)


# --- works that hang ---


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that happens within seconds, however busy the machine is."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


@pytest.mark.stress
async def test_a_hanging_process_is_replaced_and_reported_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pool = ComputingPool(1, DrawingQueue, limit=8.0)
    try:
        assert pool.trouble() is None
        path = tmp_path / "process"
        hanging = asyncio.create_task(pool.quickly(hang, str(path)))
        await until(lambda: path.exists() and bool(path.read_text()))
        innocent = asyncio.create_task(pool.quickly(count_up, 1, 1))
        await until(lambda: pool.trouble() is not None)
        assert "has run for" in str(pool.trouble())
        with pytest.raises(NoProcesses):
            await hanging
        assert pool.trouble() == "no end after 60 s", "another is being begun"
        assert await innocent == "counted", "what waited for the process is done by the next"
        assert "a process for reckoning hangs" in caplog.text
        assert pool.trouble() is None
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.read_text()), 0)
    finally:
        pool.close()


async def test_a_hanging_thread_is_abandoned(tmp_path: Path) -> None:
    pool = ComputingPool(0, DrawingQueue, limit=0.3)
    try:
        gate = tmp_path / "gate"
        hanging = asyncio.create_task(pool.quickly(wait_for, str(gate)))
        await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.quickly(count_up, 1, 1))
        with pytest.raises(NoProcesses):
            await hanging
        assert await waiting == "counted"
        gate.touch()
    finally:
        pool.close()


@pytest.mark.stress
async def test_processes_that_fail_to_start_are_tried_again_at_the_next_request(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.chances.pool.prepare_process", partial(die_once, str(tmp_path / "dead")))
    pool = ComputingPool(1, DrawingQueue)
    try:
        with pytest.raises(NoProcesses):
            await pool.quickly(process)
        assert pool.trouble() == "BrokenProcessPool (SIGKILL)"
        await until(lambda: pool.trouble() is None)
        assert await pool.quickly(count_up, 1, 1) == "counted"
    finally:
        pool.close()


@pytest.mark.stress
async def test_closing_a_pool_does_not_wait_for_a_hanging_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bot.runtime.worker_processes.GRACE", 0.1)
    pool, path = ComputingPool(1, DrawingQueue), tmp_path / "process"
    hanging = asyncio.create_task(pool.quickly(hang, str(path)))
    await until(path.exists)
    pool.close()
    with pytest.raises(NoProcesses):
        await hanging

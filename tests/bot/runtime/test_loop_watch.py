"""A blocked event loop is noticed by a thread, logged and reported; in the end the process exits."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from support.toygame.play import Clock

from bot.app import Siegemaster
from bot.cli.run import _connect
from bot.runtime import systemd as notify
from bot.runtime.loop_watch import STATUS, LoopWatch, end
from bot.runtime.metrics import HealthServer, Metrics
from bot.runtime.settings import Settings
from db import Database

PATIENCE = 20.0
"""Seconds to wait for something that happens at once on an idle machine."""


def until(true: Callable[[], bool]) -> bool:
    """Wait for a condition while blocking the loop; return whether it became true."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        if true():
            return True
        time.sleep(0.01)
    return False


async def moved(true: Callable[[], bool]) -> bool:
    """Wait for a condition while the loop runs."""
    return await asyncio.to_thread(until, true)


@contextmanager
def felt(loop_watch: LoopWatch) -> Iterator[LoopWatch]:
    loop_watch.start()
    try:
        yield loop_watch
    finally:
        loop_watch.stop()


async def test_a_blocked_loop_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING, "bot.runtime.loop_watch")
    with felt(LoopWatch(beat=0.02, still=0.2)) as loop_watch:
        assert not loop_watch.is_stuck
        assert until(lambda: loop_watch.is_stuck), "the loop does not move as long as this waits"
        assert await moved(lambda: not loop_watch.is_stuck)
    contents, *_, again = (record.getMessage() for record in caplog.records)  # a busy machine may stop it once more
    assert "has stood still for" in contents
    assert "test_loop_watch.py" in contents
    assert "until" in contents, "it says where"
    assert "moves again" in again


async def test_a_running_loop_is_not_reported(caplog: pytest.LogCaptureFixture) -> None:
    beats: list[int] = []
    lost = threading.Event()
    with felt(LoopWatch(beat=0.01, still=5, lost_after=5, lost=lost.set)) as loop_watch:
        for number in range(50):
            await asyncio.sleep(0.005)
            beats.append(number)
        assert not loop_watch.is_stuck
    assert len(beats) == 50
    assert not lost.is_set()
    assert not caplog.records


async def test_a_callback_runs_when_the_loop_is_blocked_too_long() -> None:
    lost = threading.Event()
    with felt(LoopWatch(beat=0.02, still=0.1, lost_after=0.3, lost=lost.set)) as loop_watch:
        assert until(lost.is_set)
        assert loop_watch.is_stuck


async def test_time_during_which_the_machine_slept_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("bot.runtime.loop_watch.perf_counter", lambda: now[0])
    loop_watch = LoopWatch(beat=0.01, still=5)
    with felt(loop_watch):
        now[0] = 3_600.0  # an hour in which neither the thread nor the loop ran
        time.sleep(0.1)
        assert not loop_watch.is_stuck


# --- /healthz ---


def health(port: int) -> tuple[int, dict[str, str]]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)


@pytest.mark.stress
async def test_healthz_answers_while_the_loop_is_blocked(database: Database, clock: Clock) -> None:
    client = SimpleNamespace(is_ready=lambda: True, latency=0.04)
    loop_watch = LoopWatch(beat=0.02, still=0.2)
    health_server = HealthServer(
        client,  # type: ignore[arg-type]
        database,
        Metrics(),
        last_round=lambda: clock().timestamp(),
        heartbeat=15,
        loop_watch=loop_watch,
        now=clock,
    )
    port = await health_server.open(0)
    try:
        assert await moved(lambda: health(port) == (200, {"status": "well"}))
        # From here on this thread, which runs the loop, blocks it.
        asked: list[tuple[int, dict[str, str]]] = []
        early = threading.Thread(target=lambda: asked.append(health(port)))
        early.start()  # a request before the block is noticed waits for the result
        assert until(lambda: loop_watch.is_stuck)
        status, said = health(port)
        assert (status, said["status"]) == (503, "ill")
        assert said["loop"].startswith("has stood still for")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
            figures = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#")
        assert float(figures["siegemaster_loop_still_seconds"]) > 0
        early.join(PATIENCE)
        assert asked[0][0] == 503
        assert await moved(lambda: not loop_watch.is_stuck)
        assert await asyncio.to_thread(health, port) == (200, {"status": "well"})
    finally:
        await health_server.close()
        loop_watch.stop()


# --- systemd ---


async def test_systemd_is_notified_while_the_loop_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        monkeypatch.setenv(notify.SOCKET, str(tmp_path / "notify"))

        def heard() -> bool:
            try:
                return systemd.recv(100) == b"WATCHDOG=1"
            except BlockingIOError:
                return False

        with felt(LoopWatch(beat=0.02, still=0.2)) as loop_watch:
            assert await moved(heard)
            assert await moved(heard), "again and again"
            assert until(lambda: loop_watch.is_stuck)
            while heard():
                pass  # sent before the loop was blocked
            time.sleep(0.3)
            assert not heard()
            assert await moved(heard)


@pytest.mark.parametrize("address", ["", "nowhere", "/no/such/socket", "@no-such-name"])
def test_a_missing_systemd_is_no_error(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(notify.SOCKET, address)
    assert notify.tell("WATCHDOG=1") is False


# --- the end ---

BLOCKED = """
import asyncio, logging, re, sys
from bot.runtime import loop_watch as pulse
from bot.runtime.loop_watch import LoopWatch, end
logging.basicConfig(format="%(levelname)s %(message)s")
pulse._GRACE = 0.5
def endless():
    while True:
        pass
async def main():
    LoopWatch(beat=0.05, still=0.2, lost_after=0.5, lost=end, alarm=True).start()
    await asyncio.sleep(0.3)
    secret = "pomegranate"
    {work}
    await asyncio.sleep(60)
asyncio.run(main())
"""


def blocked(work: str) -> subprocess.CompletedProcess[str]:
    program = BLOCKED.replace("{work}", work)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=50)


def test_a_process_with_a_blocked_loop_logs_it_and_exits() -> None:
    done = blocked("endless()")
    assert done.returncode == STATUS
    last = done.stderr.splitlines()[-1]
    assert last.startswith("CRITICAL the event loop has stood still for")
    assert " endless" in last
    assert "to be started anew" in last
    assert "pomegranate" not in done.stderr


@pytest.mark.stress
def test_a_process_that_lets_no_thread_run_exits() -> None:
    """An endless regular expression holds the interpreter: no Python thread can act."""
    done = blocked("re.match('(a+)+$', 'a' * 60 + 'b')")
    assert done.returncode == 1
    assert "Timeout" in done.stderr
    assert "pomegranate" not in done.stderr


async def test_the_loop_of_the_bot_on_discord_is_watched(monkeypatch: pytest.MonkeyPatch, database_url: str) -> None:
    seen: list[LoopWatch] = []

    async def start(self: Siegemaster, _: str) -> None:
        seen.append(self.loop_watch)
        assert self.loop_watch._thread is not None
        assert self.loop_watch._thread.is_alive()

    monkeypatch.setattr(Siegemaster, "start", start)
    monkeypatch.setattr("bot.cli.run._stop_politely", lambda: None)
    await _connect(Settings(database=database_url), "no token")
    (loop_watch,) = seen
    assert loop_watch._lost is end
    assert loop_watch._alarm
    assert loop_watch._thread is not None
    assert not loop_watch._thread.is_alive(), "a bot that is closed is watched no more"

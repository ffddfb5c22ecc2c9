"""Processes stand still while presses wait and their boards are made, and no longer than that."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from multiprocessing import get_context
from types import SimpleNamespace

import pytest

from bot.runtime import giving_way
from bot.runtime.giving_way import Busy, Haste, give_way
from bot.ui.press_queue import PressQueue


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Busy:
    made = Busy()
    byte = made.made(lambda: get_context("spawn").RawValue("b", 0))
    assert made.made(lambda: None) is byte, "there is one"
    monkeypatch.setattr(giving_way, "_shared", byte)
    monkeypatch.setattr(giving_way, "_spell", 0.0)
    return made


async def _over(busy: Busy) -> None:
    """End all haste, and wait until it counts as over."""
    busy.say(Haste.NONE)
    await asyncio.wait_for(busy.calm(seconds=600), 60)


def stands_still(*args: Haste) -> tuple[threading.Thread, threading.Event]:
    went_on = threading.Event()
    worker = threading.Thread(target=lambda: (give_way(*args), went_on.set()))
    worker.start()
    return worker, went_on


async def test_work_waits_until_no_click_is_waiting(busy: Busy) -> None:
    give_way()  # nobody waits
    busy.say(Haste.PRESSES)
    worker, went_on = stands_still()
    assert not await asyncio.to_thread(went_on.wait, 0.05)
    busy.say(Haste.BOARDS)
    assert await asyncio.to_thread(went_on.wait, 60), "what somebody waits for does not wait for boards"
    worker.join()


async def test_work_without_waiting_users_also_waits_for_boards(busy: Busy) -> None:
    busy.say(Haste.BOARDS)
    worker, went_on = stands_still(Haste.BOARDS)
    assert not await asyncio.to_thread(went_on.wait, 0.05)
    begun = time.perf_counter()
    await _over(busy)
    assert time.perf_counter() - begun >= giving_way.LULL * 0.9, "the next press often follows at once"
    assert await asyncio.to_thread(went_on.wait, 60)
    worker.join()


async def test_another_click_during_the_pause_extends_it(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving_way, "LULL", 0.02)
    busy.say(Haste.PRESSES)
    busy.say(Haste.NONE)
    assert busy.byte.value == Haste.BOARDS
    busy.say(Haste.PRESSES)
    await asyncio.sleep(0.05)
    assert busy.byte.value == Haste.PRESSES
    await _over(busy)
    assert busy.byte.value == Haste.NONE


def test_an_endless_rush_does_not_stop_work_for_ever(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    past = [100.0]  # a clock of the test's own: on a busy machine the real one runs on meanwhile

    def sleep(seconds: float) -> None:
        past[0] += seconds

    monkeypatch.setattr(giving_way, "time", SimpleNamespace(perf_counter=lambda: past[0], sleep=sleep))
    busy.byte.value = Haste.PRESSES
    give_way(seconds=0.05)
    still = past[0]
    assert still == pytest.approx(100.05, abs=2 * giving_way._LOOK)
    give_way(seconds=5)
    assert past[0] == still, "it works for a spell before it stands still again"
    past[0] += giving_way.SPELL
    give_way(seconds=5)
    assert past[0] >= still + 5


async def test_no_long_work_begins_while_boards_are_made(busy: Busy) -> None:
    await asyncio.wait_for(busy.calm(seconds=600), 60)
    busy.say(Haste.BOARDS)
    begun = time.perf_counter()
    await busy.calm(seconds=0.05)
    assert time.perf_counter() - begun >= 0.04, "and it does not wait for ever"
    waiting = asyncio.create_task(busy.calm(seconds=600))
    await asyncio.sleep(0)
    await _over(busy)
    await asyncio.wait_for(waiting, 60)


async def test_without_a_process_the_rush_ends_immediately() -> None:
    thread = Busy()
    thread.say(Haste.PRESSES)
    give_way()  # a thread of the bot waits for nobody
    thread.say(Haste.NONE)
    await asyncio.wait_for(thread.calm(seconds=600), 60)


async def test_clicks_report_when_they_wait_are_decided_and_are_shown() -> None:
    queue, heard = PressQueue(), list[Haste]()
    queue.busy = heard.append
    with queue.turn():
        with queue.turn() as second:
            await second.acknowledged(decides=True)
            assert heard == [Haste.PRESSES]
            await PressQueue.decided()
        assert heard == [Haste.PRESSES], "the first is still there"
        await PressQueue.decided()
        assert heard == [Haste.PRESSES, Haste.BOARDS]
    assert heard == [Haste.PRESSES, Haste.BOARDS, Haste.NONE]


async def test_an_acknowledged_click_on_a_view_delays_no_work() -> None:
    queue, heard = PressQueue(), list[Haste]()
    queue.busy = heard.append
    with queue.turn() as turn:
        await turn.acknowledged(decides=False)
        assert heard == [Haste.PRESSES, Haste.NONE]


async def test_garbage_is_not_collected_while_clicks_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    busy = Busy()
    monkeypatch.setattr(giving_way, "LONGEST", 0.02)
    try:
        busy.say(Haste.PRESSES)
        assert gc.isenabled(), "only where the process is the bot's alone"
        busy.holds = True
        busy.say(Haste.PRESSES)
        assert not gc.isenabled()
        busy.say(Haste.BOARDS)
        assert gc.isenabled()
        busy.say(Haste.PRESSES)
        await asyncio.sleep(0.05)
        assert gc.isenabled(), "a rush without an end is no reason to collect nothing for ever"
        busy.say(Haste.PRESSES)
        busy.say(Haste.NONE)
        assert gc.isenabled()
    finally:
        gc.enable()

"""Processes stand still while presses wait, and no longer than that."""

from __future__ import annotations

import threading
import time
from multiprocessing import get_context

import pytest

from bot.runtime import giving_way
from bot.runtime.giving_way import Busy, give_way
from bot.ui.press_queue import PressQueue


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Busy:
    made = Busy()
    byte = made.made(lambda: get_context("spawn").RawValue("b", 0))
    assert made.made(lambda: None) is byte, "there is one"
    monkeypatch.setattr(giving_way, "_shared", byte)
    return made


def test_who_works_waits_until_no_press_does(busy: Busy) -> None:
    assert give_way(), "nobody waits"
    busy.say(True)
    went_on = threading.Event()
    worker = threading.Thread(target=lambda: (give_way(), went_on.set()))
    worker.start()
    assert not went_on.wait(0.05)
    busy.say(False)
    assert went_on.wait(5)
    worker.join()


def test_a_rush_without_an_end_stops_no_work_for_ever(busy: Busy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(giving_way, "LONGEST", 0.05)
    busy.say(True)
    begun = time.perf_counter()
    assert give_way()
    assert time.perf_counter() - begun >= 0.05


def test_a_thread_of_the_bot_waits_for_nobody() -> None:
    Busy().say(True)
    assert give_way()


async def test_presses_say_when_they_wait_and_when_all_are_decided() -> None:
    queue, heard = PressQueue(), list[bool]()
    queue.busy = heard.append
    with queue.turn():
        with queue.turn() as second:
            await second.acknowledged(decides=True)
            assert True in heard
            assert False not in heard
        assert False not in heard, "the first is still there"
    assert heard[-1] is False

"""The processes that draw boards: begun by a crowd, the same pictures, and a thread where one of them has died."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import pytest_asyncio
from support import stress
from support.toygame.play import begin

import engine.games
import render.games
from bot.boards.drawing_processes import CROWD, Board, draw
from bot.boards.pictures import PictureWorker
from bot.games.service import Service
from bot.games.showing import own
from bot.games.state import VisibleGame
from bot.runtime import clock
from render.games import NoPresenter, find
from render.language import speak


@pytest.fixture(params=[False, stress.marked(True)], ids=["toys", "all games"])
def prepared(request: pytest.FixtureRequest, orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the processes prepare the toys alone, or under stress all games: that takes each of them many seconds."""
    if not request.param:
        for package in (engine.games, render.games):
            monkeypatch.setattr(package, "__path__", [each for each in package.__path__ if "toygame" in each])
    engine.games.names.cache_clear()


@pytest_asyncio.fixture
async def pictures(prepared: None) -> AsyncIterator[PictureWorker]:
    made = PictureWorker(find, processes=1)
    yield made
    made.close()


async def boards(service: Service, number: int) -> list[VisibleGame]:
    return [own(await begin(service, channel=channel)) for channel in range(1, number + 1)]


async def ready(pictures: PictureWorker) -> Any:
    """Wait for the processes, and return their executor's."""
    beginning = pictures._processes._beginning
    assert beginning is not None
    await beginning
    pool = pictures._processes.pool
    assert pool is not None
    return next(iter(pool._processes.values()))


async def test_many_requests_start_the_processes_and_the_pictures_are_the_same(
    pictures: PictureWorker, service: Service
) -> None:
    games = await boards(service, CROWD + 3)
    assert await pictures.picture(games[0], first=1) is not None
    assert pictures._processes.pool is None, "nobody waits for anybody"
    by_thread = await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    process = await ready(pictures)
    pictures._drawn.clear()
    pictures._workers.shutdown()  # whoever draws now, the thread does not
    by_process = await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    assert None not in by_process
    assert by_process == by_thread
    assert process.pid != os.getpid()


async def test_the_thread_draws_the_picture_of_a_process_that_dies(
    pictures: PictureWorker, service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    games = await boards(service, CROWD + 3)
    await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    os.kill((await ready(pictures)).pid, signal.SIGKILL)
    pictures._drawn.clear()
    assert None not in await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    assert "the processes for drawing have ended" in caplog.text
    assert pictures._processes.turns is None

    pictures._drawn.clear()
    await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    assert pictures._processes._beginning is None, "they rest first"
    later = clock.monotonic() + 120
    monkeypatch.setattr(clock, "monotonic", lambda: later)
    pictures._drawn.clear()
    await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    assert (await ready(pictures)).is_alive()


@pytest.mark.stress
async def test_a_drawing_error_is_returned_and_ends_no_process(pictures: PictureWorker, service: Service) -> None:
    games = await boards(service, CROWD + 3)
    await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    process = await ready(pictures)
    board = Board(system="no game", method="picture", view={}, events=(), locale="en", look="chart")
    turns = pictures._processes.turns
    assert turns is not None
    with pytest.raises(NoPresenter):
        await turns.take(partial(draw, board))
    pictures._drawn.clear()
    assert await pictures.picture(games[0], first=1) is not None
    assert process.is_alive()


async def test_without_processes_all_requests_wait_for_the_thread(orchard: str, service: Service) -> None:
    pictures = PictureWorker(find)
    try:
        games = await boards(service, CROWD + 3)
        assert None not in await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
        assert pictures._processes._beginning is None
        assert pictures._processes.pool is None
    finally:
        pictures.close()


@pytest.mark.stress
async def test_a_process_that_hangs_is_replaced_and_its_board_is_shown_without_a_picture(
    pictures: PictureWorker, service: Service, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = await boards(service, CROWD + 3)
    pictures._processes.limit = 0.5
    await asyncio.gather(*(pictures.picture(each, first=1) for each in games))
    process = await ready(pictures)
    assert pictures.trouble() is None
    monkeypatch.setattr("bot.boards.pictures.draw", hang)
    pictures._drawn.clear()
    drawing = asyncio.create_task(pictures.picture(games[0], first=1))
    async with asyncio.timeout(60):
        while pictures.trouble() is None:
            await asyncio.sleep(0.01)
        assert await drawing is None
    assert pictures.trouble() is not None, "others are not ready yet"
    assert "a process for drawing hangs" in caplog.text
    monkeypatch.undo()
    assert (await ready(pictures)).pid != process.pid
    assert pictures.trouble() is None
    assert not process.is_alive()
    assert await pictures.picture(games[0], first=1) is not None


def hang(_: Board) -> bytes:
    """Never end."""
    while True:
        time.sleep(60)


async def test_a_hanging_thread_delays_no_other_picture(
    orchard: str, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.boards.pictures._LIMIT", 0.3)
    pictures, let = PictureWorker(find), threading.Event()
    try:
        (game,) = await boards(service, 1)
        speak("en")
        stuck = asyncio.create_task(pictures.drawn(lambda: bytes(let.wait(60)), what="a map"))
        await asyncio.sleep(0)
        shown = asyncio.create_task(pictures.picture(game, first=1))
        assert await stuck is None
        assert await shown is not None
    finally:
        let.set()
        pictures.close()

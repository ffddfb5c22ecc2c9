"""The fair queue for drawing: a user who requests many pictures does not make others wait behind all of them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import pytest_asyncio

from bot.boards.drawing_queue import WAITING, DrawingQueue
from bot.games.errors import TooMuchAtOnce
from bot.runtime.caller import asking, server
from bot.runtime.worker_processes import Hung


class Worker:
    """Draws one thing after the other once it is released."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(max_workers=1)
        self.turns = DrawingQueue(self.pool)
        self.let = threading.Event()
        self.drawn: list[str] = []

    def ask(
        self, who: int, what: str, *, where: int = 0, most: int | None = None, first: bool = False
    ) -> asyncio.Task[str]:
        """Request a drawing as a user."""

        def draw() -> str:
            self.let.wait(5)
            self.drawn.append(what)
            return what

        async def asked() -> str:
            asking.set(who)
            server.set(where)
            return await self.turns.take(draw, most=most, first=first)

        return asyncio.create_task(asked())


@pytest_asyncio.fixture
async def worker() -> AsyncIterator[Worker]:
    made = Worker()
    yield made
    made.let.set()
    made.turns.close()
    made.pool.shutdown()


async def test_servers_take_turns_however_many_players_they_have(worker: Worker) -> None:
    many = [worker.ask(100 + number, f"crowd-{number}", where=1) for number in range(50)]
    await asyncio.sleep(0)
    others = [worker.ask(1, "other server", where=2), worker.ask(2, "direct"), worker.ask(3, "direct, too")]
    await asyncio.sleep(0)
    worker.let.set()
    await asyncio.gather(*others, *many)
    assert worker.drawn[:6] == ["crowd-0", "crowd-1", "other server", "direct", "direct, too", "crowd-2"]
    assert len(worker.drawn) == 53


async def test_asking_in_many_servers_gives_a_user_no_extra_turns(worker: Worker) -> None:
    asked = [worker.ask(1, f"map-{number}", where=number + 1) for number in range(WAITING + 1)]  # the first is drawn
    await asyncio.sleep(0)
    with pytest.raises(TooMuchAtOnce):
        await worker.ask(1, "one too many", where=99, most=WAITING)
    worker.let.set()
    await asyncio.gather(*asked)


async def test_a_user_who_requests_fifty_maps_is_overtaken_by_others(worker: Worker) -> None:
    maps = [worker.ask(1, f"map-{number}") for number in range(50)]
    await asyncio.sleep(0)
    others = [worker.ask(who, f"board-{who}") for who in (2, 3)]
    await asyncio.sleep(0)
    worker.let.set()
    assert await asyncio.gather(*others) == ["board-2", "board-3"]
    await asyncio.gather(*maps)
    assert worker.drawn[:5] == ["map-0", "map-1", "board-2", "board-3", "map-2"]
    assert len(worker.drawn) == 52


async def test_the_number_of_waiting_pictures_of_a_user_is_limited(worker: Worker) -> None:
    waiting = [worker.ask(1, str(number), most=WAITING) for number in range(WAITING + 4)]
    context = worker.ask(0, "house", most=WAITING)
    await asyncio.sleep(0.01)
    worker.let.set()
    found = await asyncio.gather(*waiting, return_exceptions=True)
    refused = [one for one in found if isinstance(one, TooMuchAtOnce)]
    assert len(refused) == 3, "one is drawn, four wait"
    assert await context == "house"
    assert await worker.ask(1, "again", most=WAITING) == "again", "there is room again"


async def test_a_board_is_drawn_before_its_players_other_pictures(worker: Worker) -> None:
    maps = [worker.ask(1, f"map-{number}") for number in range(3)]
    await asyncio.sleep(0)
    board = worker.ask(1, "board", first=True)
    await asyncio.sleep(0)
    worker.let.set()
    await asyncio.gather(*maps, board)
    assert worker.drawn == ["map-0", "board", "map-1", "map-2"]


async def test_a_picture_without_waiting_users_is_not_drawn(worker: Worker) -> None:
    kept, dropped, other = (worker.ask(1, "kept"), worker.ask(1, "dropped"), worker.ask(2, "other"))
    await asyncio.sleep(0)
    dropped.cancel()
    await asyncio.sleep(0)
    worker.let.set()
    assert await asyncio.gather(kept, other) == ["kept", "other"]
    assert worker.drawn == ["kept", "other"]


async def test_a_failed_drawing_fails_only_for_its_own_request(worker: Worker) -> None:
    def broken() -> str:
        raise ValueError("no paint")

    worker.let.set()
    with pytest.raises(ValueError, match="no paint"):
        await worker.turns.take(broken)
    assert await worker.ask(2, "fine") == "fine"


async def test_a_drawing_that_ends_after_its_time_out_frees_no_second_place() -> None:
    """A queue with a new executor forgets the jobs of the old one."""
    first, second = ThreadPoolExecutor(max_workers=1), ThreadPoolExecutor(max_workers=1)
    turns = DrawingQueue(first, limit=0.2, replace=lambda: second)
    end, let = threading.Event(), threading.Event()
    try:
        with pytest.raises(Hung):
            await turns.take(lambda: end.wait(60))
        waiting = turns.take(lambda: let.wait(60))
        end.set()
        await asyncio.to_thread(first.shutdown)
        await asyncio.sleep(0)
        assert turns._running == 1
        let.set()
        assert await waiting
    finally:
        end.set()
        let.set()
        second.shutdown()

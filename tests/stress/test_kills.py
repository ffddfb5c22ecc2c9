"""The bot in a process of its own is killed with SIGKILL, again and again: nothing is lost, nothing is posted twice.

Every third fault point is met, one at least of each kind, and some lives end at random; `make stress` meets each of
them, and `SIEGEMASTER_KILLS=1000` has it die a thousand times.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from stress.kill.ordeal import EVERY, RANDOM, Ordeal
from stress.kill.people import GAMES
from support import stress

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright")

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0"))
POINTS = EVERY if KILLS or stress.FULL else EVERY[1::6]


@pytest_asyncio.fixture
async def ordeal(tmp_path: Path, database_url: str) -> AsyncIterator[Ordeal]:
    made = Ordeal(tmp_path, database_url, seed=7)
    await made.open()
    yield made
    await made.close()


async def test_killed_at_every_line_nothing_is_lost_or_comes_twice(ordeal: Ordeal) -> None:
    await ordeal.suffer(KILLS, points=POINTS)
    assert [point for point in POINTS if not ordeal.deaths[point]] == []
    assert ordeal.deaths[RANDOM] >= (KILLS or len(POINTS)) // 12
    assert ordeal.revived > ordeal.deaths.total() // 3, "boards of earlier lives are answered"
    assert all(ordeal.lives[game] > (POINTS is EVERY) for game in GAMES), (
        f"each game was played when it died: {ordeal.lives}"
    )
    assert ordeal.blind, "the nonce alone has told what was posted"
    assert ordeal.inquest.votes
    assert ordeal.inquest.days
    assert await ordeal.inquest.replayed() > len(GAMES)


def test_of_each_kind_of_fault_point_one_is_always_met() -> None:
    assert {point.partition(":")[0] for point in EVERY[1::3]} == {point.partition(":")[0] for point in EVERY}

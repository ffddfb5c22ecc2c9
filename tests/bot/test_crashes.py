"""The bot in a process of its own is killed with SIGKILL, again and again: nothing is lost, nothing is posted twice.

Each fault point is met once, and as often it dies at random; `SIEGEMASTER_KILLS=1000` has it die a thousand times.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from crash.ordeal import EVERY, RANDOM, Ordeal

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright")

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0"))


@pytest_asyncio.fixture
async def ordeal(tmp_path: Path, database_url: str) -> AsyncIterator[Ordeal]:
    made = Ordeal(tmp_path, database_url, seed=7)
    await made.open()
    yield made
    await made.close()


async def test_killed_at_every_line_nothing_is_lost_or_comes_twice(ordeal: Ordeal) -> None:
    await ordeal.suffer(KILLS or len(EVERY) + 20)
    assert KILLS or len([point for point in EVERY if ordeal.deaths[point]]) >= len(EVERY) - 6
    assert ordeal.deaths[RANDOM] >= (KILLS or 10) // 6
    assert ordeal.revived > ordeal.deaths.total() // 3, "boards of earlier lives are answered"
    assert ordeal.acknowledged
    assert ordeal.votes
    assert ordeal.days
    assert await ordeal.replayed() > 1

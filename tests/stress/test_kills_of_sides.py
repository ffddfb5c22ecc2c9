"""The bot is killed with SIGKILL while two fight: secret answers, orders, mentions, windows: each once, none told.

`make stress` meets every point that only games of several sides have, again and again.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from stress.kill.duel import DUEL_POINTS, DuelOrdeal
from support import duel

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright"),
    pytest.mark.sqlite,
    pytest.mark.stress,
]

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0")) // 4


@pytest_asyncio.fixture
async def ordeal(tmp_path: Path, database_url: str) -> AsyncIterator[DuelOrdeal]:
    with duel.installed():
        made = DuelOrdeal(tmp_path, database_url, seed=3)
        await made.open()
        yield made
        await made.close()


async def test_killed_while_two_fight_nothing_is_lost_comes_twice_or_is_told(ordeal: DuelOrdeal) -> None:
    await ordeal.suffer(KILLS, points=DUEL_POINTS)
    assert [point for point in DUEL_POINTS if not ordeal.deaths[point]] == []
    assert ordeal.inquest.mentions > 0
    assert ordeal.inquest.secrets > 2
    assert ordeal.inquest.orders > 1
    assert await ordeal.inquest.replayed() > 0

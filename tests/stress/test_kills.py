"""The bot in a process of its own is killed with SIGKILL, again and again: nothing is lost, nothing is posted twice.

Six fault points are met, of the bot and of the wire, and some lives end at random, while the little game is played;
`make stress` meets each point, with votes and days and every game, and `SIEGEMASTER_KILLS=1000` has it die a thousand
times.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from stress.kill.mortal import POINTS as POINTS_INSIDE
from stress.kill.ordeal import EVERY, RANDOM, WIRE, Ordeal
from stress.kill.people import GAMES
from stress.kill.small import SmallOrdeal
from support import stress

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright")

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0"))
SAMPLE = (
    "decision: before the commit",
    "decision: between commit and post",
    "board: posted, not noted",
    "edit: lost on its way",
    "press: on its way, and done",
    "post: done, the answer not read",
)
"""What always runs: points that need no vote and no campaign, for which many lives pass."""
WHOLE = bool(KILLS or stress.FULL)
POINTS = EVERY if WHOLE else SAMPLE


@pytest_asyncio.fixture
async def ordeal(tmp_path: Path, database_url: str) -> AsyncIterator[Ordeal]:
    made = (Ordeal if WHOLE else SmallOrdeal)(tmp_path, database_url, seed=7)
    await made.open()
    yield made
    await made.close()


async def test_a_kill_at_any_line_loses_and_repeats_nothing(ordeal: Ordeal) -> None:
    await ordeal.suffer(KILLS, points=POINTS, whole=WHOLE)
    assert [point for point in POINTS if not ordeal.deaths[point]] == []
    assert ordeal.deaths[RANDOM] >= (KILLS or len(POINTS)) // 12
    assert ordeal.deaths[RANDOM], "one at least"
    assert ordeal.revived > (ordeal.deaths.total() // 3 if WHOLE else 0), "boards of earlier lives are answered"
    assert ordeal.blind, "the nonce alone has told what was posted"
    if not WHOLE:
        assert await ordeal.inquest.replayed()
        return
    assert all(ordeal.lives[game] > 1 for game in GAMES), f"each game was played when it died: {ordeal.lives}"
    assert ordeal.inquest.votes
    assert ordeal.inquest.days
    assert await ordeal.inquest.replayed() > len(GAMES)


def test_the_points_that_are_always_reached_are_among_all() -> None:
    assert set(SAMPLE) < set(EVERY)
    assert set(SAMPLE) & set(WIRE)
    assert set(SAMPLE) & set(POINTS_INSIDE)

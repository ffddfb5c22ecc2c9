"""The bot is killed with SIGKILL while two fight: secret answers, orders, mentions, windows: each once, none told.

In skirmishes of La révolte it dies over secret rallies and blows that wait. By post it dies over digests, windows that
wait for hours, orders that answer at once, and clocks. `make stress` meets every point that only games of several sides
have, again and again.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from stress.kill.duel import DUEL_POINTS, DuelOrdeal
from stress.kill.post import POST_POINTS, PostOrdeal
from stress.kill.skirmish import POINTS, SkirmishOrdeal
from support import duel

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright"),
    pytest.mark.sqlite,
    pytest.mark.stress,
]

D = TypeVar("D", bound=DuelOrdeal)
KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0")) // 4


@asynccontextmanager
async def suffering(kind: type[D], folder: Path, url: str) -> AsyncIterator[D]:
    with duel.installed():
        made = kind(folder, url, seed=3)
        await made.open()
        try:
            yield made
        finally:
            await made.close()


async def test_a_kill_during_a_battle_of_two_loses_repeats_and_reveals_nothing(
    tmp_path: Path, database_url: str
) -> None:
    async with suffering(DuelOrdeal, tmp_path, database_url) as ordeal:
        await ordeal.suffer(KILLS)
        assert [point for point in DUEL_POINTS if not ordeal.deaths[point]] == []
        assert ordeal.inquest.mentions > 0
        assert ordeal.inquest.secrets > 2
        assert ordeal.inquest.orders > 1
        assert await ordeal.inquest.replayed() > 0


async def test_a_kill_during_a_skirmish_of_two_loses_repeats_and_reveals_nothing(
    tmp_path: Path, database_url: str
) -> None:
    made = SkirmishOrdeal(tmp_path, database_url, seed=3)
    await made.open()
    try:
        await made.suffer(KILLS // 3)
        assert [point for point in POINTS if not made.deaths[point]] == []
        assert made.inquest.mentions > 0
        assert made.inquest.secrets > 0
        assert made.inquest.orders > 1
        assert await made.inquest.replayed() > 0
    finally:
        await made.close()


async def test_a_kill_during_correspondence_play_costs_no_time_and_repeats_no_message(
    tmp_path: Path, database_url: str
) -> None:
    async with suffering(PostOrdeal, tmp_path, database_url) as ordeal:
        await ordeal.suffer(KILLS // 5)
        inquest = ordeal.inquest
        assert [point for point in POST_POINTS if not ordeal.deaths[point]] == []
        assert inquest.digests > 2
        assert inquest.lapses > 0
        assert inquest.claims > 0
        assert inquest.autopilots > 0
        assert inquest.secrets > 2
        assert inquest.orders > 1
        assert await inquest.replayed() > 2

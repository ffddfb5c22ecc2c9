"""The bot is killed with SIGKILL between two battles of a series: one next game or none, and the series goes on.

Some of the points are always met; `make stress` meets all of them, and those of the wire, again and again.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from stress.kill.linked import SERIES_POINTS, SeriesOrdeal
from stress.kill.points_of_series import OF_SERIES
from support import stress

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright")

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0")) // 8
SAMPLE = ("series: over, not shown", "series: noted, not committed", "series: begun, not answered")
"""What always runs: the end of a battle, and both sides of the commit that begins the next one."""
WHOLE = bool(KILLS or stress.FULL)
POINTS = SERIES_POINTS if WHOLE else SAMPLE


async def test_a_kill_between_two_battles_leaves_one_next_game_or_none(tmp_path: Path, database_url: str) -> None:
    made = SeriesOrdeal(tmp_path, database_url, seed=3)
    await made.open()
    try:
        await made.suffer(KILLS, points=POINTS, whole=WHOLE)
        assert [point for point in POINTS if not made.deaths[point]] == []
        assert made.inquest.longest > 1, "a series has gone on"
        assert made.inquest.ends or not WHOLE, "a series has come to its end"
        assert await made.inquest.replayed()
    finally:
        await made.close()


def test_the_points_that_are_always_reached_are_among_all() -> None:
    assert set(SAMPLE) < set(OF_SERIES)

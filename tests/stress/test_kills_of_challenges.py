"""The bot is killed with SIGKILL while people challenge each other: one game or none, no message twice, nothing lost.

One point is always met; `make stress` meets each of them.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from stress.kill.fair import FAIR_POINTS, FairOrdeal
from support import duel, stress

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright"),
]

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0")) // 8
WHOLE = bool(KILLS or stress.FULL)
SAMPLE = ("challenge: taken, not committed",)
"""What always runs: the moment that could leave two games, or half a one."""
POINTS = FAIR_POINTS if WHOLE else SAMPLE


async def test_a_kill_while_a_challenge_is_made_or_answered_leaves_one_game_or_none(
    tmp_path: Path, database_url: str
) -> None:
    with duel.installed():
        made = FairOrdeal(tmp_path, database_url, seed=3)
        await made.open()
        try:
            await made.suffer(KILLS, points=POINTS)
            assert [point for point in POINTS if not made.deaths[point]] == []
            if WHOLE:
                assert made.inquest.states["taken"] > 2
                assert made.inquest.rated
        finally:
            await made.close()

"""The bot is killed with SIGKILL while people challenge each other: one game or none, no message twice, nothing lost.

A kill in the middle of accepting a challenge, `tests/db/test_matches.py` tries always.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from stress.kill.fair import FAIR_POINTS, FairOrdeal
from support import duel

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright"),
    pytest.mark.stress,
]

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0")) // 16
"""Fewer than of other kills: half of the lives come to no point of a challenge, and each point is still met thrice."""


async def test_a_kill_while_a_challenge_is_made_or_answered_leaves_one_game_or_none(
    tmp_path: Path, database_url: str
) -> None:
    with duel.installed():
        made = FairOrdeal(tmp_path, database_url, seed=3)
        await made.open()
        try:
            await made.suffer(KILLS)
            assert [point for point in FAIR_POINTS if not made.deaths[point]] == []
            assert len(made.inquest.begun) > 2
        finally:
            await made.close()

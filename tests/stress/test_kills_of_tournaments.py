"""The bot is killed with SIGKILL while a tournament is played: no fact is lost, nothing is posted or asked twice.

That a message which a dead process has posted is found again, `tests/bot/tournaments/test_sent_once.py` tries always.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from stress.kill.cup import CUP_POINTS, CupOrdeal

pytestmark = [
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright"),
    pytest.mark.sqlite,
    pytest.mark.stress,
]

KILLS = int(os.environ.get("SIEGEMASTER_KILLS", "0")) // 8


async def test_a_kill_during_a_cup_loses_and_repeats_nothing(tmp_path: Path, database_url: str) -> None:
    made = CupOrdeal(tmp_path, database_url, seed=3)
    await made.open()
    try:
        await made.suffer(KILLS)
        assert [point for point in CUP_POINTS if not made.deaths[point]] == []
        assert made.inquest.over, "a tournament was played to its end"
        assert made.inquest.kinds["confirmed"] + made.inquest.kinds["disputed"] > 0
        assert made.inquest.kinds["asked"] > 0
    finally:
        await made.close()

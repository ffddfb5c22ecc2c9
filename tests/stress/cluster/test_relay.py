"""Three processes with a shard each on one PostgreSQL, of which one is killed: ten times, and once with 5,000 servers.

`SIEGEMASTER_RELAY=30 SIEGEMASTER_RELAY_HEARTBEAT=15` has it happen thirty times at the pace of real life.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from stress.cluster.relay import Relay
from support import postgres, stress

pytestmark = [
    pytest.mark.postgresql,
    pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright"),
]

KILLS = stress.count("SIEGEMASTER_RELAY", 1, 10)
HEARTBEAT = float(os.environ.get("SIEGEMASTER_RELAY_HEARTBEAT", "1"))


SERVERS = 5_000


@pytest.mark.stress
async def test_nothing_is_lost_when_one_of_three_processes_with_thousands_of_servers_is_killed(tmp_path: Path) -> None:
    relay = Relay(tmp_path, postgres.fresh(), seed=11, heartbeat=5.0, servers=SERVERS)
    await relay.open()
    try:
        await relay.run(1, told=print)
    finally:
        await relay.close()
    print(relay.told())  # noqa: T201 - the figures of a run by hand
    assert relay.deaths.total()
    assert relay.inquest.acknowledged
    assert relay.by_others


@pytest.mark.stress
async def test_one_of_three_processes_is_killed_repeatedly(tmp_path: Path) -> None:
    relay = Relay(tmp_path, postgres.fresh(), seed=7, heartbeat=HEARTBEAT)
    await relay.open()
    try:
        await relay.run(KILLS, told=print)
    finally:
        await relay.close()
    print(relay.told())  # noqa: T201 - for whoever asked for many
    assert relay.deaths.total() >= KILLS
    assert relay.inquest.acknowledged
    assert relay.by_others
    assert max(relay.by_others + relay.by_heirs) < 60

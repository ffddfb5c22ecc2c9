"""Metrics: healthy or not, and figures in Prometheus's format, for this machine only."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from support.toygame.play import Clock, begin

from bot.games.service import Service
from bot.runtime.loop_watch import LoopWatch
from bot.runtime.metrics import HealthServer, Metrics
from db import Database


class Client(SimpleNamespace):
    ready = True
    latency = 0.042

    def is_ready(self) -> bool:
        return self.ready


async def get(port: int, path: str) -> tuple[int, Any]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await (answer.json() if path == "/healthz" else answer.text())


@pytest.fixture
def client() -> Client:
    return Client()


async def test_the_health_check_changes_from_well_to_ill(client: Client, database: Database, clock: Clock) -> None:
    round_at, hangs = [clock()], list[str]()
    health_server = HealthServer(
        client,  # type: ignore[arg-type]
        database,
        Metrics(),
        last_round=lambda: round_at[-1].timestamp(),  # noqa: PLW0108 - it changes
        heartbeat=15,
        loop_watch=LoopWatch(),
        now=clock,
        workers={"reckoning": lambda: next(iter(hangs), None), "drawing": lambda: None},
    )
    port = await health_server.open(0)
    try:
        assert await get(port, "/healthz") == (200, {"status": "well"})
        client.ready = False
        status, said = await get(port, "/healthz")
        assert (status, said["gateway"]) == (503, "not connected to Discord")
        client.ready = True
        clock.pass_by(minutes=20)
        status, said = await get(port, "/healthz")
        assert (status, said["rounds"]) == (503, "no round for 1200 s")
        round_at.append(clock())
        assert (await get(port, "/healthz"))[0] == 200
        hangs.append("a work has run for 30 s")
        assert await get(port, "/healthz") == (503, {"status": "ill", "reckoning": "a work has run for 30 s"})
        hangs.clear()
        assert (await get(port, "/healthz"))[0] == 200
    finally:
        await health_server.close()


async def test_the_metrics_have_their_figures(
    client: Client, database: Database, service: Service, clock: Clock
) -> None:
    metrics = Metrics()
    await begin(service)
    clock.pass_by(seconds=30)
    metrics.decided("orchard", by="player", count=1, seconds=0.004)
    metrics.decided("orchard", by="steward", count=12, seconds=0.02)
    with metrics.answers.labels("press").time():
        pass
    with pytest.raises(RuntimeError), metrics.drawing():
        raise RuntimeError
    metrics.failed()
    metrics.lost()
    health_server = HealthServer(
        client,  # type: ignore[arg-type]
        database,
        metrics,
        last_round=lambda: clock().timestamp() - 3,
        heartbeat=15,
        loop_watch=LoopWatch(),
        now=clock,
    )
    port = await health_server.open(0)
    try:
        status, text = await get(port, "/metrics")
    finally:
        await health_server.close()
    assert status == 200
    for line in (
        'siegemaster_decisions_total{by="steward",system="orchard"} 12.0',
        'siegemaster_commit_seconds_bucket{le="0.005"} 1.0',
        'siegemaster_answer_seconds_count{kind="press"} 1.0',
        "siegemaster_picture_seconds_count 1.0",
        "siegemaster_errors_total 1.0",
        "siegemaster_reconnects_total 1.0",
        'siegemaster_owed{kind="board"} 1.0',
        'siegemaster_owed{kind="letter"} 0.0',
        'siegemaster_owed_age_seconds{kind="board"} 30.0',
        "siegemaster_gateway_seconds 0.042",
        "siegemaster_round_age_seconds 3.0",
        "siegemaster_loop_still_seconds 0.0",
    ):
        assert line in text.splitlines(), line


async def test_only_this_machine_can_read_the_metrics(client: Client, database: Database, clock: Clock) -> None:
    health_server = HealthServer(
        client,  # type: ignore[arg-type]
        database,
        Metrics(),
        last_round=lambda: clock().timestamp(),
        heartbeat=15,
        loop_watch=LoopWatch(),
        now=clock,
    )
    port = await health_server.open(0)
    try:
        assert health_server._runner is not None
        assert health_server._runner.addresses == [("127.0.0.1", port)]
    finally:
        await health_server.close()

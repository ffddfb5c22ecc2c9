"""Health and metrics: serves `/healthz` and Prometheus' `/metrics` on a local port, if one is set.

A thread with its own event loop serves them, so that they respond even while the bot's loop is blocked.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import Future
from contextlib import AbstractContextManager
from datetime import datetime
from types import MappingProxyType
from typing import Any, TypeVar

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.runtime import clock
from bot.runtime.loop_watch import LoopWatch
from bot.runtime.safe_errors import described
from db.health import pending_messages
from db.storage.database import Database
from db.storage.errors import DatabaseError

LOOPBACK = "127.0.0.1"
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_STALE = 20
"""The number of heartbeats without a scheduler run after which the process counts as hung."""
_PATIENCE = 10.0
"""The time in seconds after which a request reports that the database does not answer."""
_GLANCE = 0.2

T = TypeVar("T")


class Unanswered(Exception):
    """Raised when the bot's event loop does not respond to a health request."""


class Metrics:
    """The metrics of one process. Without a port they are not served."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._decisions = Counter("siegemaster_decisions", "Decisions stored", ["system", "by"], registry=self.registry)
        self._commit = Histogram(
            "siegemaster_commit_seconds", "From a decision to its commit", buckets=_QUICK, registry=self.registry
        )
        self.answers = Histogram(
            "siegemaster_answer_seconds", "From a press to its end", ["kind"], buckets=_SLOW, registry=self.registry
        )
        self._pictures = Histogram(
            "siegemaster_picture_seconds", "Time to draw, waiting included", buckets=_SLOW, registry=self.registry
        )
        self._errors = Counter("siegemaster_errors", "Errors that nobody foresaw", registry=self.registry)
        self._reconnects = Counter("siegemaster_reconnects", "Connections to Discord lost", registry=self.registry)
        self._invalid = Counter(
            "siegemaster_invalid_requests", "Requests that Discord refused", ["status"], registry=self.registry
        )
        self._pending = Gauge("siegemaster_owed", "Messages that are owed", ["kind"], registry=self.registry)
        self._age = Gauge("siegemaster_owed_age_seconds", "Age of the oldest one", ["kind"], registry=self.registry)
        self._latency = Gauge("siegemaster_gateway_seconds", "Discord's heartbeat", registry=self.registry)
        self._update_forever = Gauge(
            "siegemaster_round_age_seconds", "Time since the last round", registry=self.registry
        )
        self._still = Gauge("siegemaster_loop_still_seconds", "Time the loop has stood still", registry=self.registry)

    def decided(self, system: str, *, by: str, count: int, seconds: float) -> None:
        """Count decisions in the metrics. They were stored in `seconds`. `by` says how they were made."""
        self._decisions.labels(system, by).inc(count)
        self._commit.observe(seconds)

    def answered(self, kind: str, seconds: float) -> None:
        """Count an answered click or command, with its duration."""
        self.answers.labels(kind).observe(seconds)

    def drawing(self) -> AbstractContextManager[object]:
        """Return a context manager that measures how long a picture takes."""
        return self._pictures.time()

    def failed(self) -> None:
        """Count an unexpected error."""
        self._errors.inc()

    def refused(self, status: int) -> None:
        """Count a request that Discord refused."""
        self._invalid.labels(str(status)).inc()

    def lost(self) -> None:
        """Count a lost connection to Discord."""
        self._reconnects.inc()

    async def read(self, database: Database, *, now: datetime) -> None:
        """Update the metrics of pending messages: their numbers and their ages.

        Raise `DatabaseError` if that fails.
        """
        for kind, (count, oldest) in (await pending_messages(database)).items():
            self._pending.labels(kind).set(count)
            self._age.labels(kind).set(max(0.0, (now - oldest).total_seconds()) if oldest is not None else 0.0)

    def text(self, *, latency: float, round_age: float, still: float) -> bytes:
        """Return all metrics in Prometheus' format."""
        self._still.set(still)
        self._latency.set(latency)
        self._update_forever.set(round_age)
        return generate_latest(self.registry)


class HealthServer:
    """An HTTP server for health and metrics, only on this machine."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        metrics: Metrics,
        *,
        last_round: Callable[[], float | None],
        heartbeat: float,
        loop_watch: LoopWatch,
        now: Callable[[], datetime] = clock.now,
        leaps: clock.Leaps | None = None,
        workers: Mapping[str, Callable[[], str | None]] = MappingProxyType({}),
    ) -> None:
        self._workers = workers
        self._client = client
        self._database = database
        self._figures = metrics
        self._last_round = last_round
        self._heartbeat = heartbeat
        self._now = now
        self._ticks = clock.ticks_of(now)
        self._began = self._ticks()
        self._leaps = leaps
        self._pulse = loop_watch
        self._home: asyncio.AbstractEventLoop | None = None
        self._away: asyncio.AbstractEventLoop | None = None
        self._closing = asyncio.Event()
        self._thread: threading.Thread | None = None
        self._runner: web.AppRunner | None = None

    async def open(self, port: int) -> int:
        """Listen on `port`, and return the port number. Raise `OSError` if another program uses it."""
        self._home = asyncio.get_running_loop()
        self._pulse.start()
        opened: Future[int] = Future()
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._serve(port, opened)), name="vitals", daemon=True
        )
        self._thread.start()
        return await asyncio.wrap_future(opened)

    async def close(self) -> None:
        """Stop listening."""
        if self._thread is not None and self._away is not None:
            self._away.call_soon_threadsafe(self._closing.set)
            await asyncio.to_thread(self._thread.join)
            self._away = None

    # --- in the thread ---

    async def _serve(self, port: int, opened: Future[int]) -> None:
        self._away = asyncio.get_running_loop()
        try:
            taken = await self._listen(port)
        except OSError as error:
            self._away = None
            opened.set_exception(error)
            return
        opened.set_result(taken)
        await self._closing.wait()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _listen(self, port: int) -> int:
        application = web.Application()
        routes: dict[str, Callable[[web.Request], Awaitable[web.Response]]] = {
            "/healthz": self._health,
            "/metrics": self._metrics,
        }
        application.add_routes([web.get(path, handler) for path, handler in routes.items()])
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, port)
        await site.start()
        taken: int = self._runner.addresses[0][1]
        return taken

    async def _learn(self, asked: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the bot's event loop and return its result. Raise `Unanswered` if the loop is blocked
        or takes too long.
        """
        if self._pulse.is_stuck:
            asked.close()
            raise Unanswered
        assert self._home is not None
        future = asyncio.run_coroutine_threadsafe(asked, self._home)
        answer, until = asyncio.wrap_future(future), time.perf_counter() + _PATIENCE
        while not self._pulse.is_stuck and time.perf_counter() < until:
            done, _ = await asyncio.wait({answer}, timeout=_GLANCE)
            if done:
                return answer.result()
        future.cancel()
        raise Unanswered

    async def _health(self, _: web.Request) -> web.Response:
        try:
            wrong = await self._learn(self.signs())
        except Unanswered:
            wrong = {"database": f"no answer for {_PATIENCE:.0f} s"}
            if self._pulse.is_stuck:
                wrong = {"loop": f"has stood still for {self._pulse.silent:.0f} s"}
        status = {"status": "ill" if wrong else "well", **wrong}
        leap = self._leaps.confirm() if self._leaps is not None else None
        if leap is not None:  # reported, but no failure: a restart would not correct the clock
            status["clock"] = leap
        return web.json_response(status, status=503 if wrong else 200)

    async def _metrics(self, _: web.Request) -> web.Response:
        try:
            await self._learn(self._figures.read(self._database, now=self._now()))
        except (DatabaseError, Unanswered):
            self._figures.failed()
        latency = self._client.latency
        body = self._figures.text(
            latency=0.0 if math.isnan(latency) else latency, round_age=self._round_age(), still=self._pulse.silent
        )
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    # --- in the bot's loop ---

    async def signs(self) -> dict[str, str]:
        """Return the bot's current problems, keyed by name. A healthy bot has none."""
        wrong: dict[str, str] = {}
        if not self._client.is_ready():
            wrong["gateway"] = "not connected to Discord"
        try:
            await self._figures.read(self._database, now=self._now())
        except DatabaseError as error:
            wrong["database"] = described(error)
        if self._round_age() > max(_STALE * self._heartbeat, 60.0):
            wrong["rounds"] = f"no round for {self._round_age():.0f} s"
        return wrong | {name: said for name, trouble in self._workers.items() if (said := trouble()) is not None}

    def _round_age(self) -> float:
        last = self._last_round()
        return self._ticks() - (self._began if last is None else last)

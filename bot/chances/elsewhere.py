"""Computations on other machines: calls wait in PostgreSQL for `siegemaster compute`.

The queue is procrastinate's. Its jobs return nothing, so a second table holds the reply messages. Nothing in the queue
is needed after a restart.

A short call takes about half a second of a worker process. A long call, such as a replay, gets its own process, and
sends signs of life until its result. If no machine answers in time, the bot computes the call itself.
"""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from importlib.metadata import version
from typing import Any

import psycopg
from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.exceptions import ProcrastinateException
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import make_url

import engine.games
from bot.chances import calls, own_process
from bot.chances.calls import Damaged, NobodyComputes
from bot.chances.own_process import ProcessFailed, TooSlow
from bot.chances.pool import ComputingPool, NoProcesses
from bot.runtime import clock

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""The seconds after which a call without an answer or a sign of life is computed here."""
REST = 60.0
"""The seconds without new calls after a call had no answer, or the database could not be reached."""
BEAT, LOST = 5.0, 15.0
"""The seconds between two signs of life of a machine or of a long call, and those after which it counts as lost."""
LONG = 2
"""The maximum number of long calls that a machine computes at a time, beside its pieces."""
_POLL, _SELDOM = 0.05, 0.5
"""The seconds between two checks for results: while a short call is pending, and while only long calls are."""
_SCHEMA = f"siegemaster_queue_{version('procrastinate').replace('.', '_')}"
"""Another version of the library gets another schema, because its tables may differ."""
_PIECE, _LONG = "piece", "long"
_LOCK = 7_361_402
"""The number of the advisory lock under which the tables are made."""
_FAULTS = (psycopg.Error, ProcrastinateException, OSError)
_TABLES = """
CREATE TABLE IF NOT EXISTS result (job bigint PRIMARY KEY, outcome bytea NOT NULL, at timestamptz DEFAULT now());
CREATE TABLE IF NOT EXISTS machine (queue text PRIMARY KEY, seen_at timestamptz NOT NULL);
"""
_OLD = """
DELETE FROM result WHERE at < now() - interval '10 minutes';
DELETE FROM procrastinate_jobs WHERE id IN (
    SELECT job_id FROM procrastinate_events WHERE type = 'deferred' AND at < now() - interval '1 hour'
);
"""
"""Deletes results that nobody has read, and calls whose machine or bot is gone."""


def _unheard(_done: int, _total: int) -> None:
    pass


def queue_name() -> str:
    """Return the name of the queue, which depends on the version of program and rules."""
    rules = [f"{name} {engine.games.find(name).rules_version}" for name in sorted(engine.games.names())]
    return sha256("\n".join([version("siegemaster"), str(calls.FORMAT), *rules]).encode()).hexdigest()[:16]


class Elsewhere:
    """Sends calls to other machines, and waits for their results. `database` is an SQLAlchemy URL."""

    def __init__(self, database: str, *, patience: float = PATIENCE) -> None:
        self._app, self._queue = _app(database), queue_name()
        self._database, self._patience = database, patience
        self._opening: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Queue[bytes | Exception]] = {}
        self._pieces = 0
        self._reading: asyncio.Task[None] | None = None
        self._dropping: set[asyncio.Task[None]] = set()
        self._resting_until = self._asked_at = float("-inf")
        self._alive = False

    async def compute(
        self,
        work: Callable[..., Any],
        args: tuple[Any, ...],
        *,
        first: bool = False,
        seconds: float = 0.0,
        hear: Callable[[int, int], object] = _unheard,
    ) -> Any:
        """Have a call computed on another machine, and return its result. If `first` is set, it is computed before
        others.

        `seconds` is the time that a long call may take. `hear` is called with its progress. Raise the errors of `work`,
        and `TooSlow` if the call takes longer. Raise `NobodyComputes` if no machine answers; the caller must then
        compute the call itself.
        """
        if clock.monotonic() < self._resting_until:
            raise NobodyComputes
        call = calls.packed(work, args)
        try:
            if not await self.is_anybody_there():
                raise NobodyComputes
            message = await self._answer(call, first=first, seconds=seconds, hear=hear)
        except (*_FAULTS, Damaged) as error:
            raise self._resting(error) from error
        try:
            return calls.read_answer(work, message)
        except Damaged as error:
            raise self._resting(error) from error

    async def is_anybody_there(self) -> bool:
        """Return whether another machine is available. The answer is cached for some seconds.

        Raise `NobodyComputes` if the database does not answer.
        """
        if clock.monotonic() - self._asked_at < BEAT:
            return self._alive
        try:
            return await self._ask()
        except _FAULTS as error:
            raise self._resting(error) from error

    def _resting(self, error: Exception) -> NobodyComputes:
        """Send no calls for a while. Return the error that makes the caller compute the result itself."""
        self._resting_until = clock.monotonic() + REST
        log.warning("no other machine computes: %(problem)s", {"problem": type(error).__name__})
        return NobodyComputes()

    async def _ask(self) -> bool:
        if self._opening is None or (self._opening.done() and self._opening.exception() is not None):
            self._opening = asyncio.create_task(_opened(self._app, self._database))
        await asyncio.shield(self._opening)
        since = "seen_at > now() - %(lost)s * interval '1 s'"
        query = f"SELECT count(*) AS alive FROM machine WHERE queue = %(queue)s AND {since}"
        (row,) = await self._app.connector.execute_query_all_async(query, queue=self._queue, lost=LOST)
        self._alive, self._asked_at = bool(row["alive"]), clock.monotonic()
        return self._alive

    async def _answer(self, call: bytes, *, first: bool, seconds: float, hear: Callable[[int, int], object]) -> bytes:
        """Send a call, and return the last message of its answer.

        Raise `NobodyComputes` if no machine answers in time. Raise `Damaged` if the message cannot be read.
        """
        task = self._app.configure_task(
            _LONG if seconds else _PIECE, queue=_queue_of(self._queue, long=bool(seconds)), priority=int(first)
        )
        job = await task.defer_async(call=base64.b64encode(call).decode(), seconds=seconds)
        waiting = self._waiting.setdefault(job, asyncio.Queue())
        self._pieces += not seconds
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        try:
            async with asyncio.timeout(seconds + self._patience + LOST if seconds else None):
                patience = self._patience
                while True:
                    async with asyncio.timeout(patience):
                        message = await waiting.get()
                    if isinstance(message, Exception):
                        raise message
                    heard = calls.read_progress(message)
                    if heard is None:
                        return message
                    hear(heard.done, heard.total)
                    patience = LOST
        except TimeoutError as error:
            self._drop(job)
            if seconds:  # a machine that is busy with other long calls may still compute pieces
                log.info("a long call has had no answer from another machine")
                raise NobodyComputes from error
            raise self._resting(error) from error
        except asyncio.CancelledError:
            self._drop(job)
            raise
        finally:
            self._pieces -= not seconds
            del self._waiting[job]

    def _drop(self, job: int) -> None:
        """Delete a call. A machine that is computing the call will stop."""
        dropping = asyncio.create_task(self._dropped(job))
        self._dropping.add(dropping)
        dropping.add_done_callback(self._dropping.discard)

    async def _dropped(self, job: int) -> None:
        with suppress(*_FAULTS):
            await self._app.job_manager.cancel_job_by_id_async(job, abort=True, delete_job=True)

    async def _read(self) -> None:
        """Read reply messages while any caller waits for one."""
        query = "DELETE FROM result WHERE job = ANY(%(jobs)s) RETURNING job, outcome"
        while self._waiting:
            try:
                rows = await self._app.connector.execute_query_all_async(query, jobs=list(self._waiting))
            except _FAULTS as error:
                for waiting in self._waiting.values():
                    waiting.put_nowait(error)
                return
            for row in rows:
                if row["job"] in self._waiting:
                    self._waiting[row["job"]].put_nowait(bytes(row["outcome"]))
            await asyncio.sleep(_POLL if self._pieces else _SELDOM)

    async def close(self) -> None:
        """Close the connections. Waiting calls raise `NobodyComputes`."""
        self._resting_until = float("inf")
        if self._reading is not None:
            self._reading.cancel()
        for job, waiting in self._waiting.items():
            waiting.put_nowait(NobodyComputes())
            self._drop(job)
        await asyncio.gather(*self._dropping)
        await self._app.close_async()


async def serve(database: str, pool: ComputingPool, *, width: int, stop: asyncio.Event) -> None:
    """Compute calls from the queue until `stop` is set, `width` short ones at a time.

    Raise `psycopg.Error` if the database cannot be reached.
    """
    app, queue = _app(database), queue_name()
    _take(app, pool)
    await _opened(app, database)
    widths = {_queue_of(queue, long=False): width, _queue_of(queue, long=True): LONG}
    workers = [
        asyncio.create_task(
            app.run_worker_async(
                queues=[name],
                concurrency=number,
                delete_jobs="always",
                install_signal_handlers=False,
                shutdown_graceful_timeout=PATIENCE,
            )
        )
        for name, number in widths.items()
    ]
    stopping = asyncio.create_task(stop.wait())
    try:
        ended: set[asyncio.Task[Any]] = set()
        while not ended:
            await _give_sign(app, queue)
            ended, _ = await asyncio.wait({stopping, *workers}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        for each in ended:
            each.result()
    finally:
        stopping.cancel()
        for each in workers:
            each.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await app.connector.execute_query_async("DELETE FROM machine WHERE queue = %(queue)s", queue=queue)
        await app.close_async()


def _take(app: App, pool: ComputingPool) -> None:
    """Register the tasks that run short and long calls on `app`."""

    async def put(job: int | None, message: bytes) -> None:
        query = """
            INSERT INTO result (job, outcome) VALUES (%(job)s, %(outcome)s)
            ON CONFLICT (job) DO UPDATE SET outcome = EXCLUDED.outcome, at = now()
        """
        await app.connector.execute_query_async(query, job=job, outcome=message)

    @app.task(name=_PIECE, pass_context=True)
    async def piece(context: JobContext, *, call: str, seconds: float) -> None:
        del seconds
        await put(context.job.id, await _piece(pool, base64.b64decode(call)))

    @app.task(name=_LONG, pass_context=True)
    async def long(context: JobContext, *, call: str, seconds: float) -> None:
        telling = _Telling(partial(put, context.job.id))
        message = calls.nobody()
        try:
            message = await own_process.run(base64.b64decode(call), seconds=seconds, hear=telling.hear)
        except TooSlow as error:
            message = calls.failure(error)
        except ProcessFailed:
            log.warning("the process of a long call has failed")
        finally:
            await telling.end(message)


async def _give_sign(app: App, queue: str) -> None:
    """Store that this machine is running, and delete old entries."""
    query = "INSERT INTO machine VALUES (%(queue)s, now()) ON CONFLICT (queue) DO UPDATE SET seen_at = now()"
    await app.connector.execute_query_async(query, queue=queue)
    await app.connector.execute_query_async(_OLD)


async def _piece(pool: ComputingPool, call: bytes) -> bytes:
    """Run a short call. Return a message with its result or its error."""
    try:
        work, args = calls.unpacked(call)
        return calls.answer(await pool.quickly(work, *args, server_id=0))
    except (NoProcesses, Damaged):
        return calls.nobody()
    except Exception as error:
        return calls.failure(error)


class _Telling:
    """Sends a long call's signs of life, its progress, and its last message."""

    def __init__(self, put: Callable[[bytes], Awaitable[None]]) -> None:
        self._put = put
        self._newest = calls.progress(0, 0)
        self._news = asyncio.Event()
        self._beating = asyncio.create_task(self._beat())

    def hear(self, message: bytes) -> None:
        """Store a progress message, to be sent soon."""
        self._newest = message
        self._news.set()

    async def _beat(self) -> None:
        while True:
            self._news.clear()
            await self._put(self._newest)
            await asyncio.sleep(_SELDOM)
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._news.wait()

    async def end(self, message: bytes) -> None:
        """Stop the heartbeat, and send the last message."""
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        await self._put(message)


def _queue_of(name: str, *, long: bool) -> str:
    return f"{name} {_LONG if long else _PIECE}"


def _app(database: str) -> App:
    kwargs = {"options": f"-c search_path={_SCHEMA}"}
    return App(connector=PsycopgConnector(conninfo=_conninfo(database), kwargs=kwargs, min_size=1, max_size=8))


def _conninfo(database: str) -> str:
    """Return an SQLAlchemy URL for PostgreSQL in psycopg's format."""
    url = make_url(database)
    said: dict[str, Any] = {
        "host": url.host,
        "port": url.port,
        "user": url.username,
        "password": url.password,
        "dbname": url.database,
    }
    query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    return make_conninfo(**{name: value for name, value in {**said, **query}.items() if value is not None})


async def _opened(app: App, database: str) -> None:
    """Open the queue's connections. Create its tables if necessary."""
    async with await psycopg.AsyncConnection.connect(_conninfo(database), autocommit=True) as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}")
        await app.open_async()
        found = await connection.execute("SELECT to_regclass(%s)", (f"{_SCHEMA}.procrastinate_jobs",))
        row = await found.fetchone()
        if row is None or row[0] is None:
            await app.schema_manager.apply_schema_async()
        await app.connector.execute_query_async(_TABLES)

"""Computations on other machines: pieces of work go to a queue in PostgreSQL, and `siegemaster compute` takes them.

The queue is procrastinate's: it is kept, typed, and wakes its workers without polling. Its jobs return nothing, so a
table beside them has the results. Both are in a schema of their own; nothing in it is needed after a restart.

A piece that no machine answers in time is computed here. So a machine may be switched off at any moment.
"""

from __future__ import annotations

import asyncio
import base64
import io
import logging
import pickle
from collections.abc import Callable, Mapping
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from typing import Any

import psycopg
from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.exceptions import ProcrastinateException
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import make_url

import engine.games
from bot.chances.pool import ComputingPool, NobodyComputes, NoProcesses
from bot.runtime import clock

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""The seconds after which a piece without an answer is computed here; a piece takes about half a second."""
REST = 60.0
"""The seconds for which no piece is sent after one had no answer, or the database could not be reached."""
BEAT, LOST = 5.0, 15.0
"""The seconds between two signs of life of a machine, and those after which it counts as lost."""
_POLL = 0.05
_SCHEMA = f"siegemaster_queue_{version('procrastinate').replace('.', '_')}"
"""Another version of the library gets another schema, because its tables may differ."""
_TASK = "piece"
_LOCK = 7_361_402
"""The number of the advisory lock under which the tables are made."""
_FAULTS = (psycopg.Error, ProcrastinateException, OSError)
_TABLES = """
CREATE TABLE IF NOT EXISTS result (job bigint PRIMARY KEY, outcome bytea NOT NULL, at timestamptz DEFAULT now());
CREATE TABLE IF NOT EXISTS machine (queue text PRIMARY KEY, seen_at timestamptz NOT NULL);
"""
_OWN = ("bot.", "engine.")
_BASIC: Mapping[str, frozenset[str]] = {
    "builtins": frozenset({"range", "set", "frozenset", "slice", "bytearray", "ValueError", "RuntimeError"}),
    "msgspec._core": frozenset({"rebuild"}),
    "fractions": frozenset({"Fraction"}),
    "collections": frozenset({"Counter", "OrderedDict", "defaultdict"}),
}
"""What may be loaded from the database besides the program's own classes."""


def queue_name() -> str:
    """Return the name of the queue: machines with another version of the program or of the rules have another one."""
    rules = [f"{name} {engine.games.find(name).rules_version}" for name in sorted(engine.games.names())]
    return sha256("\n".join([version("siegemaster"), *rules]).encode()).hexdigest()[:16]


class Elsewhere:
    """Sends pieces of work to other machines, and waits for their results. `database` is an SQLAlchemy URL."""

    def __init__(self, database: str, *, patience: float = PATIENCE) -> None:
        self._app, self._queue = _app(database), queue_name()
        self._database, self._patience = database, patience
        self._opening: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._reading: asyncio.Task[None] | None = None
        self._resting_until = self._asked_at = float("-inf")
        self._alive = False

    async def compute(self, work: Callable[..., Any], args: tuple[Any, ...], *, first: bool) -> Any:
        """Return the result of a piece of work, computed on another machine; `first` takes it before others.

        Raise the errors of `work`, and `NobodyComputes` if no machine answers: then it is to be computed here.
        """
        if clock.monotonic() < self._resting_until:
            raise NobodyComputes
        try:
            if not await self.is_anybody_there():
                raise NobodyComputes
            outcome = await self._answer(work, args, first=first)
        except (*_FAULTS, TimeoutError) as error:
            raise self._resting(error) from error
        succeeded, found = _unpacked(outcome)
        if not succeeded:
            raise found
        return found

    async def is_anybody_there(self) -> bool:
        """Return whether a machine has given a sign of life; the answer is kept for some seconds.

        Raise `NobodyComputes` if the database cannot be asked.
        """
        if clock.monotonic() - self._asked_at < BEAT:
            return self._alive
        try:
            return await self._ask()
        except _FAULTS as error:
            raise self._resting(error) from error

    def _resting(self, error: Exception) -> NobodyComputes:
        """Return the error of a piece that is to be computed here; for a while, no other is sent."""
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

    async def _answer(self, work: Callable[..., Any], args: tuple[Any, ...], *, first: bool) -> bytes:
        """Return the packed result of a piece of work. Raise `TimeoutError` if no machine answers in time."""
        said = {"work": _named(work), "args": base64.b64encode(pickle.dumps(args)).decode()}
        task = self._app.configure_task(_TASK, queue=self._queue, priority=int(first))
        job = await task.defer_async(**said)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[job] = answer
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        try:
            async with asyncio.timeout(self._patience):
                return await answer
        except TimeoutError:
            await self._app.job_manager.cancel_job_by_id_async(job, delete_job=True)
            raise
        finally:
            self._waiting.pop(job, None)

    async def _read(self) -> None:
        """Read results while somebody waits for one."""
        query = "DELETE FROM result WHERE job = ANY(%(jobs)s) RETURNING job, outcome"
        while self._waiting:
            try:
                rows = await self._app.connector.execute_query_all_async(query, jobs=list(self._waiting))
            except _FAULTS as error:
                for each in self._waiting.values():
                    if not each.done():
                        each.set_exception(error)
                return
            for row in rows:
                answer = self._waiting.get(row["job"])
                if answer is not None and not answer.done():
                    answer.set_result(bytes(row["outcome"]))
            await asyncio.sleep(_POLL)

    async def close(self) -> None:
        """Close the connections; cancel pieces that wait."""
        self._resting_until = float("inf")
        if self._reading is not None:
            self._reading.cancel()
        for each in self._waiting.values():
            each.cancel()
        await self._app.close_async()


async def serve(database: str, pool: ComputingPool, *, width: int, stop: asyncio.Event) -> None:
    """Take pieces of work from the queue until `stop` is set, `width` at a time, and compute them in a pool.

    Raise `psycopg.Error` if the database cannot be reached.
    """
    app, queue = _app(database), queue_name()

    @app.task(name=_TASK, queue=queue, pass_context=True)
    async def piece(context: JobContext, *, work: str, args: str) -> None:
        outcome = await _outcome(pool, work, args)
        query = "INSERT INTO result (job, outcome) VALUES (%(job)s, %(outcome)s) ON CONFLICT DO NOTHING"
        await app.connector.execute_query_async(query, job=context.job.id, outcome=outcome)

    await _opened(app, database)
    working = asyncio.create_task(
        app.run_worker_async(
            queues=[queue],
            concurrency=width,
            delete_jobs="always",
            install_signal_handlers=False,
            shutdown_graceful_timeout=PATIENCE,
        )
    )
    stopping = asyncio.create_task(stop.wait())
    try:
        while not stopping.done() and not working.done():
            await _give_sign(app, queue)
            await asyncio.wait({stopping, working}, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
    finally:
        stopping.cancel()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        await app.connector.execute_query_async("DELETE FROM machine WHERE queue = %(queue)s", queue=queue)
        await app.close_async()


async def _give_sign(app: App, queue: str) -> None:
    """Store that this machine is there, and drop results that nobody has read."""
    query = "INSERT INTO machine VALUES (%(queue)s, now()) ON CONFLICT (queue) DO UPDATE SET seen_at = now()"
    await app.connector.execute_query_async(query, queue=queue)
    await app.connector.execute_query_async("DELETE FROM result WHERE at < now() - interval '10 minutes'")


async def _outcome(pool: ComputingPool, work: str, args: str) -> bytes:
    """Return whether a piece of work succeeded, and its result or its error, packed."""
    try:
        found = await pool.quickly(_found(work), *_unpacked(base64.b64decode(args)), server_id=0)
    except NoProcesses:
        raise
    except Exception as error:
        try:
            return _checked(pickle.dumps((False, error)))
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{type(error).__name__} on another machine")))
    return pickle.dumps((True, found))


def _checked(packed: bytes) -> bytes:
    _unpacked(packed)
    return packed


def _app(database: str) -> App:
    kwargs = {"options": f"-c search_path={_SCHEMA}"}
    return App(connector=PsycopgConnector(conninfo=_conninfo(database), kwargs=kwargs, min_size=1, max_size=4))


def _conninfo(database: str) -> str:
    """Return an SQLAlchemy URL for PostgreSQL in the form that psycopg reads."""
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
    """Open the connections; make the tables of the queue if there are none."""
    async with await psycopg.AsyncConnection.connect(_conninfo(database), autocommit=True) as connection:
        await connection.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {_SCHEMA}")
        await app.open_async()
        found = await connection.execute("SELECT to_regclass(%s)", (f"{_SCHEMA}.procrastinate_jobs",))
        row = await found.fetchone()
        if row is None or row[0] is None:
            await app.schema_manager.apply_schema_async()
        await app.connector.execute_query_async(_TABLES)


# --- packing ---


def _named(work: Callable[..., Any]) -> str:
    """Return the name of a function of this program. Raise `NobodyComputes` for anything else."""
    module, name = getattr(work, "__module__", ""), getattr(work, "__qualname__", "")
    if not module.startswith(_OWN) or "<" in name:
        raise NobodyComputes
    return f"{module}:{name}"


def _found(name: str) -> Callable[..., Any]:
    """Return a function of this program by its name. Raise `ValueError` if there is no such function."""
    module, _, own = name.partition(":")
    found = getattr(import_module(module), own, None) if module.startswith(_OWN) else None
    if not callable(found):
        raise ValueError(f"no work: {name}")
    return found  # type: ignore[no-any-return]


class _Reader(pickle.Unpickler):
    """Loads classes of the program and a few plain ones only: a database is no place for code."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith(_OWN) or name in _BASIC.get(module, ()):
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is not expected")


def _unpacked(packed: bytes) -> Any:
    return _Reader(io.BytesIO(packed)).load()

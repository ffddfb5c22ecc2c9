"""One connected bot for the tests of a module, put back between them to what it was when it had just connected.

Connecting takes as long as most tests of a bot. Between two tests the simulated Discord is emptied and its clock set
back, the rows of the database and the memory of every part of the bot are put back, and its loops wait anew. After a
failure, a restart, or an end that leaves work behind, the bot is given up, and the next test connects another one. A
test marked `own_bot` always connects its own, and so do those on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import collections
import contextvars
import functools
import shutil
import sqlite3
import tempfile
import types
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord.ext import commands, tasks
from simcord import _dpy_internals
from support import sqlite_template

from bot import create_bot
from bot.app import Siegemaster
from bot.games.error_answers import foreseen
from bot.runtime.settings import Settings

OWN = "own_bot"
_OPTIONS = frozenset({"settle_timeout", "check_errors"})
"""What a test may ask of its simulated Discord by the mark `simcord` and share its bot."""

SETTLES = 8.0
"""Seconds that a bot may take to come to rest after a test; one that does not is given up, however patient the test."""

PASSED = pytest.StashKey[bool]()
"""Whether a test has passed, its teardown included."""


def shares(item: pytest.Item) -> bool:
    """Return whether a test plays with the bot of its module."""
    if "made" not in getattr(item, "fixturenames", ()):
        return False
    if item.get_closest_marker(OWN) is not None or not _options(item).keys() <= _OPTIONS:
        return False
    callspec = getattr(item, "callspec", None)
    return callspec is None or callspec.params.get("database_kind", "sqlite") == "sqlite"


def _options(item: pytest.Item) -> dict[str, Any]:
    """Return what a test wants of its simulated Discord."""
    marker = item.get_closest_marker("simcord")
    return dict(marker.kwargs) if marker is not None else {}


class Memory:
    """What the parts of a bot remember: their attributes, and what is in their dictionaries, lists and sets."""

    def __init__(self, bot: commands.Bot) -> None:
        self._seen: dict[int, object] = {}
        self._attributes: list[tuple[object, dict[str, Any]]] = []
        self._slots: list[tuple[object, str, Any]] = []
        self._held: list[tuple[Any, Any]] = []
        todo: list[object] = [bot]
        while todo:
            each = todo.pop()
            if id(each) not in self._seen:
                self._seen[id(each)] = each  # kept, so that no other object gets its id
                todo.extend(self._note(each))

    def restore(self) -> None:
        """Put everything back."""
        for part, attributes in self._attributes:
            vars(part).clear()
            vars(part).update(attributes)
        for part, name, value in self._slots:
            object.__setattr__(part, name, value)
        for held, content in self._held:
            held.clear()
            (held.update if isinstance(held, dict | set) else held.extend)(content)

    def _note(self, each: object) -> list[object]:
        """Note what an object holds, and return those that may hold more."""
        if isinstance(each, dict):
            self._held.append((each, dict(each)))
            return list(each.values())
        if isinstance(each, list | set | collections.deque):
            self._held.append((each, list(each)))
            return list(each)
        if isinstance(each, tuple | frozenset):
            return list(each)
        if isinstance(each, functools.partial):
            return [each.func, *each.args, *each.keywords.values()]
        if isinstance(each, types.MethodType):
            return [each.__self__]
        if isinstance(each, types.FunctionType):
            return [cell.cell_contents for cell in each.__closure__ or () if _filled(cell)]
        return self._note_part(each)

    def _note_part(self, each: object) -> list[object]:
        """Note the attributes of an object of a class of the bot or the database."""
        kind = type(each)
        if kind.__module__.partition(".")[0] not in ("bot", "db") or isinstance(each, tasks.Loop):
            return []
        found = []
        if hasattr(each, "__dict__"):
            self._attributes.append((each, dict(vars(each))))
            found += vars(each).values()
        for name in {name for base in kind.__mro__ for name in _slots(base)}:
            if hasattr(each, name):
                self._slots.append((each, name, getattr(each, name)))
                found.append(getattr(each, name))
        return found


def _filled(cell: types.CellType) -> bool:
    try:
        cell.cell_contents  # noqa: B018 - raises if it is empty
    except ValueError:
        return False
    return True


def _slots(kind: type) -> tuple[str, ...]:
    names = vars(kind).get("__slots__", ())
    return tuple(name for name in ((names,) if isinstance(names, str) else names) if not name.startswith("__"))


class Rows:
    """The rows of an SQLite database."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.execute("PRAGMA synchronous=OFF")
        found = self._connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        self._content = {name: self._connection.execute(f'SELECT * FROM "{name}"').fetchall() for (name,) in found}

    def restore(self) -> None:
        """Put them back."""
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        for name, rows in self._content.items():
            if execute(f'SELECT * FROM "{name}"').fetchall() == rows:
                continue
            execute(f'DELETE FROM "{name}"')
            for row in rows:
                execute(f'INSERT INTO "{name}" VALUES ({", ".join("?" * len(row))})', row)
        execute("COMMIT")

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()


class SharedBot:
    """A loop, a database and a bot, which the first test connects."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="siegemaster-"))
        self.database = sqlite_template.fresh(self.folder / "games.db")
        self.runner = asyncio.Runner()
        self.made: list[commands.Bot] = []
        self.settings: Settings | None = None

    def connect(self, settings: Settings) -> None:
        """Connect the bot, if it is not yet."""
        if self.settings is None:
            self.settings = settings
            self._run(self._connect(settings))
        assert settings == self.settings, "tests with other settings need a bot of their own"

    async def _connect(self, settings: Settings) -> None:
        self.made.append(create_bot(settings))
        self.env = simcord.Env(self.made[0])
        await self.env.start()
        await self.env.settle()
        self._rows = Rows(self.folder / "games.db")
        self._memory = Memory(self.made[0])
        self._world = World(self.env)

    @contextmanager
    def answering(self, item: pytest.Item) -> Iterator[simcord.Env]:
        """Have interactions answered in the simulated Discord of the bot, as its start does for a bot of a test."""
        for name, value in _options(item).items():
            setattr(self.env, name, value)
        previous = _dpy_internals.set_webhook_adapter(self.env._webhook_adapter)
        try:
            yield self.env
        finally:
            _dpy_internals.reset_webhook_adapter(previous)

    def clean(self) -> bool:
        """Put the bot back to what it was when it had connected; return whether that could be done."""
        if self.settings is None or not self.made:
            return self.settings is None
        env = self.env
        if len(self.made) > 1 or env.bot is not self.made[0] or not all(map(foreseen, env.errors)):
            return False
        try:
            self._run(env.settle(timeout=SETTLES))
        except TimeoutError:
            return False
        if not self._world.idle() or not all(map(foreseen, env.errors)):
            return False
        self._rows.restore()
        self._memory.restore()
        self._world.restore()
        with env._bot_scope():
            self._run(self._begin_anew())
        return True

    async def _begin_anew(self) -> None:
        """Have the loops wait as after their first run."""
        bot = self.made[0]
        assert isinstance(bot, Siegemaster)
        scheduler = bot.context.scheduler
        scheduler._whole = scheduler.last = scheduler._ticks()
        scheduler._set()
        bot.membership._beating.change_interval(seconds=bot.membership._every)

    def close(self) -> None:
        """Disconnect the bot, and delete its database."""
        try:
            if hasattr(self, "_world"):
                self._rows.close()
                self._run(self.env.shutdown())
            for bot in self.made:
                self._run(bot.close())
        finally:
            self.runner.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        self.runner.run(work, context=contextvars.copy_context())


class Keeper:
    """The bot of a module, if its tests share one, and the test that had it last."""

    def __init__(self) -> None:
        self._bot: SharedBot | None = None
        self._last: pytest.Item | None = None

    def fresh(self, item: pytest.Item) -> SharedBot:
        """Return a bot as if it had just connected, for a test."""
        last, self._last = self._last, item
        if last is not None and not last.stash.get(PASSED, False):
            with suppress(Exception):  # what is wrong with it has been told by the test that failed
                self.give_up()
        if self._bot is not None and not self._bot.clean():
            self.give_up()
        self._bot = self._bot or SharedBot()
        return self._bot

    def give_up(self) -> None:
        """Disconnect it."""
        bot, self._bot = self._bot, None
        if bot is not None:
            bot.close()


class World:
    """The simulated Discord of a bot that has just connected."""

    _KEPT = frozenset({"clock", "_reserved_ids", "_sequences"})
    """What goes on: the clock is set back by itself, and no id is given twice."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        clock = env.backend.clock
        self._time = clock, dict(vars(clock))
        self._tasks = {task for task in env._work.tasks if not task.done()}
        self._patience = env.settle_timeout
        self._fields = [
            (each, {name: value for name, value in vars(each).items() if name not in self._KEPT})
            for each in (env.backend, env.backend.cdn, env.bot._connection, env.bot.http)
        ]
        self._content = [
            (value, value.copy())
            for _, fields in self._fields
            for value in fields.values()
            if isinstance(value, dict | list | set)
        ]

    def idle(self) -> bool:
        """Whether the bot does what it did then, and nothing else: its loops wait for their next run."""
        work = self._env._work
        return not work.executors and {task for task in work.tasks if not task.done()} == self._tasks

    def restore(self) -> None:
        """Empty it, and set its clock back."""
        env = self._env
        for each, fields in self._fields:
            vars(each).update(fields)
        for held, content in self._content:
            held.clear()
            (held.extend if isinstance(held, list) else held.update)(content)
        clock, time = self._time
        vars(clock).update(time)
        env.settle_timeout, env.check_errors = self._patience, True
        env._work.callbacks[:] = [each for each in env._work.callbacks if each.handle and not each.handle.cancelled()]
        env._guilds.clear()
        env._errors.clear()
        env._error_ids.clear()
        env._errors_acknowledged = 0

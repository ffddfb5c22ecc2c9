"""What one press costs the bot, counted: transactions with the database, and functions of the program that run."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Connection

from db.storage.database import Database

ROOT = Path(__file__).parents[2]
PARTS = ("bot", "db", "engine", "render")
_NAMELESS = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<lambda>", "<module>"})
"""Code without a name of its own, which belongs to the function in which it stands."""

Named = tuple[str, str]
"""A function: its file, and its name in it."""


@dataclass
class Footprint:
    """What has run: each function once, however often it did, and what each transaction said to the database.

    `on_the_way` are those that were called outside of every door; a door itself is one of them.
    """

    functions: set[Named] = field(default_factory=set)
    on_the_way: set[Named] = field(default_factory=set)
    transactions: list[list[str]] = field(default_factory=list)


@contextmanager
def taken(database: Database, *doors: Callable[..., Any]) -> Iterator[Footprint]:
    """Count what runs in this block in the thread of the event loop, and in every connection of a database.

    What a door calls, and what that calls or begins as a task, is not on the way.
    """
    with transactions(database) as found, _functions(found, *doors):
        yield found


@contextmanager
def _functions(found: Footprint, *doors: Callable[..., Any]) -> Iterator[None]:
    """Count the functions that this thread runs.

    The garbage collector rests meanwhile: it would finish generators that others left behind, at a moment that no test
    can foresee.
    """
    homes = tuple(f"{ROOT / part}/" for part in PARTS)
    behind = {visibility.__code__ for visibility in doors}
    loop, begun = asyncio.get_running_loop(), set[asyncio.Task[Any]]()

    def is_behind(frame: FrameType | None) -> bool:
        return not behind.isdisjoint(_callers(frame)) or asyncio.current_task(loop) in begun

    def begin(loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
        task = asyncio.Task(coroutine, loop=loop, **options)
        if is_behind(sys._getframe(1)):
            begun.add(task)
        return task

    def called(frame: FrameType, kind: str, _: object) -> None:
        code = frame.f_code
        if kind != "call" or not code.co_filename.startswith(homes) or code.co_name in _NAMELESS:
            return
        named = (code.co_filename.removeprefix(f"{ROOT}/"), code.co_qualname)
        found.functions.add(named)
        if named not in found.on_the_way and not is_behind(frame.f_back):
            found.on_the_way.add(named)

    gc.disable()
    loop.set_task_factory(begin)
    sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(None)
        loop.set_task_factory(None)
        gc.enable()


@contextmanager
def transactions(database: Database) -> Iterator[Footprint]:
    """Count only what is said to the database in this block: no function, which would take ten times as long."""
    found = Footprint()
    open_now: dict[Connection, list[str]] = {}

    def begun(connection: Connection) -> None:
        open_now[connection] = []
        found.transactions.append(open_now[connection])

    def said(connection: Connection, _: object, statement: str, *__: object) -> None:
        if connection in open_now:
            open_now[connection].append(statement)

    engine = database.engine.sync_engine
    event.listen(engine, "begin", begun)
    event.listen(engine, "before_cursor_execute", said)
    try:
        yield found
    finally:
        event.remove(engine, "begin", begun)
        event.remove(engine, "before_cursor_execute", said)


def _callers(above: FrameType | None) -> Iterator[CodeType]:
    """Yield the code of a frame, of its caller, and so on; who awaits calls, too."""
    while above is not None:
        yield above.f_code
        above = above.f_back

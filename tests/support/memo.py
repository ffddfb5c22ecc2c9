"""What one test's bot has worked out and the next need not: SQL compiled, commands translated, copies."""

from __future__ import annotations

import copy
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from simcord import components, gateway, results
from simcord.http import router
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

Payload = Callable[..., Coroutine[Any, Any, list[Any]]]


def compiled_sql(make: Callable[..., AsyncEngine]) -> Callable[..., AsyncEngine]:
    """Return an engine factory whose SQLite engines share one dialect, as in a process of the bot.

    SQLAlchemy keeps compiled statements per dialect, and each new engine brings its own: every test would compile all
    SQL again. The first engine lends its dialect once it has detected what SQLite can do.
    """
    lenders: list[Engine] = []

    def made(url: Any, **options: Any) -> AsyncEngine:
        engine = make(url, **options)
        own = engine.sync_engine
        if own.dialect.name != "sqlite":
            return engine
        if lenders:
            own.dialect, own._compiled_cache = lenders[0].dialect, lenders[0]._compiled_cache
        else:

            def lend(connection: Connection) -> None:
                lenders.append(own)

            event.listen(own, "engine_connect", lend, once=True)
        return engine

    return made


def translated_commands(payload: Payload) -> Payload:
    """Return a `bot.runtime.command_sync.payload` that translates equal commands into all languages only once."""
    known: dict[bytes, bytes] = {}

    async def remembered(tree: Any, *, guild: Any = None) -> list[Any]:
        plain = [command.to_dict(tree) for command in tree.get_commands(guild=guild)]
        key = msgspec.json.encode((type(tree.translator).__qualname__, plain))
        if key not in known:
            known[key] = msgspec.json.encode(await payload(tree, guild=guild))
        found: list[Any] = msgspec.json.decode(known[key])
        return found

    return remembered


def quick_copies() -> None:
    """Have simcord copy plain JSON quickly: every request, event and message goes through it several times."""
    router.copy = gateway.copy = _Copies
    components.deepcopy = results.deepcopy = _Copies.deepcopy


class _Copies:
    """What simcord takes from the module `copy`."""

    @staticmethod
    def deepcopy(value: Any) -> Any:
        """Copy what is plain JSON, and all else as the module does."""
        if type(value) is dict:
            return {name: _Copies.deepcopy(each) for name, each in value.items()}
        if type(value) is list:
            return [_Copies.deepcopy(each) for each in value]
        return value if type(value) in _PLAIN else copy.deepcopy(value)


_PLAIN = frozenset({str, int, float, bool, type(None)})

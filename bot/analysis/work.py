"""Computes an analysis in worker processes, a few simulated games at a time."""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

import engine.games
from bot.chances.calls import Unfinished, sendable
from bot.chances.pool import PIECE
from bot.runtime.giving_way import Haste, give_way
from engine.core.chances.analyser import analyse
from engine.core.chances.effort import Playouts, Prepared, Workings, playouts_for, prepared
from engine.core.chances.weighing import Stopped
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset

_now = time.perf_counter  # real time even if the clock is simulated: the work is real

_PARTS = 1_000
"""The number of steps in which progress is reported."""


def pack(recording: Recording) -> bytes:
    """Return a recording as bytes for a worker process, without its events."""
    bare = tuple(msgspec.structs.replace(entry, events=()) for entry in recording.entries)
    return msgspec.json.encode(msgspec.structs.replace(recording, entries=bare))


def begun(shown: Mapping[int, tuple[float, ...]]) -> bytes:
    """Return the starting state of an analysis as bytes.

    `shown` contains the results shown on boards, keyed by day or turn.
    """
    return msgspec.msgpack.encode(Workings(shown=shown))


@sendable
def work(packed: bytes, workings: bytes = b"", seconds: float = PIECE) -> str | Unfinished:
    """Continue the analysis of a game for `seconds`.

    Return the finished analysis as JSON. If it is not finished, return an `Unfinished` with the data to continue. Raise
    `ReplayMismatch` if the game cannot be replayed under the current rules. Raise `ValueError` if it is not over.
    """
    ruleset, game, playouts = _prepared(packed)
    known = msgspec.msgpack.decode(workings, type=Workings) if workings else Workings()
    until, before = _now() + seconds, known.done

    def go_on() -> bool:
        return known.done == before or _now() < until  # at least one simulated game, or it would never end

    def between() -> None:
        give_way(Haste.BOARDS, seconds=PIECE)

    try:
        found = analyse(ruleset, game, playouts=playouts, workings=known, go_on=go_on, between=between)
    except Stopped:
        done = min(_PARTS - 1, round(_PARTS * known.done / known.total))
        return Unfinished((packed, msgspec.msgpack.encode(known), seconds), done, _PARTS)
    return msgspec.json.encode(found).decode()


@lru_cache(2)
def _prepared(packed: bytes) -> tuple[Ruleset[Any], Prepared, Playouts]:
    """Decode a recording. Return its ruleset, the replayed game, and how many games to simulate.

    The result is cached.
    """
    recording = msgspec.json.decode(packed, type=Recording)
    ruleset = engine.games.find(recording.system)
    game = prepared(ruleset, recording)
    return ruleset, game, playouts_for(ruleset, game)

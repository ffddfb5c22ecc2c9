"""One piece of the work on an analysis, which a worker process computes: some simulated games."""

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
    """Return a recording as bytes for a worker process. Its events are left out, because they follow from its
    decisions.
    """
    bare = tuple(msgspec.structs.replace(entry, events=()) for entry in recording.entries)
    return msgspec.json.encode(msgspec.structs.replace(recording, entries=bare))


def begun(shown: Mapping[int, tuple[float, ...]]) -> bytes:
    """Return as bytes what is known before an analysis begins: the results that the boards showed for each day or
    turn.
    """
    return msgspec.msgpack.encode(Workings(shown=shown))


@sendable
def work(packed: bytes, workings: bytes = b"", seconds: float = PIECE) -> str | Unfinished:
    """Continue the analysis of a game for some seconds. Return it as JSON when it is done, otherwise the data to
    continue with.

    Raise `ReplayMismatch` if the present rules do not lead through the record, and `ValueError` if the game is not
    over.
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
    """Return a replayed game, and the numbers of simulated games that its analysis needs. Both are cached for the next
    piece of work.
    """
    recording = msgspec.json.decode(packed, type=Recording)
    ruleset = engine.games.find(recording.system)
    game = prepared(ruleset, recording)
    return ruleset, game, playouts_for(ruleset, game)

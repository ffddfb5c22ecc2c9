"""A game that is over and analysed, with few simulated games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from support.discord_play import PlayServer

import engine.games
from bot.analysis import work
from bot.chances.calls import Unfinished
from bot.games.state import GameState
from bot.runtime import clock
from engine.core.asks import DONE
from engine.core.chances.analysis_format import TurningPoint
from engine.core.chances.effort import Playouts
from engine.core.chances.walking import decisions


class Near:
    """Works in a thread of this process, piece by piece: other processes know of no handful of playouts."""

    def __init__(self, of: Callable[..., Any]) -> None:
        self.of, self.begun = of, 0

    async def run(self, _: Any, *args: Any, server_id: int, on_progress: Callable[[int, int], object]) -> Any:
        del server_id
        self.begun += 1
        found = await asyncio.to_thread(self.of, *args)
        while isinstance(found, Unfinished):
            on_progress(found.done, found.total)
            found = await asyncio.to_thread(self.of, *found.args)
        return found


@pytest.fixture
def near(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Near:
    monkeypatch.setattr(work, "playouts_for", lambda *_: Playouts(4, 4, 4, 40.0))
    made = Near(lambda packed, workings=b"", _=0.0: work.work(packed, workings, 0.0))
    monkeypatch.setattr(server.bot.analyses, "_chances", made)
    return made


async def played(server: PlayServer) -> Any:
    """Play a game to its end: first an order of a person's own, then as the autopilot would."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna, ben"})
    await server.alice.slash(server.first, "siege auto", scope="all")
    return await server.state(server.first)


async def mistaken(server: PlayServer) -> tuple[GameState, TurningPoint]:
    """Play a game, and store its analysis with one turning point: the player's own order, and two others."""
    state = await played(server)
    await server.alice.slash(server.first, "analysis show")
    stored = server.bot.analyses.stored
    rules = engine.games.find(state.system)
    recording = await server.bot.analyses.recording(state)
    found = await server.bot.analyses.known(state)
    assert found is not None
    decided = next(each for each in decisions(rules, recording) if each.answer[0] == "move")
    point = TurningPoint(
        version=decided.version,
        period=decided.period,
        side="player",
        answer=decided.answer,
        better=("move", "gate", "trees", "ben"),
        gain=0.31,
        doubt=0.04,
        others=((("move", "gate", "trees", "ben"), 0.31), (DONE, -0.12)),
    )
    payload = msgspec.json.encode(msgspec.structs.replace(found, turning_points=(point,))).decode()
    await stored.add(state.id, state.version, rules=rules.rules_version, payload=payload, now=clock.now())
    return state, point

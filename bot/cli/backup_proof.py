"""Checks the games of a backup by replaying some or all of them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import msgspec
import sqlalchemy as sa

import engine.games
from bot.games.errors import SaveUnreadable
from bot.games.saves import open_save
from bot.games.service import Service
from bot.history.journal import asides_of, record_of, verify_record
from db import Database
from db.schema.games import game
from db.storage.errors import RowsDamaged
from engine.core.save import Save, pledge_of
from engine.core.verify import DIFFERS

SAMPLE = 20
"""The number of games that are replayed: those whose ids have the lowest SHA-256, so they are the same at every
restore.
"""


@dataclass(slots=True)
class Replayed:
    """How many games were replayed, how many exist, and how many cannot be played."""

    games: int = 0
    of: int = 0
    unplayable: int = 0


async def replay(
    database: Database,
    *,
    now: Callable[[], datetime],
    every: bool = False,
    on_game: Callable[[], object] = lambda: None,
) -> Replayed:
    """Replay games and compare every event with the journal. Return the counts.

    `on_game` is called after each game. Raise `RowsDamaged` if a game differs.
    """
    service, found = Service(database, now=now), Replayed()
    ids = list(await database.scalars(sa.select(game.c.id)))
    found.of = len(ids)
    ids.sort(key=lambda game_id: hashlib.sha256(game_id.encode()).digest())
    for game_id in ids if every else ids[:SAMPLE]:
        found.unplayable += not await _agrees(service, game_id)
        found.games += 1
        on_game()
    return found


def _secrets(save: Save) -> dict[str, str | None]:
    """Return the fields of a record that stay secret while the game is running."""
    pledge = pledge_of(save)
    if pledge is None:
        return {"seed": save.seed}
    return {"seed": pledge.seed, "secret": pledge.secret, "word": pledge.word, "word_from": pledge.source}


async def _agrees(service: Service, game_id: str) -> bool:
    """Return whether a game can be replayed. Raise `RowsDamaged` if its events differ."""
    try:
        state = await service.position(game_id)
        _, save = open_save(state.row)
        rows = await service.store.journal(game_id, first=1, last=state.version)
        asides = await asides_of(service.store, state.row)
        record = msgspec.structs.replace(record_of(state, rows, asides, whole=True), **_secrets(save), sealed_until="")
        report = await asyncio.to_thread(verify_record, record)
    except (SaveUnreadable, engine.games.UnknownGame):
        return False
    if report.verdict == DIFFERS:
        row = report.findings[0].version
        raise RowsDamaged(f"game {game_id}: row {row} of its log is different when the game is replayed")
    return True

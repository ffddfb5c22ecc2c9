"""Durations of games, computed from the times in their journals."""

from __future__ import annotations

from datetime import timedelta
from itertools import groupby, pairwise
from operator import attrgetter
from statistics import median

import msgspec
import sqlalchemy as sa

from db.schema.games import OVER, game, journal
from db.storage.database import Database
from engine.core.day_gate import SCENARIO

FEWEST = 30
"""The minimum number of finished games for a median."""
LATEST = 60
"""The maximum number of games that are counted, the latest first."""
PAUSE = timedelta(minutes=5)
"""The longest counted time between two decisions: in a longer pause the players had stopped playing."""
_OPTIONS = msgspec.json.Decoder(dict[str, str])


async def minutes_of(database: Database) -> dict[tuple[str, str], int]:
    """Return the median duration in minutes, keyed by system and scenario. Leave out those with too few finished
    games.
    """
    found: dict[tuple[str, str], list[float]] = {}
    ended = sa.select(game.c.id, game.c.system, game.c.options).where(game.c.status == OVER)
    async with database.read() as connection:
        rows = list(await connection.execute(ended.order_by(game.c.updated_at.desc())))
        by_kind: dict[tuple[str, str], list[str]] = {}
        for game_id, system, options in rows:
            kind = by_kind.setdefault((system, _OPTIONS.decode(options).get(SCENARIO, "")), [])
            if len(kind) < LATEST:
                kind.append(game_id)
        for name, games in by_kind.items():
            if len(games) < FEWEST:
                continue
            times = sa.select(journal.c.game_id, journal.c.created_at).where(journal.c.game_id.in_(games))
            lines = await connection.execute(times.order_by(journal.c.game_id, journal.c.version))
            for _, each in groupby(lines, key=attrgetter("game_id")):
                gaps = (min(later.created_at - earlier.created_at, PAUSE) for earlier, later in pairwise(each))
                found.setdefault(name, []).append(sum(gaps, timedelta()).total_seconds() / 60)
    return {name: max(1, round(median(each))) for name, each in found.items()}

"""Stores the results of finished games, and computes the records from them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from statistics import median
from typing import Any

import engine.games
from bot.games.changes import END, Change, following
from bot.games.errors import SaveUnreadable
from bot.games.gate import both_played, is_whole
from bot.games.saves import open_save, play
from bot.history.journal import recording_of
from bot.runtime.scheduler import RECORDS
from db import results
from db.games import ExtraWrite, GameRow, Store
from db.par import Pars
from db.ratings import finish
from db.results import Defence, Outcome, Outcomes, SideResults
from db.schema.games import ARE_RATED, LEVELS, OVER, RESIGNED
from db.sides import chairs_of, turns_of
from db.storage.errors import DatabaseError
from engine.core.chances.mistakes import mistakes_made
from engine.core.replay import Recording, ReplayMismatch
from engine.core.ruleset import Ruleset
from render.pictures.records_page import Best, Record, Tally

log = logging.getLogger(__name__)

_LEASE = timedelta(minutes=2)
"""The maximum time for computing one game's result."""
LAST = 40
"""The number of latest games that are drawn one by one."""
BEST = 5
"""The maximum number of a server's best defences that are named."""


class RecordsService:
    """Computes results of games in a scheduler job, one in each run.

    `instance` identifies this process among those that share the database.
    """

    def __init__(self, store: Store, *, instance: str = "main") -> None:
        self.outcomes = Outcomes(store.database)
        self.sides = SideResults(store.database)
        self.pars = Pars(store.database)
        self._instance = instance
        self._store = store
        self._looked = False

    @following(END)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements that queue a finished game for its results. Return None for other changes."""
        after = change.after
        ended = change.over or after.period or (after.status == RESIGNED and turns_of(after).winner)
        counts = ended and is_whole(after) and not turns_of(after).broken_off
        if not counts and after.counted not in ARE_RATED:
            return None

        async def write(connection: Any) -> Collection[str]:
            if not counts:
                await finish(connection, after.id, score=None, ended_at=after.updated_at)
                return []
            await results.enqueue(connection, after.id)
            return [RECORDS]

        return write

    async def run_due(self, now: datetime) -> datetime | None:
        """Compute one result that is due. Return when to run again; None if none is waiting."""
        if not self._looked:
            await self.outcomes.find()
            self._looked = True
        due = await self.outcomes.claim(by=self._instance, now=now, lease=_LEASE)
        if due is None:
            return None
        await self._compute(due)
        return now if await self.outcomes.due(now=now, by=self._instance) else None

    async def _compute(self, game_id: str) -> None:
        row = await self._store.game(game_id)
        found = await self._outcome(row) if row is not None else None
        if found is None:
            await self.outcomes.drop(game_id)
        else:
            await self.outcomes.store(found, rated=await self._score(row, found) if row is not None else None)

    async def _score(self, row: GameRow, found: Outcome) -> float | None:
        """Return the first side's score in a rated game; None if it does not count."""
        if row.counted not in ARE_RATED or found.band is None or not await both_played(self._store, row):
            return None
        return 0.5 if found.winner is None else float(found.won)

    async def _outcome(self, row: GameRow) -> Outcome | None:
        """Return a game's result; None if its save cannot be read."""
        if row.status != OVER:
            return _won_early(row) or _given_up(row)
        try:
            rules, save = open_save(row)
            comparable = rules.comparable_result((await asyncio.to_thread(play, row, rules, save, None)).world)
        except SaveUnreadable as unreadable:
            log.warning("game %(game)s has no outcome: %(problem)s", {"game": row.id, "problem": unreadable})
            return None
        if comparable is None:
            log.warning("game %(game)s is over and has no standing", {"game": row.id})
            return None
        return Outcome(
            game_id=row.id,
            system=row.system,
            guild_id=row.guild_id,
            won=comparable.won,
            band=comparable.band,
            score=comparable.score,
            periods=comparable.periods,
            mistakes=await self._mistakes(row, rules),
            ended_at=row.updated_at,
            winner=comparable.winner,
        )

    async def _mistakes(self, row: GameRow, rules: Ruleset[Any]) -> Mapping[str, int]:
        """Return the players' own mistakes, keyed by kind; empty if the game cannot be replayed."""
        try:
            return await asyncio.to_thread(_count_mistakes, rules, await recording_of(self._store, row))
        except (ReplayMismatch, SaveUnreadable) as mismatch:
            log.info("the sins of game %(game)s are forgotten: %(problem)s", {"game": row.id, "problem": mismatch})
        except DatabaseError:
            raise
        except Exception:
            # A result without mistakes is better than endless retries.
            log.exception("the sins of game %(game)s cannot be counted", {"game": row.id})
        return {}


def _count_mistakes(rules: Ruleset[Any], recording: Recording) -> Mapping[str, int]:
    made = mistakes_made(rules, recording)
    return {name: count for side in rules.sides for name, count in made.of(side).items()}


def _won_early(row: GameRow) -> Outcome | None:
    """Return the outcome of a game that a side won early, or None."""
    turns = turns_of(row)
    if turns.winner is None:
        return None
    band = results.BY_CLOCK if turns.won is None or turns.claimed else results.BY_RESIGNATION
    sides = engine.games.find(row.system).sides if row.system in engine.games.names() else chairs_of(row)
    first = next((side for side in sides if side in chairs_of(row)), turns.winner)
    return replace(_given_up(row), band=band, won=turns.winner == first, winner=turns.winner)


def _given_up(row: GameRow) -> Outcome:
    return Outcome(
        game_id=row.id,
        system=row.system,
        guild_id=row.guild_id,
        won=False,
        band=None,
        score=0,
        periods=row.period,
        mistakes={},
        ended_at=row.updated_at,
    )


# --- combined ---


def favourite(found: Iterable[Outcome]) -> str:
    """Return the game with the most results. If there are none, return the bot's first game."""
    games = [each.system for each in found if each.system in engine.games.names()]
    count = Counter(reversed(games))
    return max(count, key=lambda name: count[name]) if count else engine.games.names()[0]


def record_of(found: Iterable[Outcome], system: str) -> Record:
    """Return a player's record in the game `system`.

    `found` must be sorted, the oldest first.
    """
    mine = [each for each in found if each.system == system]
    played = [each for each in mine if each.band is not None]
    mistakes: Counter[str] = Counter()
    for each in played:
        mistakes.update(each.mistakes)
    names = engine.games.find(system).bands
    return Record(
        system=system,
        played=len(played),
        won=sum(each.won for each in played),
        given_up=len(mine) - len(played),
        bands=tuple(_tally(name, played) for name in names),
        periods=tuple(each.periods for each in played[-LAST:]),
        median=median(each.periods for each in played) if played else 0,
        mistakes=tuple(sorted(((name, count) for name, count in mistakes.items() if count), key=lambda one: -one[1])),
        best=best_of(played),
        levels=tuple(
            (level, sum(each.won for each in own), len(own))
            for level in LEVELS[1:]
            if (own := [each for each in played if each.level == level])
        ),
    )


def best_of(played: Sequence[Outcome]) -> Best | None:
    """Return the best of some defences; None if there are none.

    If several are equally good, return the first of them.
    """
    best = max(played, key=lambda each: each.score, default=None)
    if best is None or best.band is None:
        return None
    return Best(best.game_id, best.band, best.score, best.periods)


def table_of(found: Iterable[Defence], system: str) -> list[Defence]:
    """Return the best defences of a game, the best first."""
    fought = [each for each in found if each.outcome.system == system and each.outcome.band is not None]
    return sorted(fought, key=lambda each: -each.outcome.score)[:BEST]


def _tally(name: str, played: Sequence[Outcome]) -> Tally:
    mine = [each.won for each in played if each.band == name]
    return Tally(name, won=sum(mine), lost=len(mine) - sum(mine))

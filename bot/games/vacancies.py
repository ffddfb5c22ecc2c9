"""Sides whose player no longer answers: the opponent may replace the player or claim the win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import msgspec

from bot.games.endings import Endings
from bot.games.errors import GameOver, NotOutOfTime, NotYourGame
from bot.games.gate import Verb, allows, both_played, counted, expect_may, is_late
from bot.games.seats.chairs import LIVE, PACES, begun_again, held_by, stewards, stopped
from bot.games.seats.command import expect_leader
from bot.games.seats.deadlines import awaiting
from bot.games.state import GameState, GameSummary
from bot.games.storing import Games
from db.games import ExtraWrite, GameRow, Store, in_force
from db.lobbies import touching
from db.ratings import forfeited
from db.schema.games import RATED, RUNNING, VOTE
from db.sides import Chair, chairs_of, gave_way, holding, turns_of, written
from engine.core.record import CLAIM, LAPSE
from engine.core.sequence import SIDE

_LOOKED_BACK = 400
"""The number of journal rows that are searched for turns without an answer."""


class Missed(NamedTuple):
    """How many turns in a row a side has missed, and when it last answered."""

    turns: int
    since: datetime


async def missed(store: Store, game: GameRow | GameSummary, side: str) -> Missed:
    """Return how long a side has not answered."""
    first = max(1, game.version - _LOOKED_BACK)
    entries = in_force(await store.journal(game.id, first=first, last=game.version))
    places, since = set[tuple[int, int]](), game.created_at
    for entry in reversed([each for each in entries if f'"{SIDE}{side}"' in each.answer]):
        if entry.action != LAPSE:
            since = entry.created_at
            break
        places.add((entry.period, entry.round))
    return Missed(len(places), since)


def may_be_abandoned(game: GameRow | GameSummary, side: str) -> Chair | None:
    """Return the other side if its players may act on an absent player; otherwise None."""
    chairs = game.sides if isinstance(game, GameSummary) else chairs_of(game)
    others = [each for each in chairs.values() if each.side != side]
    chair = chairs.get(side)
    if game.status != RUNNING or chair is None or len(others) != 1 or not others[0].people:
        return None
    if len(chair.people) != 1 or chair.command == VOTE:
        return None
    if turns_of(game).clock is not None or turns_of(game).pause is not None:
        return None
    if not allows(game, Verb.VACATE) or turns_of(game).invited or game.pace not in {None, *PACES}:
        return None
    return others[0]


async def is_abandoned(store: Store, game: GameRow | GameSummary, side: str, *, gone: bool, now: datetime) -> bool:
    """Return whether a player has missed enough deadlines for the other side to stop waiting.

    `gone` is whether the player has left the server.
    """
    chairs = game.sides if isinstance(game, GameSummary) else chairs_of(game)
    if may_be_abandoned(game, side) is None or not is_late(game, chairs[side], now):
        return False
    enough = 1 if gone or game.pace == LIVE else 2
    return game.pace is None or (await missed(store, game, side)).turns >= enough


class Vacancies:
    """Frees sides whose player no longer answers, or ends their games."""

    def __init__(self, games: Games, endings: Endings) -> None:
        self._games = games
        self._endings = endings

    async def expect_abandoned(self, game_id: str, *, side: str, user_id: int, actor: int, gone: bool) -> GameRow:
        """Return the game if `user_id` has abandoned the side and `actor` leads the other side.

        Raise `NotOutOfTime` if the side is not abandoned. Raise `NotYourGame` or `NotTheLeader` if the `actor` does not
        lead the other side. Raise `GameOver` if the game is over. Raise an error of `bot.games.gate.expect_may` if a
        side of this kind of game cannot be freed.
        """
        row = await self._games.row(game_id)
        self._expect_led(row, side, actor)
        now = self._games.now()
        if chairs_of(row)[side].user_id != user_id:
            raise NotOutOfTime(row.id)
        expect_may(row, Verb.VACATE)
        if not await is_abandoned(self._games.store, row, side, gone=gone, now=now):
            raise NotOutOfTime(row.id)
        return row

    def _expect_led(self, row: GameRow, side: str, actor: int) -> None:
        held = held_by(row, actor)
        if not held or side in held or side not in chairs_of(row):
            raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
        if row.status != RUNNING:
            raise GameOver(row.id)
        expect_leader(row, held[0], actor)

    async def vacate(
        self, game_id: str, *, side: str, user_id: int, actor: int, gone: bool = False, steward: bool = False
    ) -> bool:
        """Free an abandoned side, or let the autopilot play it if `steward` is set.

        Return whether the other side wins a rated game by this. Raise the same errors as `expect_abandoned`.
        """
        seen = await self.expect_abandoned(game_id, side=side, user_id=user_id, actor=actor, gone=gone)
        rated, played = counted(seen) == RATED, await both_played(self._games.store, seen)

        def free(row: GameRow) -> tuple[dict[str, Any], Sequence[ExtraWrite]]:
            expect_may(row, Verb.VACATE)
            now, before = self._games.now(), chairs_of(row)[side]
            if row.version != seen.version or before[:3] != chairs_of(seen)[side][:3] or row.status != RUNNING:
                raise NotOutOfTime(row.id)
            after = stewards(side) if steward else Chair(side)
            turns = begun_again(turns_of(self._games.caught_up(row)), side, now, held=True)
            fresh = replace(row, asked=written(turns if steward else stopped(turns, side, now)))
            writes: list[ExtraWrite] = [
                holding(row.id, before, after, owner=row.owner_id, by=actor, now=now),
                awaiting(fresh, now, {**chairs_of(row), side: after}),
                touching(row.guild_id, now),
            ]
            if played:
                writes.append(gave_way(row.id, user_id, now=now))
            if rated:
                writes.append(partial(forfeited, row.id, loser=user_id if played else None, now=now))
            return {"asked": fresh.asked, **({"counted": None} if rated else {})}, writes

        await self._games.amend(game_id, free)
        return rated and played

    async def claim(self, game_id: str, *, side: str, user_id: int, actor: int, gone: bool = False) -> GameState:
        """End a game with a win for the user's side, because the other side is abandoned.

        Raise the same errors as `expect_abandoned`. Raise `NotOutOfTime` if a side has not made a decision yet.
        """
        row = await self.expect_abandoned(game_id, side=side, user_id=user_id, actor=actor, gone=gone)
        if not await both_played(self._games.store, row):
            raise NotOutOfTime(row.id)
        (winner,) = held_by(row, actor)
        turns = msgspec.structs.replace(turns_of(row), won=winner, claimed=True, wish=None, offer=None)
        return await self._endings.ended(row, turns, answer=(SIDE + winner,), actor=actor, action=CLAIM)

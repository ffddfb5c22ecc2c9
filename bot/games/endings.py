"""How a game ends before its last turn: it is given up, or the time of a side is over, and the other one chooses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from bot.games.changes import Follower
from bot.games.deciding import Deciding, is_waited_for
from bot.games.decisions import row_of
from bot.games.errors import (
    AlreadyDecided,
    GameOver,
    NotOutOfTime,
    NotTheOwner,
    NotYourGame,
    NotYourTurn,
    SaveUnreadable,
)
from bot.games.gate import both_played, counted, expect_end
from bot.games.permissions import current
from bot.games.saves import open_save, play
from bot.games.seating import Seating
from bot.games.seats.chairs import due_times, held_by, led_by
from bot.games.seats.clocks import falls, is_over
from bot.games.seats.command import expect_leader
from bot.games.seats.deadlines import awaiting
from bot.games.state import GameState, state_of
from bot.games.storing import TRIES, Games
from bot.games.undoing import enqueued
from db.games import ExtraWrite, GameRow, Message, Stale
from db.notices import Notice
from db.schema.games import NOBODY, RESIGNED, RUNNING, TABLE
from db.sides import Due, Turns, chairs_of, turns_of, written
from engine.core.record import CLAIM, RESIGN
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome
from engine.core.sequence import SIDE

OUT_OF_TIME = "clock"
"""The kind of the messages that tell a side that the other's time is over."""


class Endings:
    """Gives games up, and knows what happens when a clock has run out."""

    def __init__(self, games: Games, deciding: Deciding, seating: Seating) -> None:
        self._games = games
        self._deciding = deciding
        self._seating = seating

    async def resign(self, game_id: str, *, version: int, actor: int, manager: bool = False) -> GameState:
        """Resign a game: its channel is free again, its seed may be shown. Its owner may do it, or a server manager.

        With several sides the leader of one gives up for it, and the row names it. Of two sides the other has won, once
        both have decided something, and at a table of a tournament always.

        A game whose save cannot be read can be resigned too; its state has no view then, and its board stays. Raise
        `NoSuchGame`, `NotTheOwner`, `GameOver`, `AlreadyDecided`, and what `expect_end` raises.
        """
        attempt = partial(self._resign, version=version, actor=actor, manager=manager)
        return await self._games.beside_orders(game_id, attempt)

    async def _resign(self, row: GameRow, *, version: int, actor: int, manager: bool) -> GameState:
        side = _side(row, actor)
        if row.owner_id != actor and not manager and not side:
            raise NotTheOwner(row.id, owner_id=row.owner_id)
        await self._expect_end(row, actor, manager=manager)
        row = current(row, version=version)
        now = self._games.now()
        number = row.version + 1
        changes: dict[str, Any] = {"version": number, "status": RESIGNED, "told_from": number, "updated_at": now}
        if (winner := await self.winner_without(row, side)) is not None:
            turns = msgspec.structs.replace(turns_of(row), won=winner, wish=None)
            changes |= {"asked": written(turns), "asides": 0}
        place, answer = (row.period, row.round), (SIDE + side,) if side else ()
        entry = row_of(row.id, number, action=RESIGN, answer=answer, place=place, actor=actor, rules=None, now=now)
        rules: Ruleset[Any] | None = None
        outcome: Outcome[Any] | None = None
        message: Message | None = None
        try:
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            kind = "edit" if winner is None else "post"
            message = Message(kind=kind, first_version=number, version=number, created_at=now, due_at=now)
        except SaveUnreadable:
            rules = None
        return state_of(await self._games.commit(row, changes, [entry], message), rules, outcome, ())

    async def expect_end(self, game_id: str, actor: int, *, manager: bool) -> None:
        """Raise what `bot.games.gate.expect_end` does for who does not give up a seat of their own; `NoSuchGame`."""
        await self._expect_end(await self._games.row(game_id), actor, manager=manager)

    async def _expect_end(self, row: GameRow, actor: int, *, manager: bool) -> None:
        alone = row.asked is None and row.owner_id == actor
        if not alone and not _side(row, actor):
            await expect_end(self._games.store, row, actor, manager=manager)

    async def winner_without(self, row: GameRow, side: str) -> str | None:
        """Return the side that wins a game of two if a `side` gives up; None if nobody does.

        Nobody wins against an open seat, nor before both sides have decided something, but at a tournament's table.
        """
        others = [chair for name, chair in chairs_of(row).items() if name != side]
        if not side or len(others) != 1 or others[0].open:
            return None
        return others[0].side if counted(row) == TABLE or await both_played(self._games.store, row) else None

    # --- clocks ---

    async def lapse(
        self, due: Due, *, extra_writes: Sequence[Follower] = (), by_calendar: bool = False
    ) -> GameState | None:
        """Answer for a side whose time is over; a clock that has run out only falls."""
        if by_calendar:
            return await self._deciding.lapse(due, extra_writes=extra_writes, by_calendar=True)
        row = self._games.caught_up(await self._games.row(due.game_id))
        chair = chairs_of(row).get(due.side)
        if due.side in turns_of(row).invited and chair is not None and not (chair.steward or chair.open):
            if turns_of(row).invited[due.side] <= self._games.now():
                await self._seating.decline(due.game_id, side=due.side, how="late")
            return None
        for last in TRIES:
            row, now = await self._games.row(due.game_id), self._games.now()
            times = {side: (since, at) for side, since, at in due_times(row, chairs_of(row), now)}
            since, at = times.get(due.side, (0, now))
            if since != due.since or at > now or not falls(row, due.side) or not is_waited_for(row, due.side):
                return await self._deciding.lapse(due, extra_writes=extra_writes)
            if await self._fall(row, due.side) or last:
                return None
        raise AssertionError

    async def _fall(self, row: GameRow, side: str) -> bool:
        """Note that a side's clock has run out, and tell the other; return False if the game has changed meanwhile."""
        turns, place = turns_of(row), (row.period, row.round)
        assert turns.clock is not None
        clock = msgspec.structs.replace(turns.clock, fallen={**turns.clock.fallen, side: place})
        fresh = msgspec.structs.replace(turns, clock=clock)
        writes = [self._waits_for(row, fresh)]
        if any(name != side and chair.user_id != NOBODY for name, chair in chairs_of(row).items()):
            # A clock that fell, was made good by both, and falls again in the same round is told again.
            key = f"{side}-{place[0]}-{place[1]}-{turns.asked[side].since}"
            notice = Notice(
                kind=OUT_OF_TIME,
                key=key,
                due_at=self._games.now(),
                game_id=row.id,
                channel_id=row.channel_id,
                facts={"side": side, "period": place[0], "round": place[1]},
            )
            writes.append(partial(enqueued, notice))
        try:
            changes = {"asked": written(fresh)}
            await self._games.store.commit(row, changes=changes, entries=[], message=None, extra_writes=writes)
        except Stale:
            return False
        return True

    async def play_turn_of(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> None:
        """Let the autopilot play the turn of a side that is out of time, as the other side chooses.

        Raise the errors of `claim`.
        """

        def play_on(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            _out_of_time(row, side=side, place=place, actor=actor)
            turns = turns_of(row)
            assert turns.clock is not None
            clock = msgspec.structs.replace(turns.clock, played={**turns.clock.played, side: place})
            fresh = msgspec.structs.replace(turns, clock=clock)
            return {"asked": written(fresh)}, [self._waits_for(row, fresh)]

        await self._games.amend(game_id, play_on)

    async def claim(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> GameState:
        """End a game with the other side as its winner, because the clock of `side` ran out in the round `place`.

        Raise `NotOutOfTime` if that side has answered meanwhile, `NotYourTurn` for itself, `NotYourGame`,
        `NotTheLeader`, `GameOver`.
        """
        for last in TRIES:
            row = await self._games.row(game_id)
            winner = _out_of_time(row, side=side, place=place, actor=actor)
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            now, number = self._games.now(), row.version + 1
            turns = turns_of(row)
            assert turns.clock is not None
            ended = msgspec.structs.replace(turns, clock=msgspec.structs.replace(turns.clock, won=winner), wish=None)
            changes: dict[str, Any] = {
                "version": number,
                "status": RESIGNED,
                "told_from": number,
                "updated_at": now,
                "asked": written(ended),
            }
            entry = row_of(
                row.id, number, action=CLAIM, answer=(SIDE + winner,), place=place, actor=actor, rules=None, now=now
            )
            message = Message(kind="edit", first_version=number, version=number, created_at=now, due_at=now)
            try:
                after = await self._games.commit(row, changes, [entry], message)
            except AlreadyDecided:
                if last:
                    raise
                continue
            return state_of(after, rules, outcome, ())
        raise AssertionError

    async def expect_out_of_time(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> None:
        """Raise the errors that a claim would raise."""
        _out_of_time(await self._games.row(game_id), side=side, place=place, actor=actor)

    def _waits_for(self, row: GameRow, turns: Turns) -> Any:
        return awaiting(replace(row, asked=written(turns)), self._games.now())


def _out_of_time(row: GameRow, *, side: str, place: tuple[int, int], actor: int) -> str:
    """Return the side that chooses what comes of another's time being over, led by a user.

    Raise the errors of `claim`.
    """
    held = held_by(row, actor)
    if not held:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    if row.status != RUNNING:
        raise GameOver(row.id)
    if side in held:
        others = {name: chair.user_id for name, chair in chairs_of(row).items() if name != side}
        raise NotYourTurn(row.id, system=row.system, sides=others)
    expect_leader(row, held[0], actor)
    if place != (row.period, row.round) or not is_over(row, turns_of(row), side):
        raise NotOutOfTime(row.id)
    return held[0]


def _side(row: GameRow, actor: int) -> str:
    """Return the side for which a user gives up; nothing where they lead none."""
    return next(iter(led_by(row, actor)), "")

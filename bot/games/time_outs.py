"""Handles sides that run out of time: the answer for the side, its expired clock, and the other side's options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import msgspec

from bot.games.changes import Follower
from bot.games.deciding import Deciding, Taken
from bot.games.decisions import decision_of, row_of
from bot.games.errors import AlreadyDecided, GameOver, NotOutOfTime, NotYourGame, NotYourTurn
from bot.games.pledges import brought
from bot.games.saves import open_save, play
from bot.games.seating import Seating
from bot.games.seats.chairs import AT_ONCE, due_times, held_by, is_timed
from bot.games.seats.clocks import falls, is_over, is_played
from bot.games.seats.command import expect_leader
from bot.games.seats.deadlines import awaiting
from bot.games.state import GameState, state_of
from bot.games.storing import TRIES, Games
from bot.games.turn import said_by
from bot.games.undoing import enqueued
from db.games import ExtraWrite, GameRow, Message, Stale
from db.notices import Notice
from db.schema.games import HOUSE, NOBODY, RESIGNED, RUNNING
from db.sides import Due, Turns, chairs_of, turns_of, written
from engine.core.asks import REACTION
from engine.core.record import CLAIM, LAPSE
from engine.core.sequence import SIDE

OUT_OF_TIME = "clock"
"""The `Notice.kind` of the messages that tell a side that the time of the other side is over."""


class TimeOuts:
    """Answers for sides whose time is over."""

    def __init__(self, games: Games, deciding: Deciding, seating: Seating) -> None:
        self._games = games
        self._deciding = deciding
        self._seating = seating

    async def time_out(
        self, due: Due, *, extra_writes: Sequence[Follower] = (), by_calendar: bool = False
    ) -> GameState | None:
        """Answer for a side whose time is over, and return the game. Return None if nothing is due.

        If `by_calendar`, the caller has decided that the time is over. Raise `WordAwaited` if no decision has been made
        yet and the board is not posted.
        """
        if not by_calendar and await self._is_invitation(due):
            return None
        for last in TRIES:
            row, now = await self._games.row(due.game_id), self._games.now()
            if not (_still_asked(row, due) if by_calendar else _still_due(row, due, now)):
                return None
            if _is_paused(row, due):
                return None
            awaited = _is_waited_for(row, due.side)
            if awaited and falls(row, due.side):
                if by_calendar or await self._record_fallen_flag(row, due.side) or last:
                    return None
                continue
            try:
                return await self._answer(row, due, awaited=awaited, extra_writes=extra_writes)
            except AlreadyDecided:
                if last:
                    raise
        raise AssertionError

    async def _is_invitation(self, due: Due) -> bool:
        """Return whether a deadline belongs to an invitation."""
        row = self._games.caught_up(await self._games.row(due.game_id))
        chair, invited = chairs_of(row).get(due.side), turns_of(row).invited
        if due.side not in invited or chair is None or chair.steward or chair.open:
            return False
        if invited[due.side] <= self._games.now():
            await self._seating.decline(due.game_id, side=due.side, how="late")
        return True

    async def _answer(self, row: GameRow, due: Due, *, awaited: bool, extra_writes: Sequence[Follower]) -> GameState:
        """Answer for a side that is late or played by the autopilot, and return the game.

        Raise `AlreadyDecided` if the game has changed. Raise `WordAwaited` if the dice still need the players' number.
        """
        machine = chairs_of(row)[due.side].steward or is_played(row, turns_of(row), due.side)
        rules, save = open_save(row)
        at, save, first = brought(row, rules, save, None, actor=HOUSE, now=self._games.now())
        outcome = play(at, rules, save, None)
        taken = Taken(first=first, at=at)
        if outcome.reopened:
            taken.decisions = [decision_of(LAPSE, (), (at.period, at.round), outcome)]
        elif not machine:
            ask = next(each for each in outcome.asks if each.side == due.side)
            assert ask.lapse is not None
            decision, outcome = said_by(LAPSE, rules, outcome, ask, ask.lapse)
            taken.decisions = [decision]
            if awaited and is_timed(row, ask):
                taken.lapses = due.side, chairs_of(row)[due.side].lapses + 1
        stored = await self._deciding.store(row, rules, outcome, taken, extra_writes=extra_writes, thinking=True)
        return state_of(stored.row, rules, stored.outcome, stored.stretches, stored.journal)

    async def _record_fallen_flag(self, row: GameRow, side: str) -> bool:
        """Record that a side's clock has run out, and notify the other side. Return False if the game has changed."""
        turns, place = turns_of(row), (row.period, row.round)
        assert turns.clock is not None
        clock = msgspec.structs.replace(turns.clock, fallen={**turns.clock.fallen, side: place})
        fresh = msgspec.structs.replace(turns, clock=clock)
        writes = [self._waits_for(row, fresh)]
        if any(name != side and chair.user_id != NOBODY for name, chair in chairs_of(row).items()):
            # If a clock runs out, is reset by an agreed undo, and runs out again in the same round, that is reported
            # again.
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
        """Let the autopilot play the turn of a side that is out of time.

        Raise the same errors as `claim`.
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
        """End a game because the clock of `side` ran out. The other side wins.

        `place` is the day or turn and the round. Raise `NotOutOfTime` if `side` still has time, or has answered. Raise
        `NotYourTurn` if the user plays `side`. Raise `NotYourGame` if the user plays no side. Raise `NotTheLeader` if
        the user does not lead their side. Raise `GameOver` if the game is over.
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
        """Raise the same error as `claim` if the user could not claim the win now."""
        _out_of_time(await self._games.row(game_id), side=side, place=place, actor=actor)

    def _waits_for(self, row: GameRow, turns: Turns) -> Any:
        return awaiting(replace(row, asked=written(turns)), self._games.now())


def _is_waited_for(row: GameRow, side: str) -> bool:
    """Return whether a side must answer itself before the game can continue."""
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    ask = next((each for each in outcome.asks if each.side == side), None)
    return ask is None or rules.waits_for(outcome.world, ask)


def _is_paused(row: GameRow, due: Due) -> bool:
    """Return whether a deadline only marks the end of a pause or holiday."""
    turns = turns_of(row)
    if (
        (pause := turns.paused(due.side)) is None
        or due.due_at <= pause.since
        or chairs_of(row)[due.side].steward
        or is_played(row, turns, due.side)
    ):
        return False
    asked = turns.asked.get(due.side)
    return asked is None or not (row.pace == AT_ONCE and asked.pace == REACTION)


def _still_due(row: GameRow, due: Due, now: datetime) -> bool:
    times = {side: (since, at) for side, since, at in due_times(row, chairs_of(row), now)}
    return times.get(due.side, (0, now))[0] == due.since and times[due.side][1] <= now


def _still_asked(row: GameRow, due: Due) -> bool:
    asked = turns_of(row).asked.get(due.side)
    return row.status == RUNNING and asked is not None and asked.since == due.since and asked.lapses


def _out_of_time(row: GameRow, *, side: str, place: tuple[int, int], actor: int) -> str:
    """Return the side that the user leads, if time is up for the other `side`.

    Raise `NotOutOfTime` if `side` still has time, or has answered. Raise `NotYourTurn` if the user plays `side`. Raise
    `NotYourGame` if the user plays no side. Raise `NotTheLeader` if the user does not lead their side. Raise `GameOver`
    if the game is over.
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

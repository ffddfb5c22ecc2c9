"""Games of several sides with a clock: whose time is over, and what the other side makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from bot.games.changes import Follower
from bot.games.decisions import row_of
from bot.games.errors import AlreadyDecided, GameOver, NotOutOfTime, NotYourGame, NotYourTurn
from bot.games.saves import open_save, play
from bot.games.several.agreement import AgreedGames, enqueued
from bot.games.several.chairs import accepted, due_times, held_by
from bot.games.several.clocks import falls, is_over
from bot.games.several.deadlines import awaiting
from bot.games.several.decisions import is_waited_for
from bot.games.several.seats import tries
from bot.games.several.voices import expect_leader
from bot.games.state import GameState, state_of
from bot.runtime import clock
from db.games import GameRow, Message, Stale
from db.notices import Notice, enqueue
from db.schema.games import HOUSE, NOBODY, RESIGNED, RUNNING
from db.sides import Chair, Due, Turns, chairs_of, turns_of, written
from engine.core.record import CLAIM
from engine.core.sequence import SIDE

INVITATION, UNINVITED = "invited", "uninvited"
"""The kinds of the messages that ask somebody to play, and that tell who asked that they do not."""
OUT_OF_TIME = "clock"
"""The kind of the messages that tell a side that the other's time is over."""


def invitation(game_id: str, channel_id: int, side: str, user_id: int, *, key: str) -> Notice:
    """Return the message that asks somebody to play a side."""
    facts = {"side": side, "since": 1, "user": str(user_id)}
    return Notice(
        kind=INVITATION, key=f"{side}-{key}", due_at=clock.now(), game_id=game_id, channel_id=channel_id, facts=facts
    )


class TimedGames(AgreedGames):
    """The part of the service that knows what happens when a clock has run out."""

    async def lapse(
        self, due: Due, *, extra_writes: Sequence[Follower] = (), by_calendar: bool = False
    ) -> GameState | None:
        """Answer for a side whose time is over; a clock that has run out only falls."""
        if by_calendar:
            return await super().lapse(due, extra_writes=extra_writes, by_calendar=True)
        row = self.caught_up(await self._row(due.game_id))
        chair = chairs_of(row).get(due.side)
        if due.side in turns_of(row).invited and chair is not None and not (chair.steward or chair.open):
            if turns_of(row).invited[due.side] <= self._now():
                await self.decline(due.game_id, side=due.side, how="late")
            return None
        for last in tries():
            row, now = await self._row(due.game_id), self._now()
            times = {side: (since, at) for side, since, at in due_times(row, chairs_of(row), now)}
            since, at = times.get(due.side, (0, now))
            if since != due.since or at > now or not falls(row, due.side) or not is_waited_for(row, due.side):
                return await super().lapse(due, extra_writes=extra_writes)
            if await self._fall(row, due.side) or last:
                return None
        raise AssertionError

    async def accept(self, game_id: str, *, side: str, actor: int) -> GameRow:
        """Take the agreement of somebody who is invited to play a side: the time of all begins.

        Raise `NotYourGame` for others, `AlreadyDecided` if nobody is invited any more, `GameOver`.
        """
        for last in tries():
            row, now = await self._row(game_id), self._now()
            self._expect_invited(row, side, actor)
            fresh = replace(row, asked=written(accepted(turns_of(row), side, now)))
            try:
                stored = await self.store.commit(
                    row, changes={"asked": fresh.asked}, entries=[], message=None, extra_writes=[awaiting(fresh, now)]
                )
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return stored.after
        raise AssertionError

    async def decline(self, game_id: str, *, side: str, actor: int = HOUSE, how: str = "declined") -> None:
        """Let a side be open whose person does not want to play, or has not said so in time; the owner is told.

        Raise the errors of `accept`.
        """
        row = await self._row(game_id)
        chair = self._expect_invited(row, side, actor)
        await self.reseat(game_id, side, of=chair, user_id=NOBODY, steward=False, by=chair.user_id)
        facts = {"side": side, "user": str(row.owner_id), "who": str(chair.user_id), "how": how}
        told = Notice(
            kind=UNINVITED,
            key=f"{side}-{chair.user_id}",
            due_at=self._now(),
            game_id=row.id,
            channel_id=row.channel_id,
            facts=facts,
        )
        async with self.store.database.write() as connection:
            await enqueue(connection, [told])

    def _expect_invited(self, row: GameRow, side: str, actor: int) -> Chair:
        chair = chairs_of(row).get(side)
        if row.status != RUNNING:
            raise GameOver(row.id)
        if chair is None or chair.open or side not in turns_of(row).invited:
            raise AlreadyDecided(row.id)
        if actor not in {HOUSE, chair.user_id}:
            raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
        return chair

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
                due_at=self._now(),
                game_id=row.id,
                channel_id=row.channel_id,
                facts={"side": side, "period": place[0], "round": place[1]},
            )
            writes.append(partial(enqueued, notice))
        try:
            changes = {"asked": written(fresh)}
            await self.store.commit(row, changes=changes, entries=[], message=None, extra_writes=writes)
        except Stale:
            return False
        return True

    async def play_turn_of(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> None:
        """Let the autopilot play the turn of a side that is out of time, as the other side chooses.

        Raise the errors of `claim`.
        """
        for last in tries():
            row, _ = await self._out_of_time(game_id, side=side, place=place, actor=actor)
            turns = turns_of(row)
            assert turns.clock is not None
            clock = msgspec.structs.replace(turns.clock, played={**turns.clock.played, side: place})
            fresh = msgspec.structs.replace(turns, clock=clock)
            writes = [self._waits_for(row, fresh)]
            try:
                changes = {"asked": written(fresh)}
                await self.store.commit(row, changes=changes, entries=[], message=None, extra_writes=writes)
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return
        raise AssertionError

    async def claim(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> GameState:
        """End a game with the other side as its winner, because the clock of `side` ran out in the round `place`.

        Raise `NotOutOfTime` if that side has answered meanwhile, `NotYourTurn` for itself, `NotYourGame`,
        `NotTheLeader`, `GameOver`.
        """
        for last in tries():
            row, winner = await self._out_of_time(game_id, side=side, place=place, actor=actor)
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            now, number = self._now(), row.version + 1
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
                after = await self._commit(row, changes, [entry], message)
            except AlreadyDecided:
                if last:
                    raise
                continue
            return state_of(after, rules, outcome, ())
        raise AssertionError

    async def expect_out_of_time(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> None:
        """Raise the errors that a claim would raise."""
        await self._out_of_time(game_id, side=side, place=place, actor=actor)

    async def _out_of_time(self, game_id: str, *, side: str, place: tuple[int, int], actor: int) -> tuple[GameRow, str]:
        """Return a game in which a side is out of time, and the other side, whose leader the user is."""
        row = await self._row(game_id)
        held = held_by(row, actor) if row.asked is not None else ()
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
        return row, held[0]

    def _waits_for(self, row: GameRow, turns: Turns) -> Any:
        return awaiting(replace(row, asked=written(turns)), self._now())

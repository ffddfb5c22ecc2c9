"""Who sits at a game of several sides: what each sees, and how a chair changes hands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.changes import Change, Follower
from bot.games.decisions import StoredGames
from bot.games.errors import AlreadyDecided, GameOver, JustDecided, NotYourGame, NotYourTurn, SawOther
from bot.games.gate import Verb, expect_leaves, expect_may, expect_removable
from bot.games.saves import open_save, play
from bot.games.several.chairs import ask_for, begun_anew, held_by, shown_by, stewards, stopped
from bot.games.several.deadlines import awaiting
from bot.games.several.given import given_back
from bot.games.several.voices import MOST
from bot.games.state import GameState, state_of
from db.games import ExtraWrite, GameRow, Stale, change, game_in
from db.schema.games import NOBODY, RUNNING, VOTE
from db.sides import (
    JOB,
    Chair,
    ChairTaken,
    SeenOther,
    Sides,
    asked_in,
    chairs_of,
    holding,
    leave,
    stand_aside,
    turns_of,
    written,
)
from engine.core.asks import Ask
from engine.core.record import DECISIONS, LAPSE
from engine.core.sequence import SIDE

_TRIES = 5

T = TypeVar("T")


class SeatedGames(StoredGames):
    """The part of the service that knows who sits where."""

    sides: Sides

    def caught_up(self, row: GameRow) -> GameRow:
        """Return a game with all the time given back that was missed so far: what is answered now is charged by it."""
        turns = given_back(row, self.missing, self._now())
        return row if turns == turns_of(row) else replace(row, asked=written(turns))

    async def shown(self, game_id: str, *, since: int) -> None:
        """Note that a message is out with the questions that were asked up to a version: their time runs now."""
        async with self.store.database.write() as connection:
            await self.showing(game_id, since)(connection)

    def showing(self, game_id: str, version: int) -> ExtraWrite:
        """Return the statement that does the same within a transaction; a decision in between has its own message."""

        async def show(connection: AsyncConnection) -> Collection[str]:
            held = await asked_in(connection, game_id)
            if held is None or all(each.shown for each in held.asked.values()):
                return ()
            row = await game_in(connection, game_id)
            if row is None or row.status != RUNNING:
                return ()
            turns, now = turns_of(row), self._now()
            asked = {side: shown_by(each, now) if each.since <= version else each for side, each in turns.asked.items()}
            if asked == turns.asked:
                return ()
            fresh = written(msgspec.structs.replace(turns, asked=asked))
            also = awaiting(replace(row, asked=fresh), now)
            with suppress(Stale):
                changes = {"asked": fresh}
                await change(connection, row, changes=changes, entries=[], message=None, extra_writes=[also])
            return (JOB,)

        return show

    async def reseat(
        self, game_id: str, side: str, *, of: Chair | None, user_id: int, steward: bool, by: int, hard: bool = False
    ) -> GameRow:
        """Change who holds a side; its time begins anew if it is asked. Without `of`, the chair has to be open.

        Raise `ChairTaken`, `SawOther`, `NotLate`, `GameOver`, `NoSuchGame`, and what `expect_may` raises.
        """
        for last in tries():
            row, now = await self._row(game_id), self._now()
            if row.status != RUNNING:
                raise GameOver(row.id)
            expect_may(row, _verb(of, user_id, by))
            if of is not None:
                expect_removable(row, of.user_id, by=by, now=now)
            before = chairs_of(row).get(side)
            if before is None or (not before.open if of is None else before[:3] != of[:3]):
                raise ChairTaken(game_id)
            after = stewards(side, hard=hard) if steward else Chair(side, user_id)
            turns = turns_of(self.caught_up(row))
            turns = begun_anew(turns, side, now, held=not (before.open or before.steward))
            fresh = replace(row, asked=written(stopped(turns, side, now) if after.open else turns))
            writes = [
                holding(row.id, before, after, owner=row.owner_id, by=by, now=now),
                awaiting(fresh, now, {**chairs_of(row), side: after}),
            ]
            try:
                stored = await self.store.commit(
                    row, changes={"asked": fresh.asked}, entries=[], message=None, extra_writes=writes
                )
            except SeenOther as error:
                raise SawOther(row.id, user_id=user_id, side=error.side, system=row.system) from error
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return stored.after
        raise AssertionError

    async def wait_by(self, game_id: str, pace: str) -> None:
        """Change how long the sides of a game are waited for. Raise `GameOver`, `NoSuchGame`."""
        for last in tries():
            row, now = await self._row(game_id), self._now()
            if row.status != RUNNING:
                raise GameOver(row.id)
            expect_may(row, Verb.CALENDAR)
            writes = [awaiting(replace(row, pace=pace), now)]
            try:
                await self.store.commit(row, changes={"pace": pace}, entries=[], message=None, extra_writes=writes)
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return

    async def stand_up(
        self, game_id: str, user_id: int, *, by: int, to: int = NOBODY, steward: bool = False, hard: bool = False
    ) -> None:
        """Let a user hold a side no more; whoever has held it with them for the longest time leads it then.

        If nobody has, it goes `to` somebody, to the `steward` (a `hard` one looks ahead), or stays open. Raise the
        errors of `reseat` and of `expect_leaves`.
        """
        row = await self._row(game_id)
        expect_may(row, Verb.LEAVE if by == user_id else Verb.REMOVE)
        expect_removable(row, user_id, by=by, now=self._now())
        for side, chair in chairs_of(row).items():
            if chair.user_id == user_id:
                next_one = await self.sides.longest_member(game_id, side)
                new = to or next_one or NOBODY
                left = steward and new == NOBODY
                if new == NOBODY:
                    await expect_leaves(self.store, row, chair, by=by, steward=left)
                await self.reseat(game_id, side, of=chair, user_id=new, steward=left, hard=hard, by=by)
            elif user_id in chair.members:
                async with self.store.database.write() as connection:
                    await stand_aside(connection, game_id, user_id)
                    if user_id != row.owner_id:
                        await leave(connection, game_id, user_id)

    async def join_side(self, game_id: str, side: str, user_id: int, *, by: int) -> None:
        """Let somebody hold a side with its person. Raise `ChairTaken`, `SawOther`, `Full`, `GameOver`."""
        row = await self._row(game_id)
        if row.status != RUNNING:
            raise GameOver(row.id)
        expect_may(row, Verb.JOIN)
        try:
            await self.sides.join(row.id, side, user_id, owner=row.owner_id, by=by, now=self._now(), most=MOST)
        except SeenOther as error:
            raise SawOther(row.id, user_id=user_id, side=error.side, system=row.system) from error

    async def command_side(self, game_id: str, side: str, *, command: str, voting: str | None = None) -> None:
        """Change how a side decides. Raise `GameOver`."""
        row = await self._row(game_id)
        expect_may(row, Verb.VOTE if command == VOTE else Verb.COMMAND)
        if not await self.sides.command(game_id, side, command=command, voting=voting):
            raise GameOver(game_id)

    async def room_of_side(self, game_id: str, side: str, channel_id: int) -> None:
        """Give a side a room of its own."""
        expect_may(await self._row(game_id), Verb.ROOM)
        await self.sides.room(game_id, side, channel_id)

    async def own_ask(
        self, row: GameRow, asks: tuple[Ask, ...], actor: int, *, version: int, side: str | None = None
    ) -> Ask:
        """Return the question that a user answers, as `ask_for` does, from what stood in a version.

        Raise `JustDecided` instead of `NotYourTurn` if it was their turn then, and their side has answered since.
        """
        try:
            return ask_for(row, asks, actor, side=side)
        except NotYourTurn as error:
            marks = tuple(f'["{SIDE}{each}"' for each in held_by(row, actor))
            for entry in await self.store.journal(row.id, first=version + 1, last=row.version):
                if entry.action in DECISIONS and entry.answer.startswith(marks):
                    raise JustDecided(row.id, actor=entry.actor, lapsed=entry.action == LAPSE) from error
            raise

    async def orders_of(self, game_id: str, actor: int) -> tuple[GameState, Ask | None]:
        """Return a game as a user's side sees it, and the question about that side's standing orders.

        Raise `NotYourGame` for somebody who holds no side.
        """
        row = await self._row(game_id)
        if not held_by(row, actor):
            raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
        state = _seen(row, actor)
        return state, state.standing

    async def seen_by(self, game_id: str, actor: int) -> GameState:
        """Return a game as the side that a user holds sees it, with that side's question if it is asked.

        Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        return _seen(await self._row(game_id), actor)

    async def seen_from(self, game_id: str, side: str) -> GameState:
        """Return a game as one of its sides sees it, with that side's question if it is asked.

        Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        row = await self._row(game_id)
        rules, save = open_save(row)
        return state_of(row, rules, play(row, rules, save, None), (), side=side)


async def beside_orders(attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what an attempt to change a version returns; it is made again where only an order aside came between.

    An order raises no version: whoever was told «already decided» would be told that there was one.
    """
    for last in tries():
        try:
            return await attempt()
        except AlreadyDecided as error:
            if last or not isinstance(error.__cause__, Stale):
                raise
    raise AssertionError


def tries() -> Iterator[bool]:
    """Yield whether each try is the last one."""
    return iter([False] * (_TRIES - 1) + [True])


def _verb(of: Chair | None, user_id: int, by: int) -> Verb:
    """Return what a change of a chair is: taken if it was open, given or left by its person, else taken from them."""
    if of is None:
        return Verb.TAKE
    if by != of.user_id:
        return Verb.REMOVE
    return Verb.GIVE if user_id != NOBODY else Verb.LEAVE


def _seen(row: GameRow, actor: int) -> GameState:
    """Return a game as the side that a user holds sees it, with the question about that side's standing orders."""
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    side = _looking(row, outcome.asks, actor)
    standing = rules.aside(outcome.world, side) if side is not None and row.status == RUNNING else None
    return replace(state_of(row, rules, outcome, (), side=side), standing=standing)


def _looking(row: GameRow, asks: tuple[Ask, ...], actor: int) -> str | None:
    """Return the side whose view a user gets: of those they hold, the one that is asked first."""
    held = held_by(row, actor)
    return next((ask.side for ask in asks if ask.side in held), next(iter(held), None))


def waits(now: datetime, lapses: tuple[str, int] | None) -> Follower:
    """Return what stores with a change until when each side is waited for."""

    def wait(change: Change) -> ExtraWrite:
        chairs = chairs_of(change.after)
        if lapses is not None:
            chairs[lapses[0]] = chairs[lapses[0]]._replace(lapses=lapses[1])
        return awaiting(change.after, now, chairs)

    return wait

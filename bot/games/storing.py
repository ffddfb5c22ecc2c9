"""Reads and changes the games that are stored in a database."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.changes import Change, Follower, OnStored
from bot.games.course import course_after
from bot.games.decisions import Decision, row_of
from bot.games.errors import AlreadyDecided, NoSuchGame
from bot.games.seats.chairs import shown_by
from bot.games.seats.deadlines import awaiting
from bot.games.seats.given_back import Missed, given_back
from bot.games.state import GameSummary
from bot.games.undo_stack import base_of
from db.games import ExtraWrite, GameRow, JournalRow, Message, Stale, Store, change, game_in
from db.schema.games import OVER, RUNNING
from db.sides import JOB, Sides, asked_in, chairs_of, turns_of, written
from db.storage.database import Database
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, dump

if TYPE_CHECKING:
    from bot.games.hard_autopilot import Foresight

_LATER = timedelta(seconds=30)
"""How long the recovery sweep skips a board that the steward is about to replace."""

TRIES = (False, False, False, False, True)
"""The tries of a change: each item says whether this is the last try."""

T = TypeVar("T")


class Games:
    """The base class of the parts of the service that reads and changes games.

    `on_stored` is called after every change. It gets the change, the names of the scheduler jobs that now have work,
    and how many seconds storing took. `posts` is whether questions are posted in channels. If so, a question's time
    starts when it is posted. `missing` returns the time lost in a game.
    """

    foresight: Foresight | None = None
    posts = False
    missing: Missed = staticmethod(lambda _game, _side: ())

    def __init__(self, database: Database, *, now: Callable[[], datetime], on_stored: OnStored | None = None) -> None:
        self.store = Store(database)
        self.sides = Sides(database)
        self.now = now
        self.on_stored = on_stored
        self.on_ordered: Callable[[str, frozenset[int]], None] | None = None
        """A function that is called after a standing order, with its game and the users of its side. No other user may
        notice the order.
        """
        self.on_decided: Callable[[GameRow, Ruleset[Any], Outcome[Any], Sequence[JournalRow]], None] | None = None
        """A function that is called after a player's decision, with the game as it is stored then, its position, and
        the new journal rows.
        """
        self._followers: list[tuple[frozenset[str] | None, Follower]] = []

    def subscribe(self, follower: Follower) -> None:
        """Register a follower, which returns more SQL statements for each change of a game."""
        self._followers.append((getattr(follower, "kinds", None), follower))

    def extra_writes_of(self, change: Change, *handed: Follower) -> list[ExtraWrite]:
        """Return the SQL statements that the followers add to a change. Those of `handed` come first."""
        kinds = change.kinds
        watching = (each for wanted, each in self._followers if wanted is None or not kinds.isdisjoint(wanted))
        return [more for follower in (*handed, *watching) if (more := follower(change)) is not None]

    # --- reading ---

    async def row(self, game_id: str) -> GameRow:
        """Return the row of a game. Raise `NoSuchGame` if there is no such game."""
        if (row := await self.store.game(game_id)) is None:
            raise NoSuchGame(game_id)
        return row

    def caught_up(self, row: GameRow) -> GameRow:
        """Return a game with its deadlines extended by the lost time."""
        turns = given_back(row, self.missing, self.now())
        return row if turns == turns_of(row) else replace(row, asked=written(turns))

    async def beside_orders(self, game_id: str, attempt: Callable[[GameRow], Awaitable[T]]) -> T:
        """Return the result of `attempt`. Try again if it failed because of a standing order.

        Otherwise “already decided” would reveal an opponent's order.
        """
        for last in TRIES:
            row = await self.row(game_id)
            try:
                return await attempt(row)
            except AlreadyDecided as error:
                if last or not came_between(row, error):
                    raise
        raise AssertionError

    # --- storing ---

    async def amend(
        self, game_id: str, amendment: Callable[[GameRow], tuple[Mapping[str, Any], Sequence[ExtraWrite]]]
    ) -> GameRow:
        """Change a game's columns without a decision, and return the row.

        `amendment` returns the new values and further SQL statements. Raise `NoSuchGame` if the game does not exist.
        Raise `AlreadyDecided` if other changes keep interfering. Raise the errors of `amendment`.
        """
        for last in TRIES:
            row = await self.row(game_id)
            changes, writes = amendment(row)
            try:
                stored = await self.store.commit(row, changes=changes, entries=[], message=None, extra_writes=writes)
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return stored.after
        raise AssertionError

    async def decided(
        self,
        row: GameRow,
        rules: Ruleset[Any],
        decisions: Sequence[Decision],
        *,
        outcome: Outcome[Any],
        actor: int,
        told_from: int,
        more: bool = False,
        extra: Mapping[str, Any] | None = None,
        at: GameRow | None = None,
        first: tuple[JournalRow, ...] = (),
        extra_writes: Sequence[Follower] = (),
    ) -> tuple[GameRow, list[JournalRow]]:
        """Store consecutive decisions on the game `row`. Return the game's new row and the journal rows.

        `first` are journal rows to store before the decisions. `at` is the game after those rows. With `more`, further
        decisions follow at once, and the last of them sends the message.
        """
        at = at or row
        now, version = self.now(), at.version + len(decisions)
        period, round_ = rules.progress(outcome.world)
        changes: dict[str, Any] = {
            "version": version,
            "status": OVER if outcome.save.over else RUNNING,
            "save": dump(outcome.save).decode(),
            "period": period,
            "round": round_,
            "told_from": told_from,
            "updated_at": now,
            **base_of(at, decisions, actor=actor),
            **(extra or {}),
        }
        entries = [
            *first,
            *(
                row_of(
                    row.id,
                    number,
                    action=each.action,
                    answer=each.answer,
                    place=(each.period, each.round),
                    events=each.events,
                    actor=actor,
                    rules=rules,
                    now=now,
                    secret=each.secret,
                )
                for number, each in enumerate(decisions, at.version + 1)
            ),
        ]
        changes["course"] = course_after(at, rules, entries)
        fresh = (period, round_) != (row.period, row.round) or outcome.save.over
        message = Message(
            kind="post" if fresh else "edit",
            first_version=told_from,
            version=version,
            created_at=now,
            due_at=now + _LATER if more else now,
        )
        return await self.commit(row, changes, entries, message, extra_writes=extra_writes, more=more), entries

    async def commit(
        self,
        row: GameRow,
        changes: Mapping[str, Any],
        entries: Sequence[JournalRow],
        message: Message | None,
        *,
        extra_writes: Sequence[Follower] = (),
        more: bool = False,
    ) -> GameRow:
        """Store a new version of a game and its followers' SQL statements. Return the new row.

        Raise `AlreadyDecided` if the stored game has changed since `row` was read.
        """
        change, started = Change(row, replace(row, **changes), tuple(entries), more), time.perf_counter()
        every = self.extra_writes_of(change, *extra_writes)
        try:
            after, woken = await self.store.commit(
                row, changes=changes, entries=entries, message=message, extra_writes=every
            )
        except Stale as error:
            raise AlreadyDecided(row.id) from error
        if self.on_stored is not None:
            self.on_stored(change, woken, time.perf_counter() - started)
        return after

    # --- shown questions ---

    async def shown(self, game_id: str, *, since: int) -> None:
        """Record that the questions of a version have been posted. Their time starts now."""
        async with self.store.database.write() as connection:
            await self._show(game_id, since)(connection)

    def showing(self, game: GameSummary, version: int) -> ExtraWrite | None:
        """Return a function that starts the time of posted questions in the database.

        Return None if their time is already running.
        """
        if game.asked is None or all(each.shown for each in game.turns.asked.values()):
            return None
        return self._show(game.id, version)

    def _show(self, game_id: str, version: int) -> ExtraWrite:
        async def show(connection: AsyncConnection) -> Collection[str]:
            held = await asked_in(connection, game_id)
            if held is None or all(each.shown for each in held.asked.values()):
                return ()
            row = await game_in(connection, game_id)
            if row is None or row.status != RUNNING:
                return ()
            turns, now = turns_of(row), self.now()
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


def came_between(row: GameRow, error: AlreadyDecided) -> bool:
    """Return whether this error may mean only that a standing order was stored at the same time."""
    return row.asked is not None and isinstance(error.__cause__, Stale)


def waits(now: datetime, lapses: tuple[str, int] | None) -> Follower:
    """Return a follower of changes that stores each side's deadline."""

    def wait(change: Change) -> ExtraWrite:
        chairs = chairs_of(change.after)
        if lapses is not None:
            chairs[lapses[0]] = chairs[lapses[0]]._replace(lapses=lapses[1])
        return awaiting(change.after, now, chairs)

    return wait

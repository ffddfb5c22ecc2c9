"""The calendar of campaigns with several sides: it closes each side's turn at the side's own hour.

A side whose hour has come stays closed. If the other side's reaction interrupts the autopilot, the autopilot continues
after the reaction.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.campaigns.side_hours import planned_for, waited
from bot.games.changes import SIDES, Change, Follower, following
from bot.games.errors import AlreadyDecided
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.seats.chairs import HOUR_AUTOPILOT
from bot.games.state import GameState
from bot.runtime.scheduler import CALLS, CAMPAIGNS, NOTICES, REMINDERS
from db.campaigns import CampaignRow, Campaigns, campaign_of, expect_change
from db.games import UNDO, ExtraWrite, GameRow, Stale
from db.notices import Notice, enqueue
from db.schema.games import RUNNING
from db.sides import Due, turns_of
from engine.core.asks import REACTION
from engine.core.day_gate import BEGIN, OPTION

if TYPE_CHECKING:
    from bot.context import BotContext, DecidedBoard

KIND = "campaign"
"""The `Notice.kind` of a campaign's notices."""
TIMES = ("sides", "next_at", "deadline_at")
"""The columns that change with every decision."""
_OPTION = f'"{OPTION}"'
_STRETCHES = 100
"""The maximum number of parts of turns that are closed in one run; the others follow in the next run."""
_WOKEN = (CAMPAIGNS, REMINDERS, CALLS)


class SideClosing:
    """Updates the deadlines of sides, and plays for sides whose time is over."""

    def __init__(self, context: BotContext, stored: Campaigns, *, now: Callable[[], datetime]) -> None:
        self.stored = stored
        self._context = context
        self._now = now

    @following(SIDES)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements that update a campaign's deadlines. Return None without a campaign."""
        if _OPTION not in change.after.options or change.after.status != RUNNING:
            return None
        return partial(_planned, change)

    async def go(self, row: CampaignRow, state: GameState, claim: DecidedBoard) -> GameState:
        """Play for each side whose time is over, begin the next turn if it is due, and return the game."""
        row = await self._up_to_date(row, state)
        for _ in range(_STRETCHES):
            if (side := self._due(row, state)) is None:
                break
            closed = await self._closed(state, side, claim.follow)
            fresh = await self.stored.of(state.id)
            if closed is None or fresh is None or not fresh.running:
                return state
            row, state = fresh, closed
            claim.state = state
        if state.status != RUNNING or not state.day_awaited or row.next_at is None or row.next_at > self._now():
            return state
        return await self._context.service.decide(
            state,
            version=state.version,
            answer=BEGIN,
            actor=CALENDAR_ACTOR,
            extra_writes=(partial(_begins, now=self._now()), claim.follow),
        )

    async def _up_to_date(self, row: CampaignRow, state: GameState) -> CampaignRow:
        """Return the campaign with a deadline for each side that has to answer."""
        if all(waited(row, side, state) is not None for side in state.turns.asked):
            return row
        after = planned_for(row, state, self._now())
        if not await self.stored.change(row, **{name: getattr(after, name) for name in TIMES}):
            raise AlreadyDecided(state.id)
        return after

    def _due(self, row: CampaignRow, state: GameState) -> str | None:
        """Return a side whose time to decide is over, or None.

        Sides played by the autopilot are left out.
        """
        if state.status != RUNNING:
            return None
        for side in state.turns.asked:
            until = waited(row, side, state)
            if until is not None and until <= self._now() and not state.sides[side].steward:
                return side
        return None

    async def _closed(self, state: GameState, side: str, also: Follower) -> GameState | None:
        """Let the autopilot decide for a side until the side has no open question.

        Return the game. Return None if a user decided first.
        """
        asked, service, now = state.turns.asked[side], self._context.service, self._now()
        writes = (partial(_closes, side=side, now=now), also)
        if asked.pace == REACTION and asked.lapses and state.pace != HOUR_AUTOPILOT:
            due = Due(state.id, side, asked.since, now)
            return await service.time_out(due, extra_writes=writes, by_calendar=True)
        scope: Any = "decision" if asked.pace == REACTION else "round"
        return await service.auto(
            state, version=state.version, scope=scope, actor=CALENDAR_ACTOR, extra_writes=writes, side=side
        )


# --- statements stored with decisions ---


async def _planned(change: Change, connection: AsyncConnection) -> Collection[str]:
    """Store the current deadline of each side. Return the jobs to wake.

    Raise `Stale` for an undo that reopens a question whose deadline has passed.
    """
    row = await campaign_of(connection, change.after.id, lock=True)
    if row is None or not row.running:
        return ()
    now = change.after.updated_at
    after = planned_for(row, change.after, now)
    if change.by == UNDO and any(_is_past(after, side, change.after, now) for side in _back(change)):
        raise Stale(change.after.id)
    await expect_change(connection, row, **{name: getattr(after, name) for name in TIMES})
    return _WOKEN


def _back(change: Change) -> set[str]:
    """Return the sides that have a question only after a change."""
    return turns_of(change.after).asked.keys() - turns_of(change.before).asked.keys()


def _is_past(row: CampaignRow, side: str, game: GameRow, now: datetime) -> bool:
    until = waited(row, side, game)
    return until is not None and until <= now


def _closes(change: Change, *, side: str, now: datetime) -> ExtraWrite:
    return partial(_has_closed, change, side, now)


async def _has_closed(change: Change, side: str, now: datetime, connection: AsyncConnection) -> Collection[str]:
    """Queue a notice that the deadline of a side has passed. Return the jobs to wake.

    Raise `Stale` if the deadline has not passed.
    """
    row = await campaign_of(connection, change.after.id, lock=True)
    until = waited(row, side, change.before) if row is not None and row.running else None
    if row is None or until is None or until > now:
        raise Stale(change.after.id)
    asked = turns_of(change.before).asked[side]
    what = "side-reaction" if asked.pace == REACTION else "side-turn"
    key = f"{what}-{side}-{until.isoformat()}-{asked.since if asked.pace == REACTION else change.before.period}"
    await enqueue(connection, [_notice(change, what, key, side=side)])
    return (NOTICES,)


def _begins(change: Change, *, now: datetime) -> ExtraWrite | None:
    """Return the SQL statements for a turn that the calendar begins, or None."""
    return None if change.reopened or change.ended else partial(_has_begun, change, now)


async def _has_begun(change: Change, now: datetime, connection: AsyncConnection) -> Collection[str]:
    """Record that the calendar has begun a turn. Return the jobs to wake.

    Raise `Stale` if the turn was not due.
    """
    row = await campaign_of(connection, change.after.id, lock=True)
    if row is None or not row.running or row.next_at is None or row.next_at > now:
        raise Stale(change.after.id)
    key = f"turn-{change.before.version}"
    await enqueue(connection, [_notice(change, "side-day", key)])
    return (*_WOKEN, NOTICES)


def _notice(change: Change, what: str, key: str, **facts: Any) -> Notice:
    now = change.after.updated_at
    return Notice(
        kind=KIND,
        key=key,
        due_at=now,
        game_id=change.after.id,
        channel_id=change.after.channel_id,
        facts={"what": what, **facts},
    )

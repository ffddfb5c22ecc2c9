"""The service for campaigns, which begins each game day exactly once, on its real day.

The next day, its deadline and its notices are stored in the same transaction as the new day. No other process can
therefore begin the day a second time.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.campaigns.days import hours_of, without_late_day
from bot.campaigns.left_sheet import left_for, plan_here
from bot.campaigns.side_closing import SideClosing
from bot.delivery.channels import LEASE, is_closed, permissions_in
from bot.delivery.queues import ChannelQueues
from bot.games.changes import END, TAKEN_BACK, Change, Follower, following
from bot.games.errors import (
    AlreadyDecided,
    ChannelGone,
    DeliveryDelayed,
    DeliveryProblem,
    GameOver,
    MissingPermissions,
    NoSuchGame,
    SaveUnreadable,
    ServiceError,
    ThreadLocked,
)
from bot.games.permissions import CALENDAR_ACTOR, NOBODY
from bot.games.saves import open_save
from bot.games.state import GameState, GameSummary, Timetable
from bot.runtime import clock
from bot.runtime.scheduler import CALLS, CAMPAIGNS, REMINDERS
from db.campaigns import PAUSED, CampaignRow, Campaigns, campaign_of, changed, end, expect_change
from db.games import ExtraWrite, Stale
from db.notices import Notice, enqueue
from db.schema.games import RUNNING
from db.storage.errors import DatabaseError
from db.storage.leases import Share
from engine.core.day_gate import BEGIN, CALENDAR, OPTION
from engine.core.save import waits

if TYPE_CHECKING:
    from bot.context import BotContext, DecidedBoard

_LONGEST_DAY = timedelta(days=8)
"""The longest day of a campaign: one weekday a week, plus a clock change. The next day's message covers its
decisions.
"""
_AGAIN = timedelta(minutes=1)
"""The time after which work is tried again while Discord does not answer."""
log = logging.getLogger(__name__)

KIND = "campaign"
"""The `Notice.kind` of the notices of campaigns."""
POSTED = ("view_channel", "send_messages", "attach_files")
"""The permissions that a campaign needs in its channel, under discord.py's names.

In threads the second has another name.
"""
_TRIES = 3
_STRETCHES = 100
"""The maximum number of rounds and phases of a day that are played by plans left in advance; the steward plays the
rest.
"""
_OPTION = f'"{OPTION}"'
_TROUBLE = 200
_WOKEN = (CAMPAIGNS, REMINDERS, CALLS)


class CampaignService:
    """Begins the days of campaigns, and decides open questions at deadlines."""

    def __init__(
        self,
        client: discord.Client,
        context: BotContext,
        *,
        instance: str = "main",
        now: Callable[[], datetime] = clock.now,
        share: Callable[[], Share | None] = lambda: None,
    ) -> None:
        self.stored = Campaigns(context.service.store.database)
        self._client = client
        self._context = context
        self._instance = instance
        self._now = now
        self._share = share
        self._queues: ChannelQueues[None] = ChannelQueues()
        self._right = False
        self.sides = SideClosing(context, self.stored, now=now)
        self._keep: Mapping[Timetable, Callable[[CampaignRow, GameState], Awaitable[bool]]] = {
            "day": self._keep_days,
            "turn": self._keep_turns,
        }

    # --- stored with decisions ---

    @following(END, TAKEN_BACK)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements for a change that ends a campaign's game or undoes a move.

        Return None if the change needs none.
        """
        if _OPTION not in change.after.options:
            return None
        return partial(_ended if change.ended else _taken_back, change)

    # --- scheduler job ---

    async def run_due(self, now: datetime) -> datetime | None:
        """Handle all campaigns that are due. Return the next due time, or None."""
        if not self._right:
            self._right = await self._set_right(now)
        barred = await self._context.quiet.barred(closed=False)
        waiting = await self.stored.due(now, share=self._share(), unless=barred)
        if waiting and not await self._context.quiet.reached():
            return now + _AGAIN
        due = [each for each in waiting if not self._queues.busy(each)]
        await self._queues.run((game_id, partial(self._claimed, game_id)) for game_id in due)
        return await self.stored.next_time(self._now())

    async def leapt(self, _: timedelta) -> None:
        """Have all planned times checked again after the clock has jumped."""
        self._right = False

    async def _set_right(self, now: datetime) -> bool:
        """Correct campaigns that were planned while the clock was days ahead.

        Return whether any campaign was corrected.
        """
        for row in await self.stored.running():
            today = hours_of(row).date_of(now)
            if row.last_date is None or date.fromisoformat(row.last_date) <= today + timedelta(days=1):
                continue
            next_at = hours_of(row).next_after(now, last=today)
            ends = next_at if row.open_minutes is None else min(next_at, now + timedelta(minutes=row.open_minutes))
            deadline = ends if row.deadline_at is not None else None
            if await self.stored.change(row, last_date=today.isoformat(), next_at=next_at, deadline_at=deadline):
                log.warning(
                    "the campaign of game %(game)s is planned anew: a clock was days ahead", {"game": row.game_id}
                )
        return True

    async def _claimed(self, game_id: str) -> None:
        now = self._now()
        if await self.stored.claim(game_id, by=self._instance, now=now, lease=LEASE):
            await self._tend(game_id)

    async def _tend(self, game_id: str) -> None:
        """Do the due work of a campaign. After an unexpected error, it is tried again."""
        try:
            done = await self._tried(game_id)
        except DatabaseError:
            raise
        except (DeliveryProblem, SaveUnreadable) as problem:
            done = await self._halted(game_id, problem)
        except Exception:
            log.exception("the campaign of game %(game)s could not go on", {"game": game_id})
            return
        if done:
            await self.stored.release(game_id, by=self._instance)

    async def _tried(self, game_id: str) -> bool:
        """Do the due work of a campaign. Try again if a user decides at the same time.

        Return False if the work could not be done yet.
        """
        for _ in range(_TRIES):
            try:
                if not await self._go(game_id):
                    return False
            except AlreadyDecided:
                continue
            except (GameOver, NoSuchGame):
                pass
            return True
        return False

    async def _go(self, game_id: str) -> bool:
        """Do the due work of a campaign. Return False if it cannot be done yet."""
        row, now = await self.stored.of(game_id), self._now()
        if row is None or not row.running or row.next_at is None or _is_put_off(row, now):
            return True
        state = await self._context.service.in_play(game_id)
        if state.status != RUNNING:
            await self.stored.finish(game_id)
            return True
        if self._context.board_delivery.channels.away(state.guild_id):
            return False
        return await self._keep[state.timetable](row, state)

    async def _keep_days(self, row: CampaignRow, state: GameState) -> bool:
        """Begin the day that is due, or decide open questions at the deadline.

        A day with too little time left is skipped. Return whether the change could be stored.
        """
        now = self._now()
        later = without_late_day(row, now) if row.next_at is not None and row.next_at <= now else None
        if later is not None:
            return await self._left_out(row, later)
        await self._do_due(row, state, now)
        return True

    async def _do_due(self, row: CampaignRow, state: GameState, now: datetime) -> None:
        """Begin the due day or decide open questions, then post the board."""
        boards = self._context.board_delivery
        with boards.deciding(state.id) as claim:
            if row.next_at is not None and row.next_at <= now:
                claim.state = await self._day_started(state, claim)
            elif row.deadline_at is None or row.deadline_at > now:
                return
            elif state.day_awaited:
                await self.stored.change(row, deadline_at=None)
                await boards.deliver(state.id)  # a vote has just decided: its board is still pending
                return
            else:
                await self._expect_open(state)
                claim.state = await self._taken(await self._shown(state), claim.follow)
            await self._context.notices.deliver(state.id)
            await boards.deliver(state.id, claim)

    async def _keep_turns(self, row: CampaignRow, state: GameState) -> bool:
        """Decide for the sides whose time is over, begin the due turn, and post the board.

        Return whether this was possible.
        """
        boards = self._context.board_delivery
        await self._expect_open(state)
        with boards.deciding(state.id) as claim:
            after = await self.sides.go(row, await self._shown(state), claim)
            if after.version != state.version:
                claim.state = after
                await self._context.notices.deliver(state.id)
                await boards.deliver(state.id, claim)
        return True

    async def _left_out(self, row: CampaignRow, later: CampaignRow) -> bool:
        """Skip a day that has too little time left, then do the remaining due work. Return whether this was
        possible.
        """
        values = {name: getattr(later, name) for name in ("next_at", "deadline_at", "left_out")}
        if not await self.stored.change(row, **values):
            raise AlreadyDecided(row.game_id)
        log.info("a day of game %(game)s is left out: too little of it is left", {"game": row.game_id})
        await self._context.board_delivery.refresh(row.game_id)
        return await self._go(row.game_id)

    async def _day_started(self, state: GameState, claim: DecidedBoard) -> GameState:
        """Decide open questions, begin the day, and return the game.

        If the game ends first, no day begins. If the day cannot begin, raise the error that prevents it.
        """
        await self._expect_open(state)
        state = await self._taken(await self._shown(state))
        if state.ask is None:
            return state
        extra_writes = (day_start, claim.follow)
        return await self._context.service.decide(
            state, version=state.version, answer=BEGIN, actor=CALENDAR_ACTOR, extra_writes=extra_writes
        )

    async def _shown(self, state: GameState) -> GameState:
        """Return the game with its board posted."""
        if not state.awaits_word or state.board_message_id is not None:
            return state
        await self._context.board_delivery.deliver(state.id)
        state = await self._context.service.in_play(state.id)
        if state.board_message_id is None:
            raise DeliveryDelayed(state.id, detail="its board is not posted yet")
        return state

    async def _taken(self, state: GameState, *also: Follower) -> GameState:
        """Let the autopilot make all open decisions of the day. Return the game.

        Plans prepared in advance are played first.
        """
        service = self._context.service
        state = await self._as_left(state, *also)
        for _ in range(_TRIES):
            if state.ask is None or state.ask.kind == CALENDAR:
                break
            state = await service.auto(
                state, version=state.version, scope="all", actor=CALENDAR_ACTOR, extra_writes=(closing, *also)
            )
        return state

    async def _as_left(self, state: GameState, *also: Follower) -> GameState:
        """Play the plans that were prepared for this situation, and return the game."""
        row, day = await self.stored.of(state.id), state.progress[0]
        if not left_for(row, day):
            return state
        for _ in range(_STRETCHES):
            if state.ask is None or state.ask.kind == CALENDAR or state.progress[0] != day:
                break
            plan = plan_here(row, state)
            state = await self._context.service.auto(
                state,
                version=state.version,
                scope="round" if plan else "phase",
                actor=CALENDAR_ACTOR,
                extra_writes=(closing, *also),
                plan=plan,
            )
        return state

    # --- errors ---

    async def _expect_open(self, game: GameSummary) -> None:
        """Raise the problem that prevents the game's messages from being posted, if there is one."""
        problem = await self.hindrance(game)
        if problem is not None:
            raise problem

    async def hindrance(self, game: GameSummary) -> DeliveryProblem | None:
        """Return the reason why a game's messages cannot be posted; None if there is none."""
        try:
            find = self._context.board_delivery.channels.find
            channel: Any = await find(game.channel_id, guild_id=game.guild_id, game_id=game.id)
        except ChannelGone as problem:
            return problem
        except (DeliveryDelayed, discord.DiscordException, aiohttp.ClientError, OSError):
            return None  # the outage may be over soon
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return None
        lacking = lacking_in(channel)  # empty if unknown, as for another process's server
        if "view_channel" in lacking:
            return ChannelGone(game.id, detail="hidden")
        if lacking:
            return MissingPermissions(game.id, detail=", ".join(lacking))
        return ThreadLocked(game.id, detail="locked") if is_closed(channel) else None

    async def _halted(self, game_id: str, problem: ServiceError) -> bool:
        """Pause a campaign whose messages cannot be posted, and send one notice. Return True.

        A campaign whose messages are only delayed is not paused.
        """
        if isinstance(problem, DeliveryDelayed):
            return True
        row, game = await self.stored.of(game_id), await self._context.service.roster.game(game_id)
        if row is None or not row.running:
            return True
        now, kind = self._now(), type(problem).__name__
        lacking = problem.detail if isinstance(problem, MissingPermissions) else ""
        facts = {"what": "stopped", "why": kind, "lacking": lacking, "channel": game.channel_id}
        notice = Notice(kind=KIND, key=f"stopped-{now.isoformat()}", due_at=now, game_id=game_id, facts=facts)
        if lacking == "attach_files":
            notice = replace(notice, channel_id=game.channel_id)
        else:
            notice = replace(notice, user_id=game.owner_id)
        trouble = f"{kind}: {lacking}"[:_TROUBLE]
        async with self.stored.database.write() as connection:
            values = {"next_at": None, "deadline_at": None, "trouble": trouble, "trouble_at": now}
            stopped = await changed(connection, row, state=PAUSED, **values)
            if stopped and notice.user_id != NOBODY:
                await enqueue(connection, [notice])
        log.info("the campaign of game %(game)s is paused: %(problem)s", {"game": game_id, "problem": problem})
        await self._context.notices.deliver(game_id)
        return True


def _is_put_off(row: CampaignRow, now: datetime) -> bool:
    """Return whether the deadline for open decisions is still in the future."""
    return row.sides is None and row.deadline_at is not None and row.deadline_at > now


def lacking_in(channel: discord.abc.GuildChannel | discord.Thread) -> list[str]:
    """Return the permissions that the bot lacks for a campaign in a channel."""
    held = permissions_in(channel)
    return [name for name in needed(channel) if held is not None and not getattr(held, name)]


def needed(channel: object) -> list[str]:
    """Return the permissions that the bot needs for a campaign in a channel."""
    threaded = isinstance(channel, discord.Thread)
    return [f"{name}_in_threads" if threaded and name == "send_messages" else name for name in POSTED]


# --- statements stored with decisions ---


def day_start(change: Change) -> ExtraWrite | None:
    """Return the database write for a day that the calendar begins. Return None if no day began."""
    return None if change.reopened or change.ended else partial(_has_started, change)


def closing(change: Change) -> ExtraWrite | None:
    """Return the SQL statements for the last decision of a campaign day. Return None for other decisions."""
    waiting = not (change.reopened or change.ended) and waits(*open_save(change.after))
    return partial(_closed, change) if waiting else None


async def _has_started(change: Change, connection: AsyncConnection) -> Collection[str]:
    """Record that a due day has begun, and when the next is due. Return the jobs to wake.

    Raise `Stale` if the day was not due.
    """
    game, now = change.after, change.after.updated_at
    row = await campaign_of(connection, game.id, lock=True)
    if row is None or not row.running or row.next_at is None or row.next_at > now:
        raise Stale(game.id)
    hours = hours_of(row)
    count, last = hours.missed(row.next_at, now)
    next_at = hours.next_after(now, last=last)
    deadline = next_at if row.open_minutes is None else min(next_at, now + timedelta(minutes=row.open_minutes))
    times = {"next_at": next_at, "last_date": last.isoformat(), "deadline_at": deadline}
    await expect_change(connection, row, left_out=0, **times)
    facts = {"left_out": row.left_out + count - 1, "next": next_at.isoformat()}
    facts["told"] = (row.next_at - _LONGEST_DAY).isoformat()
    await enqueue(connection, [_about(change, "day", change.before.period, since=row.next_at, **facts)])
    return _WOKEN


async def _closed(change: Change, connection: AsyncConnection) -> Collection[str]:
    """Clear the deadline after the autopilot has made the open decisions. Return the jobs to wake."""
    now = change.after.updated_at
    row = await campaign_of(connection, change.after.id, lock=True)
    if row is None or not row.running or row.next_at is None or row.next_at <= now:
        return ()
    if row.deadline_at is not None and row.deadline_at <= now:
        await expect_change(connection, row, deadline_at=None)
    return _WOKEN


async def _taken_back(change: Change, connection: AsyncConnection) -> Collection[str]:
    """Return the scheduler jobs to wake after an undo. Raise `Stale` if the deadline has passed."""
    row = await campaign_of(connection, change.after.id, lock=True)
    if row is not None and row.running and row.next_at is not None and row.deadline_at is None:
        raise Stale(change.after.id)
    return _WOKEN


async def _ended(change: Change, connection: AsyncConnection) -> Collection[str]:
    """End the campaign of a finished game. Return the jobs to wake."""
    row = await campaign_of(connection, change.after.id, lock=True)
    if row is None or not (row.running or row.state == PAUSED):
        return ()
    await end(connection, change.after.id)
    if change.over:
        times = [at for at in (row.deadline_at, row.next_at) if at is not None and at <= change.after.updated_at]
        since = min(times, default=change.after.updated_at)
        await enqueue(connection, [_about(change, "over", change.after.period, since=since)])
    return _WOKEN


def _about(change: Change, what: str, day: int, *, since: datetime, **facts: Any) -> Notice:
    """Return a notice about a day of a campaign. It covers the decisions that the autopilot made since the time
    `since`.
    """
    now = change.after.updated_at
    return Notice(
        kind=KIND,
        key=f"{what}-{day}-{since.isoformat()}",
        due_at=now,
        game_id=change.after.id,
        channel_id=change.after.channel_id,
        facts={"what": what, "day": day, "until": change.after.version, "since": since.isoformat(), **facts},
        expires_at=now + timedelta(days=1),
    )

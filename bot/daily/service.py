"""The daily game and the battle of the day: all users have the same dice.

Each user has one attempt that counts. A day's secret is drawn the day before, so that its hash can be shown before the
first attempt. The secret is revealed when the day is over. The number that the first player chooses is added to the
dice. A result counts only if a replay reproduces the journal and the save exactly.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Any

import msgspec

import engine.games
from bot.context import Watch
from bot.games.changes import END, Change, following
from bot.games.errors import ChannelBusy, NoSuchGame, SaveDamaged, SaveTooNew
from bot.games.pledges import with_pledged_dice
from bot.games.seats.chairs import chairs_for, sides_of
from bot.games.service import Service
from bot.games.state import GameState
from bot.history.journal import record_of, verify_record
from bot.history.own_play import own_percent, steward_share
from bot.runtime.scheduler import DAILY
from bot.ui.replies import PostingRight
from db.daily import (
    OVER,
    REFUSED,
    REMINDERS,
    Attempt,
    DailyFollow,
    DailyReminder,
    Day,
    Days,
    Taken,
    WordTaken,
    attempt_end,
    attempt_start,
    mark_of,
)
from db.daily_days import battle_of, date_of, is_battle
from db.daily_tiers import CONFIRMED, UNFINISHED
from db.games import ExtraWrite, JournalRow
from db.notices import Notice
from db.schema.games import DAY, HOUSE
from db.sides import Chair
from engine.core import par
from engine.core import pledge as pledges
from engine.core.battles import store
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.dice import seed_hash
from engine.core.pledge import Pledge, seed_of
from engine.core.record import OF_DAY, REPEATED, Record
from engine.core.ruleset import ComparableResult
from engine.core.verify import FAIR, Report

__all__ = [
    "KIND",
    "Attempt",
    "DailyFollow",
    "DailyService",
    "Day",
    "Days",
    "Taken",
    "after",
    "before",
    "day_of",
    "ends",
    "mark_of",
    "usual",
]

log = logging.getLogger(__name__)

KIND = "daily"
"""The `Notice.kind` of notices about the daily game."""
_LEASE = timedelta(minutes=2)
"""The time after which another process takes over a verification."""
_PATIENCE = timedelta(hours=1)
"""The maximum time for which a day's results wait for unfinished verifications."""
_WON = 1_000
"""What a win adds to a score in a game of several sides: more than any score there."""
_OPTIONS = msgspec.json.Decoder(dict[str, str])

ANOTHER, OTHERS, LATE, DAMAGED = "another", "others", "late", "damaged"
"""The reasons to refuse a result without a replay: it is of another game, others have also played, it is too late, or
it cannot be read.
"""


def day_of(at: datetime) -> str:
    """Return the UTC date of a time in ISO 8601."""
    return at.astimezone(UTC).date().isoformat()


def starts_at(day: str) -> datetime:
    """Return the time at which a day begins."""
    return datetime.combine(date.fromisoformat(date_of(day)), time(), tzinfo=UTC)


def ends(day: str) -> datetime:
    """Return the time at which a day ends."""
    return starts_at(after(day))


def after(day: str) -> str:
    """Return the next day, in the same form as `day`.

    The day of a daily battle gives the day of the next one.
    """
    return _moved(day, 1)


def before(day: str) -> str:
    """Return the day before a day. For the day of a battle, return the day of the previous battle."""
    return _moved(day, -1)


def _moved(day: str, days: int) -> str:
    moved = (date.fromisoformat(date_of(day)) + timedelta(days=days)).isoformat()
    return battle_of(moved) if is_battle(day) else moved


def usual() -> str:
    """Return the game of new days: the first game with a single side."""
    return next(name for name in engine.games.names() if len(engine.games.find(name).sides) == 1)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How an attempt's result counts. `shown` contains the reason if the result was refused."""

    state: str
    score: int | None
    shown: Mapping[str, Any]
    own: int | None = None


class DailyService:
    """Creates the daily games, starts attempts, confirms results, and queues announcements.

    `instance` identifies this process among those that share the database. `on_closed` is called after days were
    closed. `watch` knows when users could not answer. Without it, deadlines are never extended.
    """

    def __init__(
        self,
        service: Service,
        *,
        now: Callable[[], datetime],
        instance: str = "main",
        on_closed: Callable[[], None] = lambda: None,
        watch: Watch | None = None,
    ) -> None:
        self._watch = watch
        self._on_closed = on_closed
        self.days = Days(service.store.database)
        self._service = service
        self._now = now
        self._instance = instance

    # --- days ---

    @property
    def today(self) -> str:
        """The current UTC day."""
        return day_of(self._now())

    @property
    def left(self) -> timedelta:
        """The time left until the current day ends."""
        return ends(self.today) - self._now()

    async def made(self, day: str) -> Day:
        """Return a day. Draw and store its dice if it does not exist."""
        return await self._made(day, usual(), engine.games.find(usual()).of_the_day)

    async def made_battle(self, date: str, system: str, text: str) -> Day:
        """Return the day for the battle of a date.

        Create it with `text` if it does not exist.
        """
        return await self._made(battle_of(date), system, {SCENARIO: store.code(text), BATTLE: store.canonical(text)})

    async def _made(self, day: str, system: str, options: Mapping[str, str]) -> Day:
        seed = secrets.token_hex(16)
        fresh = Day(
            day=day,
            system=system,
            options=msgspec.json.encode(dict(options)).decode(),
            seed=seed,
            seed_hash=seed_hash(seed),
            made_at=self._now(),
        )
        return await self.days.store(fresh)

    async def current(self) -> Day:
        """Return the current day: today, or the next one that is not closed."""
        day = await self.made(self.today)
        while day.closed_at is not None:
            day = await self.made(after(day.day))
        return day

    async def battle(self) -> Day | None:
        """Return today's battle; None if it does not exist or is closed."""
        day = await self.days.day(battle_of(self.today))
        return day if day is not None and day.closed_at is None else None

    async def past(self, day: str) -> Day | None:
        """Return a past day, whose seed may be shown. Return None if there is no such day."""
        return await self.days.day(day) if date_of(day) < self.today else None

    # --- attempts ---

    async def start_attempt(
        self,
        day: Day,
        user_id: int,
        *,
        word: str,
        from_guild: int | None,
        guild_id: int | None,
        channel_id: PostingRight,
        locale: str,
        extra_write: Sequence[Callable[[str], ExtraWrite]] = (),
    ) -> GameState:
        """Start a user's attempt in a channel that nobody else reads, and return the game.

        `from_guild` is the server where the user asked for it. `extra_write` is stored with the game. The first attempt
        of a day adds its `word` (the player's number) to the dice; later attempts use the same number. Raise `Taken` if
        the user has already started. Raise `ChannelBusy` if the channel has a running game. Raise another
        `ServiceError` if the game cannot be created.
        """
        asked: dict[str, Any] = {"guild_id": guild_id, "channel_id": channel_id, "locale": locale}
        asked |= {"from_guild": from_guild, "extra_write": extra_write}
        try:
            return await self._started(day, user_id, word=word if day.word is None else day.word, **asked)
        except WordTaken as taken:
            return await self._started(day, user_id, word=taken.word, **asked)

    async def _started(
        self, day: Day, user_id: int, *, word: str, from_guild: Any, extra_write: Any, **asked: Any
    ) -> GameState:
        """Start an attempt at the daily game, and return its game.

        `word` is the players' number for the day's dice. Raise `WordTaken` if another attempt has set another number.
        """
        mark = mark_of(day, user_id)

        def attempt(game_id: str) -> ExtraWrite:
            now = self._now()
            return attempt_start(day.day, user_id, game_id, word=word, mark=mark, guild_id=from_guild, now=now)

        try:
            return await self._service.new_game(
                system=day.system,
                options=_OPTIONS.decode(day.options),
                seed=None if word else day.seed,
                pledge=Pledge(secret=day.seed, word=word, source=pledges.OF_DAY) if word else None,
                owner_id=user_id,
                dice=OF_DAY,
                chairs=_chairs(day, user_id),
                daily=day.day,
                sealed_until=ends(day.day),
                counted=DAY,
                extra_write=(attempt, *extra_write),
                **asked,
            )
        except ChannelBusy as busy:
            # Of two simultaneous clicks, the second may find the first one's game in the channel.
            if await self.days.attempt(day.day, user_id) is not None:
                raise Taken(day.day) from busy
            raise

    async def practise(
        self,
        day: Day,
        user_id: int,
        *,
        guild_id: int | None,
        channel_id: PostingRight,
        locale: str,
        extra_write: Sequence[Callable[[str], ExtraWrite]] = (),
    ) -> GameState:
        """Start a game that does not count, with the seed of a past day. Return the game.

        `extra_write` is stored with it. Raise `ChannelBusy` if the channel has a running game.
        """
        assert date_of(day.day) < self.today, "nobody practises by a seed that others play by"
        return await self._service.new_game(
            system=day.system,
            options=_OPTIONS.decode(day.options),
            seed=_dice_of(day),
            owner_id=user_id,
            guild_id=guild_id,
            channel_id=channel_id,
            locale=locale,
            dice=REPEATED,
            chairs=_chairs(day, user_id),
            daily=day.day,
            extra_write=extra_write,
        )

    @following(END)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements that store the end of an attempt; None for other changes."""
        game = change.after
        if game.daily is None or game.sealed_until is None:
            return None
        counts = change.over and game.updated_at < game.sealed_until
        noted = attempt_end(game.id, state=OVER if counts else UNFINISHED, now=game.updated_at)

        async def write(connection: Any) -> Collection[str]:
            await noted(connection)
            return [DAILY]

        return write

    # --- scheduler job ---

    async def run_due(self, now: datetime) -> datetime | None:
        """Do the due work of the daily game, and return when to run again.

        Each run verifies only one attempt, so that other jobs need not wait.
        """
        today = day_of(now)
        for day in (today, after(today)):
            await self.made(day)
        await self._play_par()
        closed = await self._close(today, now)
        if closed:
            self._on_closed()
        replayed = await self._replay_one(now)
        await self._enqueue_opening(today, now)
        return now if replayed or closed else ends(today)

    async def _close(self, today: str, now: datetime) -> bool:
        """Close past days. Return whether any day was closed.

        Days with unfinished attempts are closed only while Discord is reachable.
        """
        unfinished = await self.days.unfinished(before=today)
        if unfinished and self._watch is not None and not await self._watch.reached():
            return False
        left = [each for each in unfinished if await self._was_away(each)]
        told = [notice for each in left for notice in await self._said(each, now)]
        return await self.days.close(before=today, now=now, away=left, notices=told)

    async def _was_away(self, one: Attempt) -> bool:
        """Return whether the channel of an attempt was unreachable when the day ended."""
        row, end = await self._service.store.game(one.game_id), ends(one.day)
        rows = self._watch.missing(row.guild_id, row.id) if row is not None and self._watch is not None else ()
        return any(each.from_at < end and (each.until_at is None or each.until_at > end) for each in rows)

    async def _play_par(self) -> None:
        """Let the autopilot play a day's game once, after the first attempt at it has begun."""
        day = await self.days.without_par()
        if day is not None:
            await self.days.set_par(day.day, await asyncio.to_thread(par_of, day))

    async def _replay_one(self, now: datetime) -> bool:
        one = await self.days.claim(by=self._instance, now=now, lease=_LEASE)
        if one is None:
            return False
        try:
            verdict = await self._verdict(one)
        except Exception:
            log.exception(
                "the attempt of game %(game)s could not be replayed: again in %(wait)s",
                {"game": one.game_id, "wait": _LEASE},
            )
            return True
        if verdict.state == REFUSED:
            log.warning(
                "the result of game %(game)s, an attempt of %(date)s, is refused",
                {"game": one.game_id, "date": one.day},
            )
        await self.days.settle(
            one,
            by=self._instance,
            state=verdict.state,
            score=verdict.score,
            shown=verdict.shown,
            own=verdict.own,
            notices=await self._said(one, now),
        )
        return True

    async def _said(self, one: Attempt, now: datetime) -> list[Notice]:
        """Return a notice that announces an attempt's result in the game's channel; empty if the game is gone."""
        row = await self._service.store.game(one.game_id)
        if row is None:
            return []
        return [
            Notice(
                kind=KIND,
                key=f"result {one.day}",
                due_at=now,
                game_id=one.game_id,
                channel_id=row.channel_id,
                facts={"what": "result", "day": one.day, "user": one.user_id},
                expires_at=now + timedelta(days=2),
            )
        ]

    async def _enqueue_opening(self, today: str, now: datetime) -> None:
        """Queue the announcement of the day's game for every channel that follows it."""
        day = await self.days.day(today)
        if day is None or day.told_at is not None:
            return
        last = await self.days.last_before(today)
        waits = bool(last) and await self.days.waiting(last[0].day)
        if waits and now - starts_at(today) < _PATIENCE:
            return
        facts = {"what": "opening", "day": today, "last": last[0].day if last else ""}
        notices = [self._opening(one, facts, now) for one in await self.days.follows()]
        remind = partial(_reminder, day=today, now=now)
        await self.days.enqueue_opening(today, notices, remind=remind, now=now)

    def _opening(self, one: DailyFollow, facts: Mapping[str, str], now: datetime) -> Notice:
        day = facts["day"]
        return Notice(
            kind=KIND,
            key=f"opening {day}",
            due_at=now,
            channel_id=one.channel_id,
            facts=facts,
            expires_at=ends(day),
        )

    # --- verification ---

    async def _verdict(self, one: Attempt) -> Verdict:
        day = await self.days.day(one.day)
        assert day is not None, "an attempt has its day"
        try:
            state = await self._service.position(one.game_id)
            rows = await self._service.store.journal(one.game_id, first=1, last=state.version)
            record = record_of(state, rows)
        except NoSuchGame:
            return Verdict(REFUSED, None, {"why": DAMAGED, "version": 0})
        except SaveTooNew:
            raise  # a newer version of this program will read it
        except SaveDamaged as error:
            return Verdict(REFUSED, None, {"why": DAMAGED, "version": error.version})
        why = _foreign(one, day, state, rows)
        if why is not None:
            return Verdict(REFUSED, None, {"why": why, "version": state.version})
        report = await asyncio.to_thread(
            verify_record, with_pledged_dice(_ended(record), secret=day.seed, seed_hash=day.seed_hash, word=day.word)
        )
        return _judged(report, record, side_of(day))


def _reminder(one: DailyReminder, *, day: str, now: datetime) -> Notice:
    last = one.unused == REMINDERS - 1
    return Notice(
        kind=KIND,
        key=f"reminder {day}",
        due_at=now,
        user_id=one.user_id,
        facts={"what": "reminder", "day": day, "locale": one.locale, "last": last},
        expires_at=ends(day),
    )


def _foreign(one: Attempt, day: Day, state: GameState, rows: Sequence[JournalRow]) -> str | None:
    """Return an obvious reason to refuse an attempt of the day. Return None if there is none."""
    asked = state.system, dict(state.options), state.seed_hash, state.daily
    if asked != (day.system, _OPTIONS.decode(day.options), day.seed_hash, day.day):
        return ANOTHER
    players = {one.user_id, HOUSE} if is_battle(day.day) else {one.user_id}
    if any(row.actor not in players for row in rows):
        return OTHERS
    if state.result is None or rows[-1].created_at >= ends(day.day):
        return LATE
    return None


def _ended(record: Record) -> Record:
    return msgspec.structs.replace(record, status="over")


def _judged(report: Report, record: Record, side: str) -> Verdict:
    if report.verdict != FAIR or report.outcome is None:
        found = report.findings[0] if report.findings else None
        shown = {"why": found.name if found else DAMAGED, "version": found.version if found else 0}
        return Verdict(REFUSED, None, shown)
    figures = _figures(report.outcome, side)
    shown = {**figures, "steward": steward_share(record.entries, side)}
    return Verdict(CONFIRMED, figures.get("ahead", figures["score"]), shown, own_percent(record.entries, side))


def _dice_of(day: Day) -> str:
    """Return the seed of a day's dice."""
    return seed_of(day.seed, day.word) if day.word else day.seed


def par_of(day: Day) -> dict[str, Any]:
    """Return the result of the autopilot's game on a day. Players try to beat it."""
    options = _OPTIONS.decode(day.options)
    found = par.par_of(engine.games.find(day.system), seed=_dice_of(day), options=options, own=day.day)
    return _figures(found, side_of(day))


def _figures(comparable: ComparableResult, side: str) -> dict[str, Any]:
    """Return the values of a result that the leaderboard uses.

    In a game with several sides, `score` is the first side's. `ahead` is used to sort the results of `side`: wins
    first, then by the lead.
    """
    found: dict[str, Any] = {name: getattr(comparable, name) for name in ("won", "band", "score", "periods")}
    if side:
        won, ahead = comparable.winner == side, 2 * comparable.scores[side] - sum(comparable.scores.values())
        found |= {"won": won, "ahead": ahead + (_WON if won else 0)}
    return found


def side_of(day: Day) -> str:
    """Return the side that all users play on a day; empty in a game with one side."""
    sides = sides_of(engine.games.find(day.system), _OPTIONS.decode(day.options))
    return sides[date.fromisoformat(date_of(day.day)).toordinal() % len(sides)] if len(sides) > 1 else ""


def _chairs(day: Day, user_id: int) -> tuple[Chair, ...]:
    """Return the seats of a day's game; empty if the game has one side."""
    sides = sides_of(engine.games.find(day.system), _OPTIONS.decode(day.options))
    return chairs_for(sides, own=side_of(day), owner=user_id, steward=True) if len(sides) > 1 else ()

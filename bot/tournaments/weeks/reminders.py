"""Sends reminders of tournaments when they are due, and does what nobody has ruled on.

Who plays is pinged in the thread of their table, or in the tournament's channel where there is none; directly only if
they asked for it. Nothing is kept but what was sent: after an outage the latest reminder that still counts is sent.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any

from bot.tournaments.judging import shown_by
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.weeks.away import Missing, give_time, goes_on, silent_until
from bot.tournaments.weeks.dues import HERE, HOUR, HOUR_BEFORE, LAST_WEEK, LISTS, OVER, ROUND, Due, dues, unplayed
from bot.tournaments.weeks.notes import notice
from bot.tournaments.weeks.owed import THREAD, key_of
from bot.tournaments.weeks.turning import held_up, may_turn, turn, turns_at
from bot.tournaments.when import moment
from db.games import Stale
from db.notices import Notice, NoticeQueue
from db.quiet import Quiet
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.state import Table, Tournament, registered

log = logging.getLogger(__name__)

_MANY = 20
"""So many tables are told of in one message."""


class Reminders:
    """Finds which reminders are due."""

    def __init__(self, service: TournamentService, *, missing: Missing = lambda *_: ()) -> None:
        self.service = service
        self._missing = missing
        self.notices = NoticeQueue(service.store.database)
        self._known: dict[str, Loaded] = {}
        self._sent: set[tuple[str, Due]] = set()
        self._stuck: set[tuple[str, int]] = set()
        self._held: set[tuple[str, int]] = set()

    async def run_due(self, now: datetime) -> datetime | None:
        """Send what is due; return when the next reminder is."""
        at, following, kept = int(now.timestamp()), list[int](), set[tuple[str, Due]]()
        for loaded in await self._going_on():
            rows = self._missing(loaded.row.guild_id, loaded.row.id)
            if goes_on(rows):
                continue
            if await give_time(self.service, loaded, self._missing, now=now):
                following.append(at)
                continue
            await self._count_unplayed(loaded, rows, now)
            await self._turn(loaded, at, now)
            if (hour := turns_at(loaded.state)) is not None and hour > at:
                following.append(hour)
            every = [*dues(loaded.state)]
            ripe = [each for each in every if each.at <= at < each.until]
            fresh = [each for each in ripe if (loaded.row.id, each) not in self._sent]
            if fresh:
                await self.notices.enqueue(*await self._notices(loaded, fresh, now))
            kept |= {(loaded.row.id, each) for each in ripe}
            following += [each.at for each in every if each.at > at]
        self._sent = kept
        return moment(min(following)) if following else None

    async def _going_on(self) -> list[Loaded]:
        """Return the tournaments in which something may be due; each is folded once a version."""
        known, self._known = self._known, {}
        for row in await self.service.store.going_on():
            found = known.get(row.id)
            if found is None or found.row.version != row.version:
                found = await self.service.load(row.id)
            self._known[row.id] = Loaded(row, found.state)
        return [*self._known.values()]

    async def _count_unplayed(self, loaded: Loaded, rows: Sequence[Quiet], now: datetime) -> None:
        """T79 Count tables as nothing for either that nobody played, and on which no judge has ruled for a week."""

        def late(t: Tournament) -> list[int]:
            return unplayed(t, lambda end: silent_until(t, end + LAST_WEEK, asked=end, rows=rows, now=now) <= seconds)

        seconds = int(now.timestamp())
        if not late(loaded.state):
            return

        def decide(t: Tournament, _seed: str) -> Decision:
            facts: list[Fact] = [f.Unplayed(round=len(t.rounds), table=each) for each in late(t)]
            return Decision(facts, posts=shown_by(t, facts))

        try:
            await self.service.decide(loaded.row.id, decide, by=0, now=now)
        except (Refused, Stale) as gone:
            log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": loaded.row.id, "problem": gone})

    async def _turn(self, loaded: Loaded, at: int, now: datetime) -> None:
        """T78 Post the page and the next round at their hour, or tell the judges that something is to be ruled on."""
        row, t = loaded.row, loaded.state
        if held_up(t, at):
            await self._tell_held(loaded, now)
        for _ in range(2):  # the page, then the round
            if not may_turn(t, at) or (row.id, t.version) in self._stuck:
                return

            def decide(t: Tournament, seed: str) -> Decision:
                facts = turn(t, seed, at)
                return Decision(facts, posts=shown_by(t, facts))

            try:
                t = (await self.service.decide(row.id, decide, by=0, now=now)).state
            except (Refused, Stale) as problem:
                log.info(
                    "tournament %(tournament)s stays as it is: %(problem)s", {"tournament": row.id, "problem": problem}
                )
                self._stuck.add((row.id, t.version))
                await self._tell_held(loaded, now)
                return

    async def _tell_held(self, loaded: Loaded, now: datetime) -> None:
        """Tell the judges, once a round, that it waits for them."""
        number = len(loaded.state.rounds)
        key = (loaded.row.id, number)
        if key not in self._held:
            self._held.add(key)
            await self.notices.enqueue(notice(loaded.row, "held", str(number), now=now, round=number))

    # --- to whom ---

    async def _notices(self, loaded: Loaded, fresh: Sequence[Due], now: datetime) -> list[Notice]:
        t, row, found = loaded.state, loaded.row, list[Notice]()
        remind = {each.number: each.user_id for each in await self.service.store.entrants(row.id) if each.remind}
        threads = await self._threads(loaded)
        for due in fresh:
            channel = threads.get(due.key)
            facts: dict[str, Any] = {"round": due.round, "pair": due.key, "end": due.end, "mark": due.mark}
            if due.what not in (ROUND, OVER) or (channel is not None and due.what == ROUND):
                told: dict[str, Any] = {**facts, "keys": [due.key]}
                found.append(notice(row, due.what, due.name, now=now, until=due.until, channel_id=channel, **told))
            for number in directly(t, due):
                if person := remind.get(number):
                    told = {**facts, "player": number}
                    found.append(notice(row, due.what, due.name, now=now, until=due.until, user_id=person, **told))
        alone = [each for each in fresh if each.what == OVER or each.key not in threads]
        return [*found, *self._together(loaded, alone, now)]

    def _together(self, loaded: Loaded, fresh: Sequence[Due], now: datetime) -> list[Notice]:
        """Return what is told in the tournament's channel of all tables without a thread."""
        found = []
        told = sorted(each for each in fresh if each.what in (ROUND, OVER) and each.key)
        for (what, mark, end), each in groupby(told, key=attrgetter("what", "mark", "end")):
            every = [*each]
            for start in range(0, len(every), _MANY):
                keys = [due.key for due in every[start : start + _MANY]]
                # The same whichever tables are left: what was sent before a restart is not sent again.
                name, until = f"{every[start].round}.{mark}.{end // HOUR}.{start}", every[start].until
                facts: dict[str, Any] = {"round": every[start].round, "pair": 0, "keys": keys, "end": end, "mark": mark}
                found.append(notice(loaded.row, what, name, now=now, until=until, **facts))
        return found

    async def _threads(self, loaded: Loaded) -> dict[int, int]:
        """Return the threads of the tables of the present round, by their keys."""
        row, rounds = loaded.row, len(loaded.state.rounds)
        posts = await self.service.store.posts(row.id) if rounds else []
        opened = (post for post in posts if post.message_id and post.channel_id != row.channel_id)
        return {post.number: post.channel_id for post in opened if post.what == THREAD and post.round == rounds}


def directly(t: Tournament, due: Due) -> list[int]:
    """Return the players whom a reminder is for, of whom it is told directly who asked for it."""
    if due.what == LISTS:
        return without_list(t)
    if due.what == HERE:
        return [number for number in registered(t) if not t.players[number].here]
    if due.what not in (ROUND, HOUR_BEFORE):
        return []
    round_ = t.rounds[due.round - 1]
    if round_.duplicate:
        return [number for number in round_.order if number not in round_.attempts]
    table = table_by_key(t, due.round, due.key)
    return [] if table is None else [number for number in table.players if number not in table.attempts]


def without_list(t: Tournament) -> list[int]:
    """T7 Return who has handed in no list that counts."""
    players = (t.players[number] for number in registered(t))
    return [each.number for each in players if not (each.list_counts or each.let_in or each.left)]


def table_by_key(t: Tournament, round_: int, key: int) -> Table | None:
    """Return the table at which a pair sits; None if it does no more."""
    if not 0 < round_ <= len(t.rounds):
        return None
    return next((table for table in t.rounds[round_ - 1].tables.values() if key_of(table) == key), None)

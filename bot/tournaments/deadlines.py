"""Handles the deadlines of a tournament: reminders, the next round, and extra time after an outage.

Nothing ends during an outage. A reminder that was missed is sent later if it still applies. A round of one day, or a
table with its own deadline, gains exactly the lost time. A round over weeks gains whole days and keeps its time of day.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from bot.context import Watch
from bot.tournaments.judging import day_of, shown_by
from bot.tournaments.messages import THREAD, key_of, notice
from bot.tournaments.schedule import end_of_day, table_ends
from bot.tournaments.service import Decision, Loaded, TournamentService
from db.games import Stale
from db.notices import Notice
from db.quiet import Quiet, missed, spans_of
from db.tournaments.journal import TournamentRow
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.draft import rounds_in_all
from engine.tournament.facts import Fact
from engine.tournament.league import nobody_plays
from engine.tournament.settings import DUPLICATE, MINUTES, WEEK
from engine.tournament.state import CLOSED, OPEN, RUNNING, Round, Table, Tournament, player_of
from engine.tournament.waits import waits

HOUR, DAY = 3_600, 86_400
BEFORE = (72, 24)
"""The reminders' hours before the end of a round over weeks, and before lists are due."""
MINUTES_BEFORE = (30, 10, 0)
"""T21 The reminders' minutes before the end of a round of a day."""
LAST_WEEK = 7 * DAY
"""T79 The time in seconds after its end for which a table waits for a judge."""
_STALE = 900

ROUND, HOUR_BEFORE, MINUTES_LEFT, LISTS, HERE, OVER = "round", "hour", "minutes", "lists", "here", "over"


class Deadline(NamedTuple):
    """A reminder of a deadline. It can be sent between the times `at` and `until`.

    `end` is the deadline. `mark` is how long before it the reminder comes. `key` identifies the pair of players; 0
    means the whole tournament or round. Times are Unix seconds.
    """

    what: str
    at: int
    until: int
    end: int
    mark: int = 0
    round: int = 0
    key: int = 0

    @property
    def name(self) -> str:
        """Identifies the deadline, so that no message about it is sent twice.

        If the deadline changes, the name changes as well.
        """
        day = self.end // (60 if self.what in (MINUTES_LEFT, HOUR_BEFORE) else DAY)
        return f"{self.round}.{self.key}.{self.mark}.{day}"


def deadlines(t: Tournament) -> Iterator[Deadline]:
    """Yield all reminders of the tournament, including past ones."""
    settings = t.settings
    if t.stage == OPEN and settings.lists and settings.lists_day:
        yield from _before(LISTS, end_of_day(settings.lists_day, settings.zone) + 1, 0, 0)
    if t.stage in (OPEN, CLOSED) and settings.clock == MINUTES and settings.starts:
        yield Deadline(HERE, settings.starts - HOUR, settings.starts, settings.starts)
    if t.stage != RUNNING or t.rounds[-1].closed:
        return
    round_ = t.rounds[-1]
    if settings.tables == DUPLICATE:
        end = table_ends(t, round_.number)
        if end is not None and not round_.complete:
            yield from _before(ROUND, end, round_.number, 0)
        return
    if settings.clock == MINUTES:
        yield from _of_day(t, round_)
        return
    for table in round_.tables.values():
        if not table.results:
            yield from _of_table(t, round_, table)


def _before(what: str, end: int, round_: int, key: int) -> Iterator[Deadline]:
    for hours, following in zip(BEFORE, (*BEFORE[1:], 0), strict=True):
        yield Deadline(what, end - hours * HOUR, end - following * HOUR, end, hours, round_, key)


def _of_day(t: Tournament, round_: Round) -> Iterator[Deadline]:
    """Yield the reminders for a round that ends the same day (T21)."""
    end = table_ends(t, round_.number)
    if end is None or round_.complete:
        return
    for minutes, following in zip(MINUTES_BEFORE, (*MINUTES_BEFORE[1:], -_STALE // 60), strict=True):
        yield Deadline(MINUTES_LEFT, end - 60 * minutes, end - 60 * following, end, minutes, round_.number)


def _of_table(t: Tournament, round_: Round, table: Table) -> Iterator[Deadline]:
    """Yield the deadlines of a table that has no report yet, if rounds last a week (T79)."""
    if table.reports or t.settings.clock != WEEK:
        return
    end, key = table_ends(t, round_.number, table), key_of(table)
    if end is None:
        return
    yield from _before(ROUND, end, round_.number, key)
    yield Deadline(OVER, end, end + LAST_WEEK, end, 0, round_.number, key)
    early = table.agreed - HOUR
    if table.agreed and table.agreed_at <= early:
        yield Deadline(HOUR_BEFORE, early, table.agreed, table.agreed, 0, round_.number, key)


def unplayed(t: Tournament, is_late: Callable[[int], bool]) -> list[int]:
    """Return the tables that score zero because it is too late for a ruling (T79)."""
    if t.stage != RUNNING or t.settings.clock != WEEK or t.rounds[-1].closed:
        return []
    round_ = t.rounds[-1]
    found = []
    for table in round_.tables.values():
        end = table_ends(t, round_.number, table)
        untold = not (table.results or table.reports or table.attempts or table.games)
        if untold and end is not None and is_late(end):
            found.append(table.number)
    return found


# --- T78 the next round, over weeks ---


_RULINGS = frozenset({"dispute", "case", "odd", "guest-report", "nobody-came", "more-time", "alone"})
"""The kinds of tasks for judges that must be settled before the next round."""


def next_round_at(t: Tournament) -> int | None:
    """Return when the next standings or round will be posted automatically, in Unix seconds. Return None if nothing
    is planned.
    """
    if t.settings.clock != WEEK:
        return None
    if t.stage == CLOSED and not t.rounds:
        return t.settings.starts or None
    if t.stage != RUNNING or (t.rounds[-1].closed and len(t.rounds) >= rounds_in_all(t)):
        return None
    last = t.rounds[-1]
    return last.at if nobody_plays(last) else table_ends(t, last.number)


def waits_for_ruling(t: Tournament, now: int) -> bool:
    """Return whether the next round is due but waits for a judge's ruling."""
    return _is_due(t, now) and any(each.kind in _RULINGS for each in waits(t, now))


def may_follow(t: Tournament, now: int) -> bool:
    """Return whether standings or a round can be posted now."""
    if not _is_due(t, now) or waits_for_ruling(t, now):
        return False
    return not t.rounds or t.rounds[-1].closed or t.rounds[-1].complete


def _is_due(t: Tournament, now: int) -> bool:
    hour = next_round_at(t)
    return hour is not None and now >= hour


def next_round(t: Tournament, seed: str, now: int) -> list[Fact]:
    """Return a list with the fact that must come next: the end of a round, or the next pairings.

    Return an empty list if nothing is due.
    """
    if not may_follow(t, now):
        return []
    if t.rounds and not t.rounds[-1].closed:
        return [f.RoundClosed(round=len(t.rounds))]
    return [draft.paired(t, seed=seed)]


# --- time given back after an outage ---


log = logging.getLogger(__name__)

_MINUTE, _HOUR, _DAY, _LAST = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1), timedelta(days=2)
_GRACE = timedelta(minutes=5)
"""The minimum time left after an outage on a day of games."""


def goes_on(rows: Iterable[Quiet]) -> bool:
    """Return whether an outage is still going on."""
    return any(each.until_at is None for each in rows)


def put_off_by_outages(t: Tournament, at: int, *, asked: int, rows: Sequence[Quiet], now: datetime) -> int:
    """Return when a question counts as confirmed. Outages since `asked` postpone `at` (T67)."""
    lost = missed(spans_of(rows, now), since=_moment(asked), until=now)
    return max(at + int(lost.total_seconds()), _grace(now, rows, days=t.settings.clock == WEEK))


class _Moved(NamedTuple):
    """The postponed end of a round or table after an outage: the new time, the seconds lost, and the reason."""

    until: int
    away: int
    why: str


def moved_ends(t: Tournament, rows_of: Callable[[Table | None], Sequence[Quiet]], now: datetime) -> list[f.TimeGiven]:
    """Return the ends of a round and its tables, postponed after an outage.

    `rows_of` returns the outages of a table. For None it returns the whole tournament's outages.
    """
    if t.stage != RUNNING or not t.rounds or t.rounds[-1].closed or t.rounds[-1].time_over:
        return []
    round_ = t.rounds[-1]
    end, begun = table_ends(t, round_.number), round_.at if t.settings.clock == WEEK else round_.started
    if end is None or not begun:
        return []
    since = max(begun, round_.until_at)
    rows, found = rows_of(None), list[f.TimeGiven]()
    moved = _moved(t, end, since, rows, now, whole_days=t.settings.clock == WEEK)
    if moved is not None:
        found.append(f.TimeGiven(round=round_.number, **moved._asdict()))
    for table in round_.tables.values():
        own, theirs = table_ends(t, round_.number, table) or end, rows_of(table)
        if table.results or (own == end and len(theirs) == len(rows)):
            continue
        counted = max(begun, table.until_at) if table.until > end else since
        later = _moved(t, own, counted, theirs, now)
        if later is not None and later.until > _with_round(table, moved, own):
            found.append(f.TimeGiven(round=round_.number, table=table.number, **later._asdict()))
    return found


def _with_round(table: Table, moved: _Moved | None, own: int) -> int:
    """Return the end of a table whose round was extended by `moved`. The default is `own`."""
    return own if moved is None else max(table.until, moved.until) + 60 * table.minutes


def _moved(
    t: Tournament, end: int, since: int, rows: Sequence[Quiet], now: datetime, *, whole_days: bool = False
) -> _Moved | None:
    """Return the postponed end after an outage; None if the end does not change."""
    over = [each for each in rows if each.until_at is not None and each.until_at > _moment(since)]
    spans, later, lost = spans_of(over, now), _moment(end), timedelta()
    while (more := missed(spans, since=_moment(since), until=min(later, now))) > lost:
        lost = more  # as the end moves, more of the outage lies before it
        later = _moment(end) + lost
    if lost < _MINUTE:
        return None
    last = max((each for each in over if each.from_at < later), key=lambda each: each.until_at or now)
    if whole_days:
        zone = ZoneInfo(t.settings.zone)
        later = datetime.fromtimestamp(end, zone) + lost // _DAY * _DAY
    until = max(int(later.timestamp()), _grace(_moment(end), over, days=t.settings.clock == WEEK))
    return _Moved(until, int(lost.total_seconds()), last.why) if until > max(end, now.timestamp()) else None


def closes_after(t: Tournament, closes: int, rows: Sequence[Quiet]) -> int:
    """Return when registration closes. Outages extend it (T85)."""
    return max(closes, _grace(_moment(closes), rows, days=t.settings.lists))


def list_day(t: Tournament, number: int, rows: Sequence[Quiet], now: datetime) -> int:
    """Return the day on which a player's list counts as submitted if it comes now (T7).

    If an outage delayed the player, this is the due date.
    """
    player, day = player_of(t, number), day_of(t, int(now.timestamp()))
    due = player.returned_until or t.settings.lists_day
    grace = _grace(_moment(end_of_day(due, t.settings.zone)), rows, days=True) if 0 < due < day else 0
    return due if now.timestamp() <= grace else day


def _grace(end: datetime, rows: Sequence[Quiet], *, days: bool) -> int:
    """Return the time before which no deadline ends after an outage, in Unix seconds; 0 if there was none."""
    over = [each for each in rows if each.until_at is not None and each.from_at < end]
    if not over:
        return 0
    last = max(each.until_at or end for each in over)
    if not days:
        return int((last + _GRACE).timestamp())
    lost = missed(spans_of(over, last), since=min(end, last) - _LAST, until=last)
    return int((last + _DAY).timestamp()) if lost >= _HOUR else 0


async def give_time(service: TournamentService, loaded: Loaded, watch: Watch, *, now: datetime) -> bool:
    """Extend the round and its tables after an outage. Return whether time was added."""
    row = loaded.row

    def rows_of(table: Table | None) -> Sequence[Quiet]:
        return watch.missing(row.guild_id, row.id, str(key_of(table)) if table is not None else "")

    if not moved_ends(loaded.state, rows_of, now):
        return False
    posts = await service.store.posts(row.id)
    threads = {(each.round, each.number): each.channel_id for each in posts if each.what == THREAD and each.message_id}

    def decide(t: Tournament, _seed: str) -> Decision:
        facts = moved_ends(t, rows_of, now)  # none if another process was faster
        return Decision(facts, posts=shown_by(t, [*facts]), notices=[*_told(row, t, facts, threads, now=now)])

    try:
        await service.decide(row.id, decide, by=0, now=now)
    except (Refused, Stale) as gone:
        log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": row.id, "problem": gone})
        return False
    return True


def _told(
    row: TournamentRow,
    t: Tournament,
    facts: Iterable[f.TimeGiven],
    threads: Mapping[tuple[int, int], int],
    *,
    now: datetime,
) -> Iterator[Notice]:
    """Yield a message about each new deadline, for the players of the round or table."""
    for each in facts:
        told: dict[str, Any] = {"round": each.round, "end": each.until, "away": each.away, "why": each.why}
        key, channel = f"{each.round}.{each.table}.{each.until}", None
        if each.table:
            pair = key_of(t.rounds[each.round - 1].tables[each.table])
            told, channel = {**told, "pair": pair}, threads.get((each.round, pair))
        yield notice(row, "given", key, now=now, channel_id=channel, **told)


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)

"""Time that is given back in tournaments: after an outage rounds and tables end later, and silence counts later.

The time of a day's round and of a table of its own end stands still while nobody can answer. A round over weeks keeps
its hour: whole days that were missed are given back, and if an hour of its last two days was missed, it goes on for a
day after the outage. Nothing ends while nobody can answer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.judging import shown_by
from bot.tournaments.service import Decision, Loaded, TournamentService
from bot.tournaments.weeks.notes import notice
from bot.tournaments.weeks.owed import THREAD, key_of
from db.games import Stale
from db.notices import Notice
from db.quiet import Quiet, missed, spans_of
from db.tournaments.journal import TournamentRow
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.settings import WEEK
from engine.tournament.state import RUNNING, Table, Tournament

log = logging.getLogger(__name__)

_MINUTE, _HOUR, _DAY, _LAST = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1), timedelta(days=2)
_GRACE = timedelta(minutes=5)
"""How long there is at least after an outage on a day of games."""

Missing = Callable[..., Sequence[Quiet]]
"""Returns, for a server, a tournament and the key of a table, when nobody could answer, with what goes on."""


def goes_on(rows: Iterable[Quiet]) -> bool:
    """Return whether nobody can answer now."""
    return any(each.until_at is None for each in rows)


def silent_until(t: Tournament, at: int, *, asked: int, rows: Sequence[Quiet], now: datetime) -> int:
    """T67 Return when silence counts, which would at a moment, after what was missed since the question was asked."""
    lost = missed(spans_of(rows, now), since=_moment(asked), until=now)
    return max(at + int(lost.total_seconds()), _grace(now, rows, days=t.settings.clock == WEEK))


class _Moved(NamedTuple):
    """A new end: what was missed before it, and why."""

    until: int
    away: int
    why: str


def moved_ends(t: Tournament, rows_of: Callable[[Table | None], Sequence[Quiet]], now: datetime) -> list[f.TimeGiven]:
    """Return the later ends of the present round and of its tables after an outage; none if it changes nothing.

    `rows_of` returns the times at which nobody could answer at a table, or at all.
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
    """Return when a table ends after its round has been moved."""
    return own if moved is None else max(table.until, moved.until) + 60 * table.minutes


def _moved(
    t: Tournament, end: int, since: int, rows: Sequence[Quiet], now: datetime, *, whole_days: bool = False
) -> _Moved | None:
    """Return when something ends whose time stood still while nobody could answer; None if that is no later."""
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
    """T85 Return when registration closes after an outage that began before its hour, or before its day for lists."""
    return max(closes, _grace(_moment(closes), rows, days=t.settings.lists))


def _grace(end: datetime, rows: Sequence[Quiet], *, days: bool) -> int:
    """Return until when nothing ends after an outage that began before an end: for some minutes.

    What goes on for days does so for a day, if an hour of the last two days was missed.
    """
    over = [each for each in rows if each.until_at is not None and each.from_at < end]
    if not over:
        return 0
    last = max(each.until_at or end for each in over)
    if not days:
        return int((last + _GRACE).timestamp())
    lost = missed(spans_of(over, last), since=min(end, last) - _LAST, until=last)
    return int((last + _DAY).timestamp()) if lost >= _HOUR else 0


async def give_time(service: TournamentService, loaded: Loaded, missing: Missing, *, now: datetime) -> bool:
    """Give the present round and its tables the time that they have after an outage; return whether any was given."""
    row = loaded.row

    def rows_of(table: Table | None) -> Sequence[Quiet]:
        return missing(row.guild_id, row.id, str(key_of(table)) if table is not None else "")

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
    """Yield what everybody and the organizer is told of a round's new end; of a table's, the two of it."""
    for each in facts:
        told: dict[str, Any] = {"round": each.round, "end": each.until, "away": each.away, "why": each.why}
        key, channel = f"{each.round}.{each.table}.{each.until}", None
        if each.table:
            pair = key_of(t.rounds[each.round - 1].tables[each.table])
            told, channel = {**told, "pair": pair}, threads.get((each.round, pair))
        yield notice(row, "given", key, now=now, channel_id=channel, **told)


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)

"""Time that is given back in tournaments: rounds end later after an outage, and silence counts as yes later.

A round over weeks that ends soon after an outage of an hour goes on for a day after it; a round of a day has at least
as long left as was missed of it. Nothing ends while nobody can answer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.judging import shown_by
from bot.tournaments.service import Decision, Loaded, TournamentService
from db.games import Stale
from db.quiet import Quiet, missed, spans_of
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.settings import WEEK
from engine.tournament.state import RUNNING, Tournament

log = logging.getLogger(__name__)

_HOUR, _DAY, _LAST = timedelta(hours=1), timedelta(days=1), timedelta(days=2)

Missing = Callable[[int], Sequence[Quiet]]
"""Returns the times at which nobody of a server could answer, with what goes on."""


def goes_on(rows: Sequence[Quiet]) -> bool:
    """Return whether nobody can answer now."""
    return any(each.until_at is None for each in rows)


def silent_until(t: Tournament, at: int, *, asked: int, rows: Sequence[Quiet], now: datetime) -> int:
    """T67 Return when silence counts, which would at a moment, after what was missed since the question was asked."""
    lost = missed(spans_of(rows, now), since=_moment(asked), until=now)
    return max(at + int(lost.total_seconds()), _grace(t, now, rows))


def end_after(t: Tournament, rows: Sequence[Quiet], now: datetime) -> int | None:
    """Return when the present round ends after an outage; None if that changes nothing."""
    if t.stage != RUNNING or not t.rounds or t.rounds[-1].closed or t.rounds[-1].time_over:
        return None
    round_, over = t.rounds[-1], [each for each in rows if each.until_at is not None]
    end, begun = table_ends(t, round_.number), round_.at if t.settings.clock == WEEK else round_.started
    if end is None or not begun or not over:
        return None
    if t.settings.clock == WEEK:
        later = _grace(t, _moment(end), over)
    else:
        within = [each for each in over if each.from_at < _moment(end)]
        lost = missed(spans_of(within, now), since=_moment(begun), until=now)
        last = max((each.until_at or now for each in within), default=now)
        later = int((last + lost).timestamp()) if lost >= timedelta(minutes=1) else end
    return later if later > max(end, now.timestamp()) else None


def _grace(t: Tournament, end: datetime, rows: Sequence[Quiet]) -> int:
    """Return until when nothing over weeks ends: for a day, if an hour of the last two days before was missed."""
    over = [each for each in rows if each.until_at is not None and each.from_at < end]
    if t.settings.clock != WEEK or not over:
        return 0
    last = max(each.until_at or end for each in over)
    lost = missed(spans_of(over, last), since=min(end, last) - _LAST, until=last)
    return int((last + _DAY).timestamp()) if lost >= _HOUR else 0


async def give_time(service: TournamentService, loaded: Loaded, rows: Sequence[Quiet], *, now: datetime) -> bool:
    """Give the present round the time that it has after an outage; return whether it was given."""
    if end_after(loaded.state, rows, now) is None:
        return False

    def decide(t: Tournament, _seed: str) -> Decision:
        until = end_after(t, rows, now)
        if until is None:  # another process was faster
            return Decision([])
        facts: list[Fact] = [f.TimeGiven(round=len(t.rounds), until=until)]
        return Decision(facts, posts=shown_by(t, facts))

    try:
        await service.decide(loaded.row.id, decide, by=0, now=now)
    except (Refused, Stale) as gone:
        log.info("tournament %(tournament)s moved on: %(problem)s", {"tournament": loaded.row.id, "problem": gone})
        return False
    return True


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)

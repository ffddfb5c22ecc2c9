"""What is due in a tournament by the clock: reminders before a round ends, before a table is played, before lists.

It only says when; `bot.tournaments.weeks.reminders` sends. A reminder whose time passed while the bot was away is
sent later, as long as it still says something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.weeks.owed import key_of
from bot.tournaments.when import end_of_day
from engine.tournament.settings import DUPLICATE, MINUTES, WEEK
from engine.tournament.state import CLOSED, OPEN, RUNNING, Round, Table, Tournament

HOUR, DAY = 3_600, 86_400
BEFORE = (72, 24)
"""Hours before the end of a round over weeks, and before lists are due."""
MINUTES_BEFORE = (30, 10, 0)
"""T21 Minutes before the end of a round of a day."""
LAST_WEEK = 7 * DAY
"""T79 For so long after its end a table waits for a judge."""
_STALE = 900

ROUND, HOUR_BEFORE, MINUTES_LEFT, LISTS, HERE, OVER = "round", "hour", "minutes", "lists", "here", "over"


class Due(NamedTuple):
    """A reminder: from when on, and until when it says something; `mark` is how long before, `end` what it is for.

    `key` is that of the pair, 0 for the whole tournament or round.
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
        """What makes it another reminder: one for another day, or another minute of a day of games."""
        day = self.end // (60 if self.what in (MINUTES_LEFT, HOUR_BEFORE) else DAY)
        return f"{self.round}.{self.key}.{self.mark}.{day}"


def dues(t: Tournament) -> Iterator[Due]:
    """Yield all reminders of a tournament as it stands, past ones too."""
    settings = t.settings
    if t.stage == OPEN and settings.lists and settings.lists_day:
        yield from _before(LISTS, end_of_day(settings.lists_day, settings.zone) + 1, 0, 0)
    if t.stage in (OPEN, CLOSED) and settings.clock == MINUTES and settings.starts:
        yield Due(HERE, settings.starts - HOUR, settings.starts, settings.starts)
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


def _before(what: str, end: int, round_: int, key: int) -> Iterator[Due]:
    for hours, following in zip(BEFORE, (*BEFORE[1:], 0), strict=True):
        yield Due(what, end - hours * HOUR, end - following * HOUR, end, hours, round_, key)


def _of_day(t: Tournament, round_: Round) -> Iterator[Due]:
    """T21 Yield the reminders of a round of a day."""
    end = table_ends(t, round_.number)
    if end is None or round_.complete:
        return
    for minutes, following in zip(MINUTES_BEFORE, (*MINUTES_BEFORE[1:], -_STALE // 60), strict=True):
        yield Due(MINUTES_LEFT, end - 60 * minutes, end - 60 * following, end, minutes, round_.number)


def _of_table(t: Tournament, round_: Round, table: Table) -> Iterator[Due]:
    """T79 Yield the reminders of a table over weeks that nobody has reported."""
    if table.reports or t.settings.clock != WEEK:
        return
    end, key = table_ends(t, round_.number, table), key_of(table)
    if end is None:
        return
    yield from _before(ROUND, end, round_.number, key)
    yield Due(OVER, end, end + LAST_WEEK, end, 0, round_.number, key)
    early = table.agreed - HOUR
    if table.agreed and table.agreed_at <= early:
        yield Due(HOUR_BEFORE, early, table.agreed, table.agreed, 0, round_.number, key)


def unplayed(t: Tournament, is_late: Callable[[int], bool]) -> list[int]:
    """T79 Return the tables that count as nothing for either: after their end it is too late for a ruling."""
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

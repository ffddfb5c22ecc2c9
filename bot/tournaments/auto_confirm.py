"""T67 Automatic confirmation of reports: when a question is repeated, and when a missing answer counts as confirmation.

It does not use Discord.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.folding.results import auto_confirm_seconds
from engine.tournament.settings import MINUTES
from engine.tournament.state import RUNNING, Table, Tournament


class Question(NamedTuple):
    """A delivered question without an answer: when it is repeated, or, if that has happened, when it counts as
    confirmed.
    """

    round: int
    table: int
    report: int
    at: int
    reminded: bool
    asked: int

    @property
    def confirmed(self) -> f.Confirmed:
        """The fact of the automatic confirmation."""
        return f.Confirmed(round=self.round, table=self.table, report=self.report, silence=True)


def questions(t: Tournament) -> Iterator[Question]:
    """Yield the questions that wait for the other player of a table; those about guests and disputes wait for
    judges.
    """
    if t.stage != RUNNING or not t.rounds or t.rounds[-1].closed:
        return
    for table in t.rounds[-1].tables.values():
        if table.asked is not None and _waits(t, table):
            at = table.asked + (auto_confirm_seconds(t) if table.reminded is not None else remind_seconds(t))
            reminded = table.reminded is not None
            yield Question(len(t.rounds), table.number, table.reports[-1].number, at, reminded, table.asked)


def _waits(t: Tournament, table: Table) -> bool:
    if table.results or table.disputed or not table.reports:
        return False
    return not t.players[table.other(table.reports[-1].player)].guest


def remind_seconds(t: Tournament) -> int:
    """T67 Return the number of seconds after which the question is repeated."""
    reporting = load(t.book).rules()["reporting"]
    if t.settings.clock == MINUTES:
        return 60 * int(reporting["confirm_remind_minutes"])
    return 3600 * int(reporting["confirm_remind_hours"])


def next_auto_confirm(t: Tournament) -> int | None:
    """Return when the next question is repeated, or counts as confirmed, in Unix seconds; None if none is waiting."""
    return min((each.at for each in questions(t)), default=None)

"""The message about a table in the tournament's channel or thread: the question to the other, a dispute, the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.tournaments.judge_handlers import dispute_buttons, dispute_text
from bot.tournaments.report_handlers import answer_rows
from bot.tournaments.reporting import Case, Seat
from bot.tournaments.silence import questions
from bot.tournaments.table_presses import TablePress
from bot.tournaments.table_words import account_text, player_name, points_text
from bot.ui.components import Row, button_row
from bot.ui.texts import person, say
from engine.tournament.folding.results import silence_seconds
from engine.tournament.rights import judges
from engine.tournament.state import Tournament, table_of


class TablePost(NamedTuple):
    """What a message about a table shows, and whom it pings when it is posted."""

    text: str
    rows: Sequence[Row] = ()
    pings: tuple[int, ...] = ()


def table_post(
    t: Tournament, tournament_id: str, round_: int, table: int, *, locale: str, now: int
) -> TablePost | None:
    """T66 to T68 Return the message about a table as it stands; None if nothing has been reported there."""
    found = table_of(t, round_, table)
    case = Case(t, Seat(round_, table))
    at = TablePress(tournament_id, round_, table)
    if found.result is not None:
        points = points_text(case, found.result.points, locale=locale)
        return TablePost(say("report-final", locale=locale, table=table, points=points))
    if not found.reports:
        return None
    if found.disputed:
        rows = [button_row(dispute_buttons(t, at, locale=locale))]
        return TablePost(dispute_text(t, round_, table, locale=locale), rows, tuple(judges(t)))
    report = found.reports[-1]
    asked = t.players[found.other(report.player)]
    name = player_name(t, report.player, locale=locale)
    who = player_name(t, asked.number, locale=locale) if asked.guest else person(asked.person, locale=locale)
    own = Case(t, Seat(round_, table, asked.number))
    lines = [
        say("report-question", locale=locale, who=who, name=name, table=table, round=round_),
        account_text(own._replace(seat=Seat(round_, table)), report.fields, locale=locale),
    ]
    if not asked.guest:
        until = (found.asked or now) + silence_seconds(t)
        lines.append(say("report-silence", locale=locale, at=f"<t:{until}:R>"))
    pings = tuple(judges(t)) if asked.guest else (asked.person,)
    return TablePost("\n".join(lines), answer_rows(at, report.number, locale=locale), pings)


def reminder_post(t: Tournament, tournament_id: str, round_: int, table: int, *, locale: str) -> TablePost | None:
    """T67 Return the repetition of a question; None if it waits no more."""
    waiting = next((each for each in questions(t) if (each.round, each.table) == (round_, table)), None)
    if waiting is None or waiting.reminded:
        return None
    found = table_of(t, round_, table)
    asked = t.players[found.other(found.reports[-1].player)]
    until = (found.asked or 0) + silence_seconds(t)
    who = person(asked.person, locale=locale)
    text = say("report-reminder", locale=locale, who=who, table=table, at=f"<t:{until}:R>")
    at = TablePress(tournament_id, round_, table)
    return TablePost(text, answer_rows(at, waiting.report, locale=locale), (asked.person,))

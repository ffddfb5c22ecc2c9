"""Texts about tables: accounts line by line, who is asked, both accounts of a dispute."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.reporting import SIDES, Case
from bot.tournaments.telling.voices import words_in
from bot.ui.texts import say
from engine.tournament.state import Report, Tournament


def player_name(t: Tournament, number: int, *, locale: str) -> str:
    """Return the name of a player on the page, as text; their number if it was deleted."""
    return words_in(locale).speech.named(t, number)


def account_text(case: Case, fields: dict[str, object], *, locale: str, changed: Sequence[str] = ()) -> str:
    """Return an account line by line, the own side first, and who wins. Raise `Refused` for what cannot be.

    What differs from another account is marked: `changed` has the sides' lines, as «a.units».
    """
    reader = case.player(case.own).number if case.seat.player else 0
    return words_in(locale).account(case.t, case.table, case.account(fields), reader=reader, changed=changed)


def differences(case: Case, one: Report, other: Report) -> list[str]:
    """Return the lines in which two accounts differ, as «a.units»."""
    found = []
    for side, first, second in zip(SIDES, case.account(one.fields), case.account(other.fields), strict=True):
        mine, theirs = ({line.what: line.points for line in lines} for lines in (first, second))
        found += [f"{side}.{what}" for what in {**mine, **theirs} if mine.get(what, 0) != theirs.get(what, 0)]
    return found


def both_accounts(case: Case, *, locale: str) -> str:
    """T68 Return both accounts of a table, what differs underlined; one of them if there is only one."""
    reports = [found for player in case.table.players if (found := case.table.latest(player)) is not None]
    changed = differences(case, reports[0], reports[1]) if len(reports) > 1 else ()
    told = []
    for report in reports:
        name = player_name(case.t, report.player, locale=locale)
        told.append(say("dispute-says", locale=locale, name=name))
        told.append(account_text(case, report.fields, locale=locale, changed=changed))
    return "\n".join(told)


def points_text(case: Case, points: tuple[int, int], *, locale: str) -> str:
    """Return the points of a table: «Anna 199, Marco 62»."""
    a, b = (player_name(case.t, number, locale=locale) for number in case.table.players)
    return say("table-points", locale=locale, a=a, b=b, first=points[0], second=points[1])

"""Texts about tables: accounts line by line, who is asked, both accounts of a dispute."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.reporting import SIDES, Case
from bot.ui.texts import quoted, say
from engine.tournament.books.base import Line
from engine.tournament.state import Report, Tournament
from render.catalogue import house_texts


def player_name(t: Tournament, number: int, *, locale: str) -> str:
    """Return the name of a player on the page, as text; their number if it was deleted."""
    return quoted(t.players[number].name) or say("report-nameless", locale=locale, number=number)


def account_text(case: Case, fields: dict[str, object], *, locale: str, changed: Sequence[str] = ()) -> str:
    """Return an account line by line, the own side first, and who wins. Raise `Refused` for what cannot be.

    What differs from another account is marked: `changed` has the sides' lines, as «a.units».
    """
    accounts = dict(zip(SIDES, case.account(fields), strict=True))
    order = SIDES if case.own == SIDES[0] else (SIDES[1], SIDES[0])
    told, sums = [], {}
    for side in order:
        sums[side] = sum(line.points for line in accounts[side])
        lines = " · ".join(_line(line, f"{side}.{line.what}" in changed, locale=locale) for line in accounts[side])
        own = case.seat.player and side == case.own
        key = "account-yours" if own else "account-theirs"
        name = player_name(case.t, case.player(side).number, locale=locale)
        told.append(say(key, locale=locale, name=name, points=sums[side], lines=lines))
    return "\n".join((*told, winner_text(case, (sums["a"], sums["b"]), locale=locale)))


def _line(line: Line, marked: bool, *, locale: str) -> str:
    facts = {
        name: value for name, value in line.facts.items() if isinstance(value, int) and not isinstance(value, bool)
    }
    detail = f"account-why-{line.what}"
    more = say(detail, locale=locale, **facts) if house_texts().has(detail) else ""
    what = say(f"account-{line.what}", locale=locale)
    text = say("account-line", locale=locale, what=what, points=line.points, more=more, section=line.rule)
    return f"__{text}__" if marked else text


def winner_text(case: Case, points: tuple[int, int], *, locale: str) -> str:
    """Return who wins with so many points for a and b."""
    if points[0] == points[1]:
        return say("account-draw", locale=locale)
    won = SIDES[points[1] > points[0]]
    if case.seat.player and won == case.own:
        return say("account-you-win", locale=locale)
    return say("account-wins", locale=locale, name=player_name(case.t, case.player(won).number, locale=locale))


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

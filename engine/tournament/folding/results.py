"""T52 to T54, T66 to T69, T79, T88, T89 Applies facts about the results of tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import load
from engine.tournament.facts import (
    Asked,
    Conceded,
    Confirmed,
    Corrected,
    Disputed,
    Fact,
    NoShow,
    Reported,
    Ruled,
    Unplayed,
)
from engine.tournament.folding.expect import at_table, expect, expect_stage, open_table
from engine.tournament.folding.games import unplayed as unplayed_result
from engine.tournament.settings import MINUTES, WEEK
from engine.tournament.standings import by_fields, conceded_points, conversion, margin, no_show_points
from engine.tournament.state import (
    AGREED,
    CONCEDED,
    CONFIRMED,
    CORRECTED,
    NO_SHOW,
    PLAYED,
    RULED,
    RUNNING,
    SILENCE,
    UNPLAYED,
    Report,
    Result,
    Round,
    Table,
    Tournament,
    begun,
    starts_at,
    table_of,
)


def worth(
    t: Tournament, round_: int, table: Table, fields: Mapping[str, Any]
) -> tuple[dict[str, Any], tuple[int, int]]:
    """T86, T88 Return a complete report, and the points that it gives to a and b.

    Raise `Refused` if the report is impossible.
    """
    book = load(t.book)
    generals = tuple(_generals(t, player) for player in table.players)
    full = book.with_lists(fields, (generals[0], generals[1]))
    return full, book.points(t.rounds[round_ - 1].scenario, full, t.settings)


def _generals(t: Tournament, player: int) -> int | None:
    found = t.players[player]
    return found.generals if found.list_counts else None


# --- reports ---


def reported(t: Tournament, fact: Reported) -> None:
    """T66 Store a player's report of a result. The report is final if both players report the same result."""
    expect(by_fields(t), "no-reports-here", "T74", tables=t.settings.tables)
    table = open_table(t, fact.round, fact.table, "T66")
    at_table(table, fact.player, "T66")
    guests = all(t.players[player].guest for player in table.players)
    expect(not guests, "two-guests", "T89", possible=["ruled"])
    _expect_seen(table, fact)
    fields, points = worth(t, fact.round, table, fact.report)
    report = Report(len(table.reports) + 1, fact.player, fields, points, fact.at, fact.ticks)
    table.reports.append(report)
    table.proposed, table.proposed_by = [], 0
    table.more_time = table.claimed = 0
    theirs = table.latest(table.other(fact.player))
    if theirs is None:
        table.asked = table.reminded = None
        table.disputed, table.disputed_by = False, 0
    elif theirs.points == points:
        _final(t, table, theirs, fact, AGREED)
    else:
        table.disputed, table.disputed_by = True, fact.player


def _expect_seen(table: Table, fact: Reported) -> None:
    """T66 Raise `Refused` if the player has not yet seen the other player's report."""
    latest = table.reports[-1] if table.reports else None
    number = latest.number if latest else 0
    if fact.seen != number:
        facts = {"report": number, "player": latest.player if latest else 0, "points": latest.points if latest else ()}
        raise Refused("another-report-came", rule="T66", facts={**facts, "possible": ["confirmed", "disputed"]})


def report_to_confirm(table: Table, number: int) -> Report:
    """T66 Return the report that a player confirms or disputes.

    Raise `Refused` if it does not exist or was replaced.
    """
    if not 1 <= number <= len(table.reports):
        raise Refused("no-such-report", rule="T66", facts={"report": number, "possible": len(table.reports)})
    found = table.reports[number - 1]
    latest = table.latest(found.player)
    if latest is not None and latest.number != number:
        facts = {"report": number, "latest": latest.number, "points": latest.points, "possible": [latest.number]}
        raise Refused("older-report", rule="T66", facts=facts)
    return found


def asked(t: Tournament, fact: Asked) -> None:
    """T67 Record that a player was asked to confirm a report, or reminded."""
    table = open_table(t, fact.round, fact.table, "T67")
    report_to_confirm(table, fact.report)
    expect(not table.disputed, "in-dispute", "T68")
    if fact.reminder:
        expect(table.asked is not None, "not-asked-yet", "T67")
        table.reminded = fact.at
    else:
        table.asked = fact.at


def confirmed(t: Tournament, fact: Confirmed) -> None:
    """T66, T67, T89 Make a report final."""
    table = open_table(t, fact.round, fact.table, "T66")
    report = report_to_confirm(table, fact.report)
    other = table.other(report.player)
    if fact.silence:
        _expect_silence(t, table, fact, other)
        _final(t, table, report, fact, SILENCE)
        return
    if fact.judge:
        expect(t.players[other].guest, "not-a-guest", "T89", player=other, possible=["ruled"])
    else:
        at_table(table, fact.player, "T66")
        expect(fact.player == other, "own-report", "T66", player=fact.player, possible=[other])
    _final(t, table, report, fact, CONFIRMED)


def _expect_silence(t: Tournament, table: Table, fact: Confirmed, other: int) -> None:
    """T67, T89 Raise `Refused` unless a report may be confirmed without an answer."""
    expect(not t.players[other].guest, "guests-are-not-silent", "T89", player=other, possible=["confirmed", "ruled"])
    expect(not table.disputed, "in-dispute", "T68", possible=["ruled"])
    expect(table.asked is not None and table.reminded is not None, "not-reminded-yet", "T67")
    until = (table.asked or 0) + auto_confirm_seconds(t)
    expect(fact.at >= until, "silence-too-short", "T67", until=until)


def auto_confirm_seconds(t: Tournament) -> int:
    """T67 Return after how many seconds an unanswered report counts as confirmed."""
    reporting = load(t.book).rules()["reporting"]
    if t.settings.clock == MINUTES:
        return 60 * int(reporting["confirm_minutes"])
    return 3600 * int(reporting["confirm_hours"])


def disputed(t: Tournament, fact: Disputed) -> None:
    """T68 Record that a report is disputed."""
    table = open_table(t, fact.round, fact.table, "T68")
    report = report_to_confirm(table, fact.report)
    at_table(table, fact.player, "T68")
    other = table.other(report.player)
    expect(fact.player == other, "own-report", "T68", player=fact.player, possible=[other])
    table.disputed, table.disputed_by = True, fact.player


def _final(t: Tournament, table: Table, report: Report, fact: Fact, how: str) -> None:
    table.disputed = False
    table.results.append(
        Result(
            number=len(table.results) + 1,
            outcome=PLAYED,
            how=how,
            points=report.points,
            report=report.number,
            fields=report.fields,
            by=fact.by,
            at=fact.at,
            fact=t.version + 1,
            own_table=t.version + 1 in t.own_table,
        )
    )


# --- rulings ---


def ruled(t: Tournament, fact: Ruled) -> None:
    """T66, T68 Set a table's final result as a judge entered it."""
    table = open_table(t, fact.round, fact.table, "T68")
    _enter(t, table, fact, RULED)


def corrected(t: Tournament, fact: Corrected) -> None:
    """T69 Replace a final result. Posted pairings and pages do not change."""
    expect_stage(t, "T69", RUNNING)
    table = table_of(t, fact.round, fact.table)
    result = table.result
    if result is None:
        raise Refused("nothing-to-correct", rule="T69", facts={"table": fact.table, "possible": ["ruled"]})
    if result.number != fact.replaces:
        facts = {"replaces": fact.replaces, "latest": result.number, "points": result.points}
        raise Refused("older-result", rule="T69", facts={**facts, "possible": [result.number]})
    if not fact.outcome or fact.outcome == PLAYED:
        _enter(t, table, fact, CORRECTED)
    else:
        _correct_outcome(t, table, fact)
    t.corrections.append((fact.round, fact.table, t.version + 1))


def _enter(t: Tournament, table: Table, fact: Ruled | Corrected, how: str) -> None:
    """T23, T68, T73 Store a result that a judge entered."""
    scores: tuple[int, int] | None = None
    if by_fields(t):
        expect(fact.points is None, "points-are-worked-out", "T66")
        fields, points = worth(t, fact.round, table, fact.report)
    else:
        fields, points, scores = _points_entered(t, fact)
    table.disputed = False
    table.results.append(
        Result(
            number=len(table.results) + 1,
            outcome=PLAYED,
            how=how,
            points=points,
            fields=fields,
            scores=scores,
            margin=margin(t, scores) if scores else 0,
            reason=fact.reason,
            by=fact.by,
            at=fact.at,
            fact=t.version + 1,
            own_table=t.version + 1 in t.own_table,
        )
    )


def _points_entered(t: Tournament, fact: Ruled | Corrected) -> tuple[dict[str, Any], tuple[int, int], Any]:
    """T73 Return the fields, points and scores that a judge entered. Scores may be missing."""
    found = conversion(t)
    win, draw, loss = (int(found[name]) for name in ("win", "draw", "loss"))
    possible = [(win, loss), (draw, draw), (loss, win)]
    if fact.points is None or tuple(fact.points) not in possible:
        raise Refused("no-such-points", rule="T73", facts={"points": fact.points, "possible": possible})
    raw = fact.report.get("scores")
    whole = isinstance(raw, list | tuple) and len(raw) == 2 and all(type(each) is int for each in raw)
    expect(raw is None or whole, "no-such-scores", "T88")
    return dict(fact.report), (fact.points[0], fact.points[1]), tuple(raw) if raw else None


def _correct_outcome(t: Tournament, table: Table, fact: Corrected) -> None:
    outcomes = {CONCEDED: conceded_result, NO_SHOW: no_show_result}
    if fact.outcome == UNPLAYED:
        table.results.append(unplayed_result(t, table, fact, fact.reason))
        return
    expect(fact.outcome in outcomes, "no-such-outcome", "T69", word=fact.outcome, possible=[*outcomes, UNPLAYED])
    _expect_players(table, fact.players, "T69")
    result = outcomes[fact.outcome](t, table, fact.players, fact)
    table.results.append(result)


# --- tables that were not played to their end ---


def _expect_players(table: Table, players: Sequence[int], rule: str) -> None:
    expect(0 < len(players) == len(set(players)), "nobody-named", rule, possible=list(table.players))
    for player in players:
        at_table(table, player, rule)


def conceded_result(t: Tournament, table: Table, players: Sequence[int], fact: Fact) -> Result:
    """T52 Return the result of a game that was conceded or broken off."""
    points = conceded_points(t)
    return Result(
        number=len(table.results) + 1,
        outcome=CONCEDED,
        how=RULED,
        points=(0 if table.a in players else points, 0 if table.b in players else points)
        if len(players) == 1
        else (0, 0),
        players=tuple(players),
        reason=getattr(fact, "reason", ""),
        by=fact.by,
        at=fact.at,
        fact=t.version + 1,
        own_table=t.version + 1 in t.own_table,
    )


def no_show_result(t: Tournament, table: Table, players: Sequence[int], fact: Fact) -> Result:
    """T53 Return the result of a table where one or both players did not come."""
    points = no_show_points(t)
    return Result(
        number=len(table.results) + 1,
        outcome=NO_SHOW,
        how=RULED,
        points=(0 if table.a in players else points, 0 if table.b in players else points),
        met=False,
        absent=tuple(players),
        players=tuple(players),
        reason=getattr(fact, "reason", ""),
        by=fact.by,
        at=fact.at,
        fact=t.version + 1,
        own_table=t.version + 1 in t.own_table,
    )


def propose(t: Tournament, players: Sequence[int], line: str) -> None:
    """T50, T77 Propose to the judges that they annul players."""
    if not by_fields(t):
        return
    for player in players:
        cases = t.players[player].open_cases
        if line not in cases:
            cases.append(line)


def conceded(t: Tournament, fact: Conceded) -> None:
    """T52 End a table whose game was conceded or broken off."""
    table = open_table(t, fact.round, fact.table, "T52")
    _expect_players(table, fact.players, "T52")
    expect(begun(t, t.rounds[fact.round - 1], table), "not-begun", "T53", table=fact.table, possible=["no-show"])
    table.results.append(conceded_result(t, table, fact.players, fact))
    table.disputed = False
    propose(t, fact.players, "conceded" if len(fact.players) == 1 else "interrupted")


def no_show(t: Tournament, fact: NoShow) -> None:
    """T53, T54, T79 Set the result of a table at which one or both players did not appear."""
    table = open_table(t, fact.round, fact.table, "T53")
    _expect_players(table, fact.players, "T53")
    expect(not table.reports, "a-table-has-reported", "T53", tables=[fact.table], possible=["ruled"])
    _expect_late(t, t.rounds[fact.round - 1], fact)
    table.results.append(no_show_result(t, table, fact.players, fact))
    propose(t, [player for player in fact.players if not t.players[player].left], "no-show")


def _expect_late(t: Tournament, round_: Round, fact: NoShow) -> None:
    """T54 Raise `Refused` if it is too early to count a player as absent."""
    if t.settings.clock != MINUTES or all(t.players[player].left for player in fact.players):
        return
    start = starts_at(t, round_)
    if start is None:
        raise Refused("round-not-started", rule="T54", facts={"round": round_.number, "possible": ["round-started"]})
    until = start + 60 * t.settings.late_minutes
    expect(fact.at >= until, "not-late-yet", "T54", until=until, minutes=t.settings.late_minutes)


def unplayed(t: Tournament, fact: Unplayed) -> None:
    """T79 Set the result of a table that was not played in time."""
    table = open_table(t, fact.round, fact.table, "T79")
    expect(t.settings.clock == WEEK, "only-over-weeks", "T79")
    expect(not table.reports, "a-table-has-reported", "T79", tables=[fact.table], possible=["ruled"])
    table.results.append(unplayed_result(t, table, fact, fact.reason))


HANDLERS: Mapping[type[Fact], Callable[[Tournament, Any], None]] = {
    Reported: reported,
    Asked: asked,
    Confirmed: confirmed,
    Disputed: disputed,
    Ruled: ruled,
    Corrected: corrected,
    Conceded: conceded,
    NoShow: no_show,
    Unplayed: unplayed,
}

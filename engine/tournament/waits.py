"""T2, T9, T10, T50, T54, T55, T67 to T69, T79 The open tasks of judges and players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.draft import (
    comes_in,
    coming,
    latecomers,
    not_paired,
    rounds_in_all,
    rounds_without_rematch,
    who_steps_aside,
)
from engine.tournament.folding.results import auto_confirm_seconds
from engine.tournament.folding.rounds import in_again_time
from engine.tournament.league import is_league
from engine.tournament.settings import MINUTES
from engine.tournament.state import (
    CLOSED,
    OPEN,
    OVER,
    RUNNING,
    Player,
    Round,
    Table,
    Tournament,
    is_duplicate,
    may_play,
    playing,
    registered,
    starts_at,
)

URGENCY = (
    "dispute",
    "nobody-came",
    "alone",
    "more-time",
    "guest-report",
    "come-in",
    "odd",
    "latecomer",
    "start",
    "close",
    "case",
    "not-here",
    "pair",
    "finish",
    "list-to-check",
    "rematches-likely",
    "seed",
    "unconfirmed",
    "no-result",
    "list-missing",
)
"""The kinds of tasks, the most urgent first: first players waiting at tables, then tasks that delay everyone, then the
rest.
"""


class Wait(NamedTuple):
    """An open task. `facts` contains `possible`, the tags of the facts that complete the task."""

    kind: str
    rule: str
    round: int = 0
    table: int = 0
    players: tuple[int, ...] = ()
    facts: dict[str, Any] = {}  # noqa: RUF012 - a tuple's default, never changed


def waits(t: Tournament, now: int) -> list[Wait]:
    """Return the open tasks at the time `now` (Unix seconds), the most urgent first."""
    found = [*_registration(t), *_cases(t)]
    if t.stage in (CLOSED, RUNNING):
        found += _late(t, now)
    if t.stage == RUNNING and not t.rounds[-1].closed:
        found += _round(t, t.rounds[-1], now)
    elif t.stage in (CLOSED, RUNNING) and len(t.rounds) < rounds_in_all(t):
        found.append(Wait("pair", "T20", len(t.rounds) + 1, facts={"possible": ["round-paired"]}))
    elif t.stage == RUNNING:
        found.append(Wait("finish", "T69", facts={"possible": ["finished"]}))
    elif t.stage == OVER and not t.seed:
        found.append(Wait("seed", "T83", facts={"possible": ["seed-told"]}))
    return sorted(found, key=lambda wait: URGENCY.index(wait.kind))


def _registration(t: Tournament) -> Iterator[Wait]:
    if t.stage in (OPEN, CLOSED) and t.settings.lists:
        for number in registered(t):
            player = t.players[number]
            if player.list_counts and not player.list_approved:
                yield Wait(
                    "list-to-check", "T5", players=(number,), facts={"possible": ["list-approved", "list-returned"]}
                )
            elif not player.list_counts and not player.let_in and may_play(player):
                yield Wait("list-missing", "T7", players=(number,), facts={"possible": ["list-handed", "let-in"]})
    if t.stage == RUNNING and t.settings.lists and len(t.rounds) < rounds_in_all(t):
        for number in not_paired(t, len(t.rounds) + 1).get("list", ()):
            yield Wait("list-missing", "T7", players=(number,), facts={"possible": ["list-handed", "let-in"]})
    if t.stage == CLOSED:
        yield from _before_round_one(t)


def _before_round_one(t: Tournament) -> Iterator[Wait]:
    """T2, T10 Yield the tasks before round one."""
    aside, in_for = who_steps_aside(t), comes_in(t)
    if in_for:
        yield Wait("come-in", "T10", players=in_for, facts={"possible": ["came-in"]})
    elif aside:
        able = [number for number in coming(t) if t.players[number].club]
        yield Wait("odd", "T10", players=(aside,), facts={"able": able, "possible": ["stepped-aside"]})
    players, rounds = len(coming(t)), rounds_in_all(t)
    if not (is_duplicate(t) or is_league(t)) and rounds > rounds_without_rematch(players):
        most = rounds_without_rematch(players)
        yield Wait("rematches-likely", "T2", facts={"rounds": rounds, "players": players, "most": most})


def _cases(t: Tournament) -> Iterator[Wait]:
    """T50, T90 Yield a task for each player whose case a judge must decide.

    The judge annuls or excuses the player. `proposed` is the bot's proposal.
    """
    for number, player in t.players.items():
        if player.open_cases:
            facts = {"cases": list(player.open_cases), "proposed": proposed(t, player)}
            yield Wait("case", "T50", players=(number,), facts={**facts, "possible": ["annulled", "excused"]})


def proposed(t: Tournament, player: Player) -> str:
    """T50, T90 Return whether the bot proposes to excuse or to annul a player."""
    early = player.left and not player.left_round and 0 < player.left_day < t.settings.event_day
    return "excused" if early else "annulled"


def _late(t: Tournament, now: int) -> Iterator[Wait]:
    """T9 Yield a task for the judges if players are missing after the announced time."""
    start = t.settings.starts
    if t.settings.clock != MINUTES or len(t.rounds) > 1 or not start or now < start + 60 * t.settings.late_minutes:
        return
    missing = tuple(number for number in playing(t, 1) if not t.players[number].here)
    if missing:
        yield Wait("not-here", "T9", players=missing, facts={"possible": ["checked-in", "dropped", "no-show"]})


def _round(t: Tournament, round_: Round, now: int) -> Iterator[Wait]:
    late = latecomers(t)
    if late and len(late) + len(round_.byes) > 1 and in_again_time(t, round_, now):
        yield Wait("latecomer", "T11", round_.number, players=tuple(late), facts={"possible": ["paired-again"]})
    for table in round_.tables.values():
        if not table.results:
            yield _table(t, round_, table)
    if round_.complete:
        yield Wait("close", "T63", round_.number, facts={"possible": ["round-closed"]})
    if t.settings.clock == MINUTES and round_.started is None:
        yield Wait("start", "T21", round_.number, facts={"possible": ["round-started"]})


def _table(t: Tournament, round_: Round, table: Table) -> Wait:
    where: dict[str, Any] = {"round": round_.number, "table": table.number}
    if table.disputed:
        reports = {player: found.number for player in table.players if (found := table.latest(player))}
        facts = {"reports": reports, "by": table.disputed_by, "possible": ["ruled"]}
        return Wait("dispute", "T68", players=table.players, facts=facts, **where)
    gone = tuple(player for player in table.players if t.players[player].left)
    if gone and not table.reports:
        facts = {"start": starts_at(t, round_), "possible": ["no-show", "paired-again"]}
        return Wait("alone", "T53", players=gone, facts=facts, **where)
    if table.reports:
        report = table.reports[-1]
        other = table.other(report.player)
        kind, rule = ("guest-report", "T89") if t.players[other].guest else ("unconfirmed", "T67")
        facts = {"report": report.number, "asked": table.asked, "reminded": table.reminded, "possible": ["confirmed"]}
        return Wait(kind, rule, players=(other,), facts=facts, **where)
    if table.claimed:
        facts = {"by": table.claimed, "possible": ["no-show", "told-to-wait", "time-given", "paired-again"]}
        return Wait("nobody-came", "T54", players=(table.other(table.claimed),), facts=facts, **where)
    if table.more_time:
        facts = {"by": table.more_time, "reason": table.more_reason, "possible": ["time-given", "time-refused"]}
        return Wait("more-time", "T79", players=(table.more_time,), facts=facts, **where)
    return Wait("no-result", "T66", players=table.players, facts={"possible": ["reported", "ruled"]}, **where)


def departures(t: Tournament) -> dict[int, str]:
    """T55 Return the players who left without excuse, each with the reason."""
    counts = {line["name"] for line in load(t.book).rules()["leaving"] if line["counts_a_year"]}
    found = {}
    for number, player in t.players.items():
        word = player.annulled or player.left
        if word in counts and player.left != "excused":
            found[number] = word
    return found


def barred(t: Tournament) -> list[int]:
    """T48 Return the players who were expelled for life."""
    bars = {line["name"] for line in load(t.book).rules()["leaving"] if line.get("bars")}
    return [number for number, player in t.players.items() if player.left in bars]


# --- T67: reports confirmed without an answer ---


class Question(NamedTuple):
    """A question to a player to confirm a report.

    `at` is when the question is repeated or, if it was repeated, when the report counts as confirmed.
    """

    round: int
    table: int
    report: int
    at: int
    reminded: bool
    asked: int

    @property
    def confirmed(self) -> f.Confirmed:
        """The fact that confirms the report automatically."""
        return f.Confirmed(round=self.round, table=self.table, report=self.report, silence=True)


def questions(t: Tournament) -> Iterator[Question]:
    """Yield the questions about reports that players have not answered yet."""
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
    """T67 Return after how many seconds a player is reminded to confirm a report."""
    reporting = load(t.book).rules()["reporting"]
    if t.settings.clock == MINUTES:
        return 60 * int(reporting["confirm_remind_minutes"])
    return 3600 * int(reporting["confirm_remind_hours"])


def next_auto_confirm(t: Tournament) -> int | None:
    """Return when the next question is repeated or its report confirmed, in Unix seconds.

    Return None if no question waits.
    """
    return min((each.at for each in questions(t)), default=None)

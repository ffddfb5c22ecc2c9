"""Turns judges' clicks and commands into facts. This module does not use Discord."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.tournaments.handlers import TablePress
from bot.tournaments.messages import alone
from bot.tournaments.service import Decision
from bot.tournaments.words import distinct, names_of
from db.tournaments.journal import Shown
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.folding.rounds import expect_round, in_again_time
from engine.tournament.journal import BENEATH
from engine.tournament.state import OPEN, OVER, Tournament, ends_at, round_of, table_of
from engine.tournament.waits import Wait, proposed

ANNOUNCEMENT, ROUND, STANDINGS, QUESTION = "announcement", "round", "page", "question"
GUESTS = 20
"""T87 The maximum number of guests entered together."""
ABSENT_ORGANIZER = timedelta(hours=48)
"""T65 How long a task must wait before a server manager may take over from the organizer."""


def rulings_of(t: Tournament, at: TablePress, _now: int) -> list[Fact]:
    """Return a ruling that accepts the report of the player `at.number` (T68)."""
    table = table_of(t, at.round, at.table)
    found = table.latest(at.number)
    if found is None:
        raise Refused("no-such-report", rule="T68", facts={"report": 0, "possible": ["ruled"]})
    return [f.Ruled(round=at.round, table=at.table, report=found.fields, ticks=found.ticks)]


def _case(t: Tournament, at: TablePress, _now: int) -> list[Fact]:
    """Return a fact that annuls a player's games because of the player's oldest open case (T50)."""
    cases = t.players[at.number].open_cases if at.number in t.players else []
    if not cases:
        raise Refused("nothing-to-excuse", rule="T50", facts={"player": at.number})
    return [f.Annulled(player=at.number, why=cases[0])]


def _silent(t: Tournament, at: TablePress, _now: int) -> list[Fact]:
    """Return a judge's confirmation of a report whose opponent is a guest (T89)."""
    table = table_of(t, at.round, at.table)
    return [f.Confirmed(round=at.round, table=at.table, report=len(table.reports), judge=True)]


def _paired_alone(t: Tournament, at: TablePress, seed: str) -> list[Fact]:
    """Return the fact that pairs players whose opponents are absent (T53)."""
    absent = alone(t, at.round) if 0 < at.round <= len(t.rounds) else {}
    if len(absent) < 2:
        raise Refused("nothing-to-pair", rule="T53")
    return [draft.paired_again(t, at.round, [*absent], absent=tuple(absent.values()), seed=seed)]


def _seated(t: Tournament, at: TablePress, seed: str, now: int) -> list[Fact]:
    """Return the fact that pairs latecomers. Raise `Refused` if they can no longer be paired (T11)."""
    late, round_ = draft.latecomers(t), t.rounds[-1] if t.rounds else None
    if round_ is None or at.round != round_.number or not late:
        raise Refused("nothing-to-pair", rule="T11")
    over = round_.byes if in_again_time(t, round_, now) else []
    if len(late) + len(over) < 2:
        raise Refused("nobody-to-play", rule="T11", facts={"player": late[0]})
    return [draft.paired_again(t, round_.number, [], late=[*late, *over], seed=seed)]


def _came_in(t: Tournament, at: TablePress, _now: int) -> list[Fact]:
    """Return the fact that a player who had stepped aside replaces an absent one (T10)."""
    pair = draft.comes_in(t)
    return [f.CameIn(player=at.number, absent=pair[1] if pair else 0)]


def _more_time(minutes: int) -> Callable[[Tournament, TablePress, int], list[Fact]]:
    """Return a function that gives a table `minutes` minutes more (T21, T79)."""
    return lambda _t, at, _now: [f.TimeGiven(round=at.round, table=at.table, minutes=minutes)]


_DAY = 24 * 60
SETTLES: Mapping[str, Callable[[Tournament, TablePress, int], list[Fact]]] = {
    "theirs": rulings_of,
    "annul": _case,
    "excuse": lambda _t, at, _now: [f.Excused(player=at.number)],
    "approve": lambda _t, at, _now: [f.ListApproved(player=at.number)],
    "let-in": lambda t, at, now: [f.LetIn(player=at.number, day=max(t.settings.lists_day, day_of(t, now)))],
    "here": lambda _t, at, _now: [f.CheckedIn(player=at.number)],
    "absent": lambda t, at, now: [f.Dropped(player=at.number, day=day_of(t, now))],
    "come-in": _came_in,
    "aside": lambda _t, at, _now: [f.SteppedAside(player=at.number)],
    "confirm": _silent,
    "no-show": lambda _t, at, _now: [f.NoShow(round=at.round, table=at.table, players=(at.number,))],
    "unplayed": lambda _t, at, _now: [f.Unplayed(round=at.round, table=at.table)],
    "wait": lambda _t, at, _now: [f.ToldToWait(round=at.round, table=at.table)],
    "time-no": lambda _t, at, _now: [f.TimeRefused(round=at.round, table=at.table)],
    "time-ten": _more_time(10),
    "time-twenty": _more_time(20),
    "time-day": _more_time(_DAY),
    "time-three-days": _more_time(3 * _DAY),
    "start": lambda _t, at, _now: [f.RoundStarted(round=at.round)],
    "close": lambda _t, at, _now: [f.RoundClosed(round=at.round)],
}
"""The functions for a judge's click, keyed by its word.

They take the tournament, the content of the custom id, and the time.
"""


def settled(t: Tournament, at: TablePress, seed: str, now: int) -> Decision:
    """Return the decision that a judge's click stands for. Raise `Refused` if it is not possible."""
    facts: list[Fact] = []
    if at.word == "again":
        facts = _paired_alone(t, at, seed)
    elif at.word == "seat":
        facts = _seated(t, at, seed, now)
    elif at.word == "finish":
        return ended(t, seed, early=False)
    elif at.word == "seed":
        facts = [f.SeedTold(seed=seed)]
    if facts:
        return Decision(facts, posts=shown_by(t, facts))
    if at.word not in SETTLES:
        raise Refused("no-such-outcome", rule="T65", facts={"word": at.word, "possible": list(SETTLES)})
    facts = SETTLES[at.word](t, at, now)
    return Decision(facts, posts=shown_by(t, facts))


def ended(t: Tournament, seed: str, *, early: bool) -> Decision:
    """Return the decision that ends a tournament and publishes its seed (T70, T83)."""
    facts: list[Fact] = [f.Finished(early=early), f.SeedTold(seed=seed)]
    return Decision(facts, posts=(*shown_by(t, facts), Shown("final")))


def shown_by(t: Tournament, facts: list[Fact]) -> tuple[Shown, ...]:
    """Return the messages that a judge's facts make out of date."""
    found: dict[Shown, None] = {}
    for fact in facts:
        round_, table = getattr(fact, "round", 0), getattr(fact, "table", 0)
        if isinstance(fact, f.RoundPaired):
            found[Shown(ROUND, fact.round)] = None
            found[Shown(ANNOUNCEMENT)] = None
        elif isinstance(fact, f.RoundClosed):
            found |= {Shown(ROUND, fact.round): None, Shown(STANDINGS, fact.round): None}
        elif isinstance(fact, f.Corrected):
            found |= {Shown(STANDINGS, number): None for number, each in enumerate(t.rounds, 1) if each.closed}
            found[Shown(ROUND, fact.round)] = None
            found |= _reported(t, fact.round, fact.table)
        elif round_:
            found[Shown(ROUND, round_)] = None
            found |= _reported(t, round_, table)
        else:
            found[Shown(ANNOUNCEMENT)] = None
            if t.rounds:
                found[Shown(ROUND, len(t.rounds))] = None
            if isinstance(fact, BENEATH):  # in a line beneath the last standings (T63)
                closed = [number for number, each in enumerate(t.rounds, 1) if each.closed]
                found |= {Shown(STANDINGS, number): None for number in closed[-1:]}
    return tuple(found)


def _reported(t: Tournament, round_: int, table: int) -> dict[Shown, None]:
    """Return the message about a table's report; empty if there is no report."""
    return {Shown(QUESTION, round_, table): None} if table and table_of(t, round_, table).reports else {}


def choices_for(wait: Wait) -> tuple[str, ...]:
    """Return the words that the buttons of a task send (see `TablePress.word`)."""
    return {
        "list-to-check": ("approve",),
        "list-missing": ("let-in",),
        "odd": ("aside",),
        "come-in": ("come-in",),
        "latecomer": ("seat",),
        "seed": ("seed",),
        "case": ("annul", "excuse"),
        "not-here": (),
        "dispute": ("theirs",),
        "alone": ("no-show",),
        "guest-report": ("confirm",),
        "close": ("close",),
        "start": ("start",),
        "finish": ("finish",),
    }.get(wait.kind, ())


def proposal(t: Tournament, number: int) -> str:
    """Return what the bot proposes for a player who has left, as a `TablePress.word` (T50, T90)."""
    return proposed(t, t.players[number])


# --- rounds ---


def turn(t: Tournament, seed: str) -> f.RoundPaired:
    """Return the pairings of the next round (T20). Raise `Refused` if it cannot be paired yet."""
    found = draft.paired(t, seed=seed)
    expect_round(t, found)
    return found


def again(t: Tournament, tables: list[int], seed: str, *, absent: tuple[int, ...] = ()) -> list[Fact]:
    """Return the fact that pairs the whole round or only `tables` again (T20, T53)."""
    present = len(t.rounds)
    if not present:
        raise Refused("no-such-round", rule="T20", facts={"round": 1, "posted": 0})
    if not tables:
        return [f.RoundTakenBack(round=present, reason="again")]
    return [draft.paired_again(t, present, tables, absent=absent, seed=seed)]


# --- players ---


_LINE = 150
_CELLS = re.compile(r"[|\t;]")
_CLUB = frozenset({"club", "circolo"})


def guests_of(t: Tournament, text: str) -> list[Fact]:
    """Read a list of guests (T87). Each line has a name, and a town or club.

    The word “club” marks members of the organizing club. Rows pasted from a spreadsheet are also read. Raise `Refused`
    with the first line that cannot be read.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or len(lines) > GUESTS:
        raise Refused("too-many-guests", rule="T87", facts={"number": len(lines), "most": GUESTS})
    found, names = list[Fact](), names_of(t)
    for number, line in lines:
        cells = [cell.strip() for cell in (_CELLS.split(line) if _CELLS.search(line) else line.split(","))]
        if not cells[0] or len(cells) > 3 or len(line) > _LINE:
            raise Refused("not-a-guest-line", rule="T87", facts={"line": number, "word": line[:40]})
        own = cells[-1].casefold() in _CLUB
        origin = cells[1] if len(cells) > 1 and not (own and len(cells) == 2) else ""
        place = len(t.players) + len(found) + 1
        names.append(distinct(names, cells[0], place, most=_LINE))
        found.append(f.Registered(player=place, name=names[-1], guest=True, origin=origin, club=own))
    return found


def player_action(t: Tournament, action: str, number: int, reason: str, now: int) -> list[Fact]:
    """Return the facts that record a judge's action on a player."""
    day = day_of(t, now)
    leaves = f.Withdrawn(player=number) if t.stage == OPEN else f.Dropped(player=number, day=day, reason=reason)
    open_cases = t.players[number].open_cases if number in t.players else []
    made: dict[str, Fact] = {
        "admit": f.Admitted(player=number),
        "here": f.CheckedIn(player=number),
        "drop": leaves,
        "excuse": f.Excused(player=number, reason=reason),
        "annul": f.Annulled(player=number, why=next(iter(open_cases), "abandoned"), reason=reason),
        "expel": f.Expelled(player=number, reason=reason),
        "expel-for-life": f.Expelled(player=number, reason=reason, for_life=True),
        "restore": f.Restored(player=number, reason=reason),
        "plays-on": f.PlaysOn(player=number),
    }
    if action not in made:
        raise Refused("no-such-outcome", rule="T65", facts={"word": action, "possible": list(made)})
    return [made[action]]


PLAYER_ACTIONS = (
    "guests",
    "admit",
    "here",
    "drop",
    "excuse",
    "annul",
    "expel",
    "expel-for-life",
    "restore",
    "plays-on",
)


def outcome_facts(t: Tournament, at: TablePress, outcome: str, players: tuple[int, ...], reason: str) -> list[Fact]:
    """Return the facts that enter or correct the result of a table that was not played (T52, T53, T69, T79)."""
    table = table_of(t, at.round, at.table)
    result = table.result
    if result is not None:
        return [
            f.Corrected(
                round=at.round,
                table=at.table,
                replaces=result.number,
                reason=reason,
                outcome=outcome,
                players=() if outcome == "unplayed" else players,
            )
        ]
    made: dict[str, Fact] = {
        "conceded": f.Conceded(round=at.round, table=at.table, players=players, reason=reason),
        "no-show": f.NoShow(round=at.round, table=at.table, players=players, reason=reason),
        "unplayed": f.Unplayed(round=at.round, table=at.table, reason=reason),
    }
    return [made[outcome]]


# --- time ---


def day_of(t: Tournament, now: int) -> int:
    """Return the day of the time `now` in the tournament's time zone, as a number."""

    return datetime.fromtimestamp(now, tz=ZoneInfo(t.settings.zone)).toordinal()


def ends(t: Tournament, round_: int, table: int = 0) -> int | None:
    """Return when the time of a round or table is over, in Unix seconds. Return None without a time limit (T21)."""
    found = round_of(t, round_)
    return ends_at(t, found, found.tables.get(table))


def may_take_over(t: Tournament, now: int, *, gone: bool) -> bool:
    """Return whether a server manager may take over from the organizer (T65).

    `gone` is whether the organizer has left the server.
    """
    if t.stage == OVER:
        return gone
    since = [
        report.at
        for round_ in t.rounds[-1:]
        for table in round_.tables.values()
        if table.disputed and not table.results
        for report in table.reports[-1:]
    ]
    return gone or any(at + ABSENT_ORGANIZER.total_seconds() <= now for at in since)

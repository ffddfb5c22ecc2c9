"""T18, T23, T57 The reasons for a pairing, a score or a place, as data without texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament.books.base import Line, load
from engine.tournament.facts import Fact, PairedAgain
from engine.tournament.journal import fold
from engine.tournament.league import is_league, members, struck
from engine.tournament.pairing import pair, pair_first
from engine.tournament.ranking import Account, Game, Row, opponents_of, rank
from engine.tournament.standings import (
    by_fields,
    bye_points,
    games,
    match_points,
    meetings,
    standings,
    tie_breaks,
    walkover_points,
    walkovers,
)
from engine.tournament.state import Penalty, Result, Round, Table, Tournament, round_of, table_of

MET, ORIGIN, BELOW = "met", "origin", "below"
"""The reasons why a player was passed over: the two have met; they have one origin; the players below could not be
paired so well.
"""
LOTS, STANDING, AGAIN, BY_HAND, FIXED = "lots", "standing", "again", "by-hand", "fixed"
LAST, LAST_LOT, WALKOVERS, REMATCH = "last", "last-lot", "had-walkovers", "rematch"
"""The reasons for a bye, and for not having one; in a league the bye is `FIXED`."""


class Passed(NamedTuple):
    """A player with a higher rank who was passed over as an opponent.

    `rounds` are the rounds in which the two players had met. `again` are pairs of lower players who would have met
    again.
    """

    player: int
    kind: str
    rule: str
    rounds: tuple[int, ...] = ()
    again: tuple[tuple[int, int], ...] = ()


class WhyPairing(NamedTuple):
    """T18, T19 The reasons for a pairing. `met` are the rounds in which the two had met before."""

    round: int
    table: int
    a: int
    b: int
    rule: str
    kind: str
    places: tuple[int, int]
    passed: tuple[Passed, ...] = ()
    met: tuple[int, ...] = ()
    reason: str = ""


class WhyBye(NamedTuple):
    """T12, T18 Why a player has the bye."""

    round: int
    player: int
    rule: str
    kind: str
    place: int
    players: int
    points: int
    had: int
    passed: tuple[Passed, ...] = ()


class WhyScore(NamedTuple):
    """T23, T52, T53, T73 The reasons for a player's points in a round.

    `kind` is the outcome of the table, or `walkover`, `absent`, `duplicate`, `away`, `open`, and in a league `bye`,
    `alone`, `struck`. The `lines` of a reported table add up to its points. `trace` lists the results that were
    corrected.
    """

    round: int
    player: int
    opponent: int
    points: int
    conceded: int
    kind: str
    rule: str
    lines: tuple[Line, ...] = ()
    result: Result | None = None
    trace: tuple[Result, ...] = ()


class Neighbour(NamedTuple):
    """T57 The next player above or below, and the criterion that separates the two.

    The criterion is `annulled`, `total`, a tie-break, or `lot`.
    """

    player: int
    by: str
    own: int
    theirs: int


class Parts(NamedTuple):
    """T95 What all games against one opponent contribute to two tie-breaks."""

    opponent: int
    scored: int
    against: int
    same: bool


class WhyPlace(NamedTuple):
    """T57 to T62 The reasons for a player's place."""

    row: Row[int]
    scores: tuple[WhyScore, ...]
    penalties: tuple[Penalty, ...]
    opponents: tuple[Account[int], ...]
    difference: tuple[tuple[int, int, int], ...]
    """The round, the points scored and the points conceded, for each game."""
    above: Neighbour | None
    below: Neighbour | None
    shared: tuple[int, ...]
    lot: int
    annulled: str
    league: tuple[Parts, ...] | None = None
    """T95 In a league, the parts of its first two tie-breaks; None in other tournaments, which have the other parts."""


# --- pairings ---


def why_pairing(facts: Sequence[Fact], round_: int, table: int) -> WhyPairing:
    """Return the reasons why two players were paired."""
    now = table_of(fold(facts), round_, table)
    fact, before = facts[now.fact - 1], fold(facts[: now.fact - 1])
    if isinstance(fact, PairedAgain):
        return _why_again(before, now, fact)
    order = draft.order(before, round_)
    if is_league(before):
        down = members(before)
        places = down.index(now.a) + 1, down.index(now.b) + 1
        return WhyPairing(round_, table, now.a, now.b, "T93", FIXED, places)
    seats = [(seat.a, seat.b) for seat in getattr(fact, "tables", ())]
    over = {getattr(fact, "bye", 0)}
    return _why(before, round_, now, order, others=[(a, b) for a, b in seats if a != now.a], over=over)


def _why_again(before: Tournament, now: Table, fact: PairedAgain) -> WhyPairing:
    down = [number for number in _down(before, fact.round) if any(number in (s.a, s.b) for s in fact.instead)]
    if fact.by_hand:
        places = down.index(now.a) + 1, down.index(now.b) + 1
        return WhyPairing(fact.round, now.number, now.a, now.b, "T20", BY_HAND, places, reason=fact.reason)
    seats = [(seat.a, seat.b) for seat in fact.instead if seat.a != now.a]
    found = _why(before, fact.round, now, down, others=seats, over={fact.bye})
    return found._replace(rule="T20", kind=AGAIN, reason=fact.reason)


def _down(t: Tournament, round_: int) -> list[int]:
    return list(t.lots) if round_ == 1 else [row.player for row in standings(t, round_ - 1)]


def _why(
    t: Tournament,
    round_: int,
    now: Table,
    order: Sequence[int],
    *,
    others: Sequence[tuple[int, int]],
    over: set[int],
) -> WhyPairing:
    place = {player: number for number, player in enumerate(order, 1)}
    above = {player for a, b in others if place[a] < place[now.a] for player in (a, b)}
    left = [player for player in order if player not in above and player not in over and player != now.a]
    passed = tuple(
        _passed(t, round_, now.a, each, [player for player in left if player != each])
        for each in left[: left.index(now.b)]
    )
    return WhyPairing(
        round=round_,
        table=now.number,
        a=now.a,
        b=now.b,
        rule="T13" if round_ == 1 else "T16",
        kind=LOTS if round_ == 1 else STANDING,
        places=(place[now.a], place[now.b]),
        passed=passed,
        met=met_in(t, now.a, now.b, round_),
    )


def _passed(t: Tournament, round_: int, player: int, other: int, rest: list[int]) -> Passed:
    """Return why a player with a higher place was not chosen as opponent. See T14, T17 and T18."""
    if round_ == 1:
        origins = draft.origins(t)
        if origins.get(player) == origins.get(other) is not None:
            return Passed(other, ORIGIN, "T14")
        same = [pair_ for pair_ in pair_first(rest, origins).tables if _of_one(origins, *pair_)]
        return Passed(other, BELOW, "T14", again=tuple(same))
    rounds = met_in(t, player, other, round_)
    if rounds:
        return Passed(other, MET, "T17", rounds)
    met = meetings(t, round_ - 1)
    again = tuple((a, b) for a, b in pair(rest, met).tables if met.get(a, {}).get(b))
    return Passed(other, BELOW, "T18", again=again)


def _of_one(origins: Mapping[int, str], one: int, other: int) -> bool:
    return one in origins and origins[one] == origins.get(other)


def met_in(t: Tournament, one: int, other: int, before: int) -> tuple[int, ...]:
    """T17 Return the rounds before `before` in which two players have met."""
    found = []
    for round_ in t.rounds[: before - 1]:
        table = round_.table_of(one)
        if table is not None and other in table.players and not (table.results and not table.results[-1].met):
            found.append(round_.number)
    return tuple(found)


def why_bye(facts: Sequence[Fact], round_: int, player: int) -> WhyBye:
    """T12 Return the reasons why a player got the bye."""
    now = round_of(fold(facts), round_)
    before = fold(facts[: now.fact - 1])
    order = draft.order(before, round_)
    if player not in order or player not in now.byes:
        raise Refused("not-left-over", rule="T12", facts={"player": player, "possible": list(now.byes)})
    had, points = walkovers(before, round_ - 1), bye_points(before)
    place, size = order.index(player) + 1, len(order)
    if is_league(before):
        return WhyBye(round_, player, "T94", FIXED, place, size, points, had.get(player, 0))
    if round_ == 1:
        return WhyBye(round_, player, "T12", LAST_LOT, place, size, points, 0)
    passed = []
    for other in reversed(order[place:]):
        kind = WALKOVERS if had.get(other, 0) > had.get(player, 0) else REMATCH
        rest = [each for each in order if each != other]
        met = meetings(before, round_ - 1)
        again = tuple((a, b) for a, b in pair(rest, met).tables if met.get(a, {}).get(b)) if kind == REMATCH else ()
        passed.append(Passed(other, kind, "T12" if kind == WALKOVERS else "T18", again=again))
    return WhyBye(round_, player, "T12", LAST, place, size, points, had.get(player, 0), tuple(passed))


# --- scores ---


def why_score(t: Tournament, round_: int, player: int) -> WhyScore:
    """Return the reasons for a player's points in a round."""
    found = round_of(t, round_)
    if found.duplicate:
        return _why_duplicate(t, found, player)
    if player in found.byes:
        kind, rule = ("bye", "T94") if is_league(t) else ("walkover", "T12")
        return WhyScore(round_, player, 0, bye_points(t), 0, kind, rule)
    if (left := _why_left(t, found, player)) is not None:
        return left
    table = found.table_of(player)
    if table is None:
        kind = "absent" if player in found.absent else "away"
        return WhyScore(round_, player, 0, 0, 0, kind, "T53" if kind == "absent" else "T15")
    result = table.result
    if result is None:
        return WhyScore(round_, player, table.other(player), 0, 0, "open", "T66")
    return _why_table(t, found, table, result, player)


def _why_left(t: Tournament, round_: Round, player: int) -> WhyScore | None:
    """T97 Return why points were given or lost because a player left a league.

    Return None if neither the player nor the opponent has left.
    """
    table = round_.table_of(player)
    opponent = table.other(player) if table is not None else round_.alone.get(player, 0)
    if opponent and not struck(t).isdisjoint((player, opponent)):
        return WhyScore(round_.number, player, opponent, 0, 0, "struck", "T97")
    if player in round_.alone:
        return WhyScore(round_.number, player, opponent, walkover_points(t), 0, "alone", "T97")
    return None


_RULES = {"conceded": "T52", "no-show": "T53", "unplayed": "T79"}


def _why_table(t: Tournament, round_: Round, table: Table, result: Result, player: int) -> WhyScore:
    side = table.players.index(player)
    lines: tuple[Line, ...] = ()
    rule = _RULES.get(result.outcome, "T23" if by_fields(t) else "T73")
    if result.outcome == "played" and by_fields(t):
        lines = tuple(load(t.book).account(round_.scenario, result.fields, t.settings)[side])
    absent = player in result.absent
    return WhyScore(
        round=round_.number,
        player=player,
        opponent=table.other(player),
        points=result.points[side],
        conceded=0 if result.absent else result.points[1 - side],
        kind="absent" if absent else result.outcome,
        rule=rule,
        lines=lines,
        result=result,
        trace=tuple(table.results[:-1]),
    )


def _why_duplicate(t: Tournament, round_: Round, player: int) -> WhyScore:
    if player not in round_.order:
        return WhyScore(round_.number, player, 0, 0, 0, "away", "T76")
    if not round_.complete:
        return WhyScore(round_.number, player, 0, 0, 0, "open", "T76")
    return WhyScore(round_.number, player, 0, match_points(t, round_).get(player, 0), 0, "duplicate", "T76")


# --- places ---


def why_place(t: Tournament, player: int, rows: Sequence[Row[int]] | None = None) -> WhyPlace:
    """Return the reasons for a player's place in the current standings, or in `rows`."""
    found = list(rows) if rows is not None else standings(t)
    at = next((number for number, row in enumerate(found) if row.player == player), None)
    if at is None:
        raise Refused("not-on-the-page", rule="T57", facts={"player": player})
    row, all_games = found[at], tuple(games(t))
    own = [each.number for each in t.rounds if not each.broken]
    scores = tuple(why_score(t, number, player) for number in own)
    return WhyPlace(
        row=row,
        scores=scores,
        penalties=tuple(each for each in t.penalties if each.player == player),
        opponents=tuple(opponents_of(player, all_games)),
        difference=tuple((each.round, each.points, each.conceded) for each in scores if each.kind not in _NO_GAME),
        above=_neighbour(t, found, at, -1),
        below=_neighbour(t, found, at, 1),
        shared=tuple(each.player for each in found if each.place == row.place and each.player != player),
        lot=t.lots.index(player) + 1,
        annulled=t.players[player].annulled,
        league=_parts(row, found, all_games) if is_league(t) else None,
    )


def _parts(row: Row[int], rows: Sequence[Row[int]], played: Sequence[Game[int]]) -> tuple[Parts, ...]:
    """T95 Return the parts of a player's tie-breaks in a league, one for each opponent."""
    against: Counter[int] = Counter()
    for game in played:
        if game.player == row.player and game.opponent is not None:
            against[game.opponent] += game.scored
    own = row.annulled, row.total
    return tuple(
        Parts(other.player, other.scored, against[other.player], (other.annulled, other.total) == own)
        for other in rows
        if other.player in against
    )


_NO_GAME = ("absent", "away", "open", "bye", "struck")


def _neighbour(t: Tournament, rows: Sequence[Row[int]], at: int, step: int) -> Neighbour | None:
    """T57, T60 Return the next player above or below in the standings; None if there is none."""
    if not 0 <= at + step < len(rows):
        return None
    own, theirs = rows[at], rows[at + step]
    names = ("annulled", "total", *tie_breaks(t))
    ranks = zip(names, rank(own, tie_breaks(t)), rank(theirs, tie_breaks(t)), strict=True)
    for name, mine, other in ranks:
        if mine != other:
            return Neighbour(theirs.player, name, int(getattr(own, name)), int(getattr(theirs, name)))
    return Neighbour(theirs.player, "lot", t.lots.index(own.player) + 1, t.lots.index(theirs.player) + 1)

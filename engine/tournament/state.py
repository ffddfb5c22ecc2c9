"""The state of a tournament. Only `journal.fold` and `journal.admit` change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.asks import Refused
from engine.tournament.facts import AnyFact
from engine.tournament.ranking import Row
from engine.tournament.settings import DUPLICATE, LEAGUE, MINUTES, MOST, REPORTED, Settings

DRAWN_UP, OPEN, CLOSED, RUNNING, OVER, CANCELLED = "drawn-up", "open", "closed", "running", "over", "cancelled"
"""The stages of a tournament."""

PLAYED, CONCEDED, NO_SHOW, UNPLAYED = "played", "conceded", "no-show", "unplayed"
"""The outcomes of a table."""
CONFIRMED, SILENCE, AGREED, RULED, CORRECTED, REPLAYED = (
    "confirmed",
    "silence",
    "agreed",
    "ruled",
    "corrected",
    "replayed",
)
"""The ways in which a result became final."""


class Player(msgspec.Struct, kw_only=True):
    """A player of a tournament.

    `left` is how the player left. `annulled` is the reason in the book for annulling the player.
    """

    number: int
    name: str
    person: int = 0
    guest: bool = False
    origin: str = ""
    group: int = 0
    """T82 A player of the same origin, if this player's own was deleted."""
    club: bool = False
    at: int = 0
    withdrawn: bool = False
    here: bool = False
    aside: bool = False
    away: set[int] = set()
    left: str = ""
    left_day: int = 0
    left_round: int = 0
    annulled: str = ""
    plays_on: bool = False
    open_cases: list[str] = []
    """T50 The lines of the book for which a judge must still decide whether to annul or excuse the player."""
    list_at: int | None = None
    """T7, T10 The time of the first list without a fault, in Unix seconds."""
    list_day: int = 0
    list_counts: bool = False
    list_approved: bool = False
    list_name: str = ""
    army: str = ""
    generals: int | None = None
    paper: bool = False
    faults: tuple[str, ...] = ()
    returned: str = ""
    returned_until: int = 0
    let_in: bool = False


class Report(msgspec.Struct, frozen=True):
    """T66 A report of a game's result."""

    number: int
    player: int
    fields: dict[str, Any]
    points: tuple[int, int]
    at: int = 0
    ticks: dict[str, tuple[str, ...]] = {}


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a table.

    Only the last result of a table counts (T69). `absent` are players who have no game in this round (T53). `met` is
    whether the two players have met. `report` is the report that became final. `fields` are a judge's entries.
    `own_table` is whether the judge plays at this table (T71).
    """

    number: int
    outcome: str
    how: str
    points: tuple[int, int]
    met: bool = True
    absent: tuple[int, ...] = ()
    players: tuple[int, ...] = ()
    report: int = 0
    fields: dict[str, Any] = {}
    scores: tuple[int, int] | None = None
    margin: int = 0
    reason: str = ""
    by: int = 0
    at: int = 0
    fact: int = 0
    own_table: bool = False


class Attempt(msgspec.Struct, frozen=True):
    """T75, T76 A player's result in the round's siege."""

    score: int
    periods: int
    game: str
    fact: int = 0


class Table(msgspec.Struct, kw_only=True):
    """A table of a round.

    `a` is the player with the higher place. `first` is the player who has the first side, in one of the bot's own
    games.
    """

    number: int
    a: int
    b: int
    first: int = 0
    reports: list[Report] = []
    disputed: bool = False
    disputed_by: int = 0
    asked: int | None = None
    reminded: int | None = None
    results: list[Result] = []
    attempts: dict[int, Attempt] = {}
    games: dict[int, str] = {}
    """T74, T75 The ids of the bot's own games.

    A game of two sides has the key 0, any other game its player's number.
    """
    minutes: int = 0
    fact: int = 0
    """The number of the fact that paired the two."""
    until: int = 0
    """T79 The end of this table, set by a judge or moved by an outage, in Unix seconds; 0 if unset.

    `minutes` are added to this time.
    """
    until_at: int = 0
    """The time when `until` was set; `until` already allows for the outages before this time."""
    proposed: list[int] = []
    """T79 The times that `proposed_by` has proposed, and that the other player has not answered."""
    proposed_by: int = 0
    proposed_at: int = 0
    agreed: int = 0
    agreed_at: int = 0
    offers: dict[int, int] = {}
    """T79 How often each player has proposed times; `answers` is how often they accepted one."""
    answers: dict[int, int] = {}
    more_time: int = 0
    """T79 The player who has asked for more time, until a judge has answered."""
    more_reason: str = ""
    claimed: int = 0
    """T54 The player who has reported an absent opponent, until a judge has answered."""
    pleaded_at: int = 0
    """The time when a judge was last asked for something at this table."""

    @property
    def players(self) -> tuple[int, int]:
        """The two players of the table."""
        return self.a, self.b

    @property
    def result(self) -> Result | None:
        """The table's final result. It is None if no result is final."""
        return self.results[-1] if self.results else None

    def other(self, player: int) -> int:
        """Return the opponent of a player of the table."""
        return self.b if player == self.a else self.a

    def latest(self, player: int) -> Report | None:
        """Return a player's latest report; None if there is none."""
        return next((each for each in reversed(self.reports) if each.player == player), None)


class ByHand(msgspec.Struct, frozen=True):
    """T20 Tables that a judge paired by hand."""

    tables: tuple[int, ...]
    reason: str
    by: int = 0
    at: int = 0


class Round(msgspec.Struct, kw_only=True):
    """A posted round.

    `order` is the order in which the players were paired. `standings` are the standings after the round.
    """

    number: int
    scenario: str = ""
    seed_hash: str = ""
    order: list[int] = []
    tables: dict[int, Table] = {}
    byes: list[int] = []
    alone: dict[int, int] = {}
    """T97 In a league, the players whose opponent of this round has left, each with that opponent."""
    absent: list[int] = []
    by_hand: list[ByHand] = []
    attempts: dict[int, Attempt] = {}
    games: dict[int, str] = {}
    """T76 The ids of the games of a duplicate, keyed by player."""
    started: int | None = None
    minutes: int = 0
    until: int = 0
    """T79 The end of the round, set by a judge or moved by an outage, in Unix seconds; 0 if unset.

    `minutes` are added to this time.
    """
    until_at: int = 0
    time_over: bool = False
    closed: bool = False
    broken: bool = False
    """T70 Whether the tournament ended before this round did: its games then do not count."""
    standings: list[Row[int]] = []
    fact: int = 0
    standings_fact: int = 0
    """T63 The number of the fact by which the standings were posted: later facts are listed below them."""
    duplicate: bool = False
    at: int = 0
    """The time when it was posted, in Unix seconds."""
    closed_at: int = 0

    def table_of(self, player: int) -> Table | None:
        """Return the table of a player; None if there is none."""
        return next((each for each in self.tables.values() if player in each.players), None)

    @property
    def complete(self) -> bool:
        """Whether all results of the round are known."""
        if self.duplicate:
            return self.time_over or set(self.order) <= set(self.attempts)
        return all(table.results for table in self.tables.values())


class Penalty(msgspec.Struct, kw_only=True):
    """T43 A penalty. A warning has no points."""

    number: int
    player: int
    name: str
    points: int
    round: int
    reason: str = ""
    days: int = 0
    by: int = 0
    at: int = 0
    taken_back: bool = False


class Tournament(msgspec.Struct, kw_only=True):
    """The state of a tournament. `version` is the number of facts applied to it."""

    version: int = 0
    stage: str = ""
    preset: str = ""
    title: str = ""
    book: str = ""
    edition: int = 1
    settings: Settings = Settings()
    seed_hash: str = ""
    seed: str = ""
    organizer: int = 0
    judges: list[int] = []
    players: dict[int, Player] = {}
    lots: list[int] = []
    """T13 The players in the order of their lots, followed by those admitted later (T11)."""
    rounds: list[Round] = []
    posted: int = 0
    """The number of rounds that were posted, including withdrawn ones."""
    total_rounds: int = 0
    """T2 The number of rounds, set when round one is paired; 0 before."""
    penalties: list[Penalty] = []
    final: list[Row[int]] = []
    early: bool = False
    corrections: list[tuple[int, int, int]] = []
    """T69 The round, table and fact number of each correction."""
    later: list[tuple[int, AnyFact]] = []
    """T63 The facts listed below standings that were posted before them, each with its number in the journal."""
    own_table: list[int] = []
    """T71 The numbers of the facts by which a judge decided about their own table."""


# --- what is where ---


def player_of(t: Tournament, number: int) -> Player:
    """Return a registered player. Raise `Refused` if the number is unknown."""
    found = t.players.get(number)
    if found is None or found.withdrawn:
        raise Refused(
            "no-such-player", rule="T4", facts={"word": str(number), "player": number, "possible": [*registered(t)]}
        )
    return found


def round_of(t: Tournament, number: int) -> Round:
    """Return a posted round. Raise `Refused` if there is no such round."""
    if not 1 <= number <= len(t.rounds):
        raise Refused("no-such-round", rule="T20", facts={"round": number, "posted": len(t.rounds)})
    return t.rounds[number - 1]


def table_of(t: Tournament, round_: int, number: int) -> Table:
    """Return a table of a posted round. Raise `Refused` if there is no such table."""
    found = round_of(t, round_)
    if number not in found.tables:
        raise Refused("no-such-table", rule="T19", facts={"table": number, "possible": [*found.tables]})
    return found.tables[number]


def is_over(t: Tournament) -> bool:
    """Return whether the tournament is over or cancelled."""
    return t.stage in (OVER, CANCELLED)


def is_duplicate(t: Tournament) -> bool:
    """T76 Return whether all players play the same siege, without pairs."""
    return t.settings.tables == DUPLICATE


def registered(t: Tournament) -> Iterator[int]:
    """T4 Yield all registered players, including the waiting list."""
    return (number for number, player in t.players.items() if not player.withdrawn)


def places(t: Tournament) -> int:
    """T4, T92 Return the maximum number of players; 0 means no limit."""
    return t.settings.places or (MOST if t.settings.pairing == LEAGUE else 0)


def in_places(t: Tournament) -> list[int]:
    """T4, T13 Return the players who have a place, in the order of registration."""
    everybody = [*registered(t)]
    return everybody[: places(t)] if places(t) else everybody


def waiting(t: Tournament) -> list[int]:
    """T4 Return the waiting list in order."""
    if t.lots:
        lots = set(t.lots)
        return [number for number in registered(t) if number not in lots]
    return [*registered(t)][places(t) :] if places(t) else []


def may_play(player: Player) -> bool:
    """T10, T49, T56 Return whether a player is still in the tournament."""
    if player.withdrawn or player.aside or player.left:
        return False
    return not player.annulled or player.plays_on


def has_list(t: Tournament, player: Player) -> bool:
    """T7 Return whether a player may play with regard to the army list.

    Return True if the tournament needs no lists, if the player's list counts, or if a judge let the player in without
    one.
    """
    return not t.settings.lists or player.list_counts or player.let_in


def playing(t: Tournament, round_: int) -> list[int]:
    """T7, T15, T80 Return the players who can be paired, in the order of the lots."""
    found = []
    for number in t.lots:
        player = t.players[number]
        if may_play(player) and round_ not in player.away and has_list(t, player):
            found.append(number)
    return found


def in_standings(t: Tournament) -> list[int]:
    """T10, T90 Return the players in the standings, in the order of the lots."""
    found = []
    for number in t.lots:
        player = t.players[number]
        before = player.left and not player.left_round
        if not (player.aside or before) and has_list(t, player):
            found.append(number)
    return found


def begun(t: Tournament, round_: Round, table: Table) -> bool:
    """T21 Return whether the game at a table has begun (T74)."""
    if t.settings.tables != REPORTED:
        return True
    if t.settings.clock == MINUTES:
        return round_.started is not None
    return bool(table.reports or table.attempts)


def starts_at(t: Tournament, round_: Round) -> int | None:
    """T9, T54 Return when the players of a round start to be late, in Unix seconds.

    Return None if that is unknown. Until round one is started, it is the announced hour.
    """
    if round_.started is not None:
        return round_.started
    return (t.settings.starts or None) if round_.number == 1 else None


def ends_at(t: Tournament, round_: Round, table: Table | None = None) -> int | None:
    """T21 Return when the time of a round or table ends, in Unix seconds. Return None before the start."""
    if round_.started is None or t.settings.clock != MINUTES:
        return None
    return end_of(round_, round_.started + 60 * t.settings.minutes, table)


def end_of(round_: Round, planned: int, table: Table | None = None) -> int:
    """T21, T79 Return the planned end plus all added time, in Unix seconds."""
    ends = (round_.until or planned) + 60 * round_.minutes
    if table is None:
        return ends
    return max(table.until, ends) + 60 * table.minutes

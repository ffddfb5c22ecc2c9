"""Facts of rounds: pairings, the start, time, the page."""

from __future__ import annotations

import msgspec

from engine.tournament.facts.base import Fact


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: the higher placed, the other, and who has the first side in a game of the bot's (T74)."""

    a: int
    b: int
    first: int = 0


class RoundPaired(Fact, frozen=True, tag="round-paired"):
    """T12 to T19 A round was posted. `table` 1 is the first; `bye` has a walkover; 0 is nobody.

    `seed_hash` binds the seed of a duel or duplicate (T75).
    """

    round: int
    tables: tuple[Pairing, ...]
    bye: int = msgspec.field(default=0, name="left_over")
    scenario: str = ""
    seed_hash: str = ""


class RoundTakenBack(Fact, frozen=True, tag="round-taken-back"):
    """T20, T70 The whole round is as if it had not been posted: to pair it again, or since it is cancelled."""

    round: int
    reason: str
    cancelled: bool = False


class PairedAgain(Fact, frozen=True, tag="paired-again"):
    """T20, T53 Some tables were annulled, and their players paired again among themselves.

    `instead` has the new pairs, which take the numbers of `tables` in their order. `late` admits a player who joins or
    who has the round's walkover (T11). `absent` are those who did not come and have no game. `by_hand` mends a mistake.
    """

    round: int
    tables: tuple[int, ...]
    instead: tuple[Pairing, ...]
    bye: int = msgspec.field(default=0, name="left_over")
    absent: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    by_hand: bool = False
    reason: str = ""


class RoundStarted(Fact, frozen=True, tag="round-started"):
    """T21 The organizer gave the start: all tables have begun, their time runs."""

    round: int


class TimeGiven(Fact, frozen=True, tag="time-given"):
    """T21, T79 A judge added minutes to a round, or to one of its tables; with `until`, it ends at that moment.

    With `away`, the bot moved an end: nobody could answer for so many seconds, and `why` (see `db.quiet`).
    """

    round: int
    minutes: int = 0
    table: int = 0
    until: int = 0
    away: int = 0
    why: str = ""


class RoundClosed(Fact, frozen=True, tag="round-closed"):
    """T63 The last table was final, and the page was posted."""

    round: int

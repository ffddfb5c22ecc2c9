"""Facts about rounds: pairings, starts, extra time and standings."""

from __future__ import annotations

import msgspec

from engine.tournament.facts.base import Fact


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round with the players `a` and `b`.

    `a` is the player with the higher place. `first` is the player with the first side, in the bot's own games only
    (T74).
    """

    a: int
    b: int
    first: int = 0


class RoundPaired(Fact, frozen=True, tag="round-paired"):
    """T12 to T19 A round was posted.

    Table 1 is the first. `bye` is the player without an opponent, 0 if there is none. `seed_hash` is the published hash
    of the seed of a duel or duplicate (T75).
    """

    round: int
    tables: tuple[Pairing, ...]
    bye: int = msgspec.field(default=0, name="left_over")
    scenario: str = ""
    seed_hash: str = ""


class RoundTakenBack(Fact, frozen=True, tag="round-taken-back"):
    """T20, T70 A whole round was withdrawn, as if it had never been posted."""

    round: int
    reason: str
    cancelled: bool = False


class PairedAgain(Fact, frozen=True, tag="paired-again"):
    """T20, T53 Some tables were annulled, and their players were paired with each other again.

    `instead` are the new pairs, in the order of `tables`. `late` are players who join now. One of them may be the
    player with the bye of the round (T11). `absent` are players who did not come. `by_hand` is whether a judge chose
    the pairs.
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
    """T21 The organizer started the round."""

    round: int


class TimeGiven(Fact, frozen=True, tag="time-given"):
    """T21, T79 A judge added minutes to a round or table.

    `until` is the new end of the time. `away` is the length of an outage in seconds, and `why` is its reason (see
    `db.quiet`).
    """

    round: int
    minutes: int = 0
    table: int = 0
    until: int = 0
    away: int = 0
    why: str = ""


class RoundClosed(Fact, frozen=True, tag="round-closed"):
    """T63 A round ended, and its standings were posted."""

    round: int

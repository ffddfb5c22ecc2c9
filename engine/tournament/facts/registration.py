"""Facts about registration: players, lists, lots, absences."""

from __future__ import annotations

from engine.tournament.facts.base import Fact


class Registered(Fact, frozen=True, tag="registered"):
    """T4, T11, T87 A player was registered. `person` is 0 for a guest without an account, and after a deletion."""

    player: int
    name: str
    person: int = 0
    guest: bool = False
    origin: str = ""
    club: bool = False
    group: int = 0
    """T14, T82 Replaces a deleted origin: a player of the same origin, so that round one can still be verified."""


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """T90 A player withdrew before registration closed."""

    player: int


class ListHanded(Fact, frozen=True, tag="list-handed"):
    """T5 to T8 An army list was handed in, on a calendar day in the tournament's time zone.

    With `faults` it does not count. `list` names the stored text. For a list on paper (T86) a judge enters the day on
    which it came and its sums.
    """

    player: int
    day: int
    list: str = ""
    army: str = ""
    units: int = 0
    generals: int = 0
    faults: tuple[str, ...] = ()
    paper: bool = False


class ListApproved(Fact, frozen=True, tag="list-approved"):
    """T5 A judge approved an army list."""

    player: int


class ListReturned(Fact, frozen=True, tag="list-returned"):
    """T7 A judge returned an army list to its player with a note.

    With `until`, that calendar day is the new deadline.
    """

    player: int
    reason: str
    until: int = 0


class LetIn(Fact, frozen=True, tag="let-in"):
    """T7 A judge allowed a player to play without an army list, with a penalty for the days up to `day`."""

    player: int
    day: int


class CheckedIn(Fact, frozen=True, tag="checked-in"):
    """T9 A player checked in."""

    player: int


class LotsDrawn(Fact, frozen=True, tag="lots-drawn"):
    """T13, T85 Registration closed, and the seed gave all players their lots."""

    lots: tuple[int, ...]


class Admitted(Fact, frozen=True, tag="admitted"):
    """T11 The organizer admitted a waiting player, who gets the last lot."""

    player: int


class SteppedAside(Fact, frozen=True, tag="stepped-aside"):
    """T10 A player stepped aside to make the number of players even."""

    player: int


class CameIn(Fact, frozen=True, tag="came-in"):
    """T10 A player who had stepped aside replaced an absent player."""

    player: int
    absent: int


class TookLeave(Fact, frozen=True, tag="took-leave"):
    """T80 A player announced an absence from some rounds."""

    player: int
    rounds: tuple[int, ...]


class CameBack(Fact, frozen=True, tag="came-back"):
    """T80 A player cancelled an announced absence from some rounds."""

    player: int
    rounds: tuple[int, ...]

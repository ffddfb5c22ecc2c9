"""Facts about when the two players of a table will play."""

from __future__ import annotations

from engine.tournament.facts.base import Fact


class TimesProposed(Fact, frozen=True, tag="times-proposed"):
    """T78, T79 A player proposed up to three times for a game, in Unix seconds."""

    round: int
    table: int
    player: int
    times: tuple[int, ...]


class TimeAgreed(Fact, frozen=True, tag="time-agreed"):
    """T78, T79 The other player of a table accepted one of the proposed times."""

    round: int
    table: int
    player: int
    time: int


class TimeAsked(Fact, frozen=True, tag="time-asked"):
    """T21, T79 A player asked the judges for more time at their table."""

    round: int
    table: int
    player: int
    reason: str = ""


class TimeRefused(Fact, frozen=True, tag="time-refused"):
    """T21, T79 A judge refused a table's request for more time."""

    round: int
    table: int


class NobodyCame(Fact, frozen=True, tag="nobody-came"):
    """T53, T54 A player reported that their opponent did not come."""

    round: int
    table: int
    player: int


class ToldToWait(Fact, frozen=True, tag="told-to-wait"):
    """T54 A judge told a player to wait for an opponent."""

    round: int
    table: int

"""Facts about tables: reports, rulings, corrections, and the bot's own games."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.tournament.facts.base import Fact


class Reported(Fact, frozen=True, tag="reported"):
    """T66, T88 A player of a table reported the result of the game: the fields, never the points.

    `seen` is the number of the latest report of this table that the player had seen, or 0. If a newer report exists,
    the player must answer that one first. `ticks` are the ticked units, keyed by field.
    """

    round: int
    table: int
    player: int
    report: dict[str, Any]
    seen: int = 0
    ticks: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class Asked(Fact, frozen=True, tag="asked"):
    """T67 The other player was asked, or reminded, whether a report is right."""

    round: int
    table: int
    report: int
    reminder: bool = False


class Confirmed(Fact, frozen=True, tag="confirmed"):
    """T66, T67, T89 A report was confirmed by the other player, by a `judge`, or by `silence`.

    `silence` is set if the other player did not answer in time.
    """

    round: int
    table: int
    report: int
    player: int = 0
    judge: bool = False
    silence: bool = False


class Disputed(Fact, frozen=True, tag="disputed"):
    """T68 The other player disputed a report."""

    round: int
    table: int
    report: int
    player: int
    reason: str = ""


class Ruled(Fact, frozen=True, tag="ruled"):
    """T66, T68, T72 A judge entered the final result of a table.

    `points` is set if the table's result is points instead of a form. `report` then contains the scores of the game, if
    any.
    """

    round: int
    table: int
    report: dict[str, Any] = msgspec.field(default_factory=dict)
    points: tuple[int, int] | None = None
    reason: str = ""
    ticks: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class Corrected(Fact, frozen=True, tag="corrected"):
    """T69 A judge replaced a final result. `replaces` is the number of that result at its table.

    `outcome` is empty if the table was played, otherwise `conceded`, `no-show` or `unplayed`, with its `players`.
    """

    round: int
    table: int
    replaces: int
    reason: str
    outcome: str = ""
    players: tuple[int, ...] = ()
    report: dict[str, Any] = msgspec.field(default_factory=dict)
    points: tuple[int, int] | None = None
    ticks: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class GameBegun(Fact, frozen=True, tag="game-begun"):
    """T74 to T76 One of the bot's own games began, for a table or for a single player.

    `table` is 0 in a duplicate. `player` is 0 in a game of two sides.
    """

    round: int
    game: str
    table: int = 0
    player: int = 0


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """T74, T77 A game that the bot ran itself has ended, and a replay gave the same result.

    `won` is the player who won, or 0 for a draw. `scores` are the scores of the table's players a and b. `given_up` is
    the player who gave up.
    """

    round: int
    table: int
    game: str
    won: int
    scores: tuple[int, int] = (0, 0)
    given_up: int = 0


class AttemptEnded(Fact, frozen=True, tag="attempt-ended"):
    """T75, T76 A player ended the round's siege, and a replay gave the same result.

    In a duplicate `table` is 0.
    """

    round: int
    player: int
    game: str
    score: int
    periods: int = 0
    table: int = 0


class TimeOver(Fact, frozen=True, tag="time-over"):
    """T75, T76 The time of a duel or duplicate ended."""

    round: int


class Conceded(Fact, frozen=True, tag="conceded"):
    """T52 One player of a table conceded, or both broke off the game."""

    round: int
    table: int
    players: tuple[int, ...]
    reason: str = ""


class NoShow(Fact, frozen=True, tag="no-show"):
    """T53, T54, T79 A judge ruled that players of a table did not play in time."""

    round: int
    table: int
    players: tuple[int, ...]
    reason: str = ""


class Unplayed(Fact, frozen=True, tag="unplayed"):
    """T79 A table was not played in its time. Neither player gets points."""

    round: int
    table: int
    reason: str = ""

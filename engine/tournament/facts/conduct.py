"""Facts of penalties, and of players who leave."""

from __future__ import annotations

from engine.tournament.facts.base import Fact


class Penalized(Fact, frozen=True, tag="penalized"):
    """T43 to T47 A judge took points off a player's total, by a line of the book's table. `points` are given only for
    the line about conduct.
    """

    player: int
    name: str
    points: int = 0
    reason: str = ""


class PenaltyTakenBack(Fact, frozen=True, tag="penalty-taken-back"):
    """T43 A judge cancelled a penalty, given by its number, from 1 in the order in which penalties were given."""

    penalty: int
    reason: str = ""


class Dropped(Fact, frozen=True, tag="dropped"):
    """T49 to T52, T90 A player left the tournament. A judge then annuls or excuses them.

    `day` is the calendar day on which the player announced it.
    """

    player: int
    day: int = 0
    reason: str = ""


class Annulled(Fact, frozen=True, tag="annulled"):
    """T49, T50 A judge annulled a player: their total is 0 and they come last. `why` is a line of the book's table."""

    player: int
    why: str
    reason: str = ""


class Excused(Fact, frozen=True, tag="excused"):
    """T50 A judge excused a player who left: they are not annulled."""

    player: int
    reason: str = ""


class Expelled(Fact, frozen=True, tag="expelled"):
    """T46, T48 A judge expelled a player, from the tournament or for life: they are annulled immediately."""

    player: int
    reason: str
    for_life: bool = False


class PlaysOn(Fact, frozen=True, tag="plays-on"):
    """T56 A judge let a player play on who was annulled for conceding or coming late."""

    player: int


class Restored(Fact, frozen=True, tag="restored"):
    """T50 A judge reversed that a player was annulled or excused or had dropped out: the player plays on."""

    player: int
    reason: str

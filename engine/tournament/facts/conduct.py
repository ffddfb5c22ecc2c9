"""Facts about penalties and about players who leave."""

from __future__ import annotations

from engine.tournament.facts.base import Fact


class Penalized(Fact, frozen=True, tag="penalized"):
    """T43 to T47 A judge took points off a player's total for the reason `name` in the book's table of penalties.

    `points` is set only for misconduct, where the judge chooses the number.
    """

    player: int
    name: str
    points: int = 0
    reason: str = ""


class PenaltyTakenBack(Fact, frozen=True, tag="penalty-taken-back"):
    """T43 A judge cancelled a penalty, which is given by its number, from 1 in the order of penalties."""

    penalty: int
    reason: str = ""


class Dropped(Fact, frozen=True, tag="dropped"):
    """T49 to T52, T90 A player left the tournament; a judge then annuls or excuses the player.

    `day` is the calendar day on which the player announced it.
    """

    player: int
    day: int = 0
    reason: str = ""


class Annulled(Fact, frozen=True, tag="annulled"):
    """T49, T50 A judge annulled a player: their total is 0 and they are placed last. `why` is a reason in the book's
    table.
    """

    player: int
    why: str
    reason: str = ""


class Excused(Fact, frozen=True, tag="excused"):
    """T50 A judge excused a player who left, so the player is not annulled."""

    player: int
    reason: str = ""


class Expelled(Fact, frozen=True, tag="expelled"):
    """T46, T48 A judge expelled a player from the tournament or for life; the player is annulled immediately."""

    player: int
    reason: str
    for_life: bool = False


class PlaysOn(Fact, frozen=True, tag="plays-on"):
    """T56 A judge let a player go on who had been annulled for conceding or coming late."""

    player: int


class Restored(Fact, frozen=True, tag="restored"):
    """T50 A judge reversed the decision that a player was annulled, excused or had dropped out; the player plays on."""

    player: int
    reason: str

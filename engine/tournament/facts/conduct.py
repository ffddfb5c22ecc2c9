"""Facts about penalties and about players who leave."""

from __future__ import annotations

from engine.tournament.facts.base import Fact


class Penalized(Fact, frozen=True, tag="penalized"):
    """T43 to T47 A judge gave a player a penalty. `name` is the reason in the book's table.

    `points` is set only for misconduct, where the judge chooses the number.
    """

    player: int
    name: str
    points: int = 0
    reason: str = ""


class PenaltyTakenBack(Fact, frozen=True, tag="penalty-taken-back"):
    """T43 A judge cancelled a penalty. Penalties are numbered from 1."""

    penalty: int
    reason: str = ""


class Dropped(Fact, frozen=True, tag="dropped"):
    """T49 to T52, T90 A player left the tournament. A judge then annuls or excuses the player's games.

    `day` is the calendar day on which the player announced it.
    """

    player: int
    day: int = 0
    reason: str = ""


class Annulled(Fact, frozen=True, tag="annulled"):
    """T49, T50 A judge annulled a player, who gets 0 points and the last place.

    `why` is a reason in the book's table.
    """

    player: int
    why: str
    reason: str = ""


class Excused(Fact, frozen=True, tag="excused"):
    """T50 A judge excused a player who left."""

    player: int
    reason: str = ""


class Expelled(Fact, frozen=True, tag="expelled"):
    """T46, T48 A judge expelled a player, either from the tournament or for life."""

    player: int
    reason: str
    for_life: bool = False


class PlaysOn(Fact, frozen=True, tag="plays-on"):
    """T56 A judge let an annulled player go on."""

    player: int


class Restored(Fact, frozen=True, tag="restored"):
    """T50 A judge let a player go on who was annulled, excused or had left."""

    player: int
    reason: str

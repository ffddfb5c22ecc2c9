"""The events of the game, in the past tense. The texts of every language are keyed by these types."""

from __future__ import annotations

import msgspec

from engine.core.events import DieRollReport, Event


class Share(msgspec.Struct, frozen=True, gc=False):
    """The points of strength that a legation lost, and those that it has left."""

    power: str
    lost: int
    left: int


class GameBegan(Event, frozen=True):
    """§0 The setup ended. `switches` are the house rules that differ from the default."""

    switches: tuple[tuple[str, str], ...] = ()


class CardTurned(Event, frozen=True):
    """§1 A card was turned; `kind` is action or event, `turn` the turn that it begins or precedes."""

    turn: int
    card: str
    colour: str
    kind: str
    left: int


class FeatTried(Event, frozen=True):
    """§1 A legation tried the feat of an event. `won` is whether it gained a heroic effort; a natural 1 costs a point
    of strength.
    """

    card: str
    power: str
    account: DieRollReport
    won: bool
    heroic: int
    lost: int = 0
    left: int = 0


class FeatDeclined(Event, frozen=True):
    """§1 The player let no legation try the feat."""

    card: str


class EventPassed(Event, frozen=True):
    """§1 An event had no effect."""

    card: str


class SpecialBegan(Event, frozen=True):
    """§C.2 The card's special rule was carried out at the start of its phase («2» or «3»).

    `wall` is the wall that it affects, `account` its die roll.
    """

    special: str
    phase: str
    wall: str = ""
    account: DieRollReport | None = None


class ForcesPlaced(Event, frozen=True):
    """§I.a A Chinese unit was placed at extreme range."""

    wall: str
    kind: str
    strength: int


class PlacingBarred(Event, frozen=True):
    """§I.a A unit was not placed: its lane was occupied, or the card brings a truce; `why` is taken or truce."""

    wall: str
    why: str


class ForcesGrew(Event, frozen=True):
    """§C.2, §1 A unit on the board became stronger; `why` is fury or gansu."""

    wall: str
    kind: str
    space: str
    strength: int
    why: str


class WallFortified(Event, frozen=True):
    """§II.1 A wall was fortified by one level; `why` is action or works."""

    wall: str
    level: int
    why: str = "action"


class WallDamaged(Event, frozen=True):
    """§C.4 A card reduced a fortification; `why` is the special rule. The level never falls below 0."""

    wall: str
    level: int
    why: str


class WallFired(Event, frozen=True):
    """§II.2 A wall fired. `damage` is None for a miss, `losses` are the unit's losses, `left` is its new strength."""

    wall: str
    kind: str
    space: str
    strength: int
    legations: tuple[str, ...]
    gun: bool
    to_hit: DieRollReport
    damage: DieRollReport | None
    losses: int
    left: int


class MeleeFought(Event, frozen=True):
    """§II.3 A melee on a wall or in the streets: one die for both sides. `suffered`: the defenders' points of loss."""

    wall: str
    space: str
    kind: str
    strength: int
    legations: tuple[str, ...]
    gun: bool
    dealt: DieRollReport
    losses: int
    left: int
    own: DieRollReport
    suffered: int


class LossesShared(Event, frozen=True):
    """§II.4 Losses at a wall were assigned; `unpaid` points could not be assigned. `why` is melee, mine or shelling."""

    wall: str
    why: str
    points: int
    shares: tuple[Share, ...]
    fort: int
    level: int
    unpaid: int


class LegationLost(Event, frozen=True):
    """§II.4 A legation fell to strength 0 and left the board; `wall` is where it was («peitang» for the cathedral)."""

    power: str
    wall: str


class ForcesAdvanced(Event, frozen=True):
    """§III A Chinese unit advanced from one space to the next; `why` is advance or rush."""

    wall: str
    kind: str
    strength: int
    start: str
    end: str
    why: str = "advance"


class AdvanceHeld(Event, frozen=True):
    """§C.2 No unit advanced; `why` is rain or truce."""

    why: str


class UnitMoved(Event, frozen=True):
    """§IV.1 A legation or the gun moved to another wall; `why` is redeploy, or deploy before the first card."""

    unit: str
    start: str
    end: str
    why: str = "redeploy"


class UnitsSwapped(Event, frozen=True):
    """§IV.1 Two legations changed places; each wall is the one where the legation is now."""

    first: str
    first_wall: str
    second: str
    second_wall: str
    why: str = "redeploy"


class LegationReinforced(Event, frozen=True):
    """§C.3 A legation regained a point of strength."""

    power: str
    strength: int


class LegationReturned(Event, frozen=True):
    """§C.3 A legation that was off the board returned to a wall."""

    power: str
    wall: str


class RefugeTaken(Event, frozen=True):
    """§C.5 A legation went into the Peitang."""

    power: str
    start: str


class RefugeLeft(Event, frozen=True):
    """§C.5 A legation came back from the Peitang to a wall."""

    power: str
    wall: str


class PeitangAttacked(Event, frozen=True):
    """§C.5 The cathedral was attacked; `shares` are the losses of the legations in it."""

    account: DieRollReport
    shares: tuple[Share, ...]


class TrackChanged(Event, frozen=True):
    """§V.1 The column's «speed» or «power» changed; `why` is point, wear, card or the name of a special rule."""

    track: str
    change: int
    value: int
    why: str


class BlockerDrawn(Event, frozen=True):
    """§I.b A blocking counter was drawn; `drawn` are all drawn counters, if a rule allowed two."""

    blocker: str
    strength: int
    drawn: tuple[str, ...]


class RoadCleared(Event, frozen=True):
    """§C.2, §3.a No counter blocks the column in this turn."""


class BlockadeAttacked(Event, frozen=True):
    """§IV.2 The blocking counter attacked the column; `outcome` is victory, draw or defeat, as seen by the column."""

    blocker: str
    strength: int
    account: DieRollReport
    outcome: str
    points: int


class ColumnAttacked(Event, frozen=True):
    """§V.2 The column attacked the counter that blocks it; `outcome` is victory, draw or defeat."""

    blocker: str
    strength: int
    account: DieRollReport
    outcome: str
    points: int


class ColumnMarched(Event, frozen=True):
    """§V.3 The column tried to move: `outcome` is advance, manoeuvre or trouble; `start` and `end` are stations.

    `spared` is whether the card's boats cancelled the points of loss.
    """

    account: DieRollReport
    outcome: str
    start: str
    end: str
    points: int
    spared: bool = False


class ColumnLossPaid(Event, frozen=True):
    """§V.4 A point of loss was assigned: `way` is speed, power, both or retreat; the other fields are the column
    afterwards.
    """

    way: str
    speed: int
    power: int
    station: str


class ColumnLossIgnored(Event, frozen=True):
    """§V.4 Points of loss were ignored because the column could not take them in any way."""

    points: int


class BlockerReturned(Event, frozen=True):
    """§4 The turn ended, and the blocking counter was returned to the others."""

    blocker: str


class TurnEnded(Event, frozen=True):
    """§4 The turn ended; `left` is the number of cards in the deck."""

    turn: int
    left: int


class GameEnded(Event, frozen=True):
    """§VI The game ended. `verdict` is victory or decisive-, substantial- or moderate-defeat; see `victory.py`."""

    verdict: str
    band: str
    points: int
    legations: int
    cards: int
    tracks: int
    heroic: int

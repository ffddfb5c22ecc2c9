"""The events of the game. The type of an event is the key of its text."""

from __future__ import annotations

import msgspec

from engine.core.events import DieRollReport, Event


class Share(msgspec.Struct, frozen=True, gc=False):
    """How much strength a legation lost, and how much is left."""

    power: str
    lost: int
    left: int


class GameBegan(Event, frozen=True):
    """The setup has ended (§0). `switches` are the house rules that differ from the default."""

    switches: tuple[tuple[str, str], ...] = ()


class CardTurned(Event, frozen=True):
    """A card was turned (§1). `kind` is `action` or `event`.

    `turn` is the current turn, or the next one if it has not begun.
    """

    turn: int
    card: str
    colour: str
    kind: str
    left: int


class FeatTried(Event, frozen=True):
    """A legation tried a feat during an event (§1).

    `won` says whether it gained a heroic effort. A natural 1 costs it a point of strength.
    """

    card: str
    power: str
    account: DieRollReport
    won: bool
    heroic: int
    lost: int = 0
    left: int = 0


class FeatDeclined(Event, frozen=True):
    """The player decided that no legation tries the feat (§1)."""

    card: str


class EventPassed(Event, frozen=True):
    """§1 An event had no effect."""

    card: str


class SpecialBegan(Event, frozen=True):
    """§C.2 The special rule of a card was carried out.

    `wall` is the wall that it affects, and `account` is its die roll.
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
    """A unit was not placed (§I.a). `why` is `taken` or `truce`."""

    wall: str
    why: str


class ForcesGrew(Event, frozen=True):
    """§C.2, §1 A unit on the board became stronger. `why` is “fury” or “gansu”."""

    wall: str
    kind: str
    space: str
    strength: int
    why: str


class WallFortified(Event, frozen=True):
    """§II.1 A wall was fortified by one level. `why` is “action” or “works”."""

    wall: str
    level: int
    why: str = "action"


class WallDamaged(Event, frozen=True):
    """A card reduced a fortification (§C.4). `level` is its new level. `why` is the card's special rule."""

    wall: str
    level: int
    why: str


class WallFired(Event, frozen=True):
    """A wall fired (§II.2). `damage` is None for a miss.

    `losses` are the unit's losses, and `left` is its new strength.
    """

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
    """A melee was fought on a wall or in the streets (§II.3). `suffered` is how many points the defenders lost."""

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
    """Losses at a wall were assigned (§II.4).

    `unpaid` points could not be assigned. `why` is `melee`, `mine` or `shelling`.
    """

    wall: str
    why: str
    points: int
    shares: tuple[Share, ...]
    fort: int
    level: int
    unpaid: int


class LegationLost(Event, frozen=True):
    """§II.4 A legation lost all strength and left the board. `wall` is where it was."""

    power: str
    wall: str


class ForcesAdvanced(Event, frozen=True):
    """§III A Chinese unit advanced to the next space. `why` is “advance” or “rush”."""

    wall: str
    kind: str
    strength: int
    start: str
    end: str
    why: str = "advance"


class AdvanceHeld(Event, frozen=True):
    """§C.2 No unit advanced because of rain or a truce. `why` is `rain` or `truce`."""

    why: str


class UnitMoved(Event, frozen=True):
    """§IV.1 A legation or the gun moved to another wall. `why` is `redeploy`, or `deploy` before the first card."""

    unit: str
    start: str
    end: str
    why: str = "redeploy"


class UnitsSwapped(Event, frozen=True):
    """Two legations changed places (§IV.1). `first_wall` and `second_wall` are their new walls."""

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
    """§C.5 A legation returned from the Peitang to a wall."""

    power: str
    wall: str


class PeitangAttacked(Event, frozen=True):
    """§C.5 The cathedral was attacked. `shares` are the losses of the legations in it."""

    account: DieRollReport
    shares: tuple[Share, ...]


class TrackChanged(Event, frozen=True):
    """§V.1 The column's «speed» or «power» changed. `why` is `point`, `wear`, `card` or the name of a special rule."""

    track: str
    change: int
    value: int
    why: str


class BlockerDrawn(Event, frozen=True):
    """§I.b A blocking counter was drawn. `drawn` are all drawn counters."""

    blocker: str
    strength: int
    drawn: tuple[str, ...]


class RoadCleared(Event, frozen=True):
    """§C.2, §3.a The column's road is clear: no counter blocks it in this turn."""


class BlockadeAttacked(Event, frozen=True):
    """§IV.2 The blocking counter attacked the column.

    `outcome` is `victory`, `draw` or `defeat`, as seen by the column.
    """

    blocker: str
    strength: int
    account: DieRollReport
    outcome: str
    points: int


class ColumnAttacked(Event, frozen=True):
    """§V.2 The column attacked the counter that blocks it. `outcome` is `victory`, `draw` or `defeat`."""

    blocker: str
    strength: int
    account: DieRollReport
    outcome: str
    points: int


class ColumnMarched(Event, frozen=True):
    """The column tried to move (§V.3).

    `outcome` is “advance”, “manoeuvre” or “trouble”. `start` and `end` are stations. `spared` is whether the card's
    boats cancelled the lost points.
    """

    account: DieRollReport
    outcome: str
    start: str
    end: str
    points: int
    spared: bool = False


class ColumnLossPaid(Event, frozen=True):
    """The column took a point of loss (§V.4).

    `way` is `speed`, `power`, `both` or `retreat`; the other fields are the column's values afterwards.
    """

    way: str
    speed: int
    power: int
    station: str


class ColumnLossIgnored(Event, frozen=True):
    """The column had no more losses to take, so loss points were ignored (§V.4)."""

    points: int


class BlockerReturned(Event, frozen=True):
    """§4 The turn ended, and the blocking counter was put back among the unused ones."""

    blocker: str


class TurnEnded(Event, frozen=True):
    """§4 The turn ended. `left` is the number of cards in the deck."""

    turn: int
    left: int


class GameEnded(Event, frozen=True):
    """§VI The game ended. `verdict` is victory, or decisive-, substantial- or moderate-defeat."""

    verdict: str
    band: str
    points: int
    legations: int
    cards: int
    tracks: int
    heroic: int

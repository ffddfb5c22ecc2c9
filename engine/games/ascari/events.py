"""The events of the game. Their types are the keys of their texts."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event


class DeploymentChanged(Event, frozen=True):
    """A counter was placed elsewhere (§1.4).

    `with_` are the leaders who went along, or the unit with which it changed places.
    """

    side: str
    piece: str
    start: str
    end: str
    with_: tuple[str, ...] = ()


class DeploymentEnded(Event, frozen=True):
    """A side has finished its deployment (§1.4).

    `historical` says whether it chose the historical deployment. `switches` are the changed house rules.
    """

    side: str
    historical: bool
    switches: tuple[tuple[str, str], ...] = ()


class PlayerTurnBegan(Event, frozen=True):
    """A player-turn began (§2)."""

    turn: int
    side: str


class MoveBegan(Event, frozen=True):
    """A unit, or a leader alone, began to move, with its leaders (§3)."""

    unit: str
    leaders: tuple[str, ...]
    start: str


class HexEntered(Event, frozen=True):
    """A moving unit entered a hex with `left` remaining movement points (§3)."""

    unit: str
    at: str
    left: int


class MoveEnded(Event, frozen=True):
    """A move ended (§3).

    `why` is `done`, `spent`, `hit`, `repulsed`, `armed`, `eliminated`, `limbered` or `unlimbered`.
    """

    unit: str
    at: str
    why: str


class FormationChanged(Event, frozen=True):
    """§3.61 Guns limbered or unlimbered."""

    unit: str
    at: str
    limbered: bool


class MarkerPut(Event, frozen=True):
    """§1.3 A marker was put on a unit: moved, combat, or retreat (`number` 1 or 2)."""

    piece: str
    marker: str
    number: int = 1


class ShotFired(Event, frozen=True):
    """A unit fired (§4). `report` is the roll. `hits` is from 0 to 2.

    `opportunity` is whether the unit fired during the enemy's move.
    """

    firer: str
    target: str
    start: str
    at: str
    distance: int
    opportunity: bool
    hits: int
    report: DieRollReport


class PieceHit(Event, frozen=True):
    """§1.1 A counter lost a step and shows its reduced face. `why` is `fire` or `melee`."""

    piece: str
    at: str
    why: str


class PieceEliminated(Event, frozen=True):
    """§1.1 A counter was eliminated. `why` is `fire`, `melee`, `retreat` or `overrun`."""

    piece: str
    at: str
    why: str


class LeaderTested(Event, frozen=True):
    """A leader rolled to see whether he was hit with his unit (§4.5)."""

    leader: str
    at: str
    hit: bool
    report: DieRollReport


class MeleeFought(Event, frozen=True):
    """§5 A melee: both totals with their rolls. `winner` is empty for a tie."""

    attacker: str
    defender: str
    start: str
    at: str
    attack: DieRollReport
    defence: DieRollReport
    result: str
    winner: str


class Retreated(Event, frozen=True):
    """A unit retreated with the leaders in its hex. `way` is its path (§5.4)."""

    unit: str
    leaders: tuple[str, ...]
    start: str
    way: tuple[str, ...]


class RetreatChanged(Event, frozen=True):
    """The active side changed the retreat path of a beaten unit (§5.4)."""

    unit: str
    start: str
    way: tuple[str, ...]


class RifleLeft(Event, frozen=True):
    """§4.6 A rifle marker was put on the ground."""

    at: str


class RifleTaken(Event, frozen=True):
    """§4.6 A unit took a rifle marker."""

    unit: str
    at: str


class ControlTaken(Event, frozen=True):
    """Control of a place changed to the other side (§7)."""

    at: str
    side: str


class MarkersRemoved(Event, frozen=True):
    """The markers of the active side, and all fire markers, were removed (§6)."""

    side: str


class WaterChanged(Event, frozen=True):
    """The water of the fort was updated (§S-2.3). `change` can be 0."""

    water: int
    change: int
    springs: tuple[str, ...]


class LullBegan(Event, frozen=True):
    """A lull began after a turn (§S-2.2)."""

    turn: int


class WentBack(Event, frozen=True):
    """§S-2.2 A unit went back in a lull, with its leaders."""

    piece: str
    start: str
    end: str


class RecoveryRolled(Event, frozen=True):
    """A reduced unit rolled to recover its full strength (§S-2.2)."""

    unit: str
    recovered: bool
    report: DieRollReport


class UnitReturned(Event, frozen=True):
    """A fresh unit replaced an eliminated one (§S-2.2)."""

    unit: str
    at: str


class DayBegan(Event, frozen=True):
    """A side has finished moving its counters in a lull (§S-2.2)."""

    side: str


class GameEnded(Event, frozen=True):
    """§7 The game ended. The event has the winner (or “draw”), the reason, the level of victory, and the scores."""

    winner: str
    reason: str
    band: str
    scores: dict[str, int]

"""The events of the game, in the past tense. The texts of every language are keyed by these types."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event


class DeploymentChanged(Event, frozen=True):
    """§1.4 A counter was placed elsewhere; `with_` are the leaders who went along, or the unit that it changed places
    with.
    """

    side: str
    piece: str
    start: str
    end: str
    with_: tuple[str, ...] = ()


class DeploymentEnded(Event, frozen=True):
    """§1.4 A side has deployed; `historical` is whether it chose the historical deployment. `switches` are the
    non-default house rules.
    """

    side: str
    historical: bool
    switches: tuple[tuple[str, str], ...] = ()


class PlayerTurnBegan(Event, frozen=True):
    """§2 A player-turn began."""

    turn: int
    side: str


class MoveBegan(Event, frozen=True):
    """§3 A unit, or a leader alone, began to move, with the leaders who go along."""

    unit: str
    leaders: tuple[str, ...]
    start: str


class HexEntered(Event, frozen=True):
    """§3 The mover entered a hex; `left` is the number of movement points that it has left."""

    unit: str
    at: str
    left: int


class MoveEnded(Event, frozen=True):
    """§3 A move ended; `why` is done, spent, hit, repulsed, armed, eliminated, limbered or unlimbered."""

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
    """§4 A unit fired. `report` has the roll; `hits` are 0 to 2; `opportunity` is whether it fired in a reaction
    window.
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
    """§1.1 A counter lost a step and shows its reduced face; `why` is fire or melee."""

    piece: str
    at: str
    why: str


class PieceEliminated(Event, frozen=True):
    """§1.1 A counter was eliminated; `why` is fire, melee, retreat or overrun."""

    piece: str
    at: str
    why: str


class LeaderTested(Event, frozen=True):
    """§4.5 A leader whose unit was hit by fire rolled."""

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
    """§5.4 A unit retreated with the leaders of its hex; `way` is its path."""

    unit: str
    leaders: tuple[str, ...]
    start: str
    way: tuple[str, ...]


class RetreatChanged(Event, frozen=True):
    """§5.4 The active side chose another retreat for the unit that it had beaten."""

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
    """§7 Control of a place passed to the other side."""

    at: str
    side: str


class MarkersRemoved(Event, frozen=True):
    """§6 Administration removed the markers of the active side, and the fire markers of both."""

    side: str


class WaterChanged(Event, frozen=True):
    """§S-2.3 The fort's water supply was counted; `change` may be 0 at its limits."""

    water: int
    change: int
    springs: tuple[str, ...]


class LullBegan(Event, frozen=True):
    """§S-2.2 The fighting died down after a turn."""

    turn: int


class WentBack(Event, frozen=True):
    """§S-2.2 A unit went back in a lull, with its leaders."""

    piece: str
    start: str
    end: str


class RecoveryRolled(Event, frozen=True):
    """§S-2.2 A reduced unit rolled for recovery to full strength."""

    unit: str
    recovered: bool
    report: DieRollReport


class UnitReturned(Event, frozen=True):
    """§S-2.2 A fresh contingent replaced an eliminated one."""

    unit: str
    at: str


class DayBegan(Event, frozen=True):
    """§S-2.2 A side finished changing places; after the second the next day begins."""

    side: str


class GameEnded(Event, frozen=True):
    """§7 The game ended: the winner (or `draw`), the reason, the level of victory, and the deciding scores."""

    winner: str
    reason: str
    band: str
    scores: dict[str, int]

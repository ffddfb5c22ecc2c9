"""The events of the game, in the past tense. The texts of every language are keyed by these types."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event
from engine.games.revolte.scenarios import Spot


class BarricadePlaced(Event, frozen=True):
    """§3 The defender placed a barricade."""

    number: int
    start: Spot
    end: Spot


class BarricadeTaken(Event, frozen=True):
    """§V10 The defender took a barricade away before the attack."""

    number: int


class FigurePlaced(Event, frozen=True):
    """§2 A figure was placed; `why` is deployed, corner, arrived or moved."""

    figure: str
    at: Spot
    why: str


class CornerDrawn(Event, frozen=True):
    """§V8 A column drew a corner; `entered` is the one by which it came, if the drawn one was barred."""

    group: str
    report: DieRollReport
    drawn: int
    entered: int


class DeploymentEnded(Event, frozen=True):
    """§2 A side has deployed. `switches` are house rules not by default."""

    side: str
    switches: tuple[tuple[str, str], ...] = ()


class TurnBegan(Event, frozen=True):
    """§4 A turn began."""

    turn: int


class ArrivalRolled(Event, frozen=True):
    """§1 The dice for a gun or a keg that is still away; `at` is where it came, None if it did not."""

    what: str
    report: DieRollReport
    at: Spot | None = None


class PointsRolled(Event, frozen=True):
    """§4.1 A side rolled for its action points; `losses` were taken off."""

    side: str
    report: DieRollReport
    losses: int
    points: int


class SidesOrdered(Event, frozen=True):
    """§V11 Who is first side in this turn."""

    first: str


class PointsGiven(Event, frozen=True):
    """§5 What a side spends on rallies, by figure; told when both sides have said it."""

    side: str
    points: dict[str, int]


class RallyRolled(Event, frozen=True):
    """§5 A marked figure tested; `state` is what it is afterwards, `routed` that it is gone."""

    figure: str
    report: DieRollReport
    passed: bool
    state: int
    routed: bool = False


class MoraleTested(Event, frozen=True):
    """§12 A figure that saw friends fall tested."""

    figure: str
    report: DieRollReport
    passed: bool
    state: int


class FigureEliminated(Event, frozen=True):
    """A figure was eliminated; `why` is fire, blast, melee, rout, morale, charge or keg."""

    figure: str
    at: Spot
    why: str


class LocationTried(Event, frozen=True):
    """§6 A side tried to locate an enemy; without a die it could not fail."""

    side: str
    target: str
    observer: str
    found: bool
    report: DieRollReport | None = None


class OrderGiven(Event, frozen=True):
    """§7 An order: who, how, where to, what it cost. `goal` is None where nobody goes anywhere."""

    side: str
    figures: tuple[str, ...]
    mode: str
    cost: int
    goal: Spot | None = None
    target: str = ""
    report: DieRollReport | None = None
    distance: int = 0


class FigureMoved(Event, frozen=True):
    """§7 A figure went; `way` are the corners of its way, `why` what ended it."""

    figure: str
    way: tuple[Spot, ...]
    spent: int
    why: str = ""


class ContactMade(Event, frozen=True):
    """§7 A charge came to an enemy."""

    figure: str
    target: str


class ThingChanged(Event, frozen=True):
    """§7.3 A ladder, ram, keg or gun changed, or a machine gun; `how` is dropped, taken, raised, served or pushed."""

    what: str
    how: str
    figures: tuple[str, ...] = ()
    at: Spot | None = None
    piece: str = ""


class DoorTurned(Event, frozen=True):
    """§7.4 A door was opened or closed."""

    door: str
    opened: bool
    figure: str


class ShotFired(Event, frozen=True):
    """§8 A figure fired at another; `mode` is small-arms, defence, sweep, one-target, direct."""

    firer: str
    target: str
    start: Spot
    at: Spot
    mode: str
    gap: int
    report: DieRollReport
    hit: bool
    penalty: DieRollReport | None = None
    broken: bool = False


class SaveRolled(Event, frozen=True):
    """§10 Somebody who was hit saved himself, or not; `state` is what he is afterwards."""

    figure: str
    report: DieRollReport
    saved: bool
    state: int


class ObstacleHit(Event, frozen=True):
    """§9.2 Something was done to a wall, door or barricade; `by` is gun, ram, keg or shell."""

    piece: str
    by: str
    report: DieRollReport
    damage: int
    total: int
    destroyed: bool
    burns: Spot | None = None


class ShellDeviated(Event, frozen=True):
    """§9.4 Where a bombardment burst."""

    aimed: Spot
    burst: Spot
    direction: int
    distance: int


class KegRolled(Event, frozen=True):
    """§9.5 The keg: explodes, dud, cracked or breached."""

    piece: str
    report: DieRollReport
    result: str


class SectionBreached(Event, frozen=True):
    """§V86 A cracked section was enlarged to a breach."""

    piece: str
    figure: str


class FightFought(Event, frozen=True):
    """§11 A fight; `loser` is empty if it goes on."""

    attacker: str
    defender: str
    attack: DieRollReport
    defence: DieRollReport
    attack_supports: tuple[str, ...] = ()
    defence_supports: tuple[str, ...] = ()
    loser: str = ""


class TurnEnded(Event, frozen=True):
    """§V122 A turn is over: how many unpinned figures of each side are in the objective."""

    turn: int
    holding: dict[str, int]


class GameEnded(Event, frozen=True):
    """§13 The game is over."""

    winner: str
    reason: str

"""The events of the game. Their types are the keys of their texts."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event
from engine.games.revolte.scenarios import Spot


class BarricadePlaced(Event, frozen=True):
    """§3 The defender placed a barricade."""

    number: int
    start: Spot
    end: Spot


class BarricadeTaken(Event, frozen=True):
    """§V10 The defender removed a barricade before the attack."""

    number: int


class FigurePlaced(Event, frozen=True):
    """§2 A figure was placed on the table. `why` is “deployed”, “corner”, “arrived” or “moved”."""

    figure: str
    at: Spot
    why: str


class CornerDrawn(Event, frozen=True):
    """§V8 A corner was drawn for a column. `entered` is the corner where it arrived."""

    group: str
    report: DieRollReport
    drawn: int
    entered: int


class DeploymentEnded(Event, frozen=True):
    """§2 A side has deployed. `switches` are the changed house rules."""

    side: str
    switches: tuple[tuple[str, str], ...] = ()


class TurnBegan(Event, frozen=True):
    """§4 A turn began."""

    turn: int


class ArrivalRolled(Event, frozen=True):
    """§1 The dice for the gun or keg were rolled. `at` is where it arrived, if it did."""

    what: str
    report: DieRollReport
    at: Spot | None = None


class PointsRolled(Event, frozen=True):
    """§4.1 A side rolled for its action points. `losses` are subtracted for lost figures."""

    side: str
    report: DieRollReport
    losses: int
    points: int


class SidesOrdered(Event, frozen=True):
    """§V11 It was decided which side moves first in this turn."""

    first: str


class PointsGiven(Event, frozen=True):
    """§5 A side chose how many points each figure spends on its rally."""

    side: str
    points: dict[str, int]


class RallyRolled(Event, frozen=True):
    """§5 A figure with a morale marker took a rally test.

    `state` is its state afterwards. `routed` is whether it left the table.
    """

    figure: str
    report: DieRollReport
    passed: bool
    state: int
    routed: bool = False


class MoraleTested(Event, frozen=True):
    """§12 A figure that saw a friend fall tested its morale."""

    figure: str
    report: DieRollReport
    passed: bool
    state: int


class FigureEliminated(Event, frozen=True):
    """A figure was eliminated. `why` is `fire`, `blast`, `melee`, `rout`, `morale`, `charge` or `keg`."""

    figure: str
    at: Spot
    why: str


class LocationTried(Event, frozen=True):
    """§6 A side tried to locate an enemy. Without a report it needed no roll."""

    side: str
    target: str
    observer: str
    found: bool
    report: DieRollReport | None = None


class OrderGiven(Event, frozen=True):
    """§7 An order was given. `goal` is None if no figure moves."""

    side: str
    figures: tuple[str, ...]
    mode: str
    cost: int
    goal: Spot | None = None
    target: str = ""
    report: DieRollReport | None = None
    distance: int = 0


class FigureMoved(Event, frozen=True):
    """§7 A figure moved. `way` has the corners of its path. `why` says why it stopped."""

    figure: str
    way: tuple[Spot, ...]
    spent: int
    why: str = ""


class ContactMade(Event, frozen=True):
    """§7 A charging figure reached an enemy."""

    figure: str
    target: str


class ThingChanged(Event, frozen=True):
    """§7.3 A ladder, ram, keg or gun changed. `how` is `dropped`, `taken`, `raised`, `served` or `pushed`."""

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
    """§8 A figure fired at another. `mode` is `small-arms`, `defence`, `sweep`, `one-target` or `direct`."""

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
    """§10 A hit figure rolled its save. `state` is its state afterwards."""

    figure: str
    report: DieRollReport
    saved: bool
    state: int


class ObstacleHit(Event, frozen=True):
    """§9.2 A wall, door or barricade was attacked. `by` is `gun`, `ram`, `keg` or `shell`."""

    piece: str
    by: str
    report: DieRollReport
    damage: int
    total: int
    destroyed: bool
    burns: Spot | None = None


class ShellDeviated(Event, frozen=True):
    """§9.4 A shell deviated and burst elsewhere."""

    aimed: Spot
    burst: Spot
    direction: int
    distance: int


class KegRolled(Event, frozen=True):
    """§9.5 The keg was lit. It exploded, was a dud, or cracked or breached the wall."""

    piece: str
    report: DieRollReport
    result: str


class SectionBreached(Event, frozen=True):
    """§V86 A figure enlarged a crack in a section to a breach."""

    piece: str
    figure: str


class FightFought(Event, frozen=True):
    """§11 A fight was fought. `loser` is empty if the fight continues."""

    attacker: str
    defender: str
    attack: DieRollReport
    defence: DieRollReport
    attack_supports: tuple[str, ...] = ()
    defence_supports: tuple[str, ...] = ()
    loser: str = ""


class TurnEnded(Event, frozen=True):
    """§V122 A turn ended. `holding` is how many unpinned figures each side has in the objective."""

    turn: int
    holding: dict[str, int]


class GameEnded(Event, frozen=True):
    """§13 The game is over."""

    winner: str
    reason: str

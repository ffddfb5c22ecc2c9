"""A battle as its file describes it. Lengths are in millimetres."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from engine.core.battles.words import Name

EUROPEANS, BOXERS = SIDES = ("europeans", "boxers")

BASE: Final = 10
"""The radius of a figure's base."""
REGULAR, IRREGULAR, FANATIC = CLASSES = ("regular", "irregular", "fanatic")
RIFLE: Final = "rifle"
JINGAL: Final = "jingal"
PISTOL: Final = "pistol"
LEADER: Final = "leader"

Spot = tuple[int, int]


@dataclass(frozen=True, kw_only=True)
class Area:
    """An area of the table. `doors` are open gaps in a building's outline (§V39, §V108).

    If `roof` is set, the area is the walkable roof of a building. `stairs` is then the lower end of the stairs to the
    roof (§V50).
    """

    id: str
    name: Name = field(default_factory=Name)
    kind: str
    poly: tuple[Spot, ...]
    doors: tuple[tuple[Spot, Spot], ...] = ()
    height: int = 0
    roof: bool = False
    stairs: tuple[Spot, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Line:
    """A linear obstacle, such as a wall. `climb` is whether figures can climb it (§V38)."""

    id: str
    name: Name = field(default_factory=Name)
    kind: str
    points: tuple[Spot, ...]
    climb: bool = True
    open: bool = False


@dataclass(frozen=True, kw_only=True)
class Deployment:
    """§2 The area where a side is deployed.

    `keys` tells whether the side can open the doors in its area (§V51).
    """

    poly: tuple[Spot, ...] = ()
    entry: str = ""
    keys: bool = False


@dataclass(frozen=True, kw_only=True)
class Barricades:
    """§3 The barricades of a battle: their side, their area and their default places."""

    side: str
    poly: tuple[Spot, ...]
    default: tuple[tuple[Spot, Spot], ...]


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of figure, with its class (§V4), firearm, melee weapons and role."""

    class_: str
    fire: str = ""
    obsolete: bool = False
    melee: tuple[str, ...]
    role: str = ""


@dataclass(frozen=True, kw_only=True)
class Group:
    """A group of figures.

    It arrives later if it has neither places nor a corner (§V7). `morale` 1 means that its figures are stopped at the
    start (§V129). `roof` is the roof on which they start (§V50).
    """

    id: str
    name: Name = field(default_factory=Name)
    side: str
    figures: tuple[tuple[str, int], ...]
    at: tuple[Spot, ...] = ()
    corner: bool = False
    moving: bool = False
    morale: int = 0
    roof: str = ""


@dataclass(frozen=True, kw_only=True)
class MachineGun:
    """§8.5 The crew of the machine gun."""

    gunner: str
    loader: str


@dataclass(frozen=True, kw_only=True)
class Gun:
    """§9 The gun: its gunners, its age, and where it stands or enters."""

    crew: tuple[str, ...]
    obsolete: bool
    entry: tuple[Spot, ...] = ()
    at: Spot | None = None


@dataclass(frozen=True, kw_only=True)
class Keg:
    """§7.7 The powder keg. It has a first carrier and places where it may enter."""

    bearer: str
    entry: tuple[Spot, ...]


@dataclass(frozen=True, kw_only=True)
class Ladder:
    """§7.3, §7.5 The first carriers of a ladder or a ram."""

    carriers: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Hold:
    """§V123 A victory condition: a side must hold an area with a number of figures."""

    poly: tuple[Spot, ...]
    count: int


@dataclass(frozen=True, kw_only=True)
class Exit:
    """§V45 A part of the table's edge over which one side may leave."""

    side: str
    points: tuple[Spot, Spot]


@dataclass(frozen=True, kw_only=True)
class Leaving:
    """§V122 A victory condition: how many of the attacker's figures must leave the table."""

    count: int


@dataclass(frozen=True, kw_only=True)
class Victory:
    """§13, §V122 The victory conditions. The attacker must meet `hold` or `exit`.

    `losses` is the number of lost figures at which each side loses the game. If no condition is met by the end of the
    last turn, the side `else` wins. By default, this is the defender.
    """

    hold: Hold | None = None
    exit: Leaving | None = None
    losses: dict[str, int] = field(default_factory=dict)
    else_: str = ""

    @property
    def needed(self) -> int:
        """The number of figures that the attacker needs; 0 if only losses count."""
        return self.hold.count if self.hold is not None else self.exit.count if self.exit is not None else 0


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A scenario: its table, forces and victory conditions.

    `sight` is the limit of sight in millimetres; 0 means no limit (§V128).
    """

    id: str
    name: Name = field(default_factory=Name)
    about: Name = field(default_factory=Name)
    place: str = ""
    date: str = ""
    size: Spot
    turns: int
    attacker: str
    sight: int = 0
    victory: Victory
    area: tuple[Area, ...] = ()
    line: tuple[Line, ...] = ()
    deploy: dict[str, Deployment]
    barricades: Barricades
    kind: dict[str, Kind]
    group: tuple[Group, ...]
    mg: MachineGun | None = None
    gun: Gun | None = None
    keg: Keg | None = None
    ladder: tuple[Ladder, ...] = ()
    ram: tuple[Ladder, ...] = ()
    exit: tuple[Exit, ...] = ()

    @property
    def defender(self) -> str:
        """The side that is not the attacker."""
        return enemy_of(self.attacker)

    @property
    def last(self) -> str:
        """§V122 The side that wins after the last turn."""
        return self.victory.else_ or self.defender


@dataclass(frozen=True, kw_only=True)
class Soldier:
    """A figure in a scenario file. `number` is its number on its side."""

    id: str
    group: str
    side: str
    number: int
    kind: Kind


def enemy_of(side: str) -> str:
    """Return the enemy of `side`."""
    return BOXERS if side == EUROPEANS else EUROPEANS

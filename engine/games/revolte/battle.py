"""A battle as its file describes it. Lengths are millimetres."""

from __future__ import annotations

import msgspec

from engine.core.battles.words import Name

EUROPEANS, BOXERS = SIDES = ("europeans", "boxers")

BASE = 10
"""The radius of a figure's base."""
REGULAR, IRREGULAR, FANATIC = CLASSES = ("regular", "irregular", "fanatic")
RIFLE, JINGAL, PISTOL = "rifle", "jingal", "pistol"
LEADER = "leader"

Spot = tuple[int, int]


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """An area of the table. `doors` are open gaps in a building's outline (§V39, §V108).

    If `roof` is set, the area is the walkable roof of the building with the same outline. `stairs` is the lower end of
    the roof's stairs (§V50).
    """

    id: str
    name: Name = Name()
    kind: str
    poly: tuple[Spot, ...]
    doors: tuple[tuple[Spot, Spot], ...] = ()
    height: int = 0
    roof: bool = False
    stairs: tuple[Spot, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A linear obstacle, such as a wall. `climb` says whether figures can cross it (§V38)."""

    id: str
    name: Name = Name()
    kind: str
    points: tuple[Spot, ...]
    climb: bool = True
    open: bool = False


class Deployment(msgspec.Struct, frozen=True, kw_only=True):
    """§2 The place where a side begins: an area, or the corners of the table.

    `keys` says whether the side can open the doors in its area (§V51).
    """

    poly: tuple[Spot, ...] = ()
    entry: str = ""
    keys: bool = False


class Barricades(msgspec.Struct, frozen=True, kw_only=True):
    """§3 The barricades of a battle: side, area and default places."""

    side: str
    poly: tuple[Spot, ...]
    default: tuple[tuple[Spot, Spot], ...]


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of figure: its class (§V4), firearm, melee weapons and role."""

    class_: str = msgspec.field(name="class")
    fire: str = ""
    obsolete: bool = False
    melee: tuple[str, ...]
    role: str = ""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group of figures. Without places or a corner it arrives later (§V7).

    `morale` 1 means that its figures start stopped (§V129). `roof` is the roof on which they start (§V50).
    """

    id: str
    name: Name = Name()
    side: str
    figures: tuple[tuple[str, int], ...]
    at: tuple[Spot, ...] = ()
    corner: bool = False
    moving: bool = False
    morale: int = 0
    roof: str = ""


class MachineGun(msgspec.Struct, frozen=True, kw_only=True):
    """§8.5 The crew of the machine gun."""

    gunner: str
    loader: str


class Gun(msgspec.Struct, frozen=True, kw_only=True):
    """§9 The gun: its gunners, its age, and where it stands or enters."""

    crew: tuple[str, ...]
    obsolete: bool
    entry: tuple[Spot, ...] = ()
    at: Spot | None = None


class Keg(msgspec.Struct, frozen=True, kw_only=True):
    """§7.7 The keg of powder: its first carrier, and where it enters."""

    bearer: str
    entry: tuple[Spot, ...]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """§7.3, §7.5 The first carriers of a ladder or a ram."""

    carriers: tuple[str, ...]


class Hold(msgspec.Struct, frozen=True, kw_only=True):
    """§V123 A victory condition: an area to hold with a number of figures."""

    poly: tuple[Spot, ...]
    count: int


class Exit(msgspec.Struct, frozen=True, kw_only=True):
    """§V45 A part of the table's edge over which one side may leave."""

    side: str
    points: tuple[Spot, Spot]


class Leaving(msgspec.Struct, frozen=True, kw_only=True):
    """§V122 A victory condition: how many of the attacker's figures must leave the table."""

    count: int


class Victory(msgspec.Struct, frozen=True, kw_only=True):
    """§13, §V122 The victory conditions: the attacker must meet `hold` or `exit`.

    `losses` gives for each side the number of lost figures at which it loses the game. If no condition is met by the
    end of the last turn, the side `else` wins; by default this is the defender.
    """

    hold: Hold | None = None
    exit: Leaving | None = None
    losses: dict[str, int] = {}
    else_: str = msgspec.field(name="else", default="")

    @property
    def needed(self) -> int:
        """The number of figures that the attacker needs; 0 if only losses count."""
        return self.hold.count if self.hold is not None else self.exit.count if self.exit is not None else 0


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario: its table, forces and victory conditions.

    `sight` is the limit of sight in millimetres; 0 means no limit (§V128).
    """

    id: str
    name: Name = Name()
    about: Name = Name()
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


class Soldier(msgspec.Struct, frozen=True, kw_only=True):
    """A figure in the scenario's data. `number` is its number in its side."""

    id: str
    group: str
    side: str
    number: int
    kind: Kind


def enemy_of(side: str) -> str:
    """Return the enemy of `side`."""
    return BOXERS if side == EUROPEANS else EUROPEANS

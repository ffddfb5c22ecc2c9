"""A battle as its file describes it: counters, zones, victory, special rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.core.battles.words import Name
from engine.hexes.written import WrittenMap


class Army(NamedTuple):
    """The properties that an army has in every battle.

    `regular` units use the better column of the fire table, support each other and charge with the bayonet (§4.34,
    §4.5, §5.3). If `one_command` is set, leaders command all units of the army, not only their corps (§3.31). If
    `takes_rifles` is set, spears and horse may pick up rifles in battles that have this rule (§4.6).
    """

    regular: bool = False
    one_command: bool = False
    takes_rifles: bool = False


ARMIES: Final[Mapping[str, Army]] = {
    "italian": Army(regular=True, one_command=True),
    "dervish": Army(),
    "ethiopian": Army(takes_rifles=True),
}
SIDES: Final = tuple(ARMIES)
RIFLES, SPEARS, HORSE, GUNS, LEADER = KINDS = ("rifles", "spears", "horse", "guns", "leader")
"""§1.1, §1.2 The kinds of counters."""
POINTS, FORT, OBJECTIVES = VICTORIES = ("points", "fort", "objectives")
"""§7 The kinds of victory."""
TRIUMPH: Final = 6
"""§S-1 The usual lead in points that makes a triumph."""
MORE: Final = "-plus"
PLUS: Final = "+"
"""The suffixes of the id and of the name of a counter that the handicap adds.

Ids do not use «+», because it joins the words of an answer.
"""
HISTORY: Final = "history"
"""The name of the battle's own deployment."""


@dataclass(frozen=True, kw_only=True)
class Counter:
    """A counter as printed.

    `melee` and `mp` have a value for each face: front and reduced. For a leader, `fire` and `melee` are the modifiers F
    and C. `at` is the hex in the historical deployment. `arrives` is the turn in which a reinforcement arrives in one
    of the hexes of `entry`. It is 0 for counters that are present from the beginning.
    """

    id: str
    name: Name
    kind: str
    group: str
    side: str
    melee: tuple[int, ...]
    mp: tuple[int, ...]
    at: str = ""
    fire: tuple[int, ...] = ()
    banda: bool = False
    emplaced: bool = False
    fixed: bool = False
    reduced: bool = False
    """Whether it begins on its reduced face."""
    arrives: int = 0
    entry: tuple[str, ...] = ()
    is_leader: bool = False
    """Whether it is a leader, not a unit; it follows from `kind`."""
    regular: bool = False
    """§4.34 Whether the unit belongs to a regular army and is not a banda."""

    def __post_init__(self) -> None:
        # Fields, not properties, because every look at the map reads them.
        object.__setattr__(self, "is_leader", self.kind == LEADER)
        object.__setattr__(self, "regular", ARMIES[self.side].regular and not self.banda)

    @property
    def steps(self) -> int:
        """The number of hits that eliminate the counter (§1.1)."""
        return len(self.melee)


@dataclass(frozen=True, kw_only=True)
class Lull:
    """The rules for lulls (§S-2.2).

    `after` are the turns after which there is a lull. The `recover_…` fields are the rolls with which each side's units
    recover. `fresh` is how many of the attacker's units return.
    """

    after: tuple[int, ...]
    recover_defender: int
    recover_attacker: int
    fresh: int


@dataclass(frozen=True, kw_only=True)
class Water:
    """The water of the fort: supply, springs, use per turn, and refill (§S-2.3)."""

    start: int
    springs: tuple[str, ...]
    a_turn: int
    filled: int
    most: int


@dataclass(frozen=True, kw_only=True)
class Victory:
    """The victory conditions (§7).

    `kind` is `points`, `fort` or `objectives`; fields for the other kinds are empty. The `attacker` besieges the fort,
    or attacks the objectives. After the last turn, the other side wins. A lead of `triumph` points is a triumph (§S-1).
    A fort that falls, or a line that breaks, by the turn `early` does so early (§S-2, §S-3). The line holds with `line`
    places (§S-3).
    """

    kind: str
    wells: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """Places that count as wells do, and have no water."""
    well: int = 0
    tie: str = ""
    redoubt: str = ""
    fort: tuple[str, ...] = ()
    needed: int = 0
    attacker: str = ""
    hexes: tuple[str, ...] = ()
    triumph: int = TRIUMPH
    early: int = 0
    line: int = 0
    commander: str = ""
    """The leader whose side loses when he is eliminated; empty if there is none."""


@dataclass(frozen=True, kw_only=True)
class Deployment:
    """The hexes where the adviser deploys counters away from their historical places (§1.4).

    `against` is the name of the enemy's deployment for which it is meant.
    """

    name: str
    at: dict[str, str]
    against: str = HISTORY


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A scenario of the game.

    `zones` maps the names of zones to sets of hexes. `groups` maps each corps to its zone. `control` maps each side to
    the places that it holds at the start.
    """

    id: str
    name: Name
    about: Name = field(default_factory=Name)
    date: str = ""
    metres: int
    turns: int
    first: str
    deploys_first: str
    sides: tuple[str, ...]
    rifle_takers: tuple[str, ...] = ()
    """§4.6 The sides whose spears and horse may pick up rifles."""
    bayonet: bool = False
    zones: dict[str, tuple[str, ...]]
    groups: dict[str, str]
    control: dict[str, tuple[str, ...]]
    victory: Victory
    lull: Lull | None = None
    water: Water | None = None
    units: dict[str, tuple[Counter, ...]]
    map: WrittenMap
    place_names: dict[str, Name] = field(default_factory=dict)
    advice: dict[str, tuple[Deployment, ...]] = field(default_factory=dict)
    """The steward's deployments, keyed by side; the historical one if there are none."""
    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    """For each side, the weights of the steward's goal that won most often in simulated games."""
    minutes: int = 0
    """The number of minutes that a person who plays alone needs; 0 if nobody has said."""
    edge: int = 0
    """The advantage of the first side in rating points, measured in games of the steward against itself."""
    goals: tuple[str, ...] = ()
    """§7 The hexes that count for victory, in hex order; they follow from `victory`."""

    def __post_init__(self) -> None:
        # A field, not a property, because the steward reads it at every look.
        victory = self.victory
        goals = tuple(sorted({*victory.wells, *victory.points, *victory.fort, *victory.hexes}))
        object.__setattr__(self, "goals", goals)

    @property
    def attacker(self) -> str:
        """The side that besieges the fort, or attacks the objectives."""
        return self.victory.attacker

    @property
    def defender(self) -> str:
        """The defending side. It wins after the last turn, and owns the fort and its water."""
        return self.enemy_of(self.attacker)

    def enemy_of(self, side: str) -> str:
        """Return the opponent of `side`."""
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    def zone_of(self, counter: Counter) -> tuple[str, ...]:
        """§1.4 Return the hexes where a counter may be deployed."""
        return self.zones[self.groups.get(counter.group, counter.side)]

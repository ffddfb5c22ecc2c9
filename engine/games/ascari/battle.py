"""A battle as its file describes it: counters, zones, victory, special rules."""

from __future__ import annotations

import msgspec

from engine.core.battles.words import Name
from engine.hexes.written import WrittenMap

ITALIAN, DERVISH, ETHIOPIAN = SIDES = ("italian", "dervish", "ethiopian")
RIFLES, SPEARS, HORSE, GUNS, LEADER = KINDS = ("rifles", "spears", "horse", "guns", "leader")
"""§1.1, §1.2 The kinds of counters."""
POINTS, FORT, OBJECTIVES = VICTORIES = ("points", "fort", "objectives")
"""§7 The kinds of victory."""
TRIUMPH = 6
"""§S-1 The usual lead in points that makes a triumph."""
MORE, PLUS = "-plus", "+"
"""The suffixes of the id and of the name of a counter that the handicap adds.

Ids do not use «+», because it joins the words of an answer.
"""
HISTORY = "history"
"""The name of the battle's own deployment."""


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A counter as printed. `melee` and `mp` have one value for each face: front and reduced, or only one for a counter
    of one step.

    For a leader `fire` and `melee` are the modifiers F and C. `at` is its hex in the historical deployment. `arrives`
    is the turn in which a reinforcement arrives in one of the hexes of `entry`; 0 for counters present from the
    beginning.
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
    arrives: int = 0
    entry: tuple[str, ...] = ()
    is_leader: bool = False
    """Whether it is a leader, not a unit; it follows from `kind`."""

    def __post_init__(self) -> None:
        # A field, not a property, because every look at the map reads it.
        msgspec.structs.force_setattr(self, "is_leader", self.kind == LEADER)

    @property
    def steps(self) -> int:
        """§1.1 The number of hits that eliminate it."""
        return len(self.melee)

    @property
    def regular(self) -> bool:
        """§4.34 Whether it is Italian and no banda: it uses the Italians' fire column, and gives and gets support."""
        return self.side == ITALIAN and not self.banda


class Lull(msgspec.Struct, frozen=True, kw_only=True):
    """§S-2.2 The rules of lulls: the turns after which they occur, the units that recover, the number that return."""

    after: tuple[int, ...]
    recover_italian: int
    recover_ethiopian: int
    fresh: int


class Water(msgspec.Struct, frozen=True, kw_only=True):
    """§S-2.3 The fort's water: the initial and maximum amount, the springs, the use per turn, and the refill."""

    start: int
    springs: tuple[str, ...]
    a_turn: int
    filled: int
    most: int


class Victory(msgspec.Struct, frozen=True, kw_only=True):
    """§7 The victory conditions: `kind` is points, fort or objectives; the fields of the other kinds are empty.

    The rest is for the levels of victory: a lead of `triumph` points is a triumph (§S-1); a fort that falls, or a line
    that breaks, by the turn `early` does so early (§S-2, §S-3); the line holds with `line` places (§S-3).
    """

    kind: str
    wells: tuple[str, ...] = ()
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


class Deployment(msgspec.Struct, frozen=True, kw_only=True):
    """§1.4 A deployment that the steward uses: the hexes of the counters that are not in their historical places.

    `against` is the name of the enemy's deployment against which it is used.
    """

    name: str
    at: dict[str, str]
    against: str = HISTORY


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario; `zones` are sets of hexes by name, `groups` names the zone of each corps, `control` each place's
    first owner.
    """

    id: str
    name: Name
    about: Name = Name()
    date: str = ""
    metres: int
    turns: int
    first: str
    deploys_first: str
    sides: tuple[str, ...]
    ethiopian: bool = False
    bayonet: bool = False
    zones: dict[str, tuple[str, ...]]
    groups: dict[str, str]
    control: dict[str, tuple[str, ...]]
    victory: Victory
    lull: Lull | None = None
    water: Water | None = None
    units: dict[str, tuple[Counter, ...]]
    map: WrittenMap
    place_names: dict[str, Name] = {}
    advice: dict[str, tuple[Deployment, ...]] = {}
    """The deployments of the steward, by side; the historical one if there are none."""
    goals: tuple[str, ...] = ()
    """§7 The hexes that count for victory, in hex order; they follow from `victory`."""

    def __post_init__(self) -> None:
        # A field, not a property, because the steward reads it at every look.
        victory = self.victory
        goals = tuple(sorted({*victory.wells, *victory.fort, *victory.hexes}))
        msgspec.structs.force_setattr(self, "goals", goals)

    @property
    def africans(self) -> str:
        """The side that fights the Italians."""
        return self.sides[1]

    def enemy_of(self, side: str) -> str:
        """Return the side that fights `side`."""
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    def zone_of(self, counter: Counter) -> tuple[str, ...]:
        """§1.4 Return the hexes where a counter may be deployed."""
        return self.zones[self.groups.get(counter.group, counter.side)]

"""The scenarios: orders of battle, zones, victory, special rules, read once from `data/scenarios`.

A side is `ITALIAN`, or the scenario's opponent of Italy. `roster` has the counters of a game: those of the file, with
those that the house rule `handicap` adds or removes.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from engine.games.ascari.map.board import Board, board_from
from engine.hexes.grid import offset_of

ITALIAN, DERVISH, ETHIOPIAN = SIDES = ("italian", "dervish", "ethiopian")
RIFLES, SPEARS, HORSE, GUNS, LEADER = KINDS = ("rifles", "spears", "horse", "guns", "leader")
"""§1.1, §1.2 The kinds of counters."""
SCENARIOS = ("agordat-1890", "makalle-1896", "amba-alagi-1895")
"""The names of all scenarios, the introductory one first."""
MORE, PLUS = "-plus", "+"
"""The suffixes of the id and of the name of a counter that the handicap adds.

Ids do not use «+», because it joins the words of an answer.
"""


class Counter(msgspec.Struct, frozen=True, kw_only=True):
    """A counter as printed. `melee` and `mp` have one value for each face: front and reduced, or only one for a counter
    of one step.

    For a leader `fire` and `melee` are the modifiers F and C. `at` is its hex in the historical deployment. `arrives`
    is the turn in which a reinforcement arrives in one of the hexes of `entry`; 0 for counters present from the
    beginning.
    """

    id: str
    name: str
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
    fresh_size: str


class Water(msgspec.Struct, frozen=True, kw_only=True):
    """§S-2.3 The fort's water: the initial and maximum amount, the springs, the use per turn, and the refill."""

    start: int
    springs: tuple[str, ...]
    a_turn: int
    filled: int
    most: int


class Victory(msgspec.Struct, frozen=True, kw_only=True):
    """§7 The victory conditions: `kind` is points, fort or objectives; the fields of the other kinds are empty."""

    kind: str
    wells: tuple[str, ...] = ()
    well: int = 0
    tie: str = ""
    redoubt: str = ""
    fort: tuple[str, ...] = ()
    needed: int = 0
    attacker: str = ""
    hexes: tuple[str, ...] = ()


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario; `zones` are sets of hexes by name, `groups` names the zone of each corps, `control` each place's
    first owner.
    """

    id: str
    name: str
    size: str
    date: str
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
    units: dict[str, list[dict[str, Any]]]

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

    @property
    def goals(self) -> tuple[str, ...]:
        """§7 The hexes that count for victory, in hex order."""
        return _goals(self.id)


@cache
def _raw(name: str) -> dict[str, Any]:
    text = files("engine.games.ascari").joinpath("data", "scenarios", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def scenario(name: str) -> Scenario:
    """Return a scenario. Raise `KeyError` for an unknown one."""
    if name not in SCENARIOS:
        raise KeyError(name)
    return msgspec.convert(_raw(name), Scenario)


@cache
def _goals(name: str) -> tuple[str, ...]:
    victory = scenario(name).victory
    return tuple(sorted({*victory.wells, *victory.fort, *victory.hexes}))


@cache
def board(name: str) -> Board:
    """Return a scenario's board. Raise `KeyError` for an unknown scenario."""
    battle = scenario(name)
    watched = {at for hexes in battle.control.values() for at in hexes} | set(battle.goals)
    return board_from(_raw(name)["map"], watched=tuple(sorted(watched)))


Roster = dict[str, Counter]


@cache
def roster(name: str, handicap: str = "0") -> Roster:
    """Return all counters of a game by id, side by side in the file's order. Callers must not change the result."""
    battle = scenario(name)
    found = {
        raw["id"]: msgspec.convert({**raw, "side": side}, Counter)
        for side in battle.sides
        for raw in battle.units[side]
    }
    for counter in _handicap(battle, found, int(handicap)):
        if counter.id in found:
            del found[counter.id]
        else:
            found[counter.id] = counter
    return found


def _handicap(battle: Scenario, found: Roster, number: int) -> list[Counter]:
    """§A116 Return the units that a handicap removes or adds; units to remove are already in the roster."""
    corps = [group for group in battle.groups if any(c.group == group and c.kind != GUNS for c in _units(found, group))]
    changed: list[Counter] = []
    for place in range(abs(number)):
        group = corps[place % len(corps)]
        gone = {counter.id for counter in changed}
        units = [counter for counter in _units(found, group) if counter.id not in gone]
        model = units[-1]
        if number < 0:
            changed.append(model)
            continue
        times = 1 + place // len(corps)
        taken = {counter.at for counter in (*found.values(), *changed) if not counter.is_leader}
        at = _nearest(battle, [at for at in battle.zone_of(model) if at not in taken], model.at)
        name = model.name + PLUS * times
        changed.append(msgspec.structs.replace(model, id=model.id + MORE * times, name=name, at=at))
    return changed


def _units(found: Roster, group: str) -> list[Counter]:
    return [counter for counter in found.values() if counter.group == group and not counter.is_leader]


def _nearest(battle: Scenario, hexes: list[str], start: str) -> str:
    grid = board(battle.id).grid
    return min(hexes, key=lambda at: (grid.distance(start, at), offset_of(at)))

"""The scenarios: tables, forces, set-up, victory, read once from `data/scenarios`. Lengths are millimetres."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

EUROPEANS, BOXERS = SIDES = ("europeans", "boxers")
SCENARIOS = ("fu-gate", "langfang", "tartar-wall")
"""All scenarios, the introductory one first."""

REGULAR, IRREGULAR, FANATIC = CLASSES = ("regular", "irregular", "fanatic")
RIFLE, JINGAL, PISTOL = "rifle", "jingal", "pistol"
LEADER = "leader"

Spot = tuple[int, int]


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """An area of the table; `doors` are gaps of a building's outline that are always open (§V39, §V108).

    With `roof` it is the walkable roof of the building with the same outline; `stairs` is the lower end of its stairs
    (§V50).
    """

    id: str
    name: str
    kind: str
    poly: tuple[Spot, ...]
    doors: tuple[tuple[Spot, Spot], ...] = ()
    height: int = 0
    roof: bool = False
    stairs: tuple[Spot, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A linear obstacle; `climb` is whether it can be crossed on foot (§V38)."""

    id: str
    name: str
    kind: str
    points: tuple[Spot, ...]
    climb: bool = True
    open: bool = False


class Deployment(msgspec.Struct, frozen=True, kw_only=True):
    """§2 Where a side begins: an area, or the corners of the table; `keys` is whether it can open its doors (§V51)."""

    poly: tuple[Spot, ...] = ()
    entry: str = ""
    keys: bool = False


class Barricades(msgspec.Struct, frozen=True, kw_only=True):
    """§3 The barricades: which side may place them, where, and their default places."""

    side: str
    poly: tuple[Spot, ...]
    default: tuple[tuple[Spot, Spot], ...]


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of figure: its class (§V4), its firearm or none, its weapons for melee, its role or none."""

    class_: str = msgspec.field(name="class")
    fire: str = ""
    obsolete: bool = False
    melee: tuple[str, ...]
    role: str = ""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group of figures; without places and corner it arrives later (§V7). `morale` 1 means stopped (§V129).

    `roof` is the roof on which it begins (§V50).
    """

    id: str
    name: str
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
    """§9 The gun: its gunners, whether it is obsolete, its entries, or its place from the start."""

    crew: tuple[str, ...]
    obsolete: bool
    entry: tuple[Spot, ...] = ()
    at: Spot | None = None


class Keg(msgspec.Struct, frozen=True, kw_only=True):
    """§7.7 The keg of powder and its first carrier."""

    bearer: str
    entry: tuple[Spot, ...]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """§7.3, §7.5 A ladder or a ram, and its first carriers."""

    carriers: tuple[str, ...]


class Hold(msgspec.Struct, frozen=True, kw_only=True):
    """§V123 The area that the attacker must hold, and the number of figures needed."""

    poly: tuple[Spot, ...]
    count: int


class Exit(msgspec.Struct, frozen=True, kw_only=True):
    """§V45 A straight piece of the table's edge over which figures of a side may leave."""

    side: str
    points: tuple[Spot, Spot]


class Leaving(msgspec.Struct, frozen=True, kw_only=True):
    """§V122 The number of the attacker's figures that must leave by an open edge."""

    count: int


class Victory(msgspec.Struct, frozen=True, kw_only=True):
    """§13, §V122 The victory conditions: meeting any of them wins; if none is met after the last turn, the side `else`
    wins.

    `losses` gives for each side the number of lost figures with which it loses the game. Without `else` it is the
    defender.
    """

    text: str
    hold: Hold | None = None
    exit: Leaving | None = None
    losses: dict[str, int] = {}
    else_: str = msgspec.field(name="else", default="")

    @property
    def needed(self) -> int:
        """The number of figures that the attacker needs in the objective or over the edge; 0 if only losses count."""
        return self.hold.count if self.hold is not None else self.exit.count if self.exit is not None else 0


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario; `sight` is the largest gap at which figures see each other, in millimetres, 0 for no limit
    (§V128).
    """

    id: str
    name: str
    place: str
    date: str
    note: str
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
        """The side that the attacker attacks."""
        return enemy_of(self.attacker)

    @property
    def last(self) -> str:
        """§V122 The side that wins if the game lasts until the end of the last turn."""
        return self.victory.else_ or self.defender


class Soldier(msgspec.Struct, frozen=True, kw_only=True):
    """A figure in the scenario's data; `number` is its place in the order of its side."""

    id: str
    group: str
    side: str
    number: int
    kind: Kind


def enemy_of(side: str) -> str:
    """Return the side that fights `side`."""
    return BOXERS if side == EUROPEANS else EUROPEANS


_LEARNED: dict[str, Scenario] = {}


def learn(raw: Mapping[str, Any]) -> Scenario:
    """Register a scenario that is not shipped in this process, by its id, and return it. Raise `ValueError` if it is
    unsound.
    """
    battle = msgspec.convert(raw, Scenario)
    known = _LEARNED.get(battle.id)
    if battle.id in SCENARIOS or (known is not None and known != battle):
        raise ValueError(f"there is another scenario {battle.id!r}")
    if faults := list(_unsound(battle)):
        raise ValueError(f"scenario {battle.id!r}: {'; '.join(faults)}")
    _LEARNED[battle.id] = battle
    return battle


def is_known(name: str) -> bool:
    """Return whether there is a scenario of that name, shipped or registered."""
    return name in SCENARIOS or name in _LEARNED


def _unsound(battle: Scenario) -> Iterator[str]:
    """Yield the faults of a scenario's roofs, exits and victory."""
    houses = {area.poly for area in battle.area if area.kind == "building" and not area.roof}
    roofs = {area.id for area in battle.area if area.roof}
    yield from (
        f"{area.id} is the roof of no building" for area in battle.area if area.roof and area.poly not in houses
    )
    yield from (f"group {each.id} is on no roof" for each in battle.group if each.roof and each.roof not in roofs)
    wide, high = battle.size
    for each in battle.exit:
        (ax, ay), (bx, by) = each.points
        if not (ax == bx in (0, wide) or ay == by in (0, high)) or each.points[0] == each.points[1]:
            yield f"the exit {each.points} is no piece of an edge"
    victory = battle.victory
    if victory.exit is not None and battle.attacker not in {each.side for each in battle.exit}:
        yield "the attacker has no edge to leave by"
    if victory.hold is None and victory.exit is None and not victory.losses:
        yield "there is no way to win"
    if set(victory.losses) - set(SIDES) or victory.else_ not in ("", *SIDES):
        yield "victory names an unknown side"


@cache
def scenario(name: str) -> Scenario:
    """Return a scenario. Raise `KeyError` for an unknown one."""
    if name not in SCENARIOS:
        return _LEARNED[name]
    text = files("engine.games.revolte").joinpath("data", "scenarios", f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Scenario)


@cache
def soldiers(name: str) -> dict[str, Soldier]:
    """Return all figures of a scenario by id, in the file's order. Callers must not change the result."""
    battle, found, numbers = scenario(name), {}, dict.fromkeys(SIDES, 0)
    for group in battle.group:
        kinds = [kind for kind, count in group.figures for _ in range(count)]
        for place, kind in enumerate(kinds, 1):
            numbers[group.side] += 1
            figure = f"{group.id}{place}"
            found[figure] = Soldier(
                id=figure, group=group.id, side=group.side, number=numbers[group.side], kind=battle.kind[kind]
            )
    return found

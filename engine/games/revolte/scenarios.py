"""The scenarios: tables, forces, set-up, victory, read once from `data/scenarios`. Lengths are millimetres."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

EUROPEANS, BOXERS = SIDES = ("europeans", "boxers")
SCENARIOS = ("fu-gate", "langfang", "tartar-wall")
"""All scenarios, the one to learn by first."""

REGULAR, IRREGULAR, FANATIC = CLASSES = ("regular", "irregular", "fanatic")
RIFLE, JINGAL, PISTOL = "rifle", "jingal", "pistol"
LEADER, CREW, GUNNER, BEARER = "leader", "crew", "gunner", "bearer"

Spot = tuple[int, int]


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """An area of the table; `doors` are gaps of a building's outline that are always open (§V39, §V108)."""

    id: str
    name: str
    kind: str
    poly: tuple[Spot, ...]
    doors: tuple[tuple[Spot, Spot], ...] = ()
    height: int = 0


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A linear obstacle; `climb` says whether it can be crossed on foot (§V38)."""

    id: str
    name: str
    kind: str
    points: tuple[Spot, ...]
    climb: bool = True
    open: bool = False


class Deployment(msgspec.Struct, frozen=True, kw_only=True):
    """§2 Where a side begins: an area, or the corners of the table; `keys` says that it opens its doors (§V51)."""

    poly: tuple[Spot, ...] = ()
    entry: str = ""
    keys: bool = False


class Barricades(msgspec.Struct, frozen=True, kw_only=True):
    """§3 Who may place barricades, where, and where they stand by default."""

    side: str
    poly: tuple[Spot, ...]
    default: tuple[tuple[Spot, Spot], ...]


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of figure: one class each (§V4), the firearm or none, the arms for melee, a role or none."""

    class_: str = msgspec.field(name="class")
    fire: str = ""
    obsolete: bool = False
    melee: tuple[str, ...]
    role: str = ""


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group of figures; without places and corner it arrives later (§V7). `morale` 1 is stopped (§V129)."""

    id: str
    name: str
    side: str
    figures: tuple[tuple[str, int], ...]
    at: tuple[Spot, ...] = ()
    corner: bool = False
    moving: bool = False
    morale: int = 0


class MachineGun(msgspec.Struct, frozen=True, kw_only=True):
    """§8.5 The machine gun's two men."""

    gunner: str
    loader: str


class Gun(msgspec.Struct, frozen=True, kw_only=True):
    """§9 The gun: its gunners, whether it is obsolete, its entries, or where it stands from the start."""

    crew: tuple[str, ...]
    obsolete: bool
    entry: tuple[Spot, ...] = ()
    at: Spot | None = None


class Keg(msgspec.Struct, frozen=True, kw_only=True):
    """§7.7 The keg of powder and who carries it in."""

    bearer: str
    entry: tuple[Spot, ...]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """§7.3 A ladder or a ram and its first carriers."""

    carriers: tuple[str, ...]


class Hold(msgspec.Struct, frozen=True, kw_only=True):
    """§V123 What the attacker has to hold, and with how many."""

    poly: tuple[Spot, ...]
    count: int


class Victory(msgspec.Struct, frozen=True, kw_only=True):
    """§13 Victory."""

    text: str
    hold: Hold


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario; `sight` is the largest gap at which anybody sees, 0 without such a limit (§V128)."""

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

    @property
    def defender(self) -> str:
        """The side that the attacker attacks."""
        return enemy_of(self.attacker)


class Soldier(msgspec.Struct, frozen=True, kw_only=True):
    """A figure as the scenario has it: `number` orders figures of its side."""

    id: str
    group: str
    side: str
    number: int
    kind: Kind


def enemy_of(side: str) -> str:
    """Return the other side."""
    return BOXERS if side == EUROPEANS else EUROPEANS


@cache
def scenario(name: str) -> Scenario:
    """Return a scenario. Raise `KeyError` for an unknown one."""
    if name not in SCENARIOS:
        raise KeyError(name)
    text = files("engine.games.revolte").joinpath("data", "scenarios", f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Scenario)


@cache
def soldiers(name: str) -> dict[str, Soldier]:
    """Return all figures of a scenario by id, in the file's order. Do not change it."""
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

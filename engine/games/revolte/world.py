"""The state of the game: the public `Position`, and the secret standing orders.

`View` is the part of a world that one side, or a spectator, may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from engine.core.battles import store
from engine.games.revolte.ground.roofs import Roof, roofs_of
from engine.games.revolte.ground.terrain import Ground, State, doors_open, ground
from engine.games.revolte.house_rules import House
from engine.games.revolte.scenarios import (
    BASE,
    BOXERS,
    KEPT,
    LEADER,
    SIDES,
    Scenario,
    Soldier,
    Spot,
    enemy_of,
    own_text,
    scenario,
    soldiers,
)
from engine.tabletop.points import Point, squared
from engine.two_sided.world import SidedView, SidedWorld

STEADY, STOPPED, PINNED = range(3)
"""The morale markers of a figure: none, yellow, green."""
DEPLOYMENT, RALLIES, MOVEMENT, FIRE, MELEE, OVER = "deployment", "rallies", "movement", "fire", "melee", "over"
"""The phases, for views and texts."""
NEAR = 50
"""§V14, §V102 The gap in millimetres within which figures belong together, and see each other fall."""
TOUCH = 2
"""§V104 The gap of figures in contact, in millimetres."""
OVER_LINE = 15
"""§V104 The gap of figures in contact across a line that can be crossed, in millimetres."""
RADIUS = BASE


class Figure(msgspec.Struct, omit_defaults=True, gc=False):
    """A figure in play. `at` is None before it arrives and after it is gone (`out`).

    `ordered`, `moved`, `fired`, `defended`, `fought` and `contacted` are about this turn; `moved_before` and
    `fired_before` are about the previous turn. `charged` is the enemy that the figure reached by its own charge in this
    turn. `ladder` is the number of its ladder, from 1. `roof` is the roof that it is on (§V50). `left` means that it
    left the table over an open edge (§V45).
    """

    at: Point | None = None
    out: bool = False
    state: int = STEADY
    moving: bool = False
    broken: bool = False
    ordered: bool = False
    moved: bool = False
    moved_before: bool = False
    fired: bool = False
    fired_before: bool = False
    defended: bool = False
    contacted: bool = False
    charged: str = ""
    fought: bool = False
    ladder: int = 0
    roof: str = ""
    left: bool = False

    def stands_on(self, floor: str) -> bool:
        """§V49, §V50 Return whether a figure is on the roof `floor`. An empty `floor` is the ground.

        A figure on a ladder is on neither.
        """
        return not self.ladder and self.roof == floor

    @property
    def is_to_come(self) -> bool:
        """§V7, §V8 Whether the figure has not arrived on the table yet."""
        return self.at is None and not self.out and not self.left


class Carried(msgspec.Struct, omit_defaults=True):
    """§7.3, §7.5, §7.7 A ladder, ram or keg, with its carriers or its place.

    A raised ladder stands against the piece `raised`, and its foot is at `at`.
    """

    carriers: list[str] = []
    at: Spot | None = None
    raised: str = ""
    gone: bool = False


class Cannon(msgspec.Struct, omit_defaults=True):
    """§9 The gun: its place, and what happened to it."""

    at: Spot | None = None
    moved: bool = False
    fired: bool = False
    fired_before: bool = False
    broken: bool = False


class MachineGun(msgspec.Struct, omit_defaults=True):
    """§8.5 The machine gun: its gunner and loader, and its place without a gunner. Missing people are empty."""

    gunner: str = ""
    loader: str = ""
    at: Spot | None = None
    fired: bool = False
    fired_before: bool = False
    broken: bool = False
    since: int = 0
    """§V77 The turn in which a figure joined its crew; the gun fires again from the next turn on."""


class Position(msgspec.Struct, kw_only=True, dict=True):
    """All information that both sides and spectators may see.

    `battle` and `roster` are cached, because `scenario` never changes.
    """

    scenario: str
    house: House = House()
    step: str = "deploy"
    phase: str = DEPLOYMENT
    turn: int = 0
    active: str
    """The side that decides: it deploys, moves, fires."""
    ready: list[str] = []
    """The sides that have deployed, or have ended their part of the phase."""
    first: str = ""
    """§V11 The first side of this turn."""
    points: dict[str, int] = {}
    """§4.1 The action points left."""
    figures: dict[str, Figure]
    damage: dict[str, int] = {}
    """§9.2 The damage of each piece that was hit."""
    gone: list[str] = []
    """§9.3 The pieces that are destroyed."""
    cracked: dict[str, int] = {}
    """§V86 The sections that a keg cracked, with the turn."""
    opened: list[str] = []
    """§V51 The doors that are open."""
    barricades: list[tuple[Spot, Spot]] = []
    fires: list[Spot] = []
    """§V118 The middles of the fires."""
    ladders: list[Carried] = []
    rams: list[Carried] = []
    keg: Carried | None = None
    gun: Cannon | None = None
    mg: MachineGun | None = None
    located: dict[str, list[str]] = {}
    """§6 By side, the enemies that it has located in this turn."""
    tried: dict[str, list[str]] = {}
    """§V24 For each side, the enemies that it has tried to locate in this turn, with or without success."""
    starts: dict[str, Spot] = {}
    """§V14 The places of the moving side's figures when its movement began."""
    lost: dict[str, int] = {}
    """§V12 How many figures each side has lost."""
    winner: str = ""
    reason: str = ""
    battle_text: str | msgspec.UnsetType = msgspec.UNSET
    """The text of a user's battle, whose code is `scenario`. So every process that reads a save knows the battle."""

    def __post_init__(self) -> None:
        if self.battle_text is not msgspec.UNSET:
            store.recall(self.scenario, self.battle_text)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.winner)

    @cached_property
    def battle(self) -> Scenario:
        """The scenario."""
        return scenario(self.scenario)

    @cached_property
    def roster(self) -> dict[str, Soldier]:
        """All figures in the scenario's data, by id."""
        return soldiers(self.scenario)

    @property
    def inactive(self) -> str:
        """The side that does not decide now."""
        return enemy_of(self.active)

    @property
    def second(self) -> str:
        """§V11 The side that moves second in this turn."""
        return enemy_of(self.first)

    @property
    def roofs(self) -> Mapping[str, Roof]:
        """§V50 The walkable roofs of the table, keyed by id."""
        return roofs_of(self.scenario)

    def roof_of(self, figure: str) -> Roof | None:
        """§V50 Return the roof that a figure is on, if any."""
        name = self.figures[figure].roof
        return roofs_of(self.scenario)[name] if name else None

    def share_floor(self, one: str, other: str) -> bool:
        """§V50 Return whether two figures are on the same level."""
        above, below = self.figures[one].roof, self.figures[other].roof
        if above == below:
            return True
        roof = roofs_of(self.scenario)[above or below]
        return not (self.at(one) in roof.polygon and self.at(other) in roof.polygon)

    @property
    def ground(self) -> Ground:
        """The ground of the table in its present state, cached."""
        state: list[list[Any]] = [self.gone, self.opened, self.barricades, self.fires]
        known: tuple[list[list[Any]], Ground] | None = self.__dict__.get("_ground")
        if known is None or known[0] != state:
            fires = (tuple(self.fires), self.house.fires == "closed")
            land = _ground(self.scenario, tuple(self.gone), tuple(self.opened), tuple(self.barricades), fires)
            known = self.__dict__["_ground"] = [list(each) for each in state], land
        return known[1]

    def side_of(self, figure: str) -> str:
        """Return the side of a figure."""
        return self.roster[figure].side

    def at(self, figure: str) -> Point:
        """Return the place of a figure. Raise `AssertionError` if it is not on the table."""
        at = self.figures[figure].at
        assert at is not None, figure
        return at

    def standing(self, side: str) -> list[str]:
        """Return the figures of a side on the table, sorted by number."""
        figures = self.figures
        return [name for name in _names(self.scenario, side) if figures[name].at is not None]

    def spots(self, side: str) -> list[tuple[str, Point]]:
        """Return the figures of a side on the table, with their places."""
        figures = self.figures
        return [(name, at) for name in _names(self.scenario, side) if (at := figures[name].at) is not None]

    def everybody(self) -> list[str]:
        """Return all figures on the table, Europeans first, sorted by number."""
        return [name for side in SIDES for name in self.standing(side)]

    def gap_within(self, one: str, other: str, gap: int) -> bool:
        """§V104 Return whether the gap between two figures is at most `gap` millimetres."""
        reach = gap + 2 * RADIUS
        return squared(self.at(one), self.at(other)) <= reach * reach

    def led(self, side: str) -> bool:
        """§V3 Return whether a side has a leader on the table."""
        return any(self.roster[name].kind.role == LEADER for name in self.standing(side))


@lru_cache(KEPT)
def _names(scenario_: str, side: str) -> tuple[str, ...]:
    """Return the names of all figures of a side, sorted by number."""
    return tuple(name for name, each in soldiers(scenario_).items() if each.side == side)


@lru_cache(maxsize=64)
def _ground(
    name: str,
    gone: tuple[str, ...],
    opened: tuple[str, ...],
    barricades: tuple[tuple[Spot, Spot], ...],
    fires: tuple[tuple[Spot, ...], bool],
) -> Ground:
    stand = tuple((Point(*start), Point(*end)) for start, end in barricades)
    burn = tuple(Point(*at) for at in fires[0])
    return ground(name, State(frozenset(gone), frozenset(opened), stand, burn, fires[1]))


class Orders(msgspec.Struct, kw_only=True):
    """§V72, §V100, §V125 The standing orders of a side: `advised`, `never`, `always` or `ask`."""

    rallies: str = "ask"
    defence: str = "advised"
    supports: str = "advised"


class World(SidedWorld[Position, Orders], kw_only=True):
    """The whole game: the public position, and each side's secret orders."""


class View(SidedView[Position, Orders], kw_only=True):
    """What a side may see: the position and its own orders; all orders after the game."""


def view_of(world: World, side: str | None) -> View:
    """Return what a side may see; without a side, what spectators may see."""
    return View.of(world, side, opened=world.position.over)


def spared(name: str, house: House) -> frozenset[str]:
    """§V2 Return the figures that are left out of the Boxers' columns."""
    battle = scenario(name)
    crew = (len(battle.gun.crew) if battle.gun else 0) + (1 if battle.keg else 0)
    if house.crews == "apart" or not crew:
        return frozenset()
    apart = {*(battle.gun.crew if battle.gun else ()), *([battle.keg.bearer] if battle.keg else ())}
    columns: dict[str, list[str]] = {}
    for soldier in soldiers(name).values():
        if soldier.side == BOXERS and soldier.id not in apart:
            columns.setdefault(soldier.group, []).append(soldier.id)
    last = [each for row in zip(*(names[::-1] for names in columns.values()), strict=False) for each in row]
    return frozenset(last[:crew])


def set_up(name: str, house: House) -> World:
    """§2 Return a new game before deployment."""
    battle, roster = scenario(name), soldiers(name)
    places = {group.id: group.at for group in battle.group}
    groups = {group.id: group for group in battle.group}
    figures: dict[str, Figure] = {}
    left_out = spared(name, house)
    for soldier in roster.values():
        group, spots = groups[soldier.group], places[soldier.group]
        number = int(soldier.id[len(soldier.group) :]) - 1
        stays = soldier.id in left_out
        # §V70 A figure that begins the game moving counts as having moved in the turn before the first.
        figures[soldier.id] = Figure(
            at=Point(*spots[number]) if number < len(spots) and not stays else None,
            state=group.morale,
            moving=group.moving,
            moved=group.moving,
            roof=group.roof if number < len(spots) and not stays else "",
        )
    position = Position(
        scenario=name,
        battle_text=own_text(name),
        house=house,
        active=battle.defender,
        figures=figures,
        opened=sorted(doors_open(name)),
        barricades=list(battle.barricades.default),
        ladders=[Carried(carriers=list(each.carriers)) for each in battle.ladder],
        rams=[Carried(carriers=list(each.carriers)) for each in battle.ram],
        keg=Carried(carriers=[battle.keg.bearer]) if battle.keg else None,
        gun=Cannon(at=battle.gun.at) if battle.gun else None,
        mg=MachineGun(gunner=battle.mg.gunner, loader=battle.mg.loader) if battle.mg else None,
        lost=dict.fromkeys(SIDES, 0),
    )
    return World(position=position, orders={side: Orders() for side in SIDES})

"""What both sides of a game see: the public `Position`."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any

import msgspec

from engine.compiled import keep_types
from engine.core.battles import store
from engine.games.revolte.figures import DEPLOYMENT, RADIUS, Cannon, Carried, Figure, MachineGun
from engine.games.revolte.ground.roofs import Roof, roofs_of
from engine.games.revolte.ground.terrain import Ground, State, ground
from engine.games.revolte.house_rules import House
from engine.games.revolte.scenarios import KEPT, LEADER, SIDES, Scenario, Soldier, Spot, enemy_of, scenario, soldiers
from engine.tabletop.points import Point, squared


class _Found:
    """Data that follow from the rest of the position. They are not saved."""

    battle: Scenario
    roster: dict[str, Soldier]
    """All figures in the scenario's data, by id."""
    land: tuple[list[list[Any]], Ground] | None
    """The ground, with the state for which it was computed."""


@dataclass(kw_only=True)
class Position(_Found):
    """All information that both sides and spectators may see. `scenario` never changes."""

    scenario: str
    house: House = field(default_factory=House)
    step: str = "deploy"
    phase: str = DEPLOYMENT
    turn: int = 0
    active: str
    """The side that decides: it deploys, moves, fires."""
    ready: list[str] = field(default_factory=list)
    """The sides that have deployed, or have ended their part of the phase."""
    first: str = ""
    """§V11 The first side of this turn."""
    points: dict[str, int] = field(default_factory=dict)
    """§4.1 The action points left."""
    figures: dict[str, Figure]
    damage: dict[str, int] = field(default_factory=dict)
    """§9.2 The damage of each piece that was hit."""
    gone: list[str] = field(default_factory=list)
    """§9.3 The pieces that are destroyed."""
    cracked: dict[str, int] = field(default_factory=dict)
    """§V86 The sections that a keg cracked, with the turn."""
    opened: list[str] = field(default_factory=list)
    """§V51 The doors that are open."""
    barricades: list[tuple[Spot, Spot]] = field(default_factory=list)
    fires: list[Spot] = field(default_factory=list)
    """§V118 The middles of the fires."""
    ladders: list[Carried] = field(default_factory=list)
    rams: list[Carried] = field(default_factory=list)
    keg: Carried | None = None
    gun: Cannon | None = None
    mg: MachineGun | None = None
    located: dict[str, list[str]] = field(default_factory=dict)
    """§6 By side, the enemies that it has located in this turn."""
    tried: dict[str, list[str]] = field(default_factory=dict)
    """§V24 For each side, the enemies that it has tried to locate in this turn, with or without success."""
    starts: dict[str, Spot] = field(default_factory=dict)
    """§V14 The places of the moving side's figures when its movement began."""
    lost: dict[str, int] = field(default_factory=dict)
    """§V12 How many figures each side has lost."""
    winner: str = ""
    reason: str = ""
    battle_text: str | msgspec.UnsetType = msgspec.UNSET
    """The text of a user's battle, whose code is `scenario`. So every process that reads a save knows the battle."""

    def __post_init__(self) -> None:
        if self.battle_text is not msgspec.UNSET:
            store.recall(self.scenario, self.battle_text)
        self.battle = scenario(self.scenario)
        self.roster = soldiers(self.scenario)
        self.land = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(**{each.name: copy.deepcopy(getattr(self, each.name), memo) for each in fields(self)})

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.winner)

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
        """§V50 Return whether two figures are on the same level, such as the same roof or the ground."""
        above, below = self.figures[one].roof, self.figures[other].roof
        if above == below:
            return True
        roof = roofs_of(self.scenario)[above or below]
        return not (self.at(one) in roof.polygon and self.at(other) in roof.polygon)

    @property
    def ground(self) -> Ground:
        """The ground of the table in its present state, cached."""
        state: list[list[Any]] = [self.gone, self.opened, self.barricades, self.fires]
        known = self.land
        if known is None or known[0] != state:
            fires = (tuple(self.fires), self.house.fires == "closed")
            land = _ground(self.scenario, tuple(self.gone), tuple(self.opened), tuple(self.barricades), fires)
            known = self.land = [list(each) for each in state], land
        return known[1]

    def side_of(self, figure: str) -> str:
        """Return the side of a figure."""
        return self.roster[figure].side

    def at(self, figure: str) -> Point:
        """Return the place of a figure. The figure must be on the table."""
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


keep_types(Position)


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

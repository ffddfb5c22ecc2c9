"""The world: the public `Position`, and the secret standing orders of the sides.

`View` is what one side, or a spectator, may see.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import NamedTuple

import msgspec

from engine.core.battles import store
from engine.core.battles.store import KEPT
from engine.games.ascari.battle import ARMIES
from engine.games.ascari.house_rules import House
from engine.games.ascari.map.board import Board
from engine.games.ascari.scenarios import (
    GUNS,
    HORSE,
    RIFLES,
    Counter,
    Roster,
    Scenario,
    board,
    own_text,
    roster,
    scenario,
)
from engine.two_sided.world import SidedView, SidedWorld

DEPLOYMENT, MOVEMENT, FIRE, ADMINISTRATION, LULL, OVER = (
    "deployment",
    "movement",
    "fire",
    "administration",
    "lull",
    "over",
)
"""The phases, for views and texts."""


class Piece(msgspec.Struct, omit_defaults=True, gc=False):
    """A counter in play: its hex (empty if off the map), face and markers.

    `retreat` is 0, 1 or 2 (§5.41). `done` says whether it has moved or fired in this phase.
    """

    at: str
    lost: bool = False
    reduced: bool = False
    limbered: bool = False
    moved: bool = False
    combat: bool = False
    retreat: int = 0
    fired: bool = False
    opportunity: bool = False
    rifle: bool = False
    done: bool = False


class Mover(msgspec.Struct):
    """The move in progress: a unit (or a leader alone), its leaders, and its path so far (§3)."""

    unit: str
    leaders: list[str]
    way: list[str]
    """Its hexes so far; the first is its start."""
    left: int
    """The movement points left."""


class Withdrawal(msgspec.Struct):
    """A defender's last retreat, which the active side may still change (§5.4).

    `ways` are the possible paths, keyed by their last hex. `pieces` are the counters that retreat, the unit first.
    `before` is that unit before the retreat.
    """

    pieces: list[str]
    start: str
    end: str
    ways: dict[str, list[str]]
    before: Piece
    ground: int
    """The number of rifle markers that lay at `end` before the retreat."""
    owner: str
    """The previous owner of `end`, if its control is recorded; empty otherwise."""
    untold: list[str] = []
    """The effects at the end, reported only when the retreat is final: `retreat`, `control`, `rifle`."""
    asked: bool = False
    """Whether the active side has already been asked to choose another retreat."""


class Position(msgspec.Struct, kw_only=True, dict=True):
    """The public position: all that both sides and spectators may see. `scenario` and `house` never change."""

    scenario: str
    house: House = House()
    step: str = "deploy"
    phase: str = DEPLOYMENT
    turn: int = 0
    """The number of the current turn, from 1; a turn consists of both player-turns."""
    active: str
    """The side that decides: it moves, fires, deploys or changes places."""
    ready: list[str] = []
    """The sides that have deployed."""
    pieces: dict[str, Piece]
    control: dict[str, str]
    """§A113 The owner of each hex whose control counts."""
    rifles: dict[str, int] = {}
    """§4.6 The rifle markers on the ground."""
    water: int = 0
    """§S-2.3 The fort's water left; 0 in scenarios without water rules."""
    mover: Mover | None = None
    withdrawal: Withdrawal | None = None
    rearranging: dict[str, list[str]] = {}
    """§S-2.2 The counters that each side may still move to other places in a lull."""
    winner: str = ""
    """The winner, or `draw`; empty while the game is in play."""
    reason: str = ""
    """The reason for the end of the game."""
    band: str = ""
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
    def board(self) -> Board:
        """The map."""
        return board(self.scenario)

    @cached_property
    def roster(self) -> Roster:
        """All counters as printed."""
        return roster(self.scenario, self.house.handicap)

    @cached_property
    def ranks(self) -> Ranks:
        """The names of all counters, sorted by side and kind."""
        return ranks(self.scenario, self.house.handicap)

    @property
    def inactive(self) -> str:
        """The side whose player-turn it is not."""
        return self.battle.enemy_of(self.active)

    def side_of(self, piece: str) -> str:
        """Return the side of a counter."""
        return self.roster[piece].side

    def units(self) -> dict[str, str]:
        """Return the units on the map by their hex."""
        pieces = self.pieces
        return {at: name for name in self.ranks.units if (at := pieces[name].at)}

    def unit_at(self, at: str) -> str:
        """Return the combat unit in a hex; empty if there is none."""
        pieces = self.pieces
        for name in self.ranks.units:
            if pieces[name].at == at:
                return name
        return ""

    def friend_at(self, piece: str, at: str) -> bool:
        """Return whether another combat unit of the same side is in a hex."""
        pieces = self.pieces
        friends = self.ranks.units_of[self.roster[piece].side]
        return any(pieces[name].at == at and name != piece for name in friends)

    def leaders_at(self, at: str) -> list[str]:
        """Return the leaders in a hex, in the file's order."""
        pieces = self.pieces
        return [name for name in self.ranks.leaders if pieces[name].at == at]

    def of_side(self, side: str) -> list[str]:
        """Return the counters of a side that are on the map."""
        pieces = self.pieces
        return [name for name in self.ranks.of_side[side] if pieces[name].at]

    def units_of(self, side: str) -> list[str]:
        """Return the combat units of a side that are on the map."""
        pieces = self.pieces
        return [name for name in self.ranks.units_of[side] if pieces[name].at]

    def melee_of(self, piece: str) -> int:
        """Return a counter's visible melee value, or a leader's modifier C (§A4)."""
        return _face(self.roster[piece].melee, self.pieces[piece])

    def fire_of(self, leader: str) -> int:
        """§1.2 Return the modifier F on a leader's visible face."""
        return _face(self.roster[leader].fire, self.pieces[leader])

    def allowance(self, piece: str) -> int:
        """§A4 Return the movement allowance on the visible face."""
        return _face(self.roster[piece].mp, self.pieces[piece])

    def fires_rifles(self, piece: str) -> bool:
        """§4.0, §4.6 Return whether a unit may fire rifles."""
        return self.roster[piece].kind == RIFLES or self.pieces[piece].rifle

    def can_arm(self, piece: str) -> bool:
        """Return whether a unit may pick up rifles and has none yet (§4.6)."""
        counter = self.roster[piece]
        arms = counter.kind in ("spears", HORSE) and counter.side in self.battle.rifle_takers
        return arms and not self.pieces[piece].rifle

    def commanded_by(self, unit: str) -> list[str]:
        """§A6 Return the leaders in a unit's hex who command it."""
        pieces = self.pieces
        at = pieces[unit].at
        return [name for name in self.ranks.commanders[unit] if pieces[name].at == at]


def _face(values: tuple[int, ...], piece: Piece) -> int:
    return values[1] if piece.reduced and len(values) > 1 else values[0]


def commands(leader: Counter, unit: Counter) -> bool:
    """Return whether a leader commands a unit (§1.2)."""
    if leader.side != unit.side:
        return False
    return ARMIES[leader.side].one_command or leader.group == unit.group or unit.kind == GUNS


class Ranks(NamedTuple):
    """The names of a game's counters, for each side and kind, in the file's order.

    `commanders` are the leaders who command each unit (`commands`). `regulars` are the units with the modifier in
    §4.34.
    """

    units: tuple[str, ...]
    leaders: tuple[str, ...]
    of_side: dict[str, tuple[str, ...]]
    units_of: dict[str, tuple[str, ...]]
    leaders_of: dict[str, tuple[str, ...]]
    commanders: dict[str, tuple[str, ...]]
    regulars: tuple[str, ...]


@lru_cache(KEPT)
def ranks(name: str, handicap: str) -> Ranks:
    """Return the names of all counters, for each side and kind."""
    counters, sides = roster(name, handicap), scenario(name).sides
    leaders = tuple(each.id for each in counters.values() if each.is_leader)
    of_side = {side: tuple(each.id for each in counters.values() if each.side == side) for side in sides}
    return Ranks(
        units=tuple(each.id for each in counters.values() if not each.is_leader),
        leaders=leaders,
        of_side=of_side,
        units_of={side: tuple(each for each in of_side[side] if not counters[each].is_leader) for side in sides},
        leaders_of={side: tuple(each for each in of_side[side] if counters[each].is_leader) for side in sides},
        commanders={
            each.id: tuple(leader for leader in leaders if commands(counters[leader], each))
            for each in counters.values()
        },
        regulars=tuple(each.id for each in counters.values() if each.regular and not each.is_leader),
    )


def is_hex(order: str) -> bool:
    """Return whether a standing order is a hex such as `0806` (§A59)."""
    return order.isdigit() and len(order) > 2


class Orders(msgspec.Struct, kw_only=True):
    """The standing orders of a side: for rifles, for guns, and for single units (§A59).

    An order is `hold`, `ask`, or the distance in hexes within which to fire. For a single unit it can also be the only
    hex at which the unit fires (see `is_hex`). `holding` and `lapses` are reset in each player-turn.
    """

    rifles: str = "2"
    guns: str = "4"
    units: dict[str, str] = {}
    most: int = 2
    """§A59 The maximum number of units that fire at one target in a reaction window by standing orders."""
    spare: int = 0
    """§A59 The chance in per cent below which orders do not fire."""
    only: list[str] = []
    """§A59 The kinds of targets at which standing orders fire; all if empty."""
    stepwise: bool = False
    """§A31 Whether the side's own moves stop to ask after each miss."""
    holding: bool = False
    """§A61 Whether no unit of the side fires until the end of the phase."""
    lapses: int = 0
    """§A62 The number of consecutive questions that timed out."""


class World(SidedWorld[Position, Orders], kw_only=True):
    """The whole game: the public position, and each side's secret orders."""


class View(SidedView[Position, Orders], kw_only=True):
    """What a side may see: the position, and its own or all orders."""


def view_of(world: World, side: str | None) -> View:
    """Return what a side may see; without a side, what spectators may see."""
    position = world.position
    return View.of(world, side, opened=position.over or position.house.orders == "open")


def set_up(name: str, house: House) -> World:
    """Return a new game in the historical deployment (§1.4)."""
    battle = scenario(name)
    counters = roster(name, house.handicap)
    pieces = {
        counter.id: Piece(
            at="" if counter.arrives else counter.at,
            reduced=counter.reduced,
            limbered=counter.kind == GUNS and not counter.emplaced,
        )
        for counter in counters.values()
    }
    control = {at: side for side, hexes in battle.control.items() for at in hexes}
    position = Position(
        scenario=name,
        battle_text=own_text(name),
        house=house,
        active=battle.deploys_first,
        pieces=pieces,
        control={at: control.get(at, "") for at in board(name).watched},
        water=battle.water.start if battle.water else 0,
    )
    return World(position=position, orders={side: Orders() for side in battle.sides})

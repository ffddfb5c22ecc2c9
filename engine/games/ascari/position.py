"""What both sides of a game see: the public `Position`."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from engine.compiled import keep_types
from engine.core.battles import store
from engine.core.battles.store import KEPT
from engine.games.ascari.battle import ARMIES
from engine.games.ascari.house_rules import House
from engine.games.ascari.map.board import Board
from engine.games.ascari.pieces import DEPLOYMENT, Mover, Piece, Withdrawal
from engine.games.ascari.scenarios import GUNS, HORSE, RIFLES, Counter, Roster, Scenario, board, roster, scenario


class Ranks(NamedTuple):
    """The names of a game's counters, grouped by side and kind, in the order of the file.

    `commanders` are the leaders who command each unit (`commands`). `regulars` are the units that have the modifier in
    §4.34.
    """

    units: tuple[str, ...]
    leaders: tuple[str, ...]
    of_side: dict[str, tuple[str, ...]]
    units_of: dict[str, tuple[str, ...]]
    leaders_of: dict[str, tuple[str, ...]]
    commanders: dict[str, tuple[str, ...]]
    regulars: tuple[str, ...]


class _Found:
    """Data that follow from the scenario. They are not saved."""

    battle: Scenario
    board: Board
    roster: Roster
    """All counters as printed."""
    ranks: Ranks


@dataclass(kw_only=True)
class Position(_Found):
    """The public position: all that both sides and spectators may see. `scenario` and `house` never change."""

    scenario: str
    house: House = field(default_factory=House)
    step: str = "deploy"
    phase: str = DEPLOYMENT
    turn: int = 0
    """The number of the current turn, from 1; a turn consists of both player-turns."""
    active: str
    """The side that decides: it moves, fires, deploys or changes places."""
    ready: list[str] = field(default_factory=list)
    """The sides that have deployed."""
    pieces: dict[str, Piece]
    control: dict[str, str]
    """§A113 The owner of each hex whose control counts."""
    rifles: dict[str, int] = field(default_factory=dict)
    """§4.6 The rifle markers on the ground."""
    water: int = 0
    """§S-2.3 The fort's water left; 0 in scenarios without water rules."""
    mover: Mover | None = None
    withdrawal: Withdrawal | None = None
    rearranging: dict[str, list[str]] = field(default_factory=dict)
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
        self.battle = scenario(self.scenario)
        self.board = board(self.scenario)
        self.roster = roster(self.scenario, self.house.handicap)
        self.ranks = ranks(self.scenario, self.house.handicap)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(**{each.name: copy.deepcopy(getattr(self, each.name), memo) for each in fields(self)})

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.winner)

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
        """Return the combat unit in a hex, or an empty string."""
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
        """Return a counter's visible melee value. For a leader, return the modifier C (§A4)."""
        return _face(self.roster[piece].melee, self.pieces[piece])

    def fire_of(self, leader: str) -> int:
        """§1.2 Return the modifier F on the visible face of a leader's counter."""
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


keep_types(Position)


def _face(values: tuple[int, ...], piece: Piece) -> int:
    return values[1] if piece.reduced and len(values) > 1 else values[0]


def commands(leader: Counter, unit: Counter) -> bool:
    """Return whether a leader commands a unit (§1.2)."""
    if leader.side != unit.side:
        return False
    return ARMIES[leader.side].one_command or leader.group == unit.group or unit.kind == GUNS


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

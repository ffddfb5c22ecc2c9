"""The world: the public `Position`, and the deck."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.core.battles import store
from engine.games.keep_up_the_fire.board import (
    EXTREME,
    LONG,
    PEITANG,
    POWERS,
    ROOM,
    STREETS,
    WALL,
    WALLS,
    Board,
    board,
)
from engine.games.keep_up_the_fire.cards import NONE, Card, cards
from engine.games.keep_up_the_fire.house_rules import House

_CARDS = cards()
_ENGAGED = (WALL, STREETS)
"""§IV.1 The spaces from which a unit keeps the defenders at its wall."""


class Foe(msgspec.Struct, gc=False):
    """A Chinese unit: its wall, kind, strength and space.

    For a unit in the streets, `wall` is the wall that it crossed.
    """

    wall: str
    kind: str
    strength: int
    space: str = EXTREME


class Position(msgspec.Struct, kw_only=True):
    """All information that a player may see."""

    house: House = House()
    step: str = "muster"
    turn: int = 0
    """The number of the current turn, from 1; 0 before the first."""
    card: str = ""
    """The card of this turn, or the event that is being resolved; it is also on the discard pile."""
    discard: list[str] = []
    """All cards turned so far, the last one at the end."""
    left: int = 0
    """The number of cards left in the deck."""
    strengths: dict[str, int]
    """The strength of every legation; 0 if it is off the board."""
    posts: dict[str, list[str]]
    """The legations at each wall, at most two, in the order of arrival."""
    peitang: list[str] = []
    """The legations in the cathedral (§C.5)."""
    gun: str
    """The wall of the international gun."""
    forts: dict[str, int]
    """The fortification level of each wall, 0 to 4."""
    foes: list[Foe] = []
    """The Chinese units on the board, in the order of arrival."""
    actions: int = 0
    """The actions left in this turn."""
    command: int = 0
    """The command points left in this turn."""
    station: int = 0
    """The index of the column's station: 0 is Taku, the last is Peking."""
    speed: int
    power: int
    blocker: str = ""
    """The counter that blocks the column; empty if the road is open."""
    dispersed: str = ""
    """The counter that the column defeated in this turn."""
    attacks: int = 0
    marches: int = 0
    heroic: int = 0
    verdict: str = ""
    """The verdict: «victory», or one of the three defeats; empty while the game is in play."""
    points: int = 0
    """§VI.2 The victory points; 0 until the game ends."""
    battle_text: str | msgspec.UnsetType = msgspec.UNSET
    """The text of a user's start, whose code is the scenario. So every process that reads a save knows the start."""

    def __post_init__(self) -> None:
        if self.battle_text is not msgspec.UNSET:
            store.recall(self.house.scenario, self.battle_text)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.verdict)

    @property
    def board(self) -> Board:
        """The printed board."""
        return board()

    @property
    def today(self) -> Card:
        """The card of this turn."""
        return _CARDS.get(self.card, NONE)

    def approaching(self, wall: str) -> Foe | None:
        """§I.a Return the Chinese unit in front of a wall or on it. Return None if there is none."""
        for foe in self.foes:
            if foe.wall == wall and foe.space != STREETS:
                return foe
        return None

    def at_wall(self, wall: str) -> Foe | None:
        """Return the unit on a wall; None if there is none."""
        for foe in self.foes:
            if foe.wall == wall and foe.space == WALL:
                return foe
        return None

    def in_streets(self, wall: str) -> Foe | None:
        """Return the enemy unit in the streets behind a wall. Return None if there is none."""
        for foe in self.foes:
            if foe.wall == wall and foe.space == STREETS:
                return foe
        return None

    def in_range(self, wall: str) -> Foe | None:
        """§II.2 Return the unit that a wall can fire at. Return None if there is none."""
        for foe in self.foes:
            if foe.wall == wall and foe.space in (EXTREME, LONG):
                return foe
        return None

    def engaged(self, wall: str) -> bool:
        """§IV.1 Return whether Chinese units prevent a wall's defenders from leaving."""
        return any(foe.wall == wall and foe.space in _ENGAGED for foe in self.foes)

    def held(self) -> set[str]:
        """§IV.1 Return the walls whose defenders cannot leave."""
        return {foe.wall for foe in self.foes if foe.space in _ENGAGED}

    def place_of(self, power: str) -> str:
        """Return where a legation or the gun is: a wall, or `peitang` for the cathedral.

        Return an empty string if it is not on the board.
        """
        if power not in self.strengths:
            return self.gun
        for wall, here in self.posts.items():
            if power in here:
                return wall
        return PEITANG if power in self.peitang else ""

    def vacant(self) -> list[str]:
        """Return the walls with room for a legation."""
        return [wall for wall in WALLS if len(self.posts[wall]) < ROOM]

    @property
    def fallen(self) -> bool:
        """§VI.1 Whether no legation is left on the board."""
        return not any(self.strengths.values())


class World(msgspec.Struct, kw_only=True):
    """The whole game: the public position and the deck. The last card in the deck is drawn next."""

    position: Position
    deck: list[str] = []


STRONGER = {"standard": 0, "strong": 1, "weak": -1}


@cache
def full_strengths(garrison: str) -> dict[str, int]:
    """§C.3 Return the starting strength of each legation, which is also its maximum."""
    more = STRONGER.get(garrison, 0)
    return {power: legation.strength + more for power, legation in board().legations.items()}


def full_strength(position: Position, power: str) -> int:
    """§C.3 Return a legation's starting strength."""
    return full_strengths(position.house.garrison)[power]


def set_up(house: House) -> Position:
    """§0 Return the starting position."""
    printed = board()
    return Position(
        house=house,
        strengths=full_strengths(house.garrison).copy(),
        posts={wall: [power for power in POWERS if printed.legations[power].wall == wall] for wall in WALLS},
        gun=WALLS[0],
        forts=dict.fromkeys(WALLS, 0),
        speed=printed.column.speed,
        power=printed.column.power,
    )

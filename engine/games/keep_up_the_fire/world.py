"""The world: walls, lanes, tracks and the column. `Position` is everything that may be seen, `World` adds the deck."""

from __future__ import annotations

from functools import cache

import msgspec

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
from engine.games.keep_up_the_fire.house import House

_CARDS = cards()
_ENGAGED = (WALL, STREETS)
"""§IV.1 From these spaces a unit keeps the defenders at its wall."""


class Foe(msgspec.Struct, gc=False):
    """A Chinese unit: the wall that it comes to (in the streets: over which it came), kind, strength, and its space."""

    wall: str
    kind: str
    strength: int
    space: str = EXTREME


class Position(msgspec.Struct, kw_only=True):
    """Everything on the table that a player may see."""

    house: House = House()
    step: str = "muster"
    turn: int = 0
    """The cards that were turns, so far."""
    card: str = ""
    """The card of this turn, or the event that is being resolved; it lies on the discard pile."""
    discard: list[str] = []
    """All cards turned so far, the last at the end."""
    left: int = 0
    """The cards that are left in the deck."""
    strengths: dict[str, int]
    """Every legation's strength; 0 when it is off the board."""
    posts: dict[str, list[str]]
    """The legations at each wall, in the order in which they came; two at most."""
    peitang: list[str] = []
    """The legations that have taken refuge in the cathedral (§C.5)."""
    gun: str
    """The wall where the international gun stands."""
    forts: dict[str, int]
    """The fortification of each wall, 0 to 4."""
    foes: list[Foe] = []
    """The Chinese on the board, in the order in which they came."""
    actions: int = 0
    """Actions that are left in this turn."""
    command: int = 0
    """Command points that are left in this turn."""
    station: int = 0
    """Where the column is: 0 is Taku, the last is Peking."""
    speed: int
    power: int
    blocker: str = ""
    """The counter that blocks the column; empty when the road is open."""
    dispersed: str = ""
    """The counter that was beaten in this turn."""
    attacks: int = 0
    marches: int = 0
    heroic: int = 0
    verdict: str = ""
    """Empty while the game is played; then «victory», or one of the three defeats."""
    points: int = 0
    """§VI.2 The points of a victory."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.verdict)

    @property
    def board(self) -> Board:
        """What is printed."""
        return board()

    @property
    def today(self) -> Card:
        """The card of this turn."""
        return _CARDS.get(self.card, NONE)

    def approaching(self, wall: str) -> Foe | None:
        """§I.a The unit of a lane: at extreme or long range, or on the wall; there is one at most."""
        for foe in self.foes:
            if foe.wall == wall and foe.space != STREETS:
                return foe
        return None

    def at_wall(self, wall: str) -> Foe | None:
        """The unit on a wall."""
        for foe in self.foes:
            if foe.wall == wall and foe.space == WALL:
                return foe
        return None

    def in_streets(self, wall: str) -> Foe | None:
        """The unit in the streets that came over a wall."""
        for foe in self.foes:
            if foe.wall == wall and foe.space == STREETS:
                return foe
        return None

    def in_range(self, wall: str) -> Foe | None:
        """§II.2 The unit that a wall can fire at."""
        for foe in self.foes:
            if foe.wall == wall and foe.space in (EXTREME, LONG):
                return foe
        return None

    def engaged(self, wall: str) -> bool:
        """§IV.1 Whether the defenders of a wall cannot leave it: Chinese stand on it, or in the streets behind it."""
        return any(foe.wall == wall and foe.space in _ENGAGED for foe in self.foes)

    def held(self) -> set[str]:
        """§IV.1 The walls whose defenders cannot leave them."""
        return {foe.wall for foe in self.foes if foe.space in _ENGAGED}

    def place_of(self, power: str) -> str:
        """A wall, «peitang», or empty for a legation that is off the board; the gun's too."""
        if power not in self.strengths:
            return self.gun
        for wall, here in self.posts.items():
            if power in here:
                return wall
        return PEITANG if power in self.peitang else ""

    def vacant(self) -> list[str]:
        """The walls with room for a legation."""
        return [wall for wall in WALLS if len(self.posts[wall]) < ROOM]

    @property
    def fallen(self) -> bool:
        """§VI.1 Whether no legation is left."""
        return not any(self.strengths.values())


class World(msgspec.Struct, kw_only=True):
    """The whole game: what may be seen, and the deck (its last card is turned next)."""

    position: Position
    deck: list[str] = []


STRONGER = {"standard": 0, "strong": 1, "weak": -1}


@cache
def full_strengths(garrison: str) -> dict[str, int]:
    """§C.3 The starting strengths, which no replacement exceeds, by the house rule `garrison`."""
    more = STRONGER.get(garrison, 0)
    return {power: legation.strength + more for power, legation in board().legations.items()}


def full_strength(position: Position, power: str) -> int:
    """§C.3 A legation's starting strength."""
    return full_strengths(position.house.garrison)[power]


def set_up(house: House) -> Position:
    """§0 Every legation at its wall, the gun in the British compound, no fortification, the column at Taku."""
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

"""The counters in play, the moves in progress, and the phases."""

from __future__ import annotations

from typing import Final

import msgspec

DEPLOYMENT: Final = "deployment"
MOVEMENT: Final = "movement"
FIRE: Final = "fire"
ADMINISTRATION: Final = "administration"
LULL: Final = "lull"
OVER: Final = "over"
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

    `ways` are the possible paths, keyed by their last hex. `pieces` are the retreating counters, with the unit first.
    `before` is the state of that unit before the retreat.
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

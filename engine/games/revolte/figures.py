"""The figures and objects in play, and the phases."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.games.revolte.scenarios import BASE, Spot
from engine.tabletop.points import Point

STEADY: Final = 0
STOPPED: Final = 1
PINNED: Final = 2
"""The morale markers of a figure: none, yellow, green."""
DEPLOYMENT: Final = "deployment"
RALLIES: Final = "rallies"
MOVEMENT: Final = "movement"
FIRE: Final = "fire"
MELEE: Final = "melee"
OVER: Final = "over"
"""The phases, for views and texts."""
NEAR: Final = 50
"""§V14, §V102 The gap in millimetres within which figures belong together, and see each other fall."""
TOUCH: Final = 2
"""§V104 The gap of figures in contact, in millimetres."""
OVER_LINE: Final = 15
"""§V104 The gap of figures in contact across a line that can be crossed, in millimetres."""
RADIUS: Final = BASE


class Figure(msgspec.Struct, omit_defaults=True, gc=False):
    """A figure in play. `at` is None before it arrives and after it is gone (`out`).

    `ordered`, `moved`, `fired`, `defended`, `fought` and `contacted` are about this turn. `moved_before` and
    `fired_before` are about the previous turn. `charged` is the enemy that the figure reached by its own charge this
    turn. `ladder` is the number of its ladder, from 1. `roof` is the roof on which it stands (§V50). `left` is whether
    it left the table over an open edge (§V45).
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
        """§V49, §V50 Return whether a figure is on the roof `floor`. If `floor` is empty, it means the ground.

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

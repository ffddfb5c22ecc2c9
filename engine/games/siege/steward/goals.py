"""The autopilot's goals: weights for the values of zones and fights.

`OWN` is its usual choice. Players can choose the other goals as plans.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.games.siege.map.board import board
from engine.games.siege.steward.zone_values import worth
from engine.games.siege.world import Position, points

HOPELESS: Final = 1.5
"""If the expected gain of a melee is lower than this, no counter is sent into it, and counters in it leave."""
LEAST: Final = 4
MOST: Final = 12
MASSED: Final = 40
"""The minimum and the maximum number of points that are sent to one place, and the number if all are sent to one."""


@dataclass(frozen=True, kw_only=True)
class Goal:
    """The purpose of a plan, as weights for the steward's choices.

    `legation` and `elsewhere` multiply the values of Legation zones and of other zones. `civilian` is the value that a
    point of civilians adds to a zone. Troops leave a melee that gains less than `hopeless`. `most` is the largest
    number of points sent to one place. With `afield`, troops seek out all Boxers, even from posts near the entries.
    Without `outside`, they leave zones that belong to no Legation. Civilians flee from zones within `shy` zones of
    Boxers. `own_point` is the weight of an own point lost by a shot at the own zone. Without `leading`, leaders stay
    out of fights. With `massed`, all troops go to one place. `quiet` says what troops do on quiet days: they rest in
    one camp, man the posts, stay in their own Legations, or spread over many zones.
    """

    name: str
    legation: float = 1.0
    elsewhere: float = 1.0
    civilian: float = 0.0
    hopeless: float = HOPELESS
    most: int = MOST
    afield: bool = False
    outside: bool = True
    shy: int = 0
    own_point: float = 1.5
    leading: bool = True
    massed: bool = False
    quiet: Literal["rest", "guard", "home", "spread"] = "rest"

    def worth(self, position: Position, zone: str) -> float:
        """§7.2 Return the value of a zone for this goal."""
        plain = worth(position.ruins, zone)
        if self is OWN:
            return plain
        weighed = plain * (self.legation if board().zones[zone].legation else self.elsewhere)
        return weighed + (self.civilian * points(position.civilians(zone)) if self.civilian else 0.0)

    def wanted(self, enemy: int) -> int:
        """Return how many points to send against Boxers of `enemy` points."""
        return MASSED if self.massed else max(LEAST, min(self.most, enemy))


OWN: Final = Goal(name="own")
HOLD: Final = Goal(name="hold", legation=2.0, elsewhere=0.5, hopeless=-9.0, most=16)
CIVILIANS: Final = Goal(name="civilians", civilian=3.0, legation=0.6, shy=3)
NARROW: Final = Goal(name="narrow", elsewhere=0.0, outside=False, hopeless=99.0, own_point=4.0)
ATTACK: Final = Goal(name="attack", hopeless=-9.0, most=30, afield=True, own_point=0.5)
MASS: Final = Goal(name="mass", massed=True, legation=1.5)
SPARE: Final = Goal(name="spare", hopeless=99.0, own_point=9.0)
OFFICERS: Final = Goal(name="officers", leading=False)
GUARD: Final = Goal(name="guard", quiet="guard")
HOME: Final = Goal(name="home", quiet="home")
SPREAD: Final = Goal(name="spread", quiet="spread")
TRAINED: Final = Goal(name="trained", legation=0.89, shy=1, own_point=2.47)
"""The goal with the best results in simulated games (`docs/design/chances.md`); it is not offered to players as a plan.
"""

FIGHTING: Final = (OWN, HOLD, CIVILIANS, NARROW, ATTACK, MASS, SPARE, OFFICERS)
"""The goals of an assault, in the order in which plans are offered."""
QUIET: Final = (OWN, GUARD, CIVILIANS, HOME, SPREAD)
"""The goals of a quiet day."""
GOALS: Final[Mapping[str, Goal]] = {goal.name: goal for goal in (*FIGHTING, *QUIET)}
"""All goals, keyed by name."""

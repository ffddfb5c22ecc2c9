"""Goals of the steward: what a plan is for, as weights of what is at stake.

`OWN` is the steward's own judgement. The other goals are those of the plans that a player can choose from.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.games.siege.map.board import board
from engine.games.siege.steward.zone_values import worth
from engine.games.siege.world import Position, points

HOPELESS = 1.5
"""Below this gain of a melee nobody is sent into it, and counters in it leave."""
MOST = 12
"""The most points that are sent to one place."""


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """What a plan is for.

    `legation` and `elsewhere` multiply what zones of Legations and other zones are worth; `civilian` is what a point of
    civilians adds to the worth of a zone. A melee that gains less than `hopeless` is left; `most` is how many points go
    to one place. With `afield` troops seek every Boxer, also from posts near the entries; without `outside` they leave
    the zones that belong to no Legation. `shy` civilians flee from zones as far from Boxers as this number.
    `own_point` is the weight of an own point in a shot at the own zone. `on_guard` mans the posts on quiet days too.
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
    on_guard: bool = False

    def worth(self, position: Position, zone: str) -> float:
        """§7.2 Return what a zone is worth for this goal."""
        plain = worth(position.ruins, zone)
        if self is OWN:
            return plain
        weighed = plain * (self.legation if board().zones[zone].legation else self.elsewhere)
        return weighed + (self.civilian * points(position.civilians(zone)) if self.civilian else 0.0)


OWN = Goal(name="own")
HOLD = Goal(name="hold", legation=2.0, elsewhere=0.5, hopeless=-9.0, most=16)
CIVILIANS = Goal(name="civilians", civilian=3.0, legation=0.6, shy=3)
NARROW = Goal(name="narrow", elsewhere=0.0, outside=False, hopeless=99.0, own_point=4.0)
ATTACK = Goal(name="attack", hopeless=-9.0, most=30, afield=True, own_point=0.5)
GUARD = Goal(name="guard", on_guard=True)

GOALS: Mapping[str, Goal] = {goal.name: goal for goal in (OWN, HOLD, CIVILIANS, NARROW, ATTACK, GUARD)}
"""The goals by name, in the order in which plans are offered."""

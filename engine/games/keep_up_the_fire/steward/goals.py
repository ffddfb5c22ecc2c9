"""The autopilot's goals, which weigh the gains and costs of an answer.

`OWN` is its usual goal. Players can choose the other goals as plans.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

POINT = 0.75
"""The value of a point of a legation's strength, in units of danger."""


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """The purpose of a plan, as weights for the autopilot's choices.

    `point` is the value of a point of a legation's strength. `fire`, `melee` and `fortify` multiply the values of these
    actions. `onward` multiplies the value of a movement or attack of the column, and `dare` is added to it. `speed` and
    `power` multiply the value of a step on these tracks. With `in_turn`, every other command point goes to the tracks.
    `moves` is the maximum number of redeployments per turn. `stir` is the smallest gain for which a unit moves.
    """

    name: str
    point: float = POINT
    fire: float = 1.0
    melee: float = 1.0
    fortify: float = 1.0
    onward: float = 1.0
    speed: float = 1.0
    power: float = 1.0
    dare: float = 0.0
    in_turn: bool = False
    moves: int = 1
    stir: float = 0.2


OWN = Goal(name="own")
TRAINED = Goal(
    name="trained",
    point=3.4,
    fire=1.02,
    melee=2.99,
    fortify=2.11,
    onward=1.06,
    speed=2.26,
    power=1.35,
    dare=-0.45,
    stir=0.045,
)
"""The goal that won most often in simulated games (`docs/design/chances.md`); it is not offered to players as a plan.
"""
_weighed = partial(msgspec.structs.replace, TRAINED)
"""A function that changes weights of `TRAINED`: the plans start from those, so that choosing one costs little."""
HOLD = _weighed(name="hold", melee=3.3, fortify=3.5)
ATTACK = Goal(name="attack", point=0.2, melee=3.0, fortify=0.1)
DISTANCE = Goal(name="distance", point=1.5, fire=2.0, melee=0.6, fortify=0.6, moves=2, stir=0.05)
RELIEF = Goal(name="relief", onward=2.0, dare=5.0)
READY = _weighed(name="ready", onward=0.9, speed=3.2, power=1.6)
WORKS = _weighed(name="works", fortify=5.0, stir=0.2)
STRONG = Goal(name="strong", onward=0.8, speed=0.5, power=6.0)
STEADY = Goal(name="steady", dare=5.0, in_turn=True)
WAIT = Goal(name="wait", onward=-1.0)

AT_THE_WALLS = (OWN, HOLD, ATTACK, DISTANCE, WORKS)
"""The goals of a turn's actions, in the order in which plans are offered."""
ON_THE_ROAD = (OWN, RELIEF, READY, STRONG, STEADY, WAIT)
"""The goals of the column."""
GOALS: Mapping[str, Goal] = {goal.name: goal for goal in (*AT_THE_WALLS, *ON_THE_ROAD)}
"""All goals, keyed by name."""

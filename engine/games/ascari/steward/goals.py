"""The adviser's goals: weights for the value of a hex and of a melee.

`OWN` is the adviser's own choice. Players can choose the other goals as plans.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from engine.core.planning.plans import part_of
from engine.games.ascari.scenarios import scenario

CORPS: Final = "corps-"
"""The prefix of the name of a goal that applies to one corps."""


@dataclass(frozen=True, kw_only=True)
class Goal:
    """The purpose of a plan, expressed as weights.

    `distance`, `danger`, `prospect`, `cover` and `melee` multiply the values of nearness to the objective, enemy fire,
    own fire, good terrain and melees. `dare` is added to the value of a melee. With `back`, units move away from the
    enemy instead. `corps` is the group to which the goal applies; empty for all.
    """

    name: str
    distance: float = 1.0
    danger: float = 1.0
    prospect: float = 1.0
    cover: float = 1.0
    melee: float = 1.0
    dare: float = 0.0
    back: bool = False
    corps: str = ""


OWN: Final = Goal(name="own")
STORM: Final = Goal(name="storm", distance=1.6, danger=0.3, prospect=0.4, cover=0.5, melee=1.3, dare=1.0)
SHOOT: Final = Goal(name="shoot", distance=0.25, prospect=2.0, melee=0.7, dare=-1.0)
COVER: Final = Goal(name="cover", distance=0.7, danger=2.2, cover=2.5, prospect=0.8, dare=-0.5)
BACK: Final = Goal(name="back", distance=0.8, danger=1.5, prospect=0.3, melee=0.3, dare=-3.0, back=True)

STANCES: Final[Mapping[str, Goal]] = {goal.name: goal for goal in (OWN, STORM, SHOOT, COVER, BACK)}
"""The goals of a player-turn's plans, keyed by name, in the order in which plans are offered."""

TRAINED: Final = Goal(name="trained")
"""The name of the goal that won most often; its weights depend on the scenario and the side (`trained`)."""


@lru_cache(128)
def trained(name: str, side: str) -> Goal:
    """Return the goal with the trained weights of a scenario's side (`docs/design/chances.md`).

    Return `OWN` if the scenario's file has no weights for the side.
    """
    weights: Mapping[str, Any] | None = scenario(name).weights.get(side)
    return replace(TRAINED, **weights) if weights else OWN


def goal_of(name: str) -> Goal:
    """Return a goal by its name. Raise `KeyError` for an unknown name."""
    if name == TRAINED.name:
        return TRAINED
    scope, stance = part_of(name)
    if not scope.startswith(CORPS) or scope == CORPS:
        return STANCES[name]
    return replace(STANCES[stance] if stance else OWN, name=name, corps=scope.removeprefix(CORPS))

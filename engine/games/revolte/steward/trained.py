"""The autopilot settings and deployments that won the most simulated games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.asks import Answer
from engine.games.revolte.phases.deployment import BARRICADE, PLACE
from engine.games.revolte.steward.plans import OWN, Stance

TRAINED: Final = "trained"
"""The name of the stance that depends on scenario and side; it is not offered to players as a plan."""


def _deploys(words: str) -> tuple[Answer, ...]:
    """Return the answers of a deployment from its short form.

    “e1@575,395” places a figure. “3@420,330_420,430” places the third barricade.
    """
    found = (word.partition("@") for word in words.split())
    return tuple((BARRICADE if who.isdigit() else PLACE, who, where) for who, _, where in found)


_TRAINED: Final[Mapping[tuple[str, str], Stance]] = {
    ("fu-gate", "europeans"): Stance(
        deploys=_deploys("e1@584,553 e4@640,447 e3@528,447 e2@376,447 e5@768,447 e6@896,447"),
    ),
    ("langfang", "europeans"): Stance(
        cost=0.3,
        deploys=_deploys("3@420,330_420,430 e1@575,395"),
    ),
    ("tartar-wall", "europeans"): Stance(
        deploys=_deploys("e2@1070,235 e3@1085,300 e7@1062,150 e10@1100,20"),
    ),
    ("tartar-wall", "boxers"): Stance(
        back=1,
        deploys=_deploys(
            "a1@465,180 a2@474,120 a3@357,127 a5@474,220 a8@460,150 b1@270,190 b2@220,135 b3@220,205 b4@220,165"
        ),
    ),
    ("langfang", "boxers"): Stance(charges=-0.3, stands=False, few=8),
}


CHAIRS: Final = tuple(_TRAINED)


def trained(scenario: str, side: str) -> Stance:
    """Return the stance that won most simulated games (`docs/design/chances.md`)."""
    return _TRAINED.get((scenario, side), OWN)

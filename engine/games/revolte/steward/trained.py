"""The stances that won most often in whole games against the steward, by scenario and side, and how they deploy."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.revolte.steward.plans import OWN, Stance

TRAINED = "trained"
"""The name of the stance that goes by scenario and side: no plan that a player is offered."""
_TRAINED: Mapping[tuple[str, str], Stance] = {}


CHAIRS = tuple(_TRAINED)


def trained(scenario: str, side: str) -> Stance:
    """Return the stance that won most often in whole games against the steward (`docs/decisions/0194-hard.md`)."""
    return _TRAINED.get((scenario, side), OWN)

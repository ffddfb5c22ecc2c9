"""Ascari: three battles of the Eritrean ascari, 1890 to 1896, for two sides, with opportunity fire."""

from engine.games.ascari.ruleset import RULESET

__all__ = ["IN_PREPARATION", "RULESET"]

IN_PREPARATION = True
"""Until it has its presenter, tests and tools play the game, and nobody is offered it."""

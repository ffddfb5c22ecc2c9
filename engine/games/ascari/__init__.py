"""Ascari: three battles of the Eritrean ascari, 1890 to 1896, for two sides."""

from engine.games.ascari.ruleset import RULESET

__all__ = ["RULESET"]

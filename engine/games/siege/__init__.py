"""The siege of the Peking Legations, 1900: a solitaire game of 54 days."""

from engine.games.siege.ruleset import RULESET

OFFERED_FIRST = True
"""Whether this game is the default when a command names none."""

__all__ = ["OFFERED_FIRST", "RULESET"]

"""Keep Up the Fire!, 1900: a solitaire game of the siege of the legations and of the relief column, with one card per
day.
"""

from engine.games.keep_up_the_fire.ruleset import RULESET

__all__ = ["RULESET"]

"""Keep Up the Fire!, 1900: a solitaire game about the siege of the legations and the relief column.

Each day has a card.
"""

from engine.games.keep_up_the_fire.ruleset import RULESET

__all__ = ["RULESET"]

"""Keep Up the Fire!, 1900: a solitaire game about the siege of the legations."""

from engine.games.keep_up_the_fire.ruleset import RULESET

__all__ = ["RULESET"]

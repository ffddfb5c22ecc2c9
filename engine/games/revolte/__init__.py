"""La révolte des Boxers: a skirmish on a table measured in millimetres, for two sides."""

from engine.games.revolte.ruleset import RULESET

__all__ = ["IN_PREPARATION", "RULESET"]

IN_PREPARATION = True
"""Until it has its presenter, tests and tools play the game, and nobody is offered it."""

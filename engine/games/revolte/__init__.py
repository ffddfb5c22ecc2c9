"""La révolte des Boxers: a skirmish on a table measured in millimetres, for two sides."""

from engine.games.revolte.ruleset import RULESET

__all__ = ["RULESET"]

"""La révolte des Boxers: a skirmish for two sides on a table in millimetres."""

from engine.games.revolte.ruleset import RULESET

__all__ = ["RULESET"]

"""The tables: of games, of the community around them, of tournaments. All are known once one of them is imported."""

from db.schema import community, games, tournaments

__all__ = ["community", "games", "tournaments"]

"""The tables: of games, chances, the community, tournaments. All are known once one of them is imported."""

from db.schema import chances, community, games, tournaments

__all__ = ["chances", "community", "games", "tournaments"]

"""The definitions of the tables: games, chances, community, tournaments. Importing any of them loads all."""

from db.schema import chances, community, games, tournaments

__all__ = ["chances", "community", "games", "tournaments"]

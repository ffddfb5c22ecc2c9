"""The definitions of the tables. Importing one of the modules loads all."""

from db.schema import chances, community, games, tournaments

__all__ = ["chances", "community", "games", "tournaments"]

"""The steward: a player for each side."""

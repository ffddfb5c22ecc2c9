"""The analysis of a game of the siege: odds, mistakes, statistics."""

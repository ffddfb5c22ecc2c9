"""The analysis of a game of the siege of the Legations: odds, mistakes, statistics."""

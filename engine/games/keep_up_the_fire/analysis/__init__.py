"""The analysis of a game of Keep Up the Fire!: odds, mistakes, statistics."""

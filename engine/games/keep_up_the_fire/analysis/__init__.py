"""What is worked out about a game of Keep Up the Fire!: odds, mistakes, statistics."""

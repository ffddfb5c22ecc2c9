"""What is worked out about a game of the siege of the Legations: odds, mistakes, statistics."""

"""The steward of Keep Up the Fire!, which plays the game by itself and advises."""

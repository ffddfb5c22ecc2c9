"""The phases of the game, one module each."""

"""Playing: the board's buttons, the /siege commands, a new game, its setup."""

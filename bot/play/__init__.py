"""Playing: the board's buttons, the /siege commands, new games, their setup."""

"""Playing: the board's buttons, the `/siege` commands, new games and their setup."""

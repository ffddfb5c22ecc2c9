"""Playing: the board's buttons, `/siege` commands, and new games."""

"""The log of a game, its export, and its verification."""

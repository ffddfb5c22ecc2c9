"""Handles play: the board's buttons, the `/siege` commands, and new games."""

"""Undo: players undo decisions in a game."""

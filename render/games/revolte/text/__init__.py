"""Texts of the game."""

"""Printed pages of the game."""

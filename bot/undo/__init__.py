"""Undo: decisions of a game are taken back."""

"""Undo: takes answers back."""

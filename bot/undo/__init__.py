"""Undo: take answers back."""

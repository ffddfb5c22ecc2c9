"""Writes a game as a single HTML page."""

"""Draws the latest events on the map of the siege."""

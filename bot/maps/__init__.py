"""Enlarged views of the map, and overlays drawn over it."""

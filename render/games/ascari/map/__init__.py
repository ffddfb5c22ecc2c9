"""Draws Ascari: the whole board, close-ups, overlays and plans."""

"""Computed chances: the figures of positions, and the analyses of finished games."""

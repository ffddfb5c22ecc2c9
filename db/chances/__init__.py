"""The storage of computed chances: the figures of positions, and the analyses of finished games."""

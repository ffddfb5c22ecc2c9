"""Storage of computed chances: the chances of positions, and the analyses of finished games."""

"""Storage of computed chances of positions, and of analyses."""

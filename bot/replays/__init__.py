"""A game as a moving picture."""

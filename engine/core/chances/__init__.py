"""Computes each side's chances of winning. Autopilots play the game many times from its position."""

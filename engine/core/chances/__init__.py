"""The chances of a game, found by many simulated games of the autopilots."""

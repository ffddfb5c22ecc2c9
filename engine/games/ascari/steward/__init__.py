"""The steward: the program that plays either side as autopilot, or advises its player."""

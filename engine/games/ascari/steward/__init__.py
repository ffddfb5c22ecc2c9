"""The program that plays either side (the autopilot) or advises its player (the adviser)."""

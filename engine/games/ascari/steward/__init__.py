"""The steward: the program that plays either side or advises its player."""

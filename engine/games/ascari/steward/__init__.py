"""The steward: the program that plays or advises either side."""

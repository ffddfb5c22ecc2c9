"""The steward: plays either side sensibly, using only information that this side sees."""

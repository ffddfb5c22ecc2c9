"""The steward: plays either side sensibly, using only what that side sees."""

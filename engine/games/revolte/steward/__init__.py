"""The steward: plays either side sensibly, from what that side sees."""

"""Campaigns: one day of a game for each real day, begun by the calendar."""

"""Campaigns: one day of a game every real day, begun by the calendar."""

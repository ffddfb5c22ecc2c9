"""Campaigns: the calendar plays one day of a game on each real day."""

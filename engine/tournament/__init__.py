"""Tournaments: lots, pairings, standings. The package has no clock, no medium, and no source of results."""

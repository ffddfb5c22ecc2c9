"""Tournaments: lots, pairings, standings. Nothing here knows a clock, a medium or where a result comes from."""

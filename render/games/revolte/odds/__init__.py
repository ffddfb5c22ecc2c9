"""Odds of shots and fights."""

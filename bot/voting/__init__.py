"""Voting: games that are decided by vote."""

"""Tournaments in texts and pictures."""

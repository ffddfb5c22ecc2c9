"""Tournaments: their journal is loaded, added to, and told to a channel."""

"""Tournaments: loading their journal, adding to it, and showing them in a channel."""

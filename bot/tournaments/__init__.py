"""Tournaments: load their journal, add to it, and show it in a channel."""

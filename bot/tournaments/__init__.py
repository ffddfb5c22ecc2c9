"""Tournaments: loading and extending their journals, and showing them in a channel."""

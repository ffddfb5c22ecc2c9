"""Tournaments: their journals, and their messages in a channel."""

"""Replays: a game as an animation."""

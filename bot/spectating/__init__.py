"""Spectating: game lists, past boards, channels that follow a game."""

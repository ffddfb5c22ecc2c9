"""Spectating: lists of games, boards of past days, and channels that follow a game."""

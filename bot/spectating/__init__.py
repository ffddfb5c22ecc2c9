"""Spectating: lists of games, past boards, and channels that follow a game."""

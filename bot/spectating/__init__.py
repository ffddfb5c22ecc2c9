"""Watching games: access, lists, past boards, channels that follow a game."""

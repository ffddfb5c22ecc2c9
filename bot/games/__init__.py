"""The logic of games, without Discord."""

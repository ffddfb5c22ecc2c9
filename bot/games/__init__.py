"""The logic of games, without Discord: service, state, decisions, permissions, players and undo."""

"""Games without Discord: the service, its state, decisions, permissions, players and the undo stack."""

"""Games without Discord: the service, their state, decisions, permissions, players, the undo stack."""

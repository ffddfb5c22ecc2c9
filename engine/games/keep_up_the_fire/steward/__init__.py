"""The steward of Keep Up the Fire!: it advises the player and can play in the player's place."""

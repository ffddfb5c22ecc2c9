"""The steward of Keep Up the Fire!, which advises or replaces the player."""

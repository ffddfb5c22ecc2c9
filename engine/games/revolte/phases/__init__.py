"""The phases of play."""

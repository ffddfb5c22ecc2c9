"""The players of a game: joining, leaving, and changing owner or channel."""

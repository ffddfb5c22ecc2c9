"""The players of a game: joining, leaving, changing the owner, and moving to another channel."""

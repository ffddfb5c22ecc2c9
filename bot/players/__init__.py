"""The players of a game: joining, leaving, handing over, moving to another channel."""

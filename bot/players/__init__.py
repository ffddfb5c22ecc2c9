"""Who plays a game: joining, leaving, handing over, another channel."""

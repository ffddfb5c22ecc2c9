"""The win chances of games in play: how they are computed, cached, and shown."""

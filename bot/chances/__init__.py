"""The win chances of games in play: computing, caching and showing them."""

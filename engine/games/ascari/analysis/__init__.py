"""The results of games, and the mistakes in them."""

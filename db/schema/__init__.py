"""The tables: of games, and of the community around them."""

"""The daily game: all users play with the same dice, and one attempt counts."""

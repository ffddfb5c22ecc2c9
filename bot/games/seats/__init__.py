"""The sides of a game: their players, open questions, ways of deciding, and deadlines."""

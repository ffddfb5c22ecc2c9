"""The sides of a game: their players, whether they are asked, how they decide, and their deadlines."""

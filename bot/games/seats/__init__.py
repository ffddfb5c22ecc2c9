"""The seats of a game: their players, which are asked, how they decide, and the deadline of each."""

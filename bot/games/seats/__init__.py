"""The seats of a game: their players, which are asked, how they decide, and how long each is waited for."""

"""The board message of a game: its text, its pictures and its delivery."""

"""The board message of a game: its texts, its pictures, the drawing queue, its delivery."""

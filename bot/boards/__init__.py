"""The board message of a game: its texts, its pictures, the queue for drawing, its delivery."""

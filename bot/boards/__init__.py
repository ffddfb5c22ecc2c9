"""The board message of a game: its text, its pictures, the queue for drawing, and the delivery."""

"""The analysis of a finished game as picture, text and advice."""

"""The analysis of a finished game as a picture, as text and as advice."""

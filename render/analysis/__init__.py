"""The analysis of a finished game: as a picture, in words, and as advice."""

"""The analysis of a finished game: where it was won and lost."""

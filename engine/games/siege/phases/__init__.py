"""The chapters of the sequence of play, one a file."""

"""The phases of the sequence of play, one module each."""

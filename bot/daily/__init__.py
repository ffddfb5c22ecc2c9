"""The game of the day: one seed for everybody, one attempt that counts."""

"""The daily game: every user plays the same dice, and has one attempt that counts."""

"""The daily game: one seed for everybody, one attempt that counts."""

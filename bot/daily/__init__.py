"""The daily game: one seed for all users, one attempt that counts."""

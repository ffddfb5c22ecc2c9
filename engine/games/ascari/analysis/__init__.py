"""What games came to."""

"""What games came to, and the mistakes in them."""

"""What people and servers have come to: /records."""

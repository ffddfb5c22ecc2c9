"""What is stored about people, and how it is shown and deleted."""

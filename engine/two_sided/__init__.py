"""Code that games of two sides share."""

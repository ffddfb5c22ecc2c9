"""Centuria: the book of the one-day tournament."""

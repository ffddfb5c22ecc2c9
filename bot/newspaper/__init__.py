"""Printed pages about a game: newspaper pages and the final poster."""

"""Printed pages about a game: the newspaper page of a day, and the final poster."""

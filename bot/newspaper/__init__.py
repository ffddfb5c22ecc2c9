"""Printed pages about a game: the front page of a day, the poster at the end."""

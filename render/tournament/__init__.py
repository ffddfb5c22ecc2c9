"""Tournaments in words and pictures: why, what happened, pairings, the page, army lists."""

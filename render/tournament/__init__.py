"""Tournaments in words and pictures: reasons, the log, pairings, the standings, army lists."""

"""Analyses games by statistics of their results and by the players' mistakes."""

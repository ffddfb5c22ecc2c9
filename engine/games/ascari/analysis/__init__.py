"""The analysis of Ascari games: statistics of results, and the players' mistakes."""

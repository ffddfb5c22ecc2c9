"""The analysis of games: statistics of results, and the players' mistakes."""

"""The analysis of Ascari games: statistics, and players' mistakes."""

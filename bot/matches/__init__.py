"""Finding an opponent: open challenges, and challenges to a particular player."""

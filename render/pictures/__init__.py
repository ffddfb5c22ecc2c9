"""Drawing code for all games: shapes, flags, plots, pages, animations and the compression of pictures."""

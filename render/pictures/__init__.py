"""Drawing code that belongs to no game: shapes, flags, plots, pages, animations, compression of pictures."""

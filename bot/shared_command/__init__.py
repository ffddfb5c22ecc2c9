"""Several people command one game: parts of the defence, proposals, a phase that ends when all agree."""

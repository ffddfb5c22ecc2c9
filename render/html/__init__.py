"""A game as one page of HTML."""

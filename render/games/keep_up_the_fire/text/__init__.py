"""Keep Up the Fire! in words."""

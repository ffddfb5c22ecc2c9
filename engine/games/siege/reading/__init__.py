"""Parser for files with users' own starting positions."""

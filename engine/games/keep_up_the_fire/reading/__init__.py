"""Reads the files with users' own starting positions."""

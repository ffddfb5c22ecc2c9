"""The steps of a turn, one chapter a module."""

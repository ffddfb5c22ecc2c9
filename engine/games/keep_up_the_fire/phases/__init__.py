"""The steps of a turn. Each chapter of the rules has a module."""

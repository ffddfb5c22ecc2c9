"""Reads a battle of Ascari from its file, and reports every mistake with its line."""

"""Reads Ascari's battles from files, and reports every mistake."""

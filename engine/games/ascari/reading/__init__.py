"""Reads the battles of Ascari from files, and reports every mistake."""

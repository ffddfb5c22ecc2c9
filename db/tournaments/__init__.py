"""Tournaments as they are stored: the journal of facts, what stands beside it, and what deleting data takes from it."""

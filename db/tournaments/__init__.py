"""Stored tournaments: the journal of facts, the tables next to it, and deleting personal data from it."""

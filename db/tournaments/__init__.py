"""Storage of tournaments: the journal of facts, other tables, and deletion of personal data."""

"""Storage of tournaments: the journal of facts, other tables, and the deletion of personal data."""

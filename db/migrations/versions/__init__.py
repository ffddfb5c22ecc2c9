"""The changes of the tables, the oldest first."""

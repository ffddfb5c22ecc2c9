"""The steward's plans: looked at privately, and taken with a press."""

"""The counters of the siege of the Legations."""

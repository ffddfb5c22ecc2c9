"""The odds of the siege of the Legations as texts."""

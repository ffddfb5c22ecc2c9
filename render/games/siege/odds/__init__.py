"""The odds of the siege of the Legations in words."""

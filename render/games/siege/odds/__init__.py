"""Texts about the odds of rolls in the siege of the Legations."""

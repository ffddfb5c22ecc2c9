"""The siege of the Legations in words."""

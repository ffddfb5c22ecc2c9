"""The map of the siege of the Legations as a picture."""

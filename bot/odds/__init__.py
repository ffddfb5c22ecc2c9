"""The odds of rolls, as private messages."""

"""The odds of die rolls, as private messages."""

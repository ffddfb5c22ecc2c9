"""The odds of Keep Up the Fire! in words."""

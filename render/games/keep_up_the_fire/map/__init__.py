"""The map of Keep Up the Fire! as a picture."""

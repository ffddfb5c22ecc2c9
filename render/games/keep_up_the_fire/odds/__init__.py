"""The odds of the game Keep Up the Fire! as texts."""

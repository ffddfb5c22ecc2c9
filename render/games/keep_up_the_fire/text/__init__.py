"""All texts of the game Keep Up the Fire!, such as its dispatches and questions."""

"""All texts of the game Keep Up the Fire!"""

"""Turns a question of the game into buttons, selects and typed words, and users' choices back into an answer."""

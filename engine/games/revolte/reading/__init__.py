"""Reads a battle of La révolte des Boxers from its file, and reports every mistake with its line."""

"""Reading of the files in which users write their own starting positions."""

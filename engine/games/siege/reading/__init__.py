"""Parser for the files in which users write their own starting positions."""

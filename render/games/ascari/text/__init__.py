"""The texts of Ascari."""

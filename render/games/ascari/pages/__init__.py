"""The printed pages of Ascari."""

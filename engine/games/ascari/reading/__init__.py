"""Reading of Ascari's battles from files, with every mistake reported by line."""

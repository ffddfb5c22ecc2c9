"""The steward of Keep Up the Fire!: who plays it by itself and advises."""

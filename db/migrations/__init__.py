"""The migrations of the tables: one module for each change, applied when the bot starts."""

"""The migrations of the tables: one module a change, applied when the bot starts."""

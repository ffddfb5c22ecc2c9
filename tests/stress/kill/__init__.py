"""The bot as a process of its own that is killed again and again, and a Discord that outlives it."""

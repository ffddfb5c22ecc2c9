"""The chances of games in play: what reckons them, what remembers them, and where they are shown."""

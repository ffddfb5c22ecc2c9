"""Load: the real bot in a process of its own, a light stand-in for Discord beside it, and many players at once."""

"""Load benchmark: the real bot in its own process, a lightweight fake Discord beside it, and many players at once."""

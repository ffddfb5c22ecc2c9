"""Load benchmark: the real bot in its own process, next to a lightweight fake Discord, with many players at the same
time.
"""

"""The rulebook in Discord: the command `/siege rules`."""

"""The rulebook in Discord: /siege rules."""

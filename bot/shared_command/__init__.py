"""Shared command: several players command one game together."""

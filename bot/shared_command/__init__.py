"""Shared command: several players command one game by parts of the defence or by proposals, and agree to end phases."""

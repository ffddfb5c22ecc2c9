"""The shared user interface of all features."""

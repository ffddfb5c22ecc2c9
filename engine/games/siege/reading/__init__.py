"""Reads the files of users' starts."""

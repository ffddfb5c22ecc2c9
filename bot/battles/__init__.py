"""Battles of users: the library of a server, its commands, and what they show."""

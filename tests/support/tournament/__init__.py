"""Tournaments for tests."""

"""Lessons for new users: three private decisions in fixed positions."""

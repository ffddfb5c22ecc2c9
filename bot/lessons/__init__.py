"""Lessons for new users: three decisions in fixed positions, made privately."""

"""Lessons: three private decisions in fixed positions, for users who do not know a game yet."""

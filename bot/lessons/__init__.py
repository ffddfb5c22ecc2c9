"""Lessons: three private decisions in fixed positions, for people who do not know a game yet."""

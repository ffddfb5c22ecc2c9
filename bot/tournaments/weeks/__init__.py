"""Tournaments over weeks: threads of tables, times that are proposed, reminders, more time, channels that watch."""

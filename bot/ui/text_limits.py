"""Types with length limits; every text option of a command has one of them."""

from __future__ import annotations

from discord import app_commands

MOST = 500
"""The maximum number of characters of any command's text."""

Short = app_commands.Range[str, 1, 64]
"""The type of short texts: an hour, a time zone, some days, a seed."""
Name = app_commands.Range[str, 1, 100]
"""The type of names, numbers, links and search words: as long as Discord allows a suggestion to be."""
Sentence = app_commands.Range[str, 1, MOST]
"""The type of sentences: a whole order, or a list of names."""

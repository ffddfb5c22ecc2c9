"""Limits of typed texts: every text option of a command has one of these types.

Discord enforces them for users; longer texts that arrive anyway are refused in `bot.ui.rate_limits.Tree`.
"""

from __future__ import annotations

from discord import app_commands

MOST = 500
"""The largest number of characters of any command's text."""

Short = app_commands.Range[str, 1, 64]
"""An hour, a time zone, some days, a seed."""
Name = app_commands.Range[str, 1, 100]
"""A name, a number, a link, a search word: as long as Discord allows a suggestion to be."""
Sentence = app_commands.Range[str, 1, MOST]
"""A whole order, or a list of names."""

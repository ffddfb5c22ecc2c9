"""How much may be typed: every option of a command that takes a text is of one of these kinds.

Discord keeps people to it; what comes in spite of that is refused at the door (`bot.ui.rate_limits.Tree`).
"""

from __future__ import annotations

from discord import app_commands

MOST = 500
"""No text of a command has more characters."""

Short = app_commands.Range[str, 1, 64]
"""An hour, a zone of time, some days, a seed."""
Name = app_commands.Range[str, 1, 100]
"""A name, a number, a link, a word to look for: as much as Discord lets a suggestion have."""
Sentence = app_commands.Range[str, 1, MOST]
"""A whole order, or a list of names."""

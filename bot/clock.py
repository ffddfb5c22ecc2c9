"""The bot's clock. Everything that needs the time asks here, so that a simulated Discord can move it."""

from __future__ import annotations

from datetime import datetime

from discord import utils


def now() -> datetime:
    """The time, aware, in UTC.

    Looked up in `discord.utils` at each call: that is the clock which a simulated Discord replaces.
    """
    return utils.utcnow()

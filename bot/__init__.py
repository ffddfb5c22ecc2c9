"""The Discord bot: settings, one service, commands and buttons by feature, and the delivery of boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discord.ext import commands

    from bot.runtime.settings import Settings


def create_bot(settings: Settings | None = None) -> commands.AutoShardedBot:
    """Return the bot, ready to be started. Without `settings`, they are read from the environment and `.env`."""
    from bot.app import Siegemaster  # noqa: PLC0415 - `bot` is imported by tools that need no Discord
    from bot.runtime.settings import Settings as Read  # noqa: PLC0415

    return Siegemaster(settings or Read())

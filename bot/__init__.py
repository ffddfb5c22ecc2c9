"""The Discord bot: its settings, features, commands, buttons and board messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from discord.ext import commands

    from bot.runtime.settings import Settings


def create_bot(settings: Settings | None = None) -> commands.AutoShardedBot:
    """Return the bot, ready to start. The default settings come from the environment and `.env`."""
    from bot.app import Siegemaster  # noqa: PLC0415 - `bot` is imported by tools that need no Discord
    from bot.runtime.settings import Settings as Read  # noqa: PLC0415

    return Siegemaster(settings or Read())

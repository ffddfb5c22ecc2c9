"""The command `siegemaster`."""

from bot.cli.app import main

__all__ = ["main"]

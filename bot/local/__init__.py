"""Local play: the unmodified bot in a simulated Discord, with a page on 127.0.0.1 to play on."""

from bot.local.server import AlreadyPlaying, PortBusy, play

__all__ = ["AlreadyPlaying", "PortBusy", "play"]

"""Local play: the unmodified bot in a simulated Discord, on a web page at 127.0.0.1."""

from bot.local.server import AlreadyPlaying, PortBusy, play

__all__ = ["AlreadyPlaying", "PortBusy", "play"]

"""Context variables with the user and the server for whom the current task works."""

from __future__ import annotations

from contextvars import ContextVar

asking: ContextVar[int] = ContextVar("asking", default=0)
"""The id of the user for whom the current task works; 0 for the bot itself."""


server: ContextVar[int] = ContextVar("server", default=0)
"""The id of that user's server; 0 for direct messages and for the bot itself."""

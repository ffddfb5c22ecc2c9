"""The user and the server for whom the present task works, in context variables."""

from __future__ import annotations

from contextvars import ContextVar

asking: ContextVar[int] = ContextVar("asking", default=0)
"""The user id for whom the current task works; 0 for the bot itself."""


server: ContextVar[int] = ContextVar("server", default=0)
"""The server id of that user; 0 for direct messages and for the bot itself."""

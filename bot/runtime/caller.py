"""For whom the present task works: a person and a server, in context variables."""

from __future__ import annotations

from contextvars import ContextVar

asking: ContextVar[int] = ContextVar("asking", default=0)
"""For whom the present task works: a person, or 0 for the house itself."""


server: ContextVar[int] = ContextVar("server", default=0)
"""Where they are: a server, or 0 for direct messages and for the house itself."""

"""What a command is called in the logs while it is answered, and how long it takes."""

from __future__ import annotations

import time
from typing import Any

import discord
from structlog.contextvars import bind_contextvars

_BEGUN = "begun"


def begin(interaction: discord.Interaction[Any], command: str) -> None:
    """Name a command in every line until it has been answered: each runs in a task, and so a context, of its own."""
    bind_contextvars(interaction=interaction.id, command=command)
    interaction.extras[_BEGUN] = time.perf_counter()


def seconds_of(interaction: discord.Interaction[Any]) -> float | None:
    """How long a command has taken so far; None for one that never began."""
    begun = interaction.extras.get(_BEGUN)
    return time.perf_counter() - begun if begun is not None else None

"""Adds a command's name to the logs, and measures its duration."""

from __future__ import annotations

import time
from typing import Any

import discord
from structlog.contextvars import bind_contextvars

_BEGUN = "begun"


def start(interaction: discord.Interaction[Any], command: str) -> None:
    """Add the command's name to all log lines of its task, and start to measure its time."""
    bind_contextvars(interaction=interaction.id, command=command)
    interaction.extras[_BEGUN] = time.perf_counter()


def seconds_of(interaction: discord.Interaction[Any]) -> float | None:
    """Return how many seconds a command has taken so far; None before it starts."""
    started = interaction.extras.get(_BEGUN)
    return time.perf_counter() - started if started is not None else None

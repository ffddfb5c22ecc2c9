"""Freezes long-lived objects with gc.freeze(), to keep full garbage collections short.

Use it only in a process that runs nothing but the bot. Frozen objects in reference cycles are not freed until the next
`on_ready`.
"""

from __future__ import annotations

import gc
import time
from functools import partial
from typing import Any

from discord.ext import commands

LONG, SELDOM = 0.05, 60.0
"""The seconds of a full collection from which the remaining objects are frozen, and the minimum seconds between
freezes.
"""
_OLDEST = 2

_begun: float | None = None
_frozen = 0.0


def settle(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Exclude the bot's long-lived objects from garbage collection once it is ready."""
    bot.add_listener(partial(_settle, bot), "on_ready")


async def _settle(bot: Any) -> None:
    gc.unfreeze()  # on a new `on_ready` the bot has dropped the servers that it knew
    gc.collect()
    gc.freeze()
    if _watch not in gc.callbacks:
        gc.callbacks.append(_watch)
    if getattr(bot, "chances", None) is not None:
        bot.chances.busy.holds = True


def _watch(phase: str, info: dict[str, Any]) -> None:
    """After a long full garbage collection, exclude the surviving objects from later ones."""
    global _begun, _frozen  # noqa: PLW0603 - one garbage collector for the process
    if info["generation"] != _OLDEST:
        return
    if phase == "start":
        _begun = time.perf_counter()
    elif _begun is not None:
        ended = time.perf_counter()
        took, _begun = ended - _begun, None
        if took > LONG and ended - _frozen > SELDOM:
            gc.freeze()
            _frozen = ended

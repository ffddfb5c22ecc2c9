"""Freezes what lives long with gc.freeze(), to keep full collections of the garbage collector short.

Only for a process that is the bot's alone. A collection over two thousand small servers takes a quarter of a second,
over the texts, maps and positions that are remembered after the first presses a tenth; nobody is answered meanwhile,
and without this there is one every hundred presses. What is frozen is still freed with its last reference. Only circles
of references among it stay, until all is looked through again on the next `on_ready`.
"""

from __future__ import annotations

import gc
import time
from functools import partial
from typing import Any

from discord.ext import commands

LONG, SELDOM = 0.05, 60.0
"""Seconds of a full collection after which what it has left is frozen, and at least between two times."""
_OLDEST = 2

_begun: float | None = None
_frozen = 0.0


def settle(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Freeze the objects of a bot's servers when all are there, and later what a long full collection has left."""
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
    """Freeze what is left after a full collection that took long: all of it was in use a moment ago."""
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

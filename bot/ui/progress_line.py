"""A progress line in a deferred answer."""

from __future__ import annotations

import asyncio
import logging
import time
from types import TracebackType
from typing import Any, TypeVar

import aiohttp
import discord

from bot.ui.replies import PUBLIC, note
from bot.ui.texts import QUIET

log = logging.getLogger(__name__)

EVERY = 2.5
"""The time in seconds before the first edit, and between two: far longer than Discord requires, but short enough to see
the line change.
"""
MARKS = 10

now = time.perf_counter  # real time even if the clock and the event loop are simulated: the work is real too

_Line = TypeVar("_Line", bound="ProgressLine")


def bar(done: int, total: int) -> str:
    """Return a progress bar as text."""
    full = done * MARKS // max(1, total)
    return "▰" * full + "▱" * (MARKS - full)


class ProgressLine:
    """Shows progress by editing a deferred answer. Use it as a context manager.

    After the `with` block, no edit is still running that could overwrite the answer.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, locale: str) -> None:
        self.interaction = interaction
        self.locale = locale
        self.shown = ""
        self.due = now() + EVERY
        self._line = ""
        self._editing: asyncio.Task[None] | None = None
        self._ended = False

    def tell(self, line: str) -> None:
        """Show a line as soon as the next edit is allowed. Only the newest line is shown."""
        self._line = line
        if self._editing is None and not self._ended and now() >= self.due:
            self._editing = asyncio.create_task(self._follow())

    async def __aenter__(self: _Line) -> _Line:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._ended = True
        if self._editing is not None:
            await self._editing

    async def _follow(self) -> None:
        """Show the newest line of progress. Repeat this while newer lines arrive."""
        while self._line != self.shown and not self._ended and now() >= self.due:
            line = self._line
            self.due = now() + EVERY
            try:
                await self.interaction.edit_original_response(view=note(line), allowed_mentions=QUIET)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                # A failed edit must not stop the work; it is not tried again.
                log.info("a line of progress could not be shown: %(problem)s", {"problem": error})
                self._ended = True
                break
            self.shown = line
            self.interaction.extras[PUBLIC] = True  # a refusal now replaces the line
        self._editing = None

"""A line of progress in a deferred answer, until the answer itself takes its place."""

from __future__ import annotations

import asyncio
import logging
import time
from types import TracebackType
from typing import Any

import aiohttp
import discord

from bot.replays.worker import Progress
from bot.ui.replies import PUBLIC, note
from bot.ui.texts import QUIET, say

log = logging.getLogger(__name__)

EVERY = 2.5
"""Seconds before the first edit, and between two: far below what Discord allows, and seen to move."""
_MARKS = 10

_now = (
    time.perf_counter
)  # real also where the clock is simulated, and with it that of the event loop: so is the drawing


class ProgressLine:
    """Edits the deferred answer of an interaction while something is drawn. Use it as a context manager.

    After the block no edit is under way, so that none can overwrite the answer.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, locale: str) -> None:
        self.interaction = interaction
        self.locale = locale
        self._line = self._shown = ""
        self._due = _now() + EVERY
        self._editing: asyncio.Task[None] | None = None
        self._ended = False

    def wait(self) -> None:
        """Say at once that another replay is drawn first."""
        self._due = _now()
        self._say(say("replay-waiting", locale=self.locale))

    def advance(self, progress: Progress) -> None:
        """Say how far the drawing is."""
        done, total = progress.done, progress.total
        if done >= total:
            # The last word for some seconds: it need not be due, but only one of its kind comes.
            self._due = _now() if self._shown else self._due
            self._say(say("replay-packing", locale=self.locale, total=total))
            return
        full = done * _MARKS // total
        marks = "▰" * full + "▱" * (_MARKS - full)
        self._say(say("replay-drawing", locale=self.locale, marks=marks, done=done, total=total))

    def _say(self, line: str) -> None:
        self._line = line
        if self._editing is None and not self._ended and _now() >= self._due:
            self._editing = asyncio.create_task(self._follow())

    async def __aenter__(self) -> ProgressLine:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._ended = True
        if self._editing is not None:
            await self._editing

    async def _follow(self) -> None:
        """Show the newest line, and again if one has become due meanwhile."""
        while self._line != self._shown and not self._ended and _now() >= self._due:
            line = self._line
            self._due = _now() + EVERY
            try:
                await self.interaction.edit_original_response(view=note(line), allowed_mentions=QUIET)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                # What refuses a line must not stop the drawing; it is not tried again.
                log.info("a line of progress could not be shown: %(problem)s", {"problem": error})
                self._ended = True
                break
            self._shown = line
            self.interaction.extras[PUBLIC] = True  # a refusal now takes the place of the line
        self._editing = None

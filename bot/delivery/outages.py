"""Remembers whether Discord responds, and how many requests it has refused.

While requests keep failing, messages that no user waits for are not sent. Discord bans a bot after ten thousand invalid
requests in ten minutes.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta
from types import SimpleNamespace

import aiohttp

from bot.games.errors import DeliveryDelayed, DeliveryProblem
from bot.runtime import clock

log = logging.getLogger(__name__)

_DISCORD = "discord.com"
INVALID = frozenset({401, 403, 429})
"""The status codes that Discord counts as invalid requests."""
WINDOW = 10 * 60.0
MANY, TOO_MANY = 1_000, 4_000
"""The numbers of invalid requests in ten minutes after which a warning is logged, and after which only users are
answered.
"""
_ROUGH = 5
"""The number of consecutive failures that count as an outage."""
_SOME = 2
"""The number of consecutive failures after which deadlines are suspended."""
_FIRST_STORM, _LONGEST_STORM = 5.0, 60.0
_SILENT = 60.0

Counter = Callable[[int], None]
"""A function that is called with the status of every answer that counts as an invalid request."""


class Outages:
    """Remembers how Discord has responded to this process."""

    def __init__(self, *, now: Callable[[], datetime] = clock.now) -> None:
        self._now = now
        self._ticks = clock.ticks_of(now)
        self._since: tuple[datetime, float] | None = None
        self._heard = self._ticks()
        self._invalid: deque[float] = deque()
        self._counters: list[Counter] = []
        self._failures = 0
        self._storms = 0
        self._until: float | None = None
        self._warned: float | None = None

    # --- outages ---

    def fair(self) -> bool:
        """Return whether the bot may now send messages that no user is waiting for."""
        if self.invalid >= TOO_MANY:
            return False
        return self._until is None or self._until <= self._ticks()

    def since(self) -> datetime | None:
        """Return since when no message could be sent; None if messages work."""
        if self._since is None or self._failures < _SOME or self._ticks() - self._since[1] > WINDOW:
            return None
        return self._since[0]

    def silent(self) -> bool:
        """Return whether nothing has been sent to Discord for a minute."""
        return self._ticks() - self._heard > _SILENT

    def met(self, problem: DeliveryProblem | None, *, asked: bool = False) -> None:
        """Record that a message was sent, or the problem that prevented it. `problem` is None if it was sent.

        Set `asked` for a test request at the end of a deadline. Then one failure is enough to suspend deadlines.
        """
        if problem is None:
            self._since, self._heard = None, self._ticks()
            if self._until is not None:
                log.warning("Discord answers again")
            self._failures, self._storms, self._until = 0, 0, None
            return
        if not (isinstance(problem, DeliveryDelayed) and problem.everywhere):
            return
        self._failures = max(self._failures + 1, _SOME if asked else 0)
        if self._since is None:
            self._since = self._now() - timedelta(seconds=_SILENT if asked else 0), self._ticks()
        self._since = self._since[0], self._ticks()
        if self._failures >= _ROUGH and self.fair():
            wait = min(_FIRST_STORM * (1 << min(self._storms, 10)), _LONGEST_STORM)
            if not self._storms:
                log.warning(
                    "Discord does not answer: until it does, boards and letters wait: %(problem)s", {"problem": problem}
                )
            self._storms += 1
            self._until = self._ticks() + wait

    # --- invalid requests ---

    @property
    def invalid(self) -> int:
        """The number of invalid requests to Discord in the last ten minutes."""
        start = self._ticks() - WINDOW
        while self._invalid and self._invalid[0] < start:
            self._invalid.popleft()
        return len(self._invalid)

    def subscribe(self, counter: Counter) -> None:
        """Register a function to call for every invalid request."""
        self._counters.append(counter)

    def answered(self, status: int) -> None:
        """Record the status code of a response from Discord."""
        if status not in INVALID:
            return
        self._invalid.append(self._ticks())
        for counter in self._counters:
            counter(status)
        if self.invalid >= MANY and (self._warned is None or self._ticks() - self._warned >= WINDOW):
            self._warned = self._ticks()
            log.error(
                "%(count)d requests of the last ten minutes were invalid; Discord bans bots with ten thousand",
                {"count": MANY},
            )

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for discord.py's HTTP client that counts Discord's responses."""

        async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, what: aiohttp.TraceRequestEndParams) -> None:
            self.answered(what.response.status)
            if (what.url.host or "").endswith(_DISCORD) and "Date" in what.response.headers:
                clock.WITNESS.testify(what.response.headers["Date"])

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(ended)
        return trace

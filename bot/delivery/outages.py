"""The weather on Discord: whether it answers at all, and how often it has refused what this bot asked.

What nobody waits for is sent in fair weather only: in a storm, when one request after the other fails, and when so
many were refused that Discord might soon refuse all. Ten thousand invalid requests in ten minutes ban a bot.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime
from types import SimpleNamespace

import aiohttp

from bot.games.errors import DeliveryDelayed, DeliveryProblem
from bot.runtime import clock

log = logging.getLogger(__name__)

_DISCORD = "discord.com"
INVALID = frozenset({401, 403, 429})
"""The answers that Discord counts as invalid requests."""
WINDOW = 10 * 60.0
MANY, TOO_MANY = 1_000, 4_000
"""So many invalid requests in ten minutes are told to whoever runs the bot; with so many only people are answered."""
_ROUGH = 5
"""So many failures in a row are a storm."""
_FIRST_STORM, _LONGEST_STORM = 5.0, 60.0

Counter = Callable[[int], None]
"""Is told the status of every answer that counts as an invalid request."""


class Weather:
    """What is known of Discord's answers, in memory: another process finds out by itself."""

    def __init__(self, *, now: Callable[[], datetime] = clock.now) -> None:
        self._ticks = clock.ticks_of(now)
        self._invalid: deque[float] = deque()
        self._counters: list[Counter] = []
        self._failures = 0
        self._storms = 0
        self._until: float | None = None
        self._warned: float | None = None

    # --- storms ---

    def fair(self) -> bool:
        """Whether something may be sent now that nobody waits for."""
        if self.invalid >= TOO_MANY:
            return False
        return self._until is None or self._until <= self._ticks()

    def met(self, problem: DeliveryProblem | None) -> None:
        """A message went out, or why it did not."""
        if problem is None:
            if self._until is not None:
                log.warning("Discord answers again")
            self._failures, self._storms, self._until = 0, 0, None
            return
        if not (isinstance(problem, DeliveryDelayed) and problem.everywhere):
            return
        self._failures += 1
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
        """How many requests of the last ten minutes were invalid."""
        start = self._ticks() - WINDOW
        while self._invalid and self._invalid[0] < start:
            self._invalid.popleft()
        return len(self._invalid)

    def listen(self, counter: Counter) -> None:
        """Tell somebody of every invalid request."""
        self._counters.append(counter)

    def answered(self, status: int) -> None:
        """Discord has answered a request with that status."""
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
        """What the library's HTTP client takes as its `http_trace`: every answer is counted."""

        async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, what: aiohttp.TraceRequestEndParams) -> None:
            self.answered(what.response.status)
            if (what.url.host or "").endswith(_DISCORD) and "Date" in what.response.headers:
                clock.WITNESS.testify(what.response.headers["Date"])

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(ended)
        return trace

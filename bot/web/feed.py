"""Streams that notify web pages when their game changes."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping

from db.schema.games import NOBODY
from db.storage.errors import DatabaseError

log = logging.getLogger(__name__)

EVERY = 2.0
"""The time in seconds between two queries for changes by other processes, while a stream is open."""
MOST_OF_GAME, MOST = 200, 2_000
"""The maximum number of streams of one game, and of the process."""

Versions = Callable[[frozenset[str]], Awaitable[Mapping[str, str]]]
"""A function that returns a text for each game, which changes whenever the stored game changes."""


class Listener:
    """A page's open stream of notifications about a game."""

    __slots__ = ("_event", "closed", "doubted", "game_id", "user_id")

    def __init__(self, game_id: str, user_id: int) -> None:
        self.game_id, self.user_id = game_id, user_id
        self.closed = False
        self.doubted = False
        """Whether the access of the viewer must be checked again."""
        self._event = asyncio.Event()

    def wake(self) -> None:
        """Notify the stream that its game has changed."""
        self._event.set()

    async def wait(self, seconds: float) -> bool:
        """Wait up to `seconds` for a change. Return whether there was one."""
        try:
            await asyncio.wait_for(self._event.wait(), seconds)
        except TimeoutError:
            return False
        self._event.clear()
        return True


class Feed:
    """Notifies open streams when their games change.

    `versions` returns the current versions of all watched games.
    """

    def __init__(self, versions: Versions) -> None:
        self._versions = versions
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        """The open streams, keyed by game."""
        self.forget: Callable[[str], None] = lambda _: None
        """The function that discards what was cached for the viewers of a game; it is called before they are
        notified.
        """
        self._known: dict[str, str] = {}
        self._looking: asyncio.Task[None] | None = None

    @property
    def count(self) -> int:
        """The number of open streams."""
        return sum(map(len, self.listeners.values()))

    def changed(self, game_id: str, *, ended: bool = False) -> None:
        """Tell the streams of a game that a change was stored. `ended` means that a public link has ended."""
        self.forget(game_id)
        for each in self.listeners.get(game_id, ()):
            each.doubted |= ended
            each.wake()

    def told(self, game_id: str, users: Collection[int]) -> None:
        """Wake the streams through which the given users follow a game."""
        for each in self.listeners.get(game_id, ()):
            if each.user_id in users:
                each.wake()

    def listen(self, game_id: str, user_id: int = NOBODY) -> Listener | None:
        """Open a stream and return it. Return None if too many streams are open."""
        if len(self.listeners.get(game_id, ())) >= MOST_OF_GAME or self.count >= MOST:
            return None
        listener = Listener(game_id, user_id)
        self.listeners[game_id].add(listener)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return listener

    def leave(self, listener: Listener) -> None:
        """Close a stream."""
        listeners = self.listeners.get(listener.game_id, set())
        listeners.discard(listener)
        if not listeners:
            self.listeners.pop(listener.game_id, None)
            self._known.pop(listener.game_id, None)

    def close(self) -> None:
        """End all streams, because the process is stopping."""
        if self._looking is not None:
            self._looking.cancel()
        for listeners in self.listeners.values():
            for each in listeners:
                each.closed = True
                each.wake()

    async def look(self) -> None:
        """Check the database once for changes by other processes, and notify the streams."""
        games = frozenset(self.listeners)
        for game_id, mark in (await self._versions(games)).items():
            if self._known.get(game_id, mark) != mark:
                self.changed(game_id)
            if game_id in self.listeners:
                self._known[game_id] = mark

    async def _look(self) -> None:
        while self.listeners:
            try:
                await self.look()
            except DatabaseError as error:  # the next query finds the same changes
                log.warning("changes by other processes could not be read: %(problem)s", {"problem": error})
            await asyncio.sleep(EVERY)

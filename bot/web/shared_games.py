"""Games that several viewers share: each game is opened once for each stored change, and results computed from it are
cached for a second.

A request reads the game's row, and opens the save only if the row has changed. So no viewer gets an older game than the
one stored at the time of the request, whichever process has stored it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar, cast

from bot.games.errors import NoSuchGame
from bot.games.reading import Opened
from bot.games.service import Service
from bot.runtime import clock
from db.games import GameRow

SHARED_FOR = 1.0
"""The time in seconds for which a result computed from a game is cached, unless a change is stored."""
_GAMES = 64
"""The maximum number of games that are kept open."""

T = TypeVar("T")


class _Shared:
    """A game that is kept open, and the results computed from it, with the time when each computation began."""

    def __init__(self, row: GameRow, opening: asyncio.Task[Opened]) -> None:
        self.row, self.opening = row, opening
        self.outdated = False
        """Whether this process has stored a change since: then the rows of the journal are read at once."""
        self.made: dict[Hashable, tuple[float, asyncio.Task[Any]]] = {}

    @property
    def opened(self) -> Opened | None:
        """The opened game; None while it is being opened, and if that failed."""
        done = self.opening.done() and not self.opening.cancelled() and self.opening.exception() is None
        return self.opening.result() if done else None

    def is_of(self, row: GameRow) -> bool:
        """Return whether the game is open, or being opened, in the form in which it is stored now."""
        if not self.opening.done():
            return self.row == row
        return self.opened is not None and self.opened.is_of(row)


class SharedGames:
    """Opens the games that are viewed, and keeps them open."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self.kept: OrderedDict[str, _Shared] = OrderedDict()

    async def opened(self, game_id: str) -> Opened:
        """Return a game in the form in which it is stored now. Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`."""
        shared = self.kept.get(game_id)
        if shared is None or shared.outdated:
            row, journal = await self._service.store.game_in_play(game_id)
            if row is None:
                raise NoSuchGame(game_id)
            shared = self.kept.get(game_id)
        else:
            row, journal = await self._service.games.row(game_id), []
        if shared is None or not shared.is_of(row):
            known = shared.opened if shared is not None else None
            shared = _Shared(row, asyncio.create_task(self._service.opened(row, known, journal)))
            self.kept[game_id] = shared
        shared.outdated = False
        self.kept.move_to_end(game_id)
        while len(self.kept) > _GAMES:
            self.kept.popitem(last=False)
        return await asyncio.shield(shared.opening)

    async def made(self, opened: Opened, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of `make`; for a second it is cached for all requests with the same game and `key`."""
        shared = self.kept.get(opened.row.id)
        if shared is None or shared.opened is not opened:
            return await make()  # a newer game has been opened meanwhile
        at, work = shared.made.get(key, (0.0, None))
        ticks = clock.monotonic()
        if work is None or ticks - at >= SHARED_FOR:
            work = asyncio.create_task(make())
            shared.made[key] = ticks, work
        return cast(T, await asyncio.shield(work))

    def changed(self, game_id: str) -> None:
        """Discard the results computed from a game."""
        if (shared := self.kept.get(game_id)) is not None:
            shared.made.clear()
            shared.outdated = True

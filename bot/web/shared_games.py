"""Keeps watched games open for several viewers, and caches what is computed for them.

Every request reads the game's row, so no viewer gets an outdated game.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from bot.games.errors import NoSuchGame
from bot.games.reading import Opened
from bot.games.service import Service
from bot.runtime import clock
from db.games import GameRow, JournalRow
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome

SHARED_FOR = 1.0
"""The time in seconds for which a result computed from a game is cached, unless a change is stored."""
_GAMES = 64
"""The maximum number of games that are kept open."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Decided:
    """A game just after this process stored a decision, with the latest journal rows."""

    row: GameRow
    rules: Ruleset[Any]
    outcome: Outcome[Any]
    journal: Sequence[JournalRow]

    def is_of(self, row: GameRow) -> bool:
        """Return whether `row` is still the game after this decision."""
        return (self.row.version, self.row.asides, self.row.save) == (row.version, row.asides, row.save)


class _Shared:
    """An open game, shared by its viewers, with cached results."""

    def __init__(self, row: GameRow, opening: asyncio.Task[Opened]) -> None:
        self.row, self.opening = row, opening
        self.outdated = False
        """Whether this process has stored a change since the game was opened.

        If so, the journal rows are read immediately.
        """
        self.decided: _Decided | None = None
        self.made: dict[Hashable, tuple[float, asyncio.Task[Any]]] = {}

    @property
    def opened(self) -> Opened | None:
        """The opened game; None if the game is still being opened or cannot be opened."""
        done = self.opening.done() and not self.opening.cancelled() and self.opening.exception() is None
        return self.opening.result() if done else None

    def is_of(self, row: GameRow) -> bool:
        """Return whether the game was opened from this stored row."""
        if not self.opening.done():
            return self.row == row
        return self.opened is not None and self.opened.is_of(row)


class SharedGames:
    """Opens the games that people watch, and caches them."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self.kept: OrderedDict[str, _Shared] = OrderedDict()

    async def opened(self, game_id: str) -> Opened:
        """Return a game as it is stored now.

        Raise `NoSuchGame` if it does not exist. Raise `SaveDamaged` or `SaveTooNew` if it cannot be read.
        """
        self._service.games.on_decided = self.decided  # a bot whose page nobody has opened does not need it
        shared = self.kept.get(game_id)
        journal: Sequence[JournalRow] = ()
        if shared is None or (shared.outdated and shared.decided is None):
            found, journal = await self._service.store.game_in_play(game_id)
            if found is None:
                raise NoSuchGame(game_id)
            row, shared = found, self.kept.get(game_id)
        else:
            row = await self._service.games.row(game_id)
        if shared is None or not shared.is_of(row):
            known = shared.opened if shared is not None else None
            decided, played = shared.decided if shared is not None else None, None
            if decided is not None and decided.is_of(row):
                journal, played = decided.journal, (decided.rules, decided.outcome)
            opening = asyncio.create_task(self._service.opened(row, known, journal, played=played))
            self.kept[game_id] = shared = _Shared(row, opening)
        shared.outdated = False
        self.kept.move_to_end(game_id)
        while len(self.kept) > _GAMES:
            self.kept.popitem(last=False)
        return await asyncio.shield(shared.opening)

    async def made(self, opened: Opened, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of `make`. It is cached for a short time per game and `key`."""
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
        """Discard all results computed from a game."""
        if (shared := self.kept.get(game_id)) is not None:
            shared.made.clear()
            shared.outdated, shared.decided = True, None

    def decided(self, row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], journal: Sequence[JournalRow]) -> None:
        """Cache the position after a decision. Do nothing if the game is not open."""
        if (shared := self.kept.get(row.id)) is not None and shared.opened is not None:
            before = [each for each in shared.opened.public.journal if each.version < journal[0].version]
            shared.decided = _Decided(row, rules, outcome, (*before, *journal))

"""Caches the win chances that boards show at the beginning of each day, turn or round."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import NamedTuple

import msgspec

import engine.games
from bot.games.state import GameState
from db.chances.figures import Figures, StoredFigures
from db.storage.errors import DatabaseError
from engine.core.chances.tallies import Tally

log = logging.getLogger(__name__)

_KEPT = 1_024
_TALLY = msgspec.json.Decoder(Tally)


class ShownChances(NamedTuple):
    """The win chances at the beginning of a day, turn or round. `version` is the version of the game then."""

    period: int
    version: int
    tally: Tally
    round: int = 0


class ShownChancesCache:
    """Caches the win chances that boards have shown."""

    def __init__(self, stored: StoredFigures) -> None:
        self._stored = stored
        self._known: OrderedDict[str, tuple[ShownChances, ...]] = OrderedDict()

    async def of(self, state: GameState) -> tuple[ShownChances, ...]:
        """Return the win chances on a game's boards, newest first."""
        if state.id not in self._known:
            rules = engine.games.find(state.system).rules_version
            try:
                rows = await self._stored.lines(state.id, rules=rules)
            except DatabaseError as error:
                log.info(
                    "the win chances shown in game %(game)s are not known: %(problem)s",
                    {"game": state.id, "problem": error},
                )
                return ()
            self._keep(state.id, tuple(map(_shown, rows)))
        self._known.move_to_end(state.id)
        return self._known[state.id]

    async def now(self, state: GameState) -> Tally | None:
        """Return the win chances at the beginning of the current day, turn or round. Return None if they are
        unknown.
        """
        shown = await self.of(state)
        return shown[0].tally if shown and (shown[0].period, shown[0].round) == state.progress else None

    async def begun(self, state: GameState) -> bool:
        """Return whether any win chances from this day or turn are known."""
        return any(each.period == state.progress[0] for each in await self.of(state))

    async def morning(self, state: GameState) -> Tally | None:
        """Return the win chances when the current day or turn began.

        Return None if no later chances in this day or turn are known yet.
        """
        shown = [each for each in await self.of(state) if each.period == state.progress[0]]
        return shown[-1].tally if len(shown) > 1 else None

    async def before(self, state: GameState) -> Tally | None:
        """Return the latest win chances of the previous day or turn; None if there are none."""
        return next((each.tally for each in await self.of(state) if each.period == state.progress[0] - 1), None)

    async def add(self, state: GameState, found: Tally) -> None:
        """Cache the win chances at the beginning of a day, turn or round."""
        fresh = ShownChances(state.progress[0], state.version, found, state.progress[1])
        older = (each for each in await self.of(state) if each.version < fresh.version)
        self._keep(state.id, (fresh, *older))

    def _keep(self, game_id: str, shown: tuple[ShownChances, ...]) -> None:
        self._known[game_id] = shown
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)


def _shown(row: Figures) -> ShownChances:
    assert row.period is not None
    return ShownChances(row.period, row.version, _TALLY.decode(row.figures), row.round or 0)

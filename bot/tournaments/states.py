"""The states of tournaments, kept: a press folds what is new since the last one, and never a whole journal."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from db.tournaments.journal import TournamentRow
from db.tournaments.snapshots import Snapshot, keep_snapshot, snapshot_of
from db.tournaments.store import Tournaments
from engine.tournament import facts as f
from engine.tournament.journal import fold
from engine.tournament.snapshot import branch, code, packed, unpacked
from engine.tournament.state import Tournament

log = logging.getLogger(__name__)

EVERY = 500
"""After so many facts a state is stored, for other processes and after a restart."""
_KEPT = 8
"""Tournaments whose states are kept in memory: a thousand players take some thirty megabytes."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A tournament as it is stored, and the state that its journal leads to. Nobody changes that: they branch it."""

    row: TournamentRow
    state: Tournament


class States:
    """The states of the tournaments of a database."""

    def __init__(self, store: Tournaments) -> None:
        self.store = store
        self._kept: OrderedDict[str, Loaded] = OrderedDict()
        self._stored: dict[str, int] = {}

    async def of(self, row: TournamentRow) -> Loaded:
        """Return a tournament with its state; a later row than the one that was read if that is known already."""
        kept = self._kept.get(row.id)
        if kept is None or kept.row.rewritten != row.rewritten:
            kept = await self._from_stored(row)
        if kept.state.version > row.version:
            return kept
        # What was added since the row was read is left for the next look, so that both are of one version.
        behind = row.version - kept.state.version
        journal = (await self.store.facts(row.id, after=kept.state.version))[:behind] if behind else []
        new = [f.read(each) for each in journal]
        state = fold(new, branch(kept.state, new)) if new else kept.state
        return await self.keep(Loaded(row, state))

    async def _from_stored(self, row: TournamentRow) -> Loaded:
        """Return the latest state of a tournament that is stored, or its beginning."""
        found = await snapshot_of(self.store.database, row.id)
        state = None
        if found is not None and (found.rewritten, found.code) == (row.rewritten, code()):
            state = unpacked(found.state) if found.version <= row.version else None
        if state is None or found is None or state.version != found.version:
            self._stored[row.id] = 0
            return Loaded(row, Tournament())
        self._stored[row.id] = state.version
        return Loaded(row, state)

    async def keep(self, loaded: Loaded) -> Loaded:
        """Keep a state, and store it when many facts were added since one was; return it."""
        row, state = loaded.row, loaded.state
        present = self._kept.get(row.id)
        if present is None or (present.row.rewritten, present.state.version) <= (row.rewritten, state.version):
            self._kept[row.id] = loaded
            self._kept.move_to_end(row.id)
        while len(self._kept) > _KEPT:
            self._stored.pop(self._kept.popitem(last=False)[0], None)
        if state.version - self._stored.get(row.id, 0) >= EVERY:
            self._stored[row.id] = state.version
            await self._store(row, state)
        return loaded

    async def _store(self, row: TournamentRow, state: Tournament) -> None:
        """Store a state. What goes wrong costs time later, and no decision that is stored already."""
        data = await asyncio.to_thread(packed, state)
        kept = Snapshot(tournament_id=row.id, version=state.version, rewritten=row.rewritten, code=code(), state=data)
        try:
            await keep_snapshot(self.store.database, kept)
        except SQLAlchemyError:
            log.warning("a state of the tournament %(tournament)s was not stored", {"tournament": row.id})

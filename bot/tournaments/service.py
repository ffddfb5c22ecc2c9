"""Keeps the states of tournaments in memory. Only new facts are read."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from bot.tournaments.messages import moved_up, told_of, touched
from db.games import Stale
from db.notices import Notice
from db.tournaments.journal import Addition, Entrant, FactRow, Shown, TournamentRow
from db.tournaments.snapshots import Snapshot, keep_snapshot, snapshot_of
from db.tournaments.store import Tournaments
from engine.core.dice import seed_hash
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import admit, fold
from engine.tournament.pairing import EDITION
from engine.tournament.settings import Settings
from engine.tournament.snapshot import branch, code, packed, unpacked
from engine.tournament.state import Tournament, waiting
from engine.tournament.waits import next_auto_confirm

log = logging.getLogger(__name__)

EVERY = 500
"""The number of facts after which a state is stored, for other processes and after a restart."""
_KEPT = 8
"""The maximum number of tournaments whose states are kept in memory; the state of one with a thousand players takes
about thirty megabytes.
"""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A stored tournament with its current state. Copy the state before you change it."""

    row: TournamentRow
    state: Tournament


class States:
    """A cache of the states of all tournaments in a database."""

    def __init__(self, store: Tournaments) -> None:
        self.store = store
        self._kept: OrderedDict[str, Loaded] = OrderedDict()
        self._stored: dict[str, int] = {}

    async def of(self, row: TournamentRow) -> Loaded:
        """Return a tournament with its state, perhaps in a later version than `row`."""
        kept = self._kept.get(row.id)
        if kept is None or kept.row.rewritten != row.rewritten:
            kept = await self._from_stored(row)
        if kept.state.version > row.version:
            return kept
        # Facts added since the row was read are left for the next read, so that both are of one version.
        behind = row.version - kept.state.version
        journal = (await self.store.facts(row.id, after=kept.state.version))[:behind] if behind else []
        new = [f.read(each) for each in journal]
        state = fold(new, branch(kept.state, new)) if new else kept.state
        return await self.keep(Loaded(row, state))

    async def _from_stored(self, row: TournamentRow) -> Loaded:
        """Return a tournament with its last stored state, or an empty one."""
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
        """Cache a tournament with its state, and return it."""
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
        """Store a state in the database. A failure is only logged."""
        data = await asyncio.to_thread(packed, state)
        kept = Snapshot(tournament_id=row.id, version=state.version, rewritten=row.rewritten, code=code(), state=data)
        try:
            await keep_snapshot(self.store.database, kept)
        except SQLAlchemyError:
            log.warning("a state of the tournament %(tournament)s was not stored", {"tournament": row.id})


# --- deciding ---


__all__ = ["Decide", "Decision", "Loaded", "NoSuchTournament", "TournamentService"]

_TRIES = 20
"""How often a decision is tried again when another process has stored a decision first."""


class NoSuchTournament(Exception):
    """Raised when there is no tournament with that id."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The facts that a decision adds, and the resulting messages and notices.

    `sent` identifies the unfinished report that the decision completes.
    """

    facts: Sequence[Fact]
    posts: Sequence[Shown] = ()
    notices: Sequence[Notice] = ()
    sent: tuple[int, int, int] | None = None
    remind: bool = False
    """T84 Whether the player registered by these facts wants reminders."""


Decide = Callable[[Tournament, str], Decision]
"""A function that makes a decision from the present state and the sealed seed. It is called again when another decision
came first.
"""


class TournamentService:
    """Loads, creates and changes tournaments."""

    def __init__(self, store: Tournaments) -> None:
        self.store = store
        self.states = States(store)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, tournament_id: str) -> Loaded:
        """Return a tournament. Raise `NoSuchTournament` if it does not exist."""
        row = await self.store.row(tournament_id)
        if row is None:
            raise NoSuchTournament(tournament_id)
        return await self.states.of(row)

    async def in_channel(self, channel_id: int, *, watched: bool = True, person: int = 0) -> Loaded:
        """Return the tournament of a channel or a table's thread.

        Raise `NoSuchTournament` if there is none.
        """
        row = await self.store.in_channel(channel_id, watched=watched, person=person)
        if row is None:
            raise NoSuchTournament(str(channel_id))
        return await self.states.of(row)

    async def create(
        self,
        *,
        by: int,
        guild_id: int,
        channel_id: int,
        locale: str,
        title: str,
        preset: str,
        settings: Settings,
        now: datetime,
        book: str = "centuria",
    ) -> Loaded:
        """Create a tournament with its own seed, and return it. Raise `Refused` if the settings are impossible."""
        seed = secrets.token_hex(16)
        fact = f.Created(
            preset=preset, title=title, settings=settings, seed_hash=seed_hash(seed), book=book, edition=EDITION
        )
        state, stamped = Tournament(), _stamped(fact, by, now)
        admit(state, stamped, seed=seed)
        row = TournamentRow(
            id=secrets.token_hex(4),
            version=0,
            guild_id=guild_id,
            channel_id=channel_id,
            organizer_id=by,
            status=state.stage,
            title=title,
            locale=locale,
            seed_hash=fact.seed_hash,
            wake_at=None,
            created_at=now,
            updated_at=now,
        )
        return Loaded(await self.store.begin(row, seed, Addition(facts=[_row_of(stamped)], now=now)), state)

    async def decide(self, tournament_id: str, decide: Decide, *, by: int, now: datetime) -> Loaded:
        """Check and store a decision. Return the tournament after the decision.

        Raise `Refused` if the decision is impossible or forbidden. Raise `Stale` if another decision was stored first
        in every attempt.
        """
        # All reports of a round may come at the same time: within a process they are processed one after another.
        async with self._turns.setdefault(tournament_id, asyncio.Lock()):
            return await self._decided(tournament_id, decide, by=by, now=now)

    async def _decided(self, tournament_id: str, decide: Decide, *, by: int, now: datetime) -> Loaded:
        seed = await self.store.seed(tournament_id)
        for _ in range(_TRIES):
            loaded = await self.load(tournament_id)
            decision = decide(loaded.state, seed)
            stamped = [_stamped(fact, by, now) for fact in decision.facts]
            state = branch(loaded.state, stamped)
            for fact in stamped:
                admit(state, fact, seed=seed)
            addition = Addition(
                facts=[_row_of(fact) for fact in stamped],
                now=now,
                changes={
                    "status": state.stage,
                    "organizer_id": state.organizer,
                    "wake_at": _moment(next_auto_confirm(state)),
                },
                entrants=_entrants(tournament_id, state, stamped, remind=decision.remind),
                posts=[*dict.fromkeys((*decision.posts, *touched(loaded.state, state)))],
                notices=[
                    *decision.notices,
                    *moved_up(loaded.row, waiting(loaded.state), state, now=now),
                    *told_of(loaded.row, stamped, state, now=now),
                ],
                sent=decision.sent,
            )
            try:
                row = await self.store.add(loaded.row, addition)
            except Stale:
                continue
            return await self.states.keep(Loaded(row, state))
        raise Stale


def _moment(at: int | None) -> datetime | None:
    return None if at is None else datetime.fromtimestamp(at, tz=UTC)


def _stamped(fact: Fact, by: int, now: datetime) -> Fact:
    """Return a fact with its actor and time, as it will be read from the journal."""
    return f.stamped(fact, by=by, at=int(now.timestamp()))


def _row_of(fact: Fact) -> FactRow:
    return FactRow(f.tag_of(fact), f.written(fact), fact.by, getattr(fact, "player", None))


def _entrants(tournament_id: str, state: Tournament, facts: Sequence[Fact], *, remind: bool) -> list[Entrant]:
    """Return the database entries of the players whom `facts` register or withdraw."""
    touched = [fact.player for fact in facts if isinstance(fact, f.Registered | f.Withdrawn)]
    return [
        Entrant(
            tournament_id=tournament_id,
            number=number,
            user_id=None if player.guest else player.person,
            name=player.name,
            remind=remind,
            withdrawn=player.withdrawn,
        )
        for number, player in ((number, state.players[number]) for number in touched)
    ]

"""Stores tournaments with their messages, lists and drafts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields, replace
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa

from db.schema.games import TABLE, game
from db.schema.tournaments import (
    army_list,
    entrant,
    report_draft,
    sealed_seed,
    tournament,
    tournament_fact,
    tournament_post,
)
from db.storage.database import Database
from db.storage.leases import Leases, Share
from db.tournaments.journal import (
    DRAWN_UP,
    OPEN,
    ROWS,
    RUNNING,
    Addition,
    Entrant,
    Post,
    Shown,
    TournamentRow,
    add,
    of_draft,
    show,
)

WATCH, COPY = "watch", "w-"
"""The kind of the row of a channel that watches a tournament, and the prefix of the kinds of its message copies."""
_OF: sa.BindParameter[str] = sa.bindparam("of")
_ROW = ROWS.where(tournament.c.id == _OF)
_FACTS = (
    sa.select(tournament_fact.c.fact)
    .where(tournament_fact.c.tournament_id == _OF, tournament_fact.c.version > sa.bindparam("after"))
    .order_by(tournament_fact.c.version)
)
_SEED = sa.select(sealed_seed.c.seed).where(sealed_seed.c.tournament_id == _OF)
_ENTRANTS = sa.select(entrant).where(entrant.c.tournament_id == _OF).order_by(entrant.c.number)
_NEXT = sa.select(sa.func.min(tournament.c.wake_at))
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(tournament)
"""An SQL condition that tests whether there is a tournament."""
PLAYS: sa.ColumnElement[bool] = sa.or_(WAITS, sa.exists().where(game.c.status == RUNNING, game.c.counted == TABLE))
"""An SQL condition that tests whether there is a tournament, or a game that counts in one."""
_ENDED = ROWS.where(
    tournament.c.status.in_(("over", "cancelled")), tournament.c.updated_at >= sa.bindparam("since")
).order_by(tournament.c.id)
_POST = sa.select(*(tournament_post.c[each.name] for each in fields(Post)))
_LEASES = Leases(tournament_post)


class Tournaments:
    """Stores and finds the tournaments of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- reading ---

    async def row(self, tournament_id: str) -> TournamentRow | None:
        """Return the row of a tournament. Return None if the tournament does not exist."""
        found = await self._rows(_ROW, {"of": tournament_id})
        return found[0] if found else None

    async def in_channel(self, channel_id: int, *, watched: bool = True, person: int = 0) -> TournamentRow | None:
        """Return the running tournament of a channel or thread. If none is running, return the latest.

        If `watched` is False, leave out tournaments that the channel only watches. Drafts come after announced
        tournaments. Drafts of people other than `person` come last.
        """
        threads = sa.select(tournament_post.c.tournament_id).where(tournament_post.c.channel_id == channel_id)
        if not watched:
            threads = threads.where(tournament_post.c.what != WATCH, tournament_post.c.what.not_like(f"{COPY}%"))
        here = sa.or_(tournament.c.channel_id == channel_id, tournament.c.id.in_(threads))
        drawn_up, goes_on = tournament.c.status == DRAWN_UP, tournament.c.status.in_(OPEN)
        own_draft = sa.and_(drawn_up, tournament.c.organizer_id == person)
        stage = sa.case((own_draft, 1), (drawn_up, 3), (goes_on, 0), else_=2)
        own = sa.case((tournament.c.channel_id == channel_id, 0), else_=1)
        order = (stage, own, tournament.c.created_at.desc())
        found = await self._rows(ROWS.where(here).order_by(*order).limit(1))
        return found[0] if found else None

    async def in_guild(self, guild_id: int, *, person: int = 0, limit: int = 25) -> list[TournamentRow]:
        """Return the tournaments of a server, the latest first. Drafts are returned only if they are by `person`."""
        order = tournament.c.created_at.desc(), tournament.c.id
        seen = sa.or_(tournament.c.status != DRAWN_UP, tournament.c.organizer_id == person)
        return await self._rows(ROWS.where(tournament.c.guild_id == guild_id, seen).order_by(*order).limit(limit))

    async def with_player(self, user_id: int) -> list[TournamentRow]:
        """Return the tournaments on all servers in which a person was registered, the latest first."""
        played = sa.select(entrant.c.tournament_id).where(entrant.c.user_id == user_id)
        order = tournament.c.created_at.desc(), tournament.c.id
        return await self._rows(ROWS.where(tournament.c.id.in_(played)).order_by(*order))

    async def due(self, now: datetime) -> list[TournamentRow]:
        """Return the tournaments in which a deadline has passed."""
        return await self._rows(ROWS.where(tournament.c.wake_at <= now).order_by(tournament.c.wake_at))

    async def next_deadline(self) -> datetime | None:
        """Return the earliest deadline of all tournaments; None if there is none."""
        found: datetime | None = await self.database.scalar(_NEXT)
        return found

    async def running(self) -> list[TournamentRow]:
        """Return the tournaments whose rounds are being played."""
        return await self._rows(ROWS.where(tournament.c.status == RUNNING).order_by(tournament.c.id))

    async def ended(self, *, since: datetime) -> list[TournamentRow]:
        """Return the finished tournaments that were changed since a time."""
        return await self._rows(_ENDED, {"since": since})

    async def open_ones(self) -> list[TournamentRow]:
        """Return the tournaments that are open for players or being played."""
        goes_on = tournament.c.status.in_(("open", RUNNING))
        return await self._rows(ROWS.where(goes_on).order_by(tournament.c.id))

    async def going_on(self) -> list[TournamentRow]:
        """Return the announced tournaments that have not ended."""
        goes_on = tournament.c.status.in_(("open", "closed", RUNNING))
        return await self._rows(ROWS.where(goes_on).order_by(tournament.c.id))

    async def facts(self, tournament_id: str, *, after: int = 0) -> list[str]:
        """Return the facts that come after a version in the journal, as JSON, in order."""
        return list(await self.database.scalars(_FACTS, {"of": tournament_id, "after": after}))

    async def seed(self, tournament_id: str) -> str:
        """Return the sealed seed of a tournament; empty for an unknown tournament.

        Callers must keep it secret until the tournament ends.
        """
        return str(await self.database.scalar(_SEED, {"of": tournament_id}) or "")

    async def entrants(self, tournament_id: str) -> list[Entrant]:
        """Return the players of a tournament, sorted by number."""
        return [Entrant(**each) for each in await self.database.mappings(_ENTRANTS, {"of": tournament_id})]

    async def _rows(self, query: sa.Select[Any], values: Any = None) -> list[TournamentRow]:
        return [TournamentRow(**each) for each in await self.database.mappings(query, values)]

    # --- the journal ---

    async def begin(self, row: TournamentRow, seed: str, addition: Addition) -> TournamentRow:
        """Store a new tournament with its seed and its first recorded facts. Return its row."""
        start = {**asdict(row), "version": 0}
        async with self.database.write() as connection:
            await connection.execute(sa.insert(tournament).values(start))
            await connection.execute(sa.insert(sealed_seed).values(tournament_id=row.id, seed=seed))
            return await add(connection, TournamentRow(**start), addition)

    async def add(self, row: TournamentRow, addition: Addition) -> TournamentRow:
        """Add facts to a tournament at the version of `row`. Return its new row.

        Raise `Stale` if the tournament is at another version.
        """
        return await self.database.writing(add, row, addition)

    # --- lists, and reports half filled in ---

    async def keep_list(
        self, tournament_id: str, number: int, content: str, *, user_id: int | None, now: datetime
    ) -> int:
        """Store the text of an army list, and return its id."""
        values = {"tournament_id": tournament_id, "number": number, "user_id": user_id}
        async with self.database.write() as connection:
            stored = sa.insert(army_list).values(content=content, created_at=now, **values)
            key = (await connection.execute(stored)).inserted_primary_key
        assert key is not None
        return int(key[0])

    async def list_text(self, tournament_id: str, list_id: int) -> str | None:
        """Return the text of an army list of a tournament; None if it was deleted."""
        query = sa.select(army_list.c.content).where(
            army_list.c.id == list_id, army_list.c.tournament_id == tournament_id
        )
        found: str | None = await self.database.scalar(query)
        return found

    async def keep_draft(
        self, tournament_id: str, round_: int, table: int, user_id: int, report: Mapping[str, Any], *, now: datetime
    ) -> None:
        """Store a user's draft of a report about a table. It replaces the user's earlier draft."""
        this = of_draft(tournament_id, round_, table, user_id)
        values = {"fields": msgspec.json.encode(dict(report)).decode(), "updated_at": now}
        async with self.database.write() as connection:
            done = await connection.execute(sa.update(report_draft).where(*this).values(values))
            if not done.rowcount:
                key = {"tournament_id": tournament_id, "round": round_, "number": table, "user_id": user_id}
                await connection.execute(sa.insert(report_draft).values(**key, **values))

    async def draft(self, tournament_id: str, round_: int, table: int, user_id: int) -> dict[str, Any]:
        """Return a user's draft of a report; empty if there is none."""
        query = sa.select(report_draft.c.fields).where(*of_draft(tournament_id, round_, table, user_id))
        found = await self.database.scalar(query)
        return {} if found is None else dict(msgspec.json.decode(found))

    # --- messages ---

    async def posts(self, tournament_id: str) -> list[Post]:
        """Return the messages of a tournament, including those that must still be posted."""
        theirs = _POST.where(tournament_post.c.tournament_id == tournament_id).order_by(tournament_post.c.id)
        return [Post(**each) for each in await self.database.mappings(theirs)]

    async def claim_posts(
        self,
        *,
        by: str,
        now: datetime,
        lease: timedelta,
        share: Share | None = None,
        limit: int = 20,
        what: Sequence[str] = (),
    ) -> list[Post]:
        """Claim and return messages to post or edit, the longest outdated first.

        With `what`, claim only messages of these kinds. If a message changes while it is being posted, it is outdated
        again.
        """
        at = self.database.lease_time(now)
        since = sa.func.coalesce(tournament_post.c.show_at, tournament_post.c.claimed_until)
        left_over = sa.and_(tournament_post.c.show_at.is_(None), tournament_post.c.claimed_until <= at)
        due = sa.or_(tournament_post.c.show_at <= now, left_over)
        ours = _LEASES.ripe(share, tournament.c.guild_id, since, now=now)
        query = _POST.join(tournament).where(due, ours, _LEASES.free(by=by, at=at)).order_by(since).limit(limit)
        if what:
            query = query.where(tournament_post.c.what.in_(what))
        rows = await self.database.writing(_LEASES.claim, query, by=by, until=at + lease, show_at=None)
        return [Post(**each) for each in rows]

    async def settle_post(self, post: Post, *, by: str, now: datetime, channel_id: int, message_id: int | None) -> bool:
        """Record that a claimed message is current. Return False if another process has claimed it."""
        done = {"channel_id": channel_id, "message_id": message_id, "shown_at": now}
        return bool(await self.database.writing(_LEASES.release, tournament_post.c.id == post.id, by=by, **done))

    async def put_off(self, post: Post, *, by: str, now: datetime, until: datetime) -> None:
        """Release a claimed message that could not be posted. It is tried again at `until`."""
        held = sa.update(tournament_post).where(_LEASES.held(tournament_post.c.id == post.id, by=by))
        tried = {"claimed_by": None, "claimed_until": self.database.lease_time(now)}
        await self.database.run(held.values(show_at=until, **tried))

    async def message_of(self, tournament_id: str, what: str, round_: int, number: int) -> Post | None:
        """Return a message of a tournament, even if it is not posted yet; None if there is none."""
        key = {"tournament_id": tournament_id, "what": what, "round": round_, "number": number}
        query = _POST.where(*(tournament_post.c[name] == value for name, value in key.items()))
        async with self.database.read() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else Post(**found)

    async def stands_in(self, post: Post, channel_id: int) -> None:
        """Store the thread for a message. Call this before posting the message."""
        async with self.database.write() as connection:
            here = sa.update(tournament_post).where(tournament_post.c.id == post.id)
            await connection.execute(here.values(channel_id=channel_id, message_id=None))

    async def mark_outdated(self, post: Post, *, now: datetime) -> None:
        """Mark a message as outdated, so that it is checked again."""
        async with self.database.write() as connection:
            this = sa.update(tournament_post).where(tournament_post.c.id == post.id)
            await connection.execute(this.values(show_at=now))

    async def thread_gone(self, channel_id: int, *, now: datetime) -> bool:
        """Schedule a new thread for a table whose thread was deleted.

        Return False if `channel_id` is not the thread of a table in an open tournament.
        """
        open_ones = sa.select(tournament.c.id).where(tournament.c.status.in_(OPEN))
        this = tournament_post.c.channel_id == channel_id, tournament_post.c.tournament_id.in_(open_ones)
        async with self.database.write() as connection:
            thread = tournament_post.c.what == "thread"
            gone = sa.update(tournament_post).where(*this, thread).values(message_id=None, show_at=now)
            return bool((await connection.execute(gone)).rowcount)

    async def move(self, row: TournamentRow, channel_id: int, *, posts: Iterable[Shown], now: datetime) -> None:
        """Move a tournament to another channel. `posts` are the messages to post there.

        The ids of messages and threads in the former channel are cleared.
        """
        copies = tournament_post.c.what.like(f"{COPY}%") | (tournament_post.c.what == WATCH)
        own = sa.update(tournament_post).where(tournament_post.c.tournament_id == row.id, sa.not_(copies))
        this = sa.update(tournament).where(tournament.c.id == row.id)
        async with self.database.write() as connection:
            await connection.execute(this.values(channel_id=channel_id, updated_at=now))
            await connection.execute(own.values(channel_id=channel_id, message_id=None, show_at=None))
            for each in posts:
                await show(connection, replace(row, channel_id=channel_id), each, now=now)

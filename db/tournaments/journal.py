"""Storage of a tournament's journal, to which facts are only added.

Each addition names the version it is based on. If two additions are made at the same time, one is stored and the other
fails with `Stale`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import Stale
from db.notices import Notice, enqueue
from db.schema.tournaments import (
    entrant,
    report_draft,
    tournament,
    tournament_fact,
    tournament_post,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A row of the table `tournament`, whose columns are explained in `db.schema.tournaments`."""

    id: str
    version: int
    guild_id: int
    channel_id: int
    organizer_id: int
    status: str
    title: str
    locale: str
    seed_hash: str
    wake_at: datetime | None
    created_at: datetime
    updated_at: datetime
    rewritten: int = 0


@dataclass(frozen=True, slots=True)
class FactRow:
    """A fact to store, with the persons concerned.

    It has its kind and JSON, the person who caused it, and the player whom it concerns.
    """

    kind: str
    fact: str
    actor: int
    player: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """A player of a tournament, and their number in its journal. A guest has no `user_id`."""

    tournament_id: str
    number: int
    user_id: int | None
    name: str
    remind: bool = False
    withdrawn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """A message of a tournament, in its channel or in a table's thread. It has a message id once it is posted."""

    id: int
    tournament_id: str
    what: str
    round: int
    number: int
    channel_id: int
    message_id: int | None
    show_at: datetime | None
    shown_at: datetime | None
    claimed_until: datetime | None = None

    @property
    def tried(self) -> bool:
        """Whether a process tried to post the message without storing a result.

        The message may have been posted.
        """
        return self.claimed_until is not None

    @property
    def nonce(self) -> str:
        """The nonce of the post for Discord. It stays the same until the message id is stored."""
        shown = self.shown_at.isoformat() if self.shown_at is not None else ""
        named = f"{self.tournament_id}|{self.what}|{self.round}|{self.number}|{shown}"
        return hashlib.blake2s(named.encode(), digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True)
class Shown:
    """A message to post or to edit.

    Its kind (`what`), round and number identify it.
    """

    what: str
    round: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Addition:
    """What a decision adds to a tournament. All of it is stored together, or nothing.

    `changes` are columns of the tournament. `entrants` are new or changed players. `posts` are messages to be posted or
    edited. `notices` are messages to people. `sent` is the draft that became a report: round, table and person.
    """

    facts: Sequence[FactRow]
    now: datetime
    changes: Mapping[str, Any] = field(default_factory=dict)
    entrants: Sequence[Entrant] = ()
    posts: Sequence[Shown] = ()
    notices: Sequence[Notice] = ()
    sent: tuple[int, int, int] | None = None


ROWS = sa.select(*(tournament.c[each.name] for each in fields(TournamentRow)))
RUNNING = "running"
DRAWN_UP = "drawn-up"
OPEN = (DRAWN_UP, "open", "closed", RUNNING)
"""The stages in which facts can still be added."""


def of_draft(tournament_id: str, round_: int, table: int, user_id: int) -> tuple[sa.ColumnElement[bool], ...]:
    """Return the SQL conditions for a person's draft of a table's report."""
    return (
        report_draft.c.tournament_id == tournament_id,
        report_draft.c.round == round_,
        report_draft.c.number == table,
        report_draft.c.user_id == user_id,
    )


_CHANGE = sa.update(tournament).where(
    tournament.c.id == sa.bindparam("of"), tournament.c.version == sa.bindparam("known")
)
_STORE = sa.insert(tournament_fact)
_KNOWN_ENTRANT = sa.update(entrant).where(
    entrant.c.tournament_id == sa.bindparam("of"), entrant.c.number == sa.bindparam("at")
)
_NEW_ENTRANT = sa.insert(entrant)
_NEW_POST = sa.insert(tournament_post)
_SHOW = (
    sa.update(tournament_post)
    .where(*(tournament_post.c[name] == sa.bindparam(f"of_{name}") for name in ("tournament_id", *Shown.__slots__)))
    .values(
        show_at=sa.func.coalesce(tournament_post.c.show_at, sa.bindparam("now", type_=tournament_post.c.show_at.type))
    )
)
"""Statements that are built once, because building one takes longer than executing it."""


# --- within a transaction ---


async def add(connection: AsyncConnection, row: TournamentRow, addition: Addition) -> TournamentRow:
    """Add facts to a tournament at the version of `row`. Return its new row.

    Raise `Stale` if the tournament is at another version.
    """
    values = {**addition.changes, "version": row.version + len(addition.facts), "updated_at": addition.now}
    if (await connection.execute(_CHANGE, {**values, "of": row.id, "known": row.version})).rowcount != 1:
        raise Stale
    facts = [
        {**asdict(each), "tournament_id": row.id, "version": version, "created_at": addition.now}
        for version, each in enumerate(addition.facts, row.version + 1)
    ]
    if facts:
        await connection.execute(_STORE, facts)
    for entry in addition.entrants:
        await _enter(connection, entry)
    after = TournamentRow(**{**asdict(row), **values})
    for shown in addition.posts:
        await show(connection, after, shown, now=addition.now)
    if addition.sent is not None:
        await connection.execute(sa.delete(report_draft).where(*of_draft(row.id, *addition.sent)))
    await enqueue(connection, addition.notices)
    return after


async def _enter(connection: AsyncConnection, entry: Entrant) -> None:
    values = asdict(entry)
    this = {"of": entry.tournament_id, "at": entry.number}
    if not (await connection.execute(_KNOWN_ENTRANT, {**values, **this})).rowcount:
        await connection.execute(_NEW_ENTRANT, values)


async def show(connection: AsyncConnection, row: TournamentRow, shown: Shown, *, now: datetime) -> None:
    """Schedule a message to be posted, or to be edited if it has been posted already."""
    key = {"tournament_id": row.id, **asdict(shown)}
    done = await connection.execute(_SHOW, {"now": now, **{f"of_{name}": value for name, value in key.items()}})
    if not done.rowcount:
        await connection.execute(_NEW_POST, {**key, "channel_id": row.channel_id, "show_at": now})


async def stands_in(
    connection: AsyncConnection, tournament_id: str, round_: int, number: int, *, channel_id: int
) -> None:
    """Store the thread in which a table plays a game with the bot."""
    key = {"tournament_id": tournament_id, "what": "game", "round": round_, "number": number}
    this = [tournament_post.c[name] == value for name, value in key.items()]
    if not (await connection.execute(sa.update(tournament_post).where(*this).values(channel_id=channel_id))).rowcount:
        await connection.execute(sa.insert(tournament_post).values(**key, channel_id=channel_id))

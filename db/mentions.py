"""Storage of mentions: the users and roles to mention in a campaign's channel, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import ballot, ballot_vote, campaign, mention, proposal
from db.schema.games import RUNNING, game
from db.storage.database import Database

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """A row of the table `mention`, whose columns are explained in `db.schema.community`."""

    game_id: str
    user_id: int = 0
    role_id: int = 0
    day: bool = False
    waiting: bool = False
    before_minutes: int | None = None
    called_for: datetime | None = None
    awaited_at: datetime | None = None
    awaited_version: int | None = None

    @property
    def empty(self) -> bool:
        """Whether the row asks for no mentions at all."""
        return not (self.day or self.waiting or self.before_minutes is not None)


@dataclass(frozen=True, slots=True)
class Awaited:
    """A game whose players want to be mentioned when it waits for them.

    `said` is whether others have already voted or made proposals in its current position. `half` is the moment when
    half of the time for decisions has passed.
    """

    game_id: str
    version: int
    deadline_at: datetime
    begun: datetime
    half: datetime
    said: bool
    mentions: tuple[Mention, ...]


_ROWS = sa.select(*(mention.c[field.name] for field in fields(Mention)))
_ORDER = (mention.c.role_id.desc(), mention.c.user_id)
_AHEAD = campaign.c.state == RUNNING
WAITS: sa.ColumnElement[bool] = sa.exists().select_from(mention)
"""An SQL condition that tests whether anybody wants to be mentioned."""


class Mentions:
    """Stores and finds mentions in a database.

    `awaited_at` is the time of the last mention, or of the last check that sent none.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, game_id: str) -> list[Mention]:
        """Return the users and roles to mention in a game's channel, roles first."""
        async with self.database.read() as connection:
            rows = await connection.execute(_ROWS.where(mention.c.game_id == game_id).order_by(*_ORDER))
            return [Mention(**row) for row in rows.mappings()]

    async def put(self, wish: Mention) -> None:
        """Store when to mention a user or a role. If nothing is left to mention, delete the row."""
        mine = _same_wish(wish)
        async with self.database.write() as connection:
            await connection.execute(sa.delete(mention).where(mine))
            if not wish.empty:
                values = {field.name: getattr(wish, field.name) for field in fields(Mention)}
                await connection.execute(sa.insert(mention).values(**values))

    async def note_day(self, game_id: str, at: datetime) -> None:
        """Record that the mentions at the beginning of a day were sent."""
        mine = sa.and_(mention.c.game_id == game_id, mention.c.day)
        async with self.database.write() as connection:
            await connection.execute(sa.update(mention).where(mine).values(awaited_at=at))

    async def before_deadlines(
        self, now: datetime
    ) -> tuple[list[tuple[str, datetime, list[Mention]]], datetime | None]:
        """Return the mentions to post before deadlines, and when the next ones are due.

        Each entry is a game's id, its deadline and its mentions.
        """
        query = (
            _ROWS.add_columns(campaign.c.deadline_at, campaign.c.open_minutes)
            .join(campaign, campaign.c.game_id == mention.c.game_id)
            .where(
                _AHEAD,
                campaign.c.deadline_at > now,
                mention.c.before_minutes.is_not(None),
                sa.or_(mention.c.called_for.is_(None), mention.c.called_for != campaign.c.deadline_at),
            )
            .order_by(campaign.c.deadline_at, mention.c.game_id, *_ORDER)
        )
        rows = [dict(row) for row in await self.database.mappings(query)]
        found: dict[tuple[str, datetime], list[Mention]] = {}
        later: list[datetime] = []
        for row in rows:
            deadline = row.pop("deadline_at")
            begun = deadline - _span(row.pop("open_minutes"))
            if row["awaited_at"] is not None and row["awaited_at"] >= begun:
                continue  # they have been mentioned in this day
            at = deadline - timedelta(minutes=row["before_minutes"])
            if at > now:
                later.append(at)
            else:
                found.setdefault((row["game_id"], deadline), []).append(Mention(**row))
        return [(game_id, deadline, each) for (game_id, deadline), each in found.items()], min(later, default=None)

    async def awaited(self, now: datetime) -> list[Awaited]:
        """Return the running games for which people want to be mentioned when a decision is due."""
        proposed = sa.exists().where(proposal.c.game_id == game.c.id, proposal.c.version == game.c.version)
        voted = sa.exists().where(
            ballot.c.game_id == game.c.id, ballot.c.closed_at.is_(None), ballot_vote.c.ballot_id == ballot.c.id
        )
        query = (
            _ROWS.add_columns(
                game.c.version,
                campaign.c.deadline_at,
                campaign.c.open_minutes,
                sa.or_(proposed, voted).label("said"),
            )
            .join(campaign, campaign.c.game_id == mention.c.game_id)
            .join(game, game.c.id == mention.c.game_id)
            .where(_AHEAD, campaign.c.deadline_at > now, mention.c.waiting, game.c.status == RUNNING)
            .order_by(mention.c.game_id, *_ORDER)
        )
        rows = [dict(row) for row in await self.database.mappings(query)]
        games: dict[str, list[Mention]] = {}
        facts: dict[str, dict[str, Any]] = {}
        for row in rows:
            facts[row["game_id"]] = {name: row.pop(name) for name in ("version", "deadline_at", "open_minutes", "said")}
            games.setdefault(row["game_id"], []).append(Mention(**row))
        return [_awaited(game_id, each, **facts[game_id]) for game_id, each in games.items()]


def _span(minutes: int | None) -> timedelta:
    """Return how long decisions stay open. None means a whole day."""
    return _DAY if minutes is None else timedelta(minutes=minutes)


def _awaited(game_id: str, each: Sequence[Mention], **facts: Any) -> Awaited:
    deadline, minutes = facts["deadline_at"], facts["open_minutes"]
    span = _span(minutes)
    return Awaited(
        game_id, facts["version"], deadline, deadline - span, deadline - span / 2, bool(facts["said"]), tuple(each)
    )


async def note_called(connection: AsyncConnection, wish: Mention, deadline: datetime) -> bool:
    """Record that a user or role was mentioned for a deadline. Return False if this was already recorded."""
    mine = sa.and_(_same_wish(wish), sa.or_(mention.c.called_for.is_(None), mention.c.called_for != deadline))
    return (await connection.execute(sa.update(mention).where(mine).values(called_for=deadline))).rowcount == 1


async def note_awaited(connection: AsyncConnection, wish: Mention, version: int, at: datetime | None) -> bool:
    """Record that a turn was checked for a mention. Return False if another process was first.

    `at` is the time of the last mention.
    """
    column = mention.c.awaited_version
    before = column.is_(None) if wish.awaited_version is None else column == wish.awaited_version
    since = mention.c.awaited_at
    same = since.is_(None) if wish.awaited_at is None else since == wish.awaited_at
    values = {"awaited_version": version, "awaited_at": at}
    done = await connection.execute(sa.update(mention).where(_same_wish(wish), before, same).values(**values))
    return done.rowcount == 1


def _same_wish(wish: Mention) -> sa.ColumnElement[bool]:
    return sa.and_(
        mention.c.game_id == wish.game_id, mention.c.user_id == wish.user_id, mention.c.role_id == wish.role_id
    )

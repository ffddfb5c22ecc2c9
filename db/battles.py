"""The libraries of servers: the battles that members have written."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.community import battle, battle_report, battle_setting, outcome
from db.schema.games import NOBODY, OVER, game
from db.storage.database import Database
from engine.core.battles import store
from engine.core.battles.series import is_series

AN_HOUR, A_PERSON, A_SERVER = 5, 10, 100
"""The maximum number of battles that a person can add in an hour, that a person can have in a server, and that a server
can have.
"""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The characters of the code with which a battle is shared; 0, O, 1 and I look alike."""
_IDS = "abcdefghijklmnopqrstuvwxyz234567"
_LENGTH = 8


class Full(Exception):
    """Raised if a person or a server has too many battles.

    `what` is the limit that was reached (hour, person or server), and `most` is its value.
    """

    def __init__(self, what: str, most: int) -> None:
        super().__init__(what)
        self.what, self.most = what, most


class Known(Exception):
    """Raised when the library already has a battle with the same text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A row of the table `battle`."""

    id: str
    guild_id: int
    author_id: int
    after_id: int = NOBODY
    system: str
    code: str
    name: str
    text: str
    earlier: str = "[]"
    share: str | None = None
    added_at: datetime
    trial: str = ""

    @property
    def series(self) -> bool:
        """Whether the text describes a series of battles."""
        return is_series(self.text)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the battle's current and earlier texts, the newest first."""
        return (self.code, *msgspec.json.decode(self.earlier, type=tuple[str, ...]))


@dataclass(frozen=True, slots=True)
class Report:
    """A member's report about a battle."""

    battle_id: str
    user_id: int
    why: str
    reported_at: datetime


class Battles:
    """Stores and finds the battles of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(
        self, guild_id: int, author_id: int, *, system: str, name: str, text: str, now: datetime, after_id: int = NOBODY
    ) -> Battle:
        """Add a battle to a server's library and return it.

        Raise `Full` if the user or the server has too many battles. Raise `Known` if it already has the same battle.
        """
        new = Battle(
            id=_drawn(_IDS),
            guild_id=guild_id,
            author_id=author_id,
            after_id=after_id if after_id != author_id else NOBODY,
            system=system,
            code=store.code(text),
            name=name,
            text=store.canonical(text),
            added_at=now,
        )
        async with self.database.write() as connection:
            await _expect_room(connection, new)
            await _insert(connection, new)
        return new

    async def replace(self, one: Battle, *, name: str, text: str) -> Battle:
        """Replace the name and text of a battle, and return the battle.

        Running games keep their text. Raise `Known` if the server already has a battle with this text.
        """
        code = store.code(text)
        earlier = tuple(each for each in one.codes if each != code)
        values = {
            "code": code,
            "name": name,
            "text": store.canonical(text),
            "earlier": msgspec.json.encode(earlier).decode(),
            "trial": one.trial if code == one.code else "",
        }
        try:
            await self.database.run(sa.update(battle).where(battle.c.id == one.id).values(values))
        except IntegrityError as error:
            raise Known from error
        return Battle(**({name: getattr(one, name) for name in one.__slots__} | values))

    async def of_server(self, guild_id: int | None, *, system: str = "") -> list[Battle]:
        """Return the battles of a server for one game or for all, sorted by name."""
        theirs = battle.c.guild_id == guild_id
        query = sa.select(battle).where(sa.and_(theirs, battle.c.system == system) if system else theirs)
        rows = await self.database.rows(query.order_by(sa.func.lower(battle.c.name), battle.c.id))
        return [Battle(**row._mapping) for row in rows]

    async def find(self, guild_id: int | None, battle_id: str) -> Battle | None:
        """Return a battle of a server by its id; None if there is none."""
        return await self._one(battle.c.guild_id == guild_id, battle.c.id == battle_id)

    async def by_code(self, guild_id: int | None, start: str) -> Battle | None:
        """Return a battle of a server whose code begins with `start`. Return None if there is none."""
        return await self._one(battle.c.guild_id == guild_id, battle.c.code.startswith(start, autoescape=True))

    async def shared(self, letters: str) -> Battle | None:
        """Return the battle with the share code `letters`; None if there is none."""
        found = letters.strip().upper()
        # PostgreSQL refuses a text with a null character.
        return await self._one(battle.c.share == found) if set(found) <= set(LETTERS) else None

    async def share(self, one: Battle) -> str:
        """Return the letters with which other servers can add a battle."""
        if one.share is not None:
            return one.share
        mine = battle.c.id == one.id
        await self.database.run(sa.update(battle).where(mine, battle.c.share.is_(None)).values(share=_drawn(LETTERS)))
        return str((await self.database.scalars(sa.select(battle.c.share).where(mine)))[0])

    async def set_trial(self, code: str, trial: str) -> None:
        """Store the result of a trial of a battle's text, in all libraries."""
        await self.database.run(sa.update(battle).where(battle.c.code == code).values(trial=trial))

    async def remove(self, battle_id: str) -> None:
        """Delete a battle from its library. Games of this battle keep its text."""
        await self.database.run(sa.delete(battle).where(battle.c.id == battle_id))

    async def withdraw(self, start: str) -> int:
        """Delete a battle from all libraries. Return the number of libraries that had it.

        `start` is the beginning of its code, or the letters under which it is shared.
        """
        shared = sa.select(battle.c.code).where(battle.c.share == start.upper())
        these = sa.or_(battle.c.code.startswith(start.lower(), autoescape=True), battle.c.code.in_(shared))
        return await self.database.run(sa.delete(battle).where(these))

    async def played(self, one: Battle) -> dict[str, int]:
        """Return how many games of a battle each side has won.

        Draws and games with only one side are counted under an empty name.
        """
        texts = [game.c.options.contains(code, autoescape=True) for code in one.codes]
        query = (
            sa.select(outcome.c.winner, sa.func.count())
            .select_from(game)
            .outerjoin(outcome, outcome.c.game_id == game.c.id)
            .where(game.c.guild_id == one.guild_id, sa.or_(*texts))
            .where(sa.or_(outcome.c.game_id.is_not(None), sa.and_(game.c.asked.is_(None), game.c.status == OVER)))
            .group_by(outcome.c.winner)
        )
        return {name or "": count for name, count in await self.database.rows(query)}

    # --- moderation ---

    async def report(self, one: Battle, user_id: int, why: str, *, now: datetime) -> None:
        """Store a member's report about a battle. It replaces the member's earlier report."""
        values = {"battle_id": one.id, "user_id": user_id, "why": why, "reported_at": now}
        async with self.database.write() as connection:
            mine = sa.and_(battle_report.c.battle_id == one.id, battle_report.c.user_id == user_id)
            await connection.execute(sa.delete(battle_report).where(mine))
            await connection.execute(sa.insert(battle_report).values(values))

    async def reports(self, guild_id: int | None) -> list[Report]:
        """Return the reports about the battles of a server, the oldest first."""
        query = (
            sa.select(battle_report)
            .join(battle, battle.c.id == battle_report.c.battle_id)
            .where(battle.c.guild_id == guild_id)
            .order_by(battle_report.c.reported_at)
        )
        return [Report(**row._mapping) for row in await self.database.rows(query)]

    async def role(self, guild_id: int) -> int | None:
        """Return the role whose members may add battles; None if everyone may."""
        row = await self.database.first(
            sa.select(battle_setting.c.role_id).where(battle_setting.c.guild_id == guild_id)
        )
        return int(row.role_id) if row is not None else None

    async def set_role(self, guild_id: int, role_id: int | None) -> None:
        """Set the role whose members may add battles. None allows everyone to add battles."""
        async with self.database.write() as connection:
            await connection.execute(sa.delete(battle_setting).where(battle_setting.c.guild_id == guild_id))
            if role_id is not None:
                values = {"guild_id": guild_id, "role_id": role_id}
                await connection.execute(sa.insert(battle_setting).values(values))

    async def _one(self, *where: sa.ColumnElement[bool]) -> Battle | None:
        row = await self.database.first(sa.select(battle).where(*where).order_by(battle.c.added_at))
        return Battle(**row._mapping) if row is not None else None


def _drawn(letters: str) -> str:
    return "".join(secrets.choice(letters) for _ in range(_LENGTH))


async def _insert(connection: AsyncConnection, new: Battle) -> None:
    same = sa.and_(battle.c.guild_id == new.guild_id, battle.c.code == new.code)
    if (await connection.execute(sa.select(battle.c.id).where(same))).first() is not None:
        raise Known
    try:
        await connection.execute(sa.insert(battle).values({name: getattr(new, name) for name in new.__slots__}))
    except IntegrityError as error:  # added by another process at the same moment
        raise Known from error


async def _expect_room(connection: AsyncConnection, new: Battle) -> None:
    here, mine = battle.c.guild_id == new.guild_id, battle.c.author_id == new.author_id
    limits: Sequence[tuple[str, int, tuple[sa.ColumnElement[bool], ...]]] = (
        ("hour", AN_HOUR, (mine, battle.c.added_at > new.added_at - timedelta(hours=1))),
        ("person", A_PERSON, (here, mine)),
        ("server", A_SERVER, (here,)),
    )
    for what, most, where in limits:
        query = sa.select(sa.func.count()).select_from(battle).where(*where)
        if (await connection.execute(query)).scalar_one() >= most:
            raise Full(what, most)

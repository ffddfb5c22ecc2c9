"""Stores computed states of tournaments, so that they need not be computed again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.tournaments import entrant, tournament, tournament_fact, tournament_snapshot
from db.storage.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A row of the table `tournament_snapshot`. `db.schema.tournaments` explains its columns."""

    tournament_id: str
    version: int
    rewritten: int
    code: str
    state: bytes


_ROWS = sa.select(*(tournament_snapshot.c[each.name] for each in fields(Snapshot)))


async def snapshot_of(database: Database, tournament_id: str) -> Snapshot | None:
    """Return the stored state of a tournament, or None if there is none."""
    async with database.read() as connection:
        found = (await connection.execute(_ROWS.where(tournament_snapshot.c.tournament_id == tournament_id))).mappings()
        row = found.first()
    return None if row is None else Snapshot(**row)


async def keep_snapshot(database: Database, snapshot: Snapshot) -> bool:
    """Store a tournament's state. It replaces an older one.

    Return False if a person's data was deleted after the state was computed.
    """
    this = tournament_snapshot.c.tournament_id == snapshot.tournament_id
    async with database.write() as connection:
        query = sa.select(tournament.c.rewritten).where(tournament.c.id == snapshot.tournament_id)
        if (await connection.execute(query.with_for_update())).scalar() != snapshot.rewritten:
            return False
        await connection.execute(sa.delete(tournament_snapshot).where(this))
        await connection.execute(sa.insert(tournament_snapshot).values(asdict(snapshot)))
    return True


async def void(connection: AsyncConnection, user_id: int, mentioned: Collection[str]) -> None:
    """Delete the stored states of tournaments whose journals name a person.

    Call it before the journals are changed. `mentioned` are further tournaments whose facts name the person.
    """
    theirs = sa.union(
        sa.select(tournament_fact.c.tournament_id).where(tournament_fact.c.actor == user_id),
        sa.select(entrant.c.tournament_id).where(entrant.c.user_id == user_id),
        sa.select(tournament.c.id).where(tournament.c.organizer_id == user_id),
    )
    found = {*(await connection.execute(theirs)).scalars(), *mentioned}
    again = {"rewritten": tournament.c.rewritten + 1}
    await connection.execute(sa.update(tournament).where(tournament.c.id.in_(found)).values(again))
    await connection.execute(sa.delete(tournament_snapshot).where(tournament_snapshot.c.tournament_id.in_(found)))

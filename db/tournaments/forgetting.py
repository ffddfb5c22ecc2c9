"""T82 Deletes a person's data from the journals of tournaments.

Facts are JSON that only `engine.tournament` interprets. The names of the facts and keys that this module uses are
stored and never change.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from db.schema.games import NOBODY
from db.schema.tournaments import (
    entrant,
    tournament,
    tournament_fact,
    tournament_post,
)
from db.tournaments.journal import ROWS, Addition, Entrant, FactRow, TournamentRow, add
from engine.core.written import plain

_NAMED: Mapping[str, Mapping[str, str | None]] = {
    "registered": {"name": "", "origin": None},
    "list-handed": {"list": None, "army": None},
}
"""T82 The fields that are removed from the facts about a person in addition to their id: each with the value that
replaces it, or None to omit it.
"""


async def forget_entrant(connection: AsyncConnection, user_id: int, *, now: datetime) -> None:
    """T82 Remove a person's name and lists from the journals, and record the deletion.

    In a running tournament the person drops out and is excused. Their points stay, because the tie-breaks of others
    depend on them.
    """
    query = sa.select(entrant).where(entrant.c.user_id == user_id)
    for each in [Entrant(**row) for row in (await connection.execute(query)).mappings()]:
        found = await connection.execute(ROWS.where(tournament.c.id == each.tournament_id).with_for_update())
        row = TournamentRow(**found.mappings().one())
        await _remove_name(connection, each, group=await _of_same_origin(connection, each))
        if each.withdrawn:
            continue
        said = {"fact": "forgotten", "player": each.number, "at": int(now.timestamp())}
        fact = FactRow("forgotten", msgspec.json.encode(said).decode(), NOBODY, each.number)
        await add(connection, row, Addition(facts=[fact], now=now))
        # A reminder is never edited, only sent: its text is deleted with its question.
        edited = tournament_post.c.message_id != 0, tournament_post.c.what != "reminder"
        await connection.execute(
            sa.update(tournament_post).where(tournament_post.c.tournament_id == row.id, *edited).values(show_at=now)
        )


async def _of_same_origin(connection: AsyncConnection, each: Entrant) -> int:
    """T14, T82 Return the number of another player of the same origin; 0 if there is none.

    The number is needed to verify the pairings of round one, because origins are deleted with the players' data. A
    player whose origin is still stored is preferred. If there is none but other players refer to this player, return
    the player's own number.
    """
    registered = tournament_fact.c.kind == "registered", tournament_fact.c.tournament_id == each.tournament_id
    query = sa.select(tournament_fact.c.fact).where(*registered).order_by(tournament_fact.c.version)
    found = {said["player"]: said for text in (await connection.execute(query)).scalars() if (said := _decoded(text))}
    origin = plain(found.get(each.number, {}).get("origin", ""))
    if not origin:
        return int(found.get(each.number, {}).get("group", 0))
    same = [number for number, said in found.items() if plain(said.get("origin", "")) == origin]
    follow = any(said.get("group") == each.number for said in found.values())
    return next((number for number in same if number != each.number), each.number if follow else 0)


def _decoded(text: str) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.json.decode(text)
    return said


async def _remove_name(connection: AsyncConnection, each: Entrant, *, group: int) -> None:
    about = (
        tournament_fact.c.tournament_id == each.tournament_id,
        tournament_fact.c.player == each.number,
        tournament_fact.c.kind.in_(_NAMED),
    )
    query = sa.select(tournament_fact.c.version, tournament_fact.c.kind, tournament_fact.c.fact).where(*about)
    for version, kind, fact in (await connection.execute(query)).all():
        said = {**_decoded(fact), **_NAMED[kind]}
        if kind == "registered" and group:
            said["group"] = group
        text = msgspec.json.encode({name: value for name, value in said.items() if value is not None}).decode()
        this = tournament_fact.c.tournament_id == each.tournament_id, tournament_fact.c.version == version
        await connection.execute(sa.update(tournament_fact).where(*this).values(fact=text))

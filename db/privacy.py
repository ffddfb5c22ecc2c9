"""Exports and deletes the personal data of people. `db.personal_columns` lists the columns."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from types import MappingProxyType
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from db.daily import marks_of
from db.delivery_queue import pending
from db.games import GAMES, GameRow, Message, message_values
from db.ladders import forget_on_ladders
from db.matches import show_again
from db.personal_columns import IDS, IN_TEXTS, PEOPLE, Held, Id
from db.ratings import forget_rated
from db.schema.community import ballot, ballot_vote, campaign, game_follow, notice
from db.schema.games import CALENDAR_ACTOR, HOUSE, NOBODY, RUNNING, VOTE, VOTERS, game, outbox, player
from db.schema.tournaments import entrant, tournament_fact
from db.sides import succeed
from db.storage.database import Database
from db.storage.erasure import Erasing
from db.tournaments.forgetting import forget_entrant
from db.tournaments.snapshots import void

UNPLACED: Final = {"channel_id": 0, "message_id": None, "poll_id": None}
"""The values of a ballot's columns that remove the place of its messages."""


# --- data of a person ---


@dataclass(frozen=True, slots=True)
class PersonalData:
    """All stored rows about a person, keyed by kind of data. They contain no ids of other people."""

    rows: Mapping[str, list[dict[str, Any]]]

    @property
    def counts(self) -> dict[str, int]:
        """The number of rows of each kind of data, without empty kinds."""
        return {kind: len(rows) for kind, rows in self.rows.items() if rows}


@dataclass(slots=True)
class DeletionEffects:
    """What the deletion of a person's data changes in running games.

    `given_up` are the games that are given up. `handed` are the games that get another owner. `leaderless` are the
    games that are left without an owner. `erased` says whether no copy of the deleted data was found in the database's
    file.
    """

    counts: dict[str, int] = field(default_factory=dict)
    given_up: list[str] = field(default_factory=list)
    handed: dict[str, int] = field(default_factory=dict)
    leaderless: list[str] = field(default_factory=list)
    erased: bool = True


Resign = Callable[[AsyncConnection, GameRow], Awaitable[None]]
"""A function that records, within the transaction, that a game is given up."""


class Privacy:
    """Exports and deletes the personal data in a database.

    `edges` are the assumed advantages of sides, for each game and scenario. They are needed to keep the ratings of
    other players when a person's data is deleted.
    """

    def __init__(self, database: Database, *, edges: Mapping[str, Mapping[str, float]] = MappingProxyType({})) -> None:
        self.database = database
        self._edges = edges
        self.erasing = Erasing(database)

    async def counts(self, user_id: int) -> dict[str, int]:
        """Return the number of rows of each kind that contain a person's id. Kinds without rows are left out."""
        found = {}
        async with self.database.read() as connection:
            for held in PEOPLE:
                query = sa.select(sa.func.count()).select_from(held.table).where(held.column == user_id)
                found[held.kind] = int((await connection.execute(query)).scalar_one())
            found["posts"] = len(await _posts(connection, user_id))
            found["rulings"] = len(await _about(connection, user_id))
            found["marks"] = len(await marks_of(connection, user_id))
        return {kind: count for kind, count in found.items() if count}

    async def personal_data(self, user_id: int) -> PersonalData:
        """Return all data that contains a person's id."""
        rows: dict[str, list[dict[str, Any]]] = {}
        async with self.database.read() as connection:
            for held in PEOPLE:
                query = sa.select(*[column for column in held.table.c if column.name not in held.without])
                found = (await connection.execute(query.where(held.column == user_id))).mappings()
                rows[held.kind] = [_shown(held.table, row, user_id) for row in found]
            rows["posts"] = await _posts(connection, user_id)
            rows["rulings"] = await _about(connection, user_id)
            rows["marks"] = list(await marks_of(connection, user_id))
        return PersonalData(rows)

    async def deletion_effects(self, user_id: int) -> DeletionEffects:
        """Return what the deletion of a person's data would change."""
        async with self.database.read() as connection:
            return await _deletion_effects(connection, await _owned_games(connection, user_id), user_id)

    async def forget(self, user_id: int, *, now: datetime, resign: Resign) -> DeletionEffects:
        """Delete a person's data in one transaction, and return the effects.

        The person's games remain, without the person's id. A running game is resigned unless others play or vote in it.
        """
        assert user_id not in {NOBODY, CALENDAR_ACTOR, VOTERS, HOUSE}, "they are no people"
        # The texts are searched before the transaction, so that other writers do not wait for the search.
        texts = [await self.database.reading(_mentioning, column, user_id) for column in IN_TEXTS]
        async with self.database.write() as connection:
            owned = await _owned_games(connection, user_id, lock=True)
            done = await _deletion_effects(connection, owned, user_id)
            boards = await _boards(connection, user_id)
            for row in owned:
                if row.id in done.given_up:
                    await resign(connection, row)
            await _end_campaigns(connection, done.given_up)
            for game_id, new_owner in done.handed.items():
                await _make_owner(connection, game_id, new_owner)
            await _forget_direct(connection, user_id)
            await _recount(connection, user_id, now)
            named = next(keys for keys, of in zip(texts, IN_TEXTS, strict=True) if of is tournament_fact.c.fact)
            await void(connection, user_id, {key[0] for key in named})
            await forget_entrant(connection, user_id, now=now)
            for keys, column in zip(texts, IN_TEXTS, strict=True):
                await _replace_id(connection, column, keys, user_id)
            await forget_on_ladders(connection, user_id, now)
            await forget_rated(connection, user_id, self._edges)
            await succeed(connection, user_id)
            await show_again(connection, user_id)
            for held in PEOPLE:
                done.counts[held.kind] = await _part(connection, held, user_id)
            for row in boards:
                if row.id not in done.given_up:
                    await _enqueue_board_edit(connection, row, now)
            await self.erasing.enqueue(connection, [user_id])
        done.erased = await self.erasing.go()
        return done

    async def clear_direct_channels(self, *, most: int = 50) -> int:
        """Clear the channel of ownerless finished games in direct messages. Return their number."""
        query = sa.select(game.c.id).where(
            game.c.owner_id == NOBODY,
            game.c.guild_id.is_(None),
            game.c.channel_id != 0,
            game.c.status != RUNNING,
            game.c.id.not_in(sa.select(outbox.c.game_id).where(pending(outbox))),
        )
        found = await self.database.rows(query.add_columns(game.c.channel_id).limit(most))
        ids = [row.id for row in found]
        if ids:
            gone = dict.fromkeys(("board_channel_id", "board_message_id", "board_posted_at"), None)
            async with self.database.write() as connection:
                await connection.execute(sa.update(game).where(game.c.id.in_(ids)).values(channel_id=0, **gone))
                await connection.execute(sa.update(ballot).where(ballot.c.game_id.in_(ids)).values(UNPLACED))
                await self.erasing.enqueue(connection, {row.channel_id for row in found})
        return len(ids)


# --- reading ---


def _shown(table: sa.Table, row: RowMapping, user_id: int) -> dict[str, Any]:
    """Return a row as it is shown to the person, without ids of other people."""
    return {name: _value(table.c[name], value, user_id) for name, value in row.items()}


def _value(column: sa.Column[Any], value: Any, user_id: int) -> Any:
    known = IDS.get(f"{column.table.name}.{column.name}")
    if value is None or (known is Id.PERSON and value != user_id):
        return None
    if isinstance(column.type, sa.Text):
        return _own(value, user_id)
    return str(value) if known is not None else value


def _own(text: str, user_id: int) -> Any:
    """Return the data of a JSON text without anything about other people."""
    try:
        value = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    if isinstance(value, dict) and "fact" in value:  # of a tournament: other people that it names stay out
        return {key: each for key, each in value.items() if key not in {"by", "person"} or each == user_id}
    if isinstance(value, dict) and all(isinstance(each, int) for each in value.values()):
        return {key: str(each) for key, each in value.items() if each == user_id}
    return value


async def _posts(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """Return the parts of the command that a person holds, for each game."""
    query = sa.select(game.c.id, game.c.posts).where(game.c.posts.contains(str(user_id)))
    rows = (await connection.execute(query)).all()
    return [{"game_id": row.id, "posts": sorted(_own(row.posts, user_id))} for row in rows if _own(row.posts, user_id)]


async def _about(connection: AsyncConnection, user_id: int) -> list[dict[str, Any]]:
    """Return the facts about a person in tournaments that were recorded by others."""
    their_number = sa.and_(
        entrant.c.tournament_id == tournament_fact.c.tournament_id, entrant.c.number == tournament_fact.c.player
    )
    query = (
        sa.select(tournament_fact)
        .join(entrant, their_number)
        .where(entrant.c.user_id == user_id, tournament_fact.c.actor != user_id)
        .order_by(tournament_fact.c.tournament_id, tournament_fact.c.version)
    )
    return [_shown(tournament_fact, row, user_id) for row in (await connection.execute(query)).mappings()]


# --- running games ---


async def _owned_games(connection: AsyncConnection, user_id: int, *, lock: bool = False) -> list[GameRow]:
    """Return the running games of which a person is the owner."""
    running = sa.and_(game.c.owner_id == user_id, game.c.status == RUNNING)
    if lock:
        await connection.execute(sa.select(game.c.id).where(running).with_for_update())
    query = GAMES.where(running).order_by(game.c.id)
    return [GameRow(**row) for row in (await connection.execute(query)).mappings()]


async def _deletion_effects(connection: AsyncConnection, owned: list[GameRow], user_id: int) -> DeletionEffects:
    done = DeletionEffects()
    for row in owned:
        new_owner = await _longest_player(connection, row.id, excluding=user_id)
        if new_owner is not None:
            done.handed[row.id] = new_owner
        elif row.command == VOTE and await _others_vote(connection, row.id, user_id):
            done.leaderless.append(row.id)
        else:
            done.given_up.append(row.id)
    return done


async def _longest_player(connection: AsyncConnection, game_id: str, *, excluding: int) -> int | None:
    """Return the player who has been in the game longest, except the owner, or None."""
    query = (
        sa.select(player.c.user_id)
        .where(player.c.game_id == game_id, player.c.user_id.not_in((excluding, NOBODY)))
        .order_by(player.c.added_at, player.c.user_id)
        .limit(1)
    )
    found: int | None = (await connection.execute(query)).scalar()
    return found


async def _others_vote(connection: AsyncConnection, game_id: str, user_id: int) -> bool:
    """Return whether anyone else has ever voted in a game."""
    query = (
        sa.select(ballot_vote.c.user_id)
        .join(ballot, ballot.c.id == ballot_vote.c.ballot_id)
        .where(ballot.c.game_id == game_id, ballot_vote.c.user_id.not_in((user_id, NOBODY)))
        .limit(1)
    )
    return (await connection.execute(query)).first() is not None


async def _end_campaigns(connection: AsyncConnection, game_ids: list[str]) -> None:
    """End the campaigns of the games `game_ids`, which have been given up."""
    gone = dict.fromkeys(("next_at", "deadline_at", "claimed_by", "claimed_until"), None)
    await connection.execute(sa.update(campaign).where(campaign.c.game_id.in_(game_ids)).values(state="ended", **gone))


async def _make_owner(connection: AsyncConnection, game_id: str, new_owner: int) -> None:
    """Make a player the owner of a game.

    Their row in `player` is deleted, because it lists only the other players.
    """
    await connection.execute(sa.update(game).where(game.c.id == game_id).values(owner_id=new_owner))
    await connection.execute(sa.delete(player).where(player.c.game_id == game_id, player.c.user_id == new_owner))


async def _boards(connection: AsyncConnection, user_id: int) -> list[GameRow]:
    """Return the running games whose boards may mention a person."""
    part = [sa.select(held.table.c.game_id).where(held.column == user_id) for held in _OF_GAMES]
    voted = (
        sa.select(ballot.c.game_id)
        .join(ballot_vote, ballot_vote.c.ballot_id == ballot.c.id)
        .where(ballot_vote.c.user_id == user_id)
    )
    query = GAMES.where(
        game.c.status == RUNNING,
        game.c.board_message_id.is_not(None),
        sa.or_(game.c.owner_id == user_id, game.c.id.in_(sa.union(*part, voted))),
    )
    return [GameRow(**row) for row in (await connection.execute(query)).mappings()]


_OF_GAMES = tuple(held for held in PEOPLE if held.kind in {"decisions", "seats", "proposals", "campaigns", "reminders"})


async def _enqueue_board_edit(connection: AsyncConnection, row: GameRow, now: datetime) -> None:
    """Queue an edit of the board, within the transaction of the deletion."""
    first = row.board_from or row.version
    message = Message(kind="edit", first_version=first, version=row.version, created_at=now, due_at=now)
    await connection.execute(sa.insert(outbox), message_values(row.id, message, place=secrets.token_hex(3)))


# --- data deleted ---


async def _forget_direct(connection: AsyncConnection, user_id: int) -> None:
    """Delete the games that a person follows in direct messages, and the pending notices about them."""
    channels = {
        *(
            await connection.execute(
                sa.select(game_follow.c.channel_id).where(
                    game_follow.c.added_by == user_id, game_follow.c.guild_id.is_(None)
                )
            )
        ).scalars(),
        *(
            await connection.execute(
                sa.select(game.c.channel_id).where(game.c.owner_id == user_id, game.c.guild_id.is_(None))
            )
        ).scalars(),
    } - {0}
    if channels:
        await connection.execute(
            sa.delete(game_follow).where(game_follow.c.channel_id.in_(channels), game_follow.c.guild_id.is_(None))
        )
        await connection.execute(sa.delete(notice).where(notice.c.channel_id.in_(channels)))


async def _recount(connection: AsyncConnection, user_id: int, now: datetime) -> None:
    """Mark open ballots for a recount because a person who voted in them is deleted."""
    voted = sa.select(ballot_vote.c.ballot_id).where(ballot_vote.c.user_id == user_id)
    shown = sa.func.coalesce(ballot.c.show_at, sa.literal(now, ballot.c.show_at.type))
    await connection.execute(
        sa.update(ballot)
        .where(ballot.c.id.in_(voted), ballot.c.closed_at.is_(None))
        .values(cast=ballot.c.cast + 1, show_at=shown)
    )


async def _part(connection: AsyncConnection, held: Held, user_id: int) -> int:
    """Delete a person's id from a column, or delete the rows that have it. Return the number of rows."""
    theirs = held.column == user_id
    if held.goes:
        return (await connection.execute(sa.delete(held.table).where(theirs))).rowcount
    changed = sa.update(held.table).where(theirs).values({held.column.name: NOBODY} | dict.fromkeys(held.emptied, ""))
    return (await connection.execute(changed)).rowcount


async def _mentioning(connection: AsyncConnection, column: sa.Column[Any], user_id: int) -> list[Any]:
    """Return the keys of the rows whose text contains a person's id."""
    keys = column.table.primary_key.columns
    query = sa.select(*keys).where(column.contains(str(user_id)))
    return [tuple(row) for row in (await connection.execute(query)).all()]


async def _replace_id(connection: AsyncConnection, column: sa.Column[Any], keys: list[Any], user_id: int) -> None:
    """Replace a person's id by `NOBODY` in the texts of some rows."""
    table = column.table
    assert isinstance(table, sa.Table)
    for key in keys:
        this = sa.and_(*(each == value for each, value in zip(table.primary_key.columns, key, strict=True)))
        text = (await connection.execute(sa.select(column).where(this).with_for_update())).scalar()
        if text is None:
            continue
        value = msgspec.json.decode(text)
        if column is game.c.posts:  # these parts return to the owner
            value = {party: holder for party, holder in value.items() if holder != user_id}
        value = without(value, user_id)
        changed = msgspec.json.encode(value).decode()
        await connection.execute(sa.update(table).where(this).values({column.name: changed}))


def without(value: Any, user_id: int) -> Any:
    """Return JSON data with a person's id replaced by `NOBODY`.

    Entries of a dictionary whose key is the id, and elements of a list that are the id, are left out.
    """
    theirs = (user_id, str(user_id))
    if isinstance(value, dict):
        return {key: without(each, user_id) for key, each in value.items() if key not in theirs}
    if isinstance(value, list):
        return [without(each, user_id) for each in value if each not in theirs]
    if isinstance(value, str):
        return value.replace(str(user_id), str(NOBODY))
    return NOBODY if value == user_id and isinstance(value, int) else value

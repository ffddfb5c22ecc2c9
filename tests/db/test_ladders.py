"""Ladders in the database: one of two processes ends a season, and deleted names leave every ladder."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame import NAME
from support.toygame.play import Clock

from db import Database
from db.ladders import PLACE, LadderPage, Ladders, SeasonLine
from db.notices import Notice
from db.privacy import Privacy
from db.ratings import RatedGames, begin, finish
from db.schema.community import notice, rated_game, season, season_place

pytestmark = pytest.mark.contract(whole=True)

GUILD, ROOM, ANNA, BEN = 20, 30, 11, 12
LINES = [
    SeasonLine(system=NAME, kind=PLACE, place=at, user_id=who, rating=1_600 - at, deviation=80, games=6)
    for at, who in enumerate((ANNA, BEN), 1)
]


async def opened(database: Database, clock: Clock) -> tuple[Ladders, LadderPage]:
    ladders, now = Ladders(database), clock()
    facts: dict[str, Any] = {"locale": "en", "added_by": ANNA, "zone": "UTC", "due_at": now + timedelta(minutes=9)}
    bounds = {"began_at": now - timedelta(days=90), "ends_at": now}
    await ladders.set(LadderPage(guild_id=GUILD, channel_id=ROOM, message_id=77, **facts, **bounds))
    for who in (ANNA, BEN):
        await RatedGames(database).show(who, shown=True, now=now - timedelta(hours=1))
    one = await ladders.of(GUILD)
    assert one is not None
    return ladders, one


def tells(clock: Clock) -> Notice:
    return Notice(kind="season", key=f"{GUILD}-1", due_at=clock(), channel_id=ROOM)


async def rated(database: Database, clock: Clock, *, over: bool = True) -> None:
    async with database.write() as connection:
        facts: dict[str, Any] = {"guild_id": GUILD, "system": NAME, "scenario": "", "first": ANNA, "second": BEN}
        await begin("g1", now=clock(), **facts)(connection)
        if over:
            await finish(connection, "g1", score=1.0, ended_at=clock())


async def due(database: Database, clock: Clock) -> bool:
    return bool(await Ladders(database).due(clock()))


async def test_one_of_two_processes_ends_a_season(database: Database, clock: Clock) -> None:
    ladders, one = await opened(database, clock)
    later = clock() + timedelta(days=90)
    both = await asyncio.gather(*(ladders.end_season(one, LINES, next_end=later, tells=tells(clock)) for _ in range(2)))
    assert sorted(both) == [False, True]
    assert len(await database.scalars(sa.select(notice.c.id))) == 1
    past = await ladders.season(GUILD, one.ends_at)
    assert past is not None
    assert past[1] == LINES
    now = await ladders.of(GUILD)
    assert now is not None
    assert (now.began_at, now.ends_at) == (one.ends_at, later)
    assert await ladders.last_end(GUILD) == one.ends_at
    assert await ladders.wins([ANNA, BEN]) == [(ANNA, NAME)]


async def test_a_player_who_hides_the_rating_at_the_last_moment_is_left_out(database: Database, clock: Clock) -> None:
    """The lines were computed before, and the season ends after it."""
    ladders, one = await opened(database, clock)
    await RatedGames(database).show(ANNA, shown=False, now=clock())
    assert await ladders.end_season(one, LINES, next_end=clock() + timedelta(days=90), tells=tells(clock))
    past = await ladders.season(GUILD, one.ends_at)
    assert past is not None
    assert [(each.place, each.user_id) for each in past[1]] == [(1, BEN)]


async def test_a_deletion_and_the_end_of_a_season_at_the_same_moment_leave_no_name(
    database: Database, clock: Clock
) -> None:
    ladders, one = await opened(database, clock)

    async def resigned(*_: Any) -> None:
        """There is no game."""

    later = clock() + timedelta(days=90)
    await asyncio.gather(
        ladders.end_season(one, LINES, next_end=later, tells=tells(clock)),
        Privacy(database).forget(ANNA, now=clock(), resign=resigned),
    )
    rows = await database.rows(sa.select(season_place.c.user_id))
    assert {row.user_id for row in rows} <= {0, BEN}
    if 0 in {row.user_id for row in rows}:
        (row,) = await database.rows(sa.select(season.c.due_at))
        assert row.due_at is not None, "a message that was posted meanwhile is edited"


async def test_a_season_without_a_line_leaves_nothing(database: Database, clock: Clock) -> None:
    ladders, one = await opened(database, clock)
    assert await ladders.end_season(one, [], next_end=clock() + timedelta(days=90), tells=tells(clock))
    assert await ladders.season(GUILD, one.ends_at) is None
    assert not await database.scalars(sa.select(notice.c.id))


async def test_changes_of_a_ladder_make_it_due(database: Database, clock: Clock) -> None:
    ladders, one = await opened(database, clock)

    async def settle() -> None:
        await ladders.change(GUILD, due_at=clock() + timedelta(days=1))
        assert not await due(database, clock)

    assert not await due(database, clock)
    await rated(database, clock)
    assert await due(database, clock), "a game has ended"
    await settle()
    await RatedGames(database).show(BEN, shown=True, now=clock())
    assert await due(database, clock), "a player shows the rating"
    await settle()
    await RatedGames(database).show(99, shown=True, now=clock())
    assert not await due(database, clock), "that user has no rated game here"
    await RatedGames(database).annul("g1", by=1, why="", now=clock())
    assert await due(database, clock)
    assert one.message_id == 77


async def test_a_stamp_changes_with_the_rated_games(database: Database, clock: Clock) -> None:
    stored = RatedGames(database)
    seen = [await stored.stamp(NAME)]
    await rated(database, clock, over=False)
    assert await stored.stamp(NAME) == seen[0], "a running game changes no rating"
    async with database.write() as connection:
        await finish(connection, "g1", score=1.0, ended_at=clock())
    seen.append(await stored.stamp(NAME))
    await stored.annul("g1", by=1, why="", now=clock())
    seen.append(await stored.stamp(NAME))
    await database.run(sa.update(rated_game).values(annulled_at=None, first_id=0, first_gone="{}"))
    seen.append(await stored.stamp(NAME))
    await database.run(sa.delete(rated_game))
    assert len({*map(str, seen)}) == 4
    assert await stored.stamp(NAME) == seen[0]
    assert await stored.stamp("another") == seen[0]


async def test_deleted_data_leave_every_ladder(database: Database, clock: Clock) -> None:
    ladders, one = await opened(database, clock)
    await rated(database, clock)
    await ladders.end_season(one, LINES, next_end=clock() + timedelta(days=90), tells=tells(clock))
    await ladders.season_posted(GUILD, one.ends_at, 88)
    assert not await ladders.due_seasons(clock())
    await ladders.change(GUILD, due_at=clock() + timedelta(days=1))

    async def resigned(*_: Any) -> None:
        """There is no game."""

    await Privacy(database).forget(ANNA, now=clock(), resign=resigned)
    assert await due(database, clock)
    (past,) = await ladders.due_seasons(clock())
    rows = await database.rows(sa.select(season_place.c.user_id).order_by(season_place.c.place))
    assert [row.user_id for row in rows] == [0, BEN]
    now = await ladders.of(GUILD)
    assert now is not None
    assert now.added_by == 0
    assert not await ladders.wins([ANNA])
    await database.run(sa.update(season).values(due_at=clock() + timedelta(seconds=1)))
    await ladders.season_edited(past)
    (row,) = await database.rows(sa.select(season.c.due_at))
    assert row.due_at is not None, "another user has deleted their data in the meantime"

"""Rated games in the database: their results, annulled ones, and the ratings of others after a deletion."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame import NAME
from support.toygame.play import Clock

from bot.games.service import Service
from db import Database
from db.notices import Notice
from db.privacy import Privacy
from db.ratings import RatedGames, begin, finish
from db.schema.community import notice, rated_game
from db.schema.games import RATED, game
from engine.core.ratings import Ratings

pytestmark = pytest.mark.contract(whole=True)

ANNA, BEN, CARLA, DORA, GUILD = 11, 12, 13, 14, 20
EDGES = {"": 20.0}


async def resigned(*_: Any) -> None:
    """Do nothing with a game that is given up."""


async def played(database: Database, clock: Clock, *games: tuple[int, int, float]) -> None:
    """Store rated games of (first player, second player, first side's score), one a day."""
    for place, (first, second, score) in enumerate(games):
        now = clock() + timedelta(days=place)
        async with database.write() as connection:
            begun = begin(f"g{place}", guild_id=GUILD, system=NAME, scenario="", first=first, second=second, now=now)
            await begun(connection)
            await finish(connection, f"g{place}", score=score, ended_at=now)


async def ratings(database: Database) -> Ratings:
    return Ratings.of([each.result for each in await RatedGames(database).ended(NAME)], EDGES)


GAMES = (
    *((ANNA, BEN, 1.0), (BEN, CARLA, 1.0), (ANNA, CARLA, 0.0), (DORA, ANNA, 1.0), (ANNA, BEN, 0.5), (ANNA, BEN, 1.0)),
    *((CARLA, DORA, 0.0), (ANNA, DORA, 1.0), (BEN, DORA, 0.0)),
)


async def test_ratings_are_computed_from_the_rows(database: Database, clock: Clock) -> None:
    await played(database, clock, (ANNA, BEN, 1.0))
    found = await ratings(database)
    assert found.standing(ANNA).rating > 1_500 > found.standing(BEN).rating
    assert found.standing(ANNA).games == 1


async def test_a_running_game_counts_only_with_its_result(database: Database, clock: Clock) -> None:
    stored = RatedGames(database)
    async with database.write() as connection:
        facts: dict[str, Any] = {"guild_id": GUILD, "system": NAME, "scenario": "", "first": ANNA, "second": BEN}
        await begin("g1", **facts, now=clock())(connection)
        await begin("g2", **facts, now=clock())(connection)
    assert await stored.ended(NAME) == []
    assert await stored.plays(BEN)
    assert not await stored.plays(CARLA)
    async with database.write() as connection:
        await finish(connection, "g1", score=0.0, ended_at=clock())
        await finish(connection, "g2", score=None, ended_at=clock())
    assert [each.score for each in await stored.ended(NAME)] == [0.0]
    assert await stored.game("g2") is None, "a game without a winner is not rated"


async def test_one_of_two_managers_annuls_a_game(database: Database, clock: Clock) -> None:
    await played(database, clock, (ANNA, BEN, 1.0))
    stored = RatedGames(database)

    async def annul(by: int) -> bool:
        tells = [Notice(kind="rated-annulled", key="1", due_at=clock(), game_id=None, channel_id=by)]
        return await stored.annul("g0", by=by, why=f"by {by}", now=clock(), tells=tells)

    both = await asyncio.gather(annul(98), annul(99))
    assert sorted(both) == [False, True]
    winner = 98 if both[0] else 99
    (row,) = await database.rows(sa.select(rated_game.c.annulled_by, rated_game.c.why))
    assert tuple(row) == (winner, f"by {winner}")
    assert await database.scalars(sa.select(notice.c.channel_id)) == [winner], "both players are told once"


async def test_an_annulled_game_leaves_no_trace(database: Database, clock: Clock) -> None:
    await played(database, clock, *GAMES)
    stored = RatedGames(database)
    assert await stored.annul("g3", by=99, why="played by a friend", now=clock())
    assert not await stored.annul("g3", by=99, why="again", now=clock())
    assert not await stored.annul("none", by=99, why="", now=clock())
    rest = [each.result for each in await stored.ended(NAME) if each.game_id != "g3"]
    assert (await ratings(database)).players == Ratings.of(rest, EDGES).players


@pytest.mark.stress("postgresql-11", "postgresql-12")
@pytest.mark.parametrize("who", [ANNA, BEN, DORA])
async def test_a_deletion_leaves_the_ratings_of_others(database: Database, clock: Clock, who: int) -> None:
    await played(database, clock, *GAMES)
    before = (await ratings(database)).players
    await Privacy(database, edges={NAME: EDGES}).forget(who, now=clock(), resign=resigned)
    after = (await ratings(database)).players
    assert who not in after
    for other in {ANNA, BEN, CARLA, DORA} - {who}:
        assert after[other].rating == pytest.approx(before[other].rating)
        assert after[other].variance == pytest.approx(before[other].variance)
        assert after[other].different_opponents == before[other].different_opponents
    async with database.read() as connection:
        rows = (await connection.execute(sa.select(rated_game.c.first_id, rated_game.c.second_id))).all()
    assert all(who not in row for row in rows)
    again = {ANNA, BEN, CARLA, DORA} - {who}
    await Privacy(database, edges={NAME: EDGES}).forget(again.pop(), now=clock(), resign=resigned)


async def test_a_running_game_of_someone_who_is_gone_is_not_rated(
    service: Service, database: Database, clock: Clock
) -> None:
    def rated(game_id: str) -> Any:
        return begin(game_id, guild_id=GUILD, system=NAME, scenario="", first=ANNA, second=BEN, now=clock())

    state = await service.new_game(
        system=NAME,
        options={},
        seed=None,
        owner_id=BEN,
        guild_id=GUILD,
        channel_id=1_000,  # type: ignore[arg-type]
        locale="en",
        counted=RATED,
        extra_write=(rated,),
    )
    await Privacy(database).forget(ANNA, now=clock(), resign=resigned)
    assert await RatedGames(database).game(state.id) is None
    query = sa.select(game.c.counted).where(game.c.id == state.id)
    assert await database.scalar(query) is None, "the other player may let somebody else sit down"


async def test_ratings_are_private_until_they_are_shown(database: Database, clock: Clock) -> None:
    stored = RatedGames(database)
    assert await stored.shown([ANNA, BEN]) == frozenset()
    await stored.show(ANNA, shown=True, now=clock())
    assert await stored.shown([ANNA, BEN]) == {ANNA}
    await stored.show(ANNA, shown=False, now=clock())
    assert await stored.shown([ANNA, BEN]) == frozenset()

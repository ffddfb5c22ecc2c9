"""Outages: recorded once, and made up for once, whichever process dies in between."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame.play import Clock, begin

from bot.games.service import Service
from db import Database
from db.quiet import AWAY, BOT, CLOSED, GAME, GUILD, Given, Quiet, QuietTimes, missed, spans_of
from db.schema.community import quiet
from db.schema.games import game

pytestmark = pytest.mark.contract

ALL = {(0, 1)}
START = datetime(2026, 1, 1, tzinfo=UTC)


def at(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


async def seen(times: QuietTimes, minutes: float, *, now: float | None = None, shards: Any = ALL) -> int:
    there = dict.fromkeys(shards, at(minutes))
    return await times.seen(there, now=at(minutes if now is None else now), why=AWAY)


async def rows(database: Database) -> list[Quiet]:
    async with database.read() as connection:
        return [Quiet(*row) for row in await connection.execute(sa.select(quiet).order_by(quiet.c.id))]


async def spans(database: Database) -> list[tuple[str, str, datetime, datetime | None]]:
    return [(each.scope, each.key, each.from_at, each.until_at) for each in await rows(database)]


async def test_an_absence_is_recorded_when_it_is_over(database: Database) -> None:
    times = QuietTimes(database)
    assert await seen(times, 0) == 0, "the first sign of life"
    assert await seen(times, 0.9) == 0, "less than a minute is none"
    assert await seen(times, 120.9) == 1
    assert await seen(times, 121) == 0
    assert await spans(database) == [(BOT, "0/1", at(0.9), at(120.9))]


async def test_two_processes_record_an_absence_once(database: Database) -> None:
    times, others = QuietTimes(database), QuietTimes(database)
    await seen(times, 0)
    noted = await asyncio.gather(seen(times, 120), seen(others, 120))
    assert sorted(noted) == [0, 1]
    assert len(await rows(database)) == 1


async def test_discord_stops_answering(database: Database) -> None:
    """The process runs and reports until when all was well."""
    times = QuietTimes(database)
    await seen(times, 0)
    for now in (1, 20, 45):
        assert await seen(times, 0.5, now=now) == 0
    assert await seen(times, 46) == 1
    assert await spans(database) == [(BOT, "0/1", at(0.5), at(46))]


async def test_a_clock_put_back_ends_no_outage(database: Database) -> None:
    times = QuietTimes(database)
    await seen(times, 600)
    assert await seen(times, 0) == 0
    assert await seen(times, 0.5) == 0
    assert await seen(times, 10) == 1
    assert await spans(database) == [(BOT, "0/1", at(0.5), at(10))]


async def test_a_changed_number_of_shards(database: Database) -> None:
    """New shards have been absent since the last of the old ones was seen; the old ones are forgotten."""
    times = QuietTimes(database)
    await seen(times, 4.5, shards=[(0, 2)])
    await seen(times, 5, shards=[(1, 2)])
    assert await seen(times, 60, shards=[(0, 1)]) == 1
    assert await spans(database) == [(BOT, "0/1", at(5), at(60))]
    assert set(await times.last_seen()) == {(0, 1)}


async def test_an_absent_shard_affects_only_its_servers(database: Database) -> None:
    times = QuietTimes(database)
    await seen(times, 0, shards=[(0, 2), (1, 2)])
    assert await seen(times, 60, shards=[(1, 2)]) == 1
    (row,) = await rows(database)
    assert row.concerns(1 << 22)
    assert not row.concerns(1 << 23)
    assert not row.concerns(None)


async def test_an_open_outage_is_recorded_once_and_ends_once(database: Database) -> None:
    times, others = QuietTimes(database), QuietTimes(database)
    begun = await asyncio.gather(*(each.begin(GAME, "g1", why=CLOSED, at=at(1)) for each in (times, others, times)))
    assert sorted(begun) == [False, False, True]
    (row,) = await rows(database)
    assert await times.end([row.id], at=at(0)), "a clock was put back: it ends when it began"
    assert not await times.end([row.id], at=at(9))
    assert await spans(database) == [(GAME, "g1", at(1), at(1))]
    assert await times.begin(GAME, "g1", why=CLOSED, at=at(2)), "another time"


async def test_an_outage_is_made_up_for_once(database: Database) -> None:
    times, others, given = QuietTimes(database), QuietTimes(database), list[int]()
    await seen(times, 0)
    await seen(times, 60)

    async def give(_: Any, what: Given) -> Collection[str]:
        given.extend(each.id for each in what.fresh)
        return ("sides",)

    woken = await asyncio.gather(times.give_back([give], now=at(61)), others.give_back([give], now=at(61)))
    assert sorted(map(tuple, woken)) == [(), ("sides",)]
    assert len(given) == 1


async def test_a_process_that_dies_while_extending_deadlines_changes_nothing(database: Database) -> None:
    times, given = QuietTimes(database), list[int]()
    await seen(times, 0)
    await seen(times, 60)

    async def half(connection: Any, _: Given) -> Collection[str]:
        await connection.execute(sa.update(quiet).values(why="half"))
        raise KeyboardInterrupt

    async def give(_: Any, what: Given) -> Collection[str]:
        given.extend(each.id for each in what.fresh)
        return ()

    with pytest.raises(KeyboardInterrupt):
        await times.give_back([half], now=at(61))
    assert [each.why for each in await rows(database)] == [AWAY]
    await QuietTimes(database).give_back([give], now=at(62))
    assert len(given) == 1


async def test_an_open_outage_is_not_made_up_for_yet(database: Database, clock: Clock) -> None:
    times = QuietTimes(database)
    await times.begin(GUILD, "7", why=AWAY, at=clock())

    async def give(_: Any, what: Given) -> Collection[str]:
        raise AssertionError(what)

    assert await times.give_back([give], now=clock()) == ()


async def test_deadlines_do_not_expire_during_an_outage(service: Service, database: Database) -> None:
    """A shard without a heartbeat bars its servers; so do open outages, and finished ones that are not made up for."""
    times, state = QuietTimes(database), await begin(service)

    async def barred(minutes: float, **more: Any) -> bool:
        query = sa.select(game.c.id).where(await times.barred(at(minutes), **more))
        async with database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def none(_: Any, __: Given) -> Collection[str]:
        return ()

    assert not await barred(0), "a database of before"
    await seen(times, 0)
    assert not await barred(0.9)
    assert await barred(1)
    assert await seen(times, 60) == 1
    assert await barred(60), "what was missed is still owed"
    await times.give_back([none], now=at(60))
    assert not await barred(60)
    await times.begin(GUILD, str(state.guild_id), why=AWAY, at=at(60))
    assert await barred(60)
    await times.end([row.id for row in await rows(database)], at=at(60.5))
    await times.give_back([none], now=at(60.5))
    await times.begin(GAME, state.id, why=CLOSED, at=at(60.5))
    assert await barred(60.5)
    assert not await barred(60.5, closed=False)


def test_overlapping_outages_count_once() -> None:
    """For any spans: a second counts if it is in at least one of them."""
    for seed in range(200):
        draw = random.Random(seed)
        found = [(low, low + draw.randrange(1, 30)) for low in (draw.randrange(100) for _ in range(draw.randrange(8)))]
        since, until = sorted(draw.sample(range(140), 2))
        expected = sum(any(low <= second < high for low, high in found) for second in range(since, until))
        got = missed([(at(low / 60), at(high / 60)) for low, high in found], since=at(since / 60), until=at(until / 60))
        assert got == timedelta(seconds=expected), seed


def test_an_open_outage_lasts_until_now() -> None:
    row = Quiet(1, GAME, "g", CLOSED, at(0), None, None)
    assert spans_of([row], at(5)) == [(at(0), at(5))]

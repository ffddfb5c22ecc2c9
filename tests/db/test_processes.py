"""Several processes on one database: work is never taken from a living process, always from a dead one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from support import postgres, sqlite_template
from support.toygame.play import Clock

from db import Database, open_database
from db.cluster import CLAIMED, Duties, Process, Processes
from db.notices import Notice, NoticeQueue
from db.schema.community import process
from db.storage.leases import Share

BEAT = timedelta(minutes=10)
LEASE = timedelta(minutes=2)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return (
        postgres.fresh()
        if request.node.get_closest_marker("postgresql")
        else sqlite_template.fresh(tmp_path / "games.db")
    )


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = await open_database(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def other(url: str) -> AsyncIterator[Database]:
    """The same database, opened by another process."""
    opened = await open_database(url)
    yield opened
    await opened.close()


def processes(database: Database, instance: str) -> tuple[Processes, Process]:
    me = Process.this(instance, shards="all")
    return Processes(database, me, beat=BEAT), me


async def claimed(database: Database, me: Process, clock: Clock) -> int:
    """Return the number of notices that a process can claim now."""
    return len(await NoticeQueue(database).claim(by=me.name, now=clock(), lease=LEASE))


async def silent(database: Database, me: Process, beats: float) -> None:
    """Set a process's last heartbeat back by a number of beats on the server's clock, so that no test has to wait."""
    async with database.write() as connection:
        heard = sa.update(process).where(process.c.name == me.name)
        await connection.execute(heard.values(seen_at=sa.func.now() - BEAT * beats))


async def pending(database: Database, clock: Clock) -> None:
    await NoticeQueue(database).enqueue(Notice(kind="test", key="one", due_at=clock(), channel_id=7))


def test_no_two_processes_have_the_same_name() -> None:
    one, other = (Process.this("x" * 64, shards="all") for _ in range(2))
    assert one.instance == other.instance
    assert one.name != other.name
    assert len(one.name) <= 64


@pytest.mark.stress
@pytest.mark.postgresql
async def test_two_live_processes_of_one_instance_take_no_work_from_each_other(
    database: Database, other: Database, clock: Clock
) -> None:
    one, me = processes(database, "main")
    two, you = processes(other, "main")
    await pending(database, clock)
    await one.enter(now=clock())
    assert await claimed(database, me, clock) == 1
    assert await two.enter(now=clock()) == []
    assert await claimed(other, you, clock) == 0
    for each in (me, you):
        await silent(database, each, 2)  # late, but still connected
    await one.beat(now=clock())
    assert await two.beat(now=clock()) == []
    assert await claimed(other, you, clock) == 0
    await one.leave(now=clock())
    assert await claimed(other, you, clock) == 1, "who leaves gives back what it held"
    await two.leave(now=clock())


@pytest.mark.postgresql
async def test_a_restarted_instance_takes_over_immediately(database: Database, other: Database, clock: Clock) -> None:
    one, me = processes(database, "main")
    stranger, _ = processes(other, "else")
    again, you = processes(other, "main")
    await pending(database, clock)
    await one.enter(now=clock())
    assert await claimed(database, me, clock) == 1
    await one._release_lock()  # the server closes the connection of a process that dies
    assert await stranger.enter(now=clock()) == [], "it has not missed a sign of life yet"
    assert await again.enter(now=clock()) == [me.name]
    assert await claimed(other, you, clock) == 1
    for each in (stranger, again):
        await each.leave(now=clock())


@pytest.mark.postgresql
async def test_other_processes_take_over_after_a_missed_heartbeat(
    database: Database, other: Database, clock: Clock
) -> None:
    one, me = processes(database, "a")
    two, you = processes(other, "b")
    await pending(database, clock)
    await one.enter(now=clock())
    await two.enter(now=clock())
    assert await claimed(database, me, clock) == 1
    await one._release_lock()
    assert await two.beat(now=clock()) == []
    await silent(database, me, 1.6)
    assert await two.beat(now=clock()) == [me.name]
    assert await claimed(other, you, clock) == 1
    assert await two.others() == []
    assert await one.beat(now=clock()) == [], "it was not dead after all: it is there again"
    assert [each.name for each in await two.others()] == [me.name]
    for each in (one, two):
        await each.leave(now=clock())


@pytest.mark.stress
@pytest.mark.postgresql
async def test_a_lost_machine_with_an_open_connection_is_found_dead(
    database: Database, other: Database, clock: Clock
) -> None:
    one, me = processes(database, "a")
    two, _ = processes(other, "b")
    await one.enter(now=clock())
    await two.enter(now=clock())
    await silent(database, me, 1.6)
    assert await two.beat(now=clock()) == [], "late, but on the line"
    await silent(database, me, 3.2)
    assert await two.beat(now=clock()) == [me.name]
    for each in (one, two):
        await each.leave(now=clock())


async def test_processes_on_one_machine_are_checked_by_the_operating_system(database: Database, clock: Clock) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    running = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    me = Process.this("main", shards="all")
    dead, living = (replace(Process.this("main", shards="all"), pid=each.pid) for each in (ended, running))
    try:
        await pending(database, clock)
        await Processes(database, dead, beat=BEAT).enter(now=clock())
        assert await claimed(database, dead, clock) == 1
        assert await Processes(database, living, beat=BEAT).enter(now=clock()) == [dead.name]
        assert await Processes(database, me, beat=BEAT).enter(now=clock()) == []
        async with database.read() as connection:
            names = set((await connection.execute(sa.select(process.c.name))).scalars())
        assert names == {me.name, living.name}
        assert await claimed(database, me, clock) == 1
        assert replace(dead, host="elsewhere").missing is False
    finally:
        running.communicate(b"\n")


def test_every_lease_is_freed_with_its_process() -> None:
    assert {table.name for table in CLAIMED} >= {
        *("outbox", "letter", "campaign", "attempt", "ballot", "outcome_due", "duty")
    }


@pytest.mark.postgresql
async def test_rows_being_claimed_by_another_process_are_skipped(
    database: Database, other: Database, clock: Clock
) -> None:
    notices = NoticeQueue(database)
    for key in "abcdef":
        await notices.enqueue(Notice(kind="test", key=key, due_at=clock(), channel_id=7))
    found = await asyncio.gather(
        *(
            NoticeQueue(where).claim(by=by, now=clock(), lease=LEASE, most=3)
            for where, by in ((database, "a"), (other, "b"))
        )
    )
    ids = [each.id for some in found for each in some]
    assert len(ids) == len(set(ids))
    more = [await NoticeQueue(other).claim(by="b", now=clock(), lease=LEASE, most=6), found[0], found[1]]
    assert {each.id for some in more for each in some} >= set(ids)


async def test_a_duty_is_done_by_one_process_at_a_time(database: Database, clock: Clock) -> None:
    duties = Duties(database)
    assert await duties.claim("backup", by="a", now=clock(), lease=LEASE)
    assert not await duties.claim("backup", by="b", now=clock(), lease=LEASE)
    await duties.release("backup", by="b")
    assert not await duties.claim("backup", by="b", now=clock(), lease=LEASE)
    await duties.release("backup", by="a")
    assert await duties.claim("backup", by="b", now=clock(), lease=LEASE)


@pytest.mark.parametrize("guild", [None, 0, 81384788765712384, 1_200_000_000_000_000_001, (2**63 - 1)])
async def test_a_share_is_the_same_in_sql(database: Database, clock: Clock, guild: int | None) -> None:
    shard = ((guild or 0) >> 22) % 3
    for number in range(3):
        share = Share(3, (number,))
        assert share.holds(guild) == (shard == number)
        for waited, ours in ((0, shard == number), (19, shard == number), (20, True)):
            due = sa.literal(clock() - timedelta(seconds=waited), process.c.seen_at.type)
            asked = share.claimable(sa.cast(sa.literal(guild), sa.BigInteger), due, now=clock())
            async with database.read() as connection:
                assert bool((await connection.execute(sa.select(asked))).scalar()) is ours

"""Challenges in the database: each becomes one game or none, also when two users accept at once or a write fails."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support import stress
from support.toygame import NAME
from support.toygame.play import Clock

from bot.games.service import Service
from db import Database
from db.matches import ASKED, DECLINED, OPEN, TAKEN, AlreadyChallenged, Closed, Seek, Seeks, TooMany
from db.notices import Notice
from db.schema.games import game

pytestmark = pytest.mark.contract(whole=True)

ANNA, BEN, CARLA, GUILD, ROOM = 11, 12, 13, 20, 30


def made(clock: Clock, seek_id: str = "s1", **more: Any) -> Seek:
    facts: dict[str, Any] = {"user_id": ANNA, "guild_id": GUILD, "channel_id": ROOM, "system": NAME, "locale": "en"}
    now = clock()
    return Seek(id=seek_id, created_at=now, expires_at=now + timedelta(days=3), **(facts | more))


def post(clock: Clock, seek_id: str) -> Notice:
    return Notice(kind="seek", key=seek_id, due_at=clock(), channel_id=ROOM, facts={"seek": seek_id})


async def begin(service: Service, seeks: Seeks, one: Seek, by: int, clock: Clock, *, fails: bool = False) -> Any:
    """Begin the game of a challenge; if it `fails`, the transaction does so after the challenge is closed."""

    async def dies(_: Any) -> None:
        raise RuntimeError("killed")

    return await service.new_game(
        system=NAME,
        options={},
        seed=None,
        owner_id=one.user_id,
        guild_id=GUILD,
        channel_id=1_000 + by,  # type: ignore[arg-type]
        locale="en",
        extra_write=(
            lambda game_id: seeks.take(one, by, game_id=game_id, now=clock(), tells=[]),
            *((lambda _: dies,) if fails else ()),
        ),
    )


async def test_two_who_accept_at_once_make_one_game(service: Service, database: Database, clock: Clock) -> None:
    seeks = Seeks(database)
    await seeks.add(made(clock), post=post(clock, "s1"), most=3)
    one = await seeks.seek("s1")
    assert one is not None
    both = await asyncio.gather(*(begin(service, seeks, one, by, clock) for by in (BEN, CARLA)), return_exceptions=True)
    (late,) = [each for each in both if isinstance(each, BaseException)]
    assert isinstance(late, Closed)
    now = await seeks.seek("s1")
    assert now is not None
    assert (now.state, now.accepted_by in {BEN, CARLA}) == (TAKEN, True)
    assert await database.scalars(sa.select(game.c.id)) == [now.game_id]


async def test_a_bot_that_dies_leaves_no_game_and_an_open_challenge(
    service: Service, database: Database, clock: Clock
) -> None:
    seeks = Seeks(database)
    await seeks.add(made(clock), post=post(clock, "s1"), most=3)
    one = await seeks.seek("s1")
    assert one is not None
    with pytest.raises(RuntimeError):
        await begin(service, seeks, one, BEN, clock, fails=True)
    assert await seeks.seek("s1") == one
    assert await database.scalars(sa.select(game.c.id)) == []
    await begin(service, seeks, one, CARLA, clock)
    assert len(await database.scalars(sa.select(game.c.id))) == 1


@pytest.mark.stress("postgresql-inside-0")
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright")
@pytest.mark.parametrize(
    ("point", "games"), [stress.marked(("before", 0)), ("inside", 0), stress.marked(("after", 1))], ids=str
)
async def test_a_process_killed_while_a_challenge_is_accepted_leaves_one_game_or_none(
    service: Service, database: Database, database_url: str, clock: Clock, point: str, games: int
) -> None:
    """The process is killed with SIGKILL; another one goes on with what it left."""
    seeks = Seeks(database)
    await seeks.add(made(clock), post=post(clock, "s1"), most=3)
    tests = Path(__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tests.parent, tests)))}
    command = (sys.executable, "-m", "support.killed_challenge", database_url, point)
    child = await asyncio.create_subprocess_exec(*command, cwd=tests.parent, env=environment)
    assert await child.wait() == -signal.SIGKILL
    one = await seeks.seek("s1")
    assert one is not None
    assert (one.state, len(await database.scalars(sa.select(game.c.id)))) == (TAKEN if games else OPEN, games)
    if games:
        with pytest.raises(Closed):
            await begin(service, seeks, replace(one, state=OPEN, accepted_by=0), CARLA, clock)
    else:
        await begin(service, seeks, one, CARLA, clock)
    assert len(await database.scalars(sa.select(game.c.id))) == 1


async def test_other_terms_close_the_challenge_that_they_answer(database: Database, clock: Clock) -> None:
    seeks = Seeks(database)
    await seeks.add(made(clock, target_id=BEN), post=post(clock, "s1"), most=3)
    one = await seeks.seek("s1")
    assert one is not None
    answers = [
        replace(one, id=f"t{n}", user_id=BEN, target_id=ANNA, turn=1, created_at=clock(), note=str(n)) for n in (1, 2)
    ]
    done = await asyncio.gather(
        *(seeks.counter(one, new, post=post(clock, new.id)) for new in answers), return_exceptions=True
    )
    assert [type(each) for each in done if each is not None] == [Closed]
    (left,) = await seeks.waiting(GUILD, now=clock())
    assert (left.user_id, left.target_id, left.turn) == (BEN, ANNA, 1)


async def test_a_challenge_changes_only_from_the_state_that_was_read(database: Database, clock: Clock) -> None:
    seeks = Seeks(database)
    await seeks.add(made(clock), post=post(clock, "s1"), most=3)
    one = await seeks.seek("s1")
    assert one is not None
    note = post(clock, "asked")
    await seeks.ask(one, BEN, until=clock() + timedelta(minutes=5), now=clock(), ask=note)
    with pytest.raises(Closed):
        await seeks.close(one, DECLINED)
    with pytest.raises(Closed):
        await seeks.ask(one, CARLA, until=clock(), now=clock(), ask=note)
    asked = await seeks.seek("s1")
    assert asked is not None
    assert (asked.state, asked.accepted_by) == (ASKED, BEN)
    clock.pass_by(minutes=6)
    with pytest.raises(Closed):
        await seeks.ask(asked, BEN, until=clock(), now=clock(), ask=note)
    assert [each.id for each in await seeks.lapsed(clock())] == ["s1"]


async def test_limits_count_only_what_waits(database: Database, clock: Clock) -> None:
    seeks = Seeks(database)
    for number in range(3):
        await seeks.add(made(clock, f"s{number}"), post=post(clock, f"s{number}"), most=3)
    with pytest.raises(TooMany):
        await seeks.add(made(clock, "s3"), post=post(clock, "s3"), most=3)
    await seeks.add(made(clock, "s4", user_id=BEN, target_id=CARLA), post=post(clock, "s4"), most=3)
    with pytest.raises(AlreadyChallenged):
        await seeks.add(made(clock, "s5", user_id=CARLA, target_id=BEN), post=post(clock, "s5"), most=3)
    first = await seeks.seek("s0")
    assert first is not None
    await seeks.posted("s0", 77)
    await seeks.close(first, DECLINED)
    await seeks.add(made(clock, "s6"), post=post(clock, "s6"), most=3)
    assert {each.id for each in await seeks.waiting(GUILD, now=clock())} == {"s1", "s2", "s4", "s6"}
    assert all(each.state == OPEN for each in await seeks.waiting(GUILD, now=clock()))
    clock.pass_by(days=4)
    assert await seeks.waiting(GUILD, now=clock()) == []
    await seeks.prune(clock() - timedelta(hours=1))
    (late,) = await seeks.outdated()
    assert late.id == "s0", "its message does not show yet that it is closed"
    await seeks.show(late)
    await seeks.prune(clock() - timedelta(hours=1))
    assert await seeks.seek("s0") is None


async def test_many_challenges_at_once_stay_within_the_limit(database: Database, clock: Clock) -> None:
    """On PostgreSQL each used to count the challenges before the others were stored."""
    seeks = Seeks(database)
    tries = [seeks.add(made(clock, f"s{n}"), post=post(clock, f"s{n}"), most=3) for n in range(6)]
    tries += [
        seeks.add(made(clock, f"t{n}", user_id=a, target_id=b), post=post(clock, f"t{n}"), most=3)
        for n, (a, b) in enumerate(((BEN, CARLA), (CARLA, BEN)))
    ]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(each) for each in done[:6] if each is not None] == [TooMany] * 3
    assert [type(each) for each in done[6:] if each is not None] == [AlreadyChallenged]
    assert len(await seeks.waiting(GUILD, now=clock())) == 4

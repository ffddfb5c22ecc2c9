"""Scheduler jobs: all run at the heartbeat, single ones when they are due or woken by name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from simcord.env import Env
from support import sqlite_template

from bot.runtime import clock as bot_clock
from bot.runtime.scheduler import Job, Scheduler
from db import Database, open_database
from db.notices import WAITS, Notice, NoticeQueue
from db.storage.errors import DatabaseUnusable
from db.waiting import Waiting

HEARTBEAT = 3_600


class Bell(discord.Client):
    """A client with scheduler jobs."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.rounds = Scheduler(self, heartbeat=HEARTBEAT)
        self.made: list[str] = []
        """The names of the jobs run, in order."""

    async def setup_hook(self) -> None:
        self.rounds.start()

    def learn(self, name: str, work: Job | None = None, *, always: bool = False, waits: Any = None) -> None:
        async def called(now: datetime) -> datetime | None:
            self.made.append(name)
            return await work(now) if work is not None else None

        self.rounds.register(name, called, always=always, waits=waits)

    def taken(self) -> list[str]:
        """Return the jobs run since the last call."""
        found, self.made = self.made, []
        return found


@pytest.fixture
def bell() -> Bell:
    return Bell()


@pytest.fixture
def simcord_bot() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


@pytest_asyncio.fixture
async def env(simcord_env: Env, bell: Bell) -> AsyncIterator[Env]:
    yield simcord_env
    bell.rounds.stop()


async def begin(env: Env, bell: Bell) -> None:
    await env.restart_bot(bell)
    await env.settle()


def wake(env: Env, bell: Bell, *names: str, seconds: float = 0) -> None:
    """Wake jobs as a press or a command would."""
    with env._bot_scope():
        bell.rounds.wake(bot_clock.now() + timedelta(seconds=seconds), *names)


async def test_all_jobs_run_at_the_heartbeat(env: Env, bell: Bell) -> None:
    for name in ("boards", "votes", "letters"):
        bell.learn(name)
    await begin(env, bell)
    assert bell.taken() == ["boards", "votes", "letters"]
    await env.advance_time(HEARTBEAT - 1)
    assert bell.taken() == []
    await env.advance_time(2)
    assert bell.taken() == ["boards", "votes", "letters"]


async def test_a_named_job_runs_alone_and_the_heartbeat_continues(env: Env, bell: Bell) -> None:
    for name in ("boards", "votes", "letters"):
        bell.learn(name)
    await begin(env, bell)
    bell.taken()
    await env.advance_time(HEARTBEAT - 100)
    wake(env, bell, "votes")
    await env.advance_time(1)
    assert bell.taken() == ["votes"]
    wake(env, bell, "letters", "boards", seconds=10)
    await env.advance_time(9)
    assert bell.taken() == []
    await env.advance_time(2)
    assert bell.taken() == ["boards", "letters"]
    wake(env, bell)
    await env.advance_time(1)
    assert bell.taken() == ["boards", "votes", "letters"], "nobody named: all"


async def test_single_rounds_delay_no_heartbeat(env: Env, bell: Bell) -> None:
    for name in ("boards", "votes"):
        bell.learn(name)
    await begin(env, bell)
    bell.taken()
    for _ in range(4):
        await env.advance_time(HEARTBEAT / 4 - 30)
        wake(env, bell, "votes")
    await env.advance_time(121)
    assert bell.taken() == ["votes"] * 4 + ["boards", "votes"]


async def test_some_jobs_run_with_any_other(env: Env, bell: Bell) -> None:
    for name in ("boards", "votes"):
        bell.learn(name)
    bell.learn("letters", always=True)
    await begin(env, bell)
    bell.taken()
    wake(env, bell, "votes")
    await env.advance_time(1)
    assert bell.taken() == ["votes", "letters"]
    await env.advance_time(60)
    assert bell.taken() == [], "not by themselves"


async def test_work_for_a_later_job_is_done_immediately_and_for_an_earlier_one_soon(env: Env, bell: Bell) -> None:
    async def leaves(_: datetime) -> None:
        bell.rounds.wake_now("boards", "letters")

    bell.learn("boards")
    bell.learn("votes", leaves)
    bell.learn("letters")
    await begin(env, bell)
    await env.advance_time(1)
    assert bell.taken() == ["boards", "votes", "letters", "boards"]
    wake(env, bell, "votes")
    await env.advance_time(1)
    assert bell.taken() == ["votes", "letters", "boards"]


async def test_a_job_that_asks_for_a_round_runs_alone(env: Env, bell: Bell) -> None:
    async def again(now: datetime) -> datetime:
        return now + timedelta(seconds=100)

    bell.learn("boards")
    bell.learn("campaigns", again)
    await begin(env, bell)
    bell.taken()
    await env.advance_time(350)
    assert bell.taken() == ["campaigns"] * 3


async def test_a_failing_job_keeps_its_later_rounds(env: Env, bell: Bell) -> None:
    asked: list[datetime] = []

    async def again(now: datetime) -> datetime | None:
        asked.append(now)
        if len(asked) == 2:
            raise RuntimeError("woken too early")
        return now + timedelta(seconds=300) if len(asked) == 1 else None

    bell.learn("boards")
    bell.learn("campaigns", again)
    await begin(env, bell)
    wake(env, bell, "campaigns", seconds=100)
    await env.advance_time(350)
    assert [round((each - asked[0]).total_seconds()) for each in asked] == [0, 100, 300]


async def test_an_unknown_job_is_not_waited_for(env: Env, bell: Bell) -> None:
    bell.learn("boards")
    await begin(env, bell)
    bell.taken()
    wake(env, bell, "backups")
    await env.advance_time(60)
    assert bell.taken() == []
    assert bell.rounds._next() is None


async def test_rounds_start_at_their_time_and_continue_after_an_error(env: Env, bell: Bell) -> None:
    scheduler = bell.rounds
    calls: list[float] = []
    began = bot_clock.now()

    async def bad(now: datetime) -> datetime | None:
        raise RuntimeError("a bad round")

    async def good(now: datetime) -> datetime | None:
        calls.append(round((now - began).total_seconds()))
        return now + timedelta(seconds=100) if len(calls) == 1 else None

    scheduler.register("bad", bad)
    scheduler.register("good", good)
    await begin(env, bell)
    assert calls == [0]
    await env.advance_time(150)
    assert calls == [0, 100], "the round asked for it"
    with env._bot_scope():  # as a press or a command would
        scheduler.wake(bot_clock.now() + timedelta(seconds=50))
        scheduler.wake(bot_clock.now() + timedelta(seconds=70))
    await env.advance_time(60)
    assert calls == [0, 100, 200]
    await env.advance_time(30)
    assert calls == [0, 100, 200, 220], "an earlier alarm takes no later one's place"
    await env.advance_time(3_600)
    assert calls[-1] == 3_820, "the heartbeat"
    with env._bot_scope():
        scheduler.wake(bot_clock.now() + timedelta(seconds=300))
        scheduler.wake_now()
    await env.advance_time(1)
    assert len(calls) == 6
    await env.advance_time(600)
    assert len(calls) == 7


@pytest.mark.parametrize("leap", [timedelta(hours=-6), timedelta(hours=6), timedelta(days=-40), timedelta(days=40)])
async def test_changing_the_clock_stops_no_round(
    env: Env, bell: Bell, leap: timedelta, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the machine's clock says then, the next heartbeat comes one heartbeat later."""
    bell.learn("boards")
    await begin(env, bell)
    await env.advance_time(HEARTBEAT / 2)
    bell.taken()
    env.backend.clock._epoch += leap
    await env.advance_time(HEARTBEAT / 2 + 1)
    assert bell.taken() == ["boards"]
    for _ in range(3):
        await env.advance_time(HEARTBEAT)
        assert bell.taken() == ["boards"]
    warned = [record.args for record in caplog.records if "clock was put" in record.getMessage()]
    assert len(warned) == 1, "it is said once"
    assert isinstance(warned[0], dict)
    assert abs(warned[0]["leap"] - leap) < timedelta(seconds=1)


async def test_pending_rounds_are_computed_again_after_a_clock_change(env: Env, bell: Bell) -> None:
    leaps: list[timedelta] = []

    async def leapt(leap: timedelta) -> None:
        leaps.append(leap)

    async def asks(now: datetime) -> datetime:
        return now + timedelta(seconds=100)

    bell.learn("votes", asks)
    bell.rounds.subscribe(leapt)
    await begin(env, bell)
    env.backend.clock._epoch -= timedelta(hours=6)
    bell.taken()
    await env.advance_time(150)
    assert bell.taken() == ["votes"], "it was called when it had asked for it, by the clock that goes on"
    assert leaps == [timedelta(hours=-6)]


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(sqlite_template.fresh(tmp_path / "games.db"))
    yield opened
    await opened.close()


async def enqueue(database: Database) -> None:
    """Store something for which the job of votes waits."""
    notice = Notice(kind="a kind", key="one", due_at=bot_clock.now(), channel_id=1)
    await NoticeQueue(database).enqueue(notice)


async def test_a_job_for_which_nothing_waits_runs_only_if_it_is_woken(env: Env, bell: Bell, database: Database) -> None:
    bell.rounds = Scheduler(bell, heartbeat=HEARTBEAT, waiting=Waiting(database))
    bell.learn("boards")
    bell.learn("votes", waits=WAITS)
    await begin(env, bell)
    assert bell.taken() == ["boards"]
    wake(env, bell, "votes")
    await env.advance_time(1)
    assert bell.taken() == ["votes"]
    wake(env, bell)
    await env.advance_time(1)
    assert bell.taken() == ["boards", "votes"], "nobody named: all"
    await enqueue(database)
    await env.advance_time(HEARTBEAT)
    assert bell.taken() == ["boards", "votes"]


async def test_a_job_finds_what_an_earlier_one_leaves_in_the_same_run(env: Env, bell: Bell, database: Database) -> None:
    async def leaves(_: datetime) -> None:
        await enqueue(database)

    bell.rounds = Scheduler(bell, heartbeat=HEARTBEAT, waiting=Waiting(database))
    bell.learn("letters", waits=WAITS)
    bell.learn("boards", leaves)
    bell.learn("votes", waits=WAITS)
    await begin(env, bell)
    assert bell.taken() == ["boards", "votes"]


async def test_all_jobs_run_while_the_database_cannot_be_read(env: Env, bell: Bell, database: Database) -> None:
    """Each then reports that itself."""

    class Lost(Waiting):
        async def names(self, now: datetime) -> set[str]:
            raise DatabaseUnusable(f"not read at {now}")

    bell.rounds = Scheduler(bell, heartbeat=HEARTBEAT, waiting=Lost(database))
    bell.learn("boards")
    bell.learn("votes", waits=WAITS)
    await begin(env, bell)
    assert bell.taken() == ["boards", "votes"]

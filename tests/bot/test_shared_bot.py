"""The tests of a module share a bot; each finds it as if it had just connected."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from typing import Any, cast

import pytest
import sqlalchemy as sa
from support import shared_bot
from support.discord_play import PlayServer, labels

from db.schema.games import metadata

pytestmark = pytest.mark.sqlite  # on PostgreSQL each test has a bot of its own

MET: list[Any] = []
"""The bot of the test before, if that test passed."""


async def stored(server: PlayServer) -> dict[str, int]:
    """Return how many rows each table has, without those that every bot writes when it starts."""
    async with server.bot.database.read() as connection:
        return {
            table.name: (await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar() or 0
            for table in metadata.sorted_tables
            if table.name not in {"process", "daily", "alive"}
        }


@pytest.mark.parametrize("time", range(2))
async def test_a_test_finds_no_state_of_an_earlier_one(server: PlayServer, time: int) -> None:
    bot, backend = server.bot, server.env.backend
    assert all(met is bot for met in MET), "one bot for all"
    MET.clear()
    assert server.env.now() == datetime(2026, 1, 1, tzinfo=UTC)
    assert [guild.id for guild in bot.guilds] == [server.guild.id] == list(backend.guilds)
    assert not any(messages for messages in backend.messages.values())
    assert not backend.faults
    assert not any((await stored(server)).values())
    assert bot.outages.fair()
    assert not bot.outages._invalid
    assert not bot.cooldowns._warned
    assert not [at for at, _ in bot.context.scheduler._alarms if at.year > 2026]

    await server.new(server.first)
    await server.press(server.first, labels(server.board(server.first))[0])
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await server.new(server.second)
    await server.env.advance_time(100)
    assert (await stored(server))["game"] == 2
    bot.cooldowns._warned[7] = 1.0
    bot.outages._invalid.extend([0.0] * 5_000)
    bot.context.scheduler.wake(datetime(2030, 1, 1, tzinfo=UTC))
    MET.append(bot)


@pytest.mark.stress
@pytest.mark.parametrize("time", range(2))
async def test_the_rounds_of_a_shared_bot_continue_as_after_its_start(server: PlayServer, time: int) -> None:
    rounds = []
    scheduler = server.bot.context.scheduler
    calling = scheduler._call

    async def counted(others: Collection[str] = ()) -> None:
        if others:  # a whole round, not a single job that something has woken
            rounds.append(server.env.backend.clock.elapsed)
        await calling(others)

    scheduler._call = counted  # type: ignore[method-assign]
    await server.env.advance_time(40)
    assert [round(at) for at in rounds] == [15, 30]
    assert scheduler.last == rounds[-1]


@pytest.mark.own_bot
async def test_a_test_with_its_own_bot_is_marked(server: PlayServer) -> None:
    assert server.bot not in MET


class Item:
    """A test, as far as the keeper looks at it."""

    def __init__(self, *, passed: bool) -> None:
        self.stash = pytest.Stash()
        self.stash[shared_bot.PASSED] = passed


@pytest.mark.parametrize(("passed", "clean", "kept"), [(True, True, True), (False, True, False), (True, False, False)])
def test_a_shared_bot_is_dropped_after_a_failure_or_unclean_end(
    monkeypatch: pytest.MonkeyPatch, passed: bool, clean: bool, kept: bool
) -> None:
    closed = []

    class Bot:
        def clean(self) -> bool:
            return clean

        def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(shared_bot, "SharedBot", Bot)
    keeper = shared_bot.Keeper()
    first = keeper.fresh(cast(Any, Item(passed=passed)))
    assert (keeper.fresh(cast(Any, Item(passed=True))) is first) is kept
    assert bool(closed) is not kept


@pytest.fixture
def put_back(shared: shared_bot.SharedBot) -> Iterator[list[bool]]:
    """Return whether a bot was to be put back after a test."""
    wanted: list[bool] = []
    yield wanted
    assert [shared.clean()] == wanted


@pytest.mark.parametrize("end", ["plain", "restarted", "stopped"])
async def test_only_a_bot_that_still_waits_for_its_next_round_is_put_back(
    put_back: list[bool], server: PlayServer, end: str
) -> None:
    await server.new(server.first)
    if end == "restarted":
        await server.restart()
    if end == "stopped":
        server.bot.context.scheduler.stop()
    put_back.append(end == "plain")

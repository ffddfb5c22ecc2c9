"""Two processes handle one game: nothing is posted twice, and no process takes work that another is doing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from simcord import Env
from support.toygame import processes
from support.toygame.play import OWNER, begin

from bot.delivery.channels import LEASE
from bot.games.errors import AlreadyDecided, DeliveryDelayed, GameOver
from bot.games.service import GameState
from bot.runtime import clock as bot_clock
from db import Database, open_database
from db.cluster import _forget
from db.storage.leases import Share

pytestmark = pytest.mark.contract(whole=True)

MOVE = ("move", "gate", "hedge", "anna+ben")


class Member(processes.Process):
    """A process that decides as the steward advises."""

    async def decide(self, state: GameState) -> GameState:
        answer = await self.service.advice(state.id)
        return await self.service.decide(state.id, version=state.version, answer=answer, actor=OWNER)


@pytest.fixture
def simcord_bot() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


@pytest_asyncio.fixture
async def channel(simcord_env: Env) -> Any:
    return simcord_env.create_guild().create_text_channel("orchard")


@pytest.fixture
def one(simcord_env: Env, simcord_bot: discord.Client, database: Database, orchard: str) -> Member:
    return Member(simcord_bot, database, "one")


@pytest_asyncio.fixture
async def two(
    simcord_env: Env, simcord_bot: discord.Client, database: Database, database_url: str
) -> AsyncIterator[Member]:
    opened = await open_database(database_url, busy_seconds=5)
    yield Member(simcord_bot, opened, "two")
    await opened.close()


def boards(channel: Any) -> list[str]:
    found = []
    for message in channel.history():
        view = ui.LayoutView.from_message(message)
        found += [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return found


def pressed(messages: list[Any]) -> list[int]:
    """Return the game versions to which the buttons of messages belong."""
    views = [ui.LayoutView.from_message(message) for message in messages]
    ids = [item.custom_id for view in views for item in view.walk_children() if isinstance(item, ui.Button)]
    return [int(str(each).rpartition(":")[2]) for each in ids]


async def taken_for_dead(member: Member) -> None:
    async with member.database.write() as connection:
        await _forget(connection, member.name, at=member.database.lease_time(bot_clock.now()))


async def test_one_of_two_answers_through_two_processes_is_stored(one: Member, two: Member, channel: Any) -> None:
    state = await begin(one.service, channel=channel.id)
    await one.board_delivery.deliver(state.id)
    while state.ask is not None:
        done = await asyncio.gather(one.decide(state), two.decide(state), return_exceptions=True)
        late = [each for each in done if isinstance(each, AlreadyDecided | GameOver)]
        (after,) = (each for each in done if isinstance(each, GameState))
        assert len(late) == 1
        assert after.version == state.version + 1
        await asyncio.gather(one.board_delivery.deliver(state.id), two.board_delivery.deliver(state.id))
        for member in (one, two):  # a process that found the row claimed by the other tries again
            if member.woken:
                await member.board_delivery.sweep()
        state = after
        assert boards(channel)[-1] == str(state.version)
    entries = await one.service.store.journal(state.id, first=1, last=99)
    assert [entry.version for entry in entries] == list(range(1, state.version + 1))
    assert len(boards(channel)) == len(set(boards(channel)))


@pytest.mark.stress("postgresql")
async def test_a_board_made_during_another_delivery_is_delivered_afterwards(
    one: Member, two: Member, channel: Any
) -> None:
    state = await begin(one.service, channel=channel.id)
    one.board.hold_up()
    posting = asyncio.create_task(one.board_delivery.deliver(state.id))
    await one.board.begun.wait()
    state = await two.decide(state)
    assert await two.board_delivery.deliver(state.id) is None
    (at,) = two.woken
    assert at - bot_clock.now() < timedelta(seconds=3)
    one.board.go_on.set()
    await posting
    await two.board_delivery.sweep()
    assert boards(channel)[-1] == str(state.version)
    assert len(boards(channel)) <= 2


@pytest.mark.stress("postgresql")
async def test_a_lease_lasts_as_long_as_the_work(
    one: Member, two: Member, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await begin(one.service, channel=channel.id)
    one.board.hold_up()
    posting = asyncio.create_task(one.board_delivery.deliver(state.id))
    await one.board.begun.wait()
    now = bot_clock.now()
    for member in (one, two):
        for part in (member.board_delivery, member.board_delivery.attempts):
            monkeypatch.setattr(part, "_now", lambda: now)
    for _ in range(5):
        now += LEASE / 2
        await one.board_delivery.renew()
        assert await two.board_delivery.sweep() == 0
    one.board.go_on.set()
    assert await posting is not None
    assert len(boards(channel)) == 1
    await one.board_delivery.renew()  # both sides are idle: nothing happens
    assert await two.board_delivery.sweep() == 0


@pytest.mark.stress("postgresql")
async def test_a_process_wrongly_taken_for_dead_posts_nothing_twice(
    one: Member, two: Member, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await begin(one.service, channel=channel.id)
    one.board.hold_up()
    posting = asyncio.create_task(one.board_delivery.deliver(state.id))
    await one.board.begun.wait()
    await taken_for_dead(one)
    assert await two.board_delivery.deliver(state.id) is not None
    monkeypatch.setattr(one.board_delivery.attempts, "_ticks", lambda: bot_clock.monotonic() + 30)
    one.board.go_on.set()
    with pytest.raises(DeliveryDelayed):
        await posting
    assert len(boards(channel)) == 1
    assert await two.board_delivery.sweep() == 0


@pytest.mark.stress("postgresql-False", "postgresql-True")
@pytest.mark.parametrize("fresh", [False, True])
async def test_an_old_board_of_a_process_wrongly_taken_for_dead_is_corrected(
    one: Member, two: Member, channel: Any, fresh: bool
) -> None:
    state = await begin(one.service, channel=channel.id)
    await one.board_delivery.deliver(state.id)
    state = await one.service.decide(state.id, version=1, answer=MOVE, actor=OWNER)
    if fresh:
        now = bot_clock.now()
        await one.board_delivery.outbox.enqueue(state.id, first_version=1, version=state.version, now=now)
    one.board.hold_up()
    late = asyncio.create_task(one.board_delivery.deliver(state.id))
    await one.board.begun.wait()
    await taken_for_dead(one)
    for _ in range(2):
        state = await two.decide(state)
    await two.board_delivery.deliver(state.id)
    one.board.go_on.set()
    await late
    assert one.woken, "it has noticed"
    assert await one.board_delivery.sweep() == 1
    shown = boards(channel)
    assert str(state.version) in shown
    row = await one.service.store.game(state.id)
    assert row is not None
    living = [each for each in channel.history() if each.id == row.board_message_id]
    assert [state.version] == pressed(living)
    assert not fresh or pressed(channel.history()) == [state.version], "what came late has no button"


@pytest.mark.stress("postgresql-mine")
@pytest.mark.parametrize("guild", ["mine", "another's"])
async def test_servers_of_another_process_are_left_to_it_for_a_while(
    one: Member, two: Member, channel: Any, guild: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await begin(one.service, channel=channel.id)
    shard = (state.guild_id or 0) // (1 << 22) % 2
    share = Share(2, (shard if guild == "mine" else 1 - shard,))
    monkeypatch.setattr(two.board_delivery, "_share", lambda: share)
    assert await two.board_delivery.sweep() == (1 if guild == "mine" else 0)
    now: Callable[[], datetime] = lambda: bot_clock.now() + timedelta(seconds=21)  # noqa: E731
    monkeypatch.setattr(two.board_delivery, "_now", now)
    assert await two.board_delivery.sweep() == (0 if guild == "mine" else 1)
    assert len(boards(channel)) == 1


async def test_the_pending_work_of_a_dead_process_is_taken_over_immediately(
    one: Member, two: Member, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await begin(one.service, channel=channel.id)
    shard = (state.guild_id or 0) // (1 << 22) % 2
    monkeypatch.setattr(two.board_delivery, "_share", lambda: Share(2, (1 - shard,)))
    await one.board_delivery.outbox.claim(state.id, by=one.name, now=bot_clock.now(), lease=LEASE)
    assert await two.board_delivery.sweep() == 0
    await taken_for_dead(one)
    assert await two.board_delivery.sweep() == 1

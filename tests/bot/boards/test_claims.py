"""What a decision has claimed is brought once, from the state in hand, whoever else decides, sweeps or dies."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from discord import ui
from simcord import Env
from support import footprint
from support.toygame import processes
from support.toygame.play import OWNER, begin

from bot.boards.claims import Claim
from bot.boards.delivery import Delivered
from bot.delivery.channels import FENCE, LEASE
from bot.games import auto
from bot.games.errors import AlreadyDecided, ChannelBusy, DeliveryDelayed
from bot.games.service import GameState
from bot.runtime import clock as bot_clock
from db import Database, DatabaseBusy, open_database
from db.cluster import _forget
from db.games import REOPENED, UNDO, Stale
from db.schema.games import outbox

MOVE, BACK = ("move", "gate", "hedge", "anna+ben"), ("move", "hedge", "gate", "anna")
MESSAGES = "/channels/*/messages"


def told(state: GameState) -> str:
    return f"{state.version}: {' '.join(type(event).__name__ for event in state.events)}"


class Process(processes.Process):
    """A process whose decisions claim their boards."""

    def __init__(self, client: discord.Client, database: Database, name: str) -> None:
        super().__init__(client, database, name, text=told)

    async def decide(self, state: GameState, claim: Claim, answer: tuple[str, ...] = MOVE) -> GameState:
        """A decision with its claim, in a game that has just been read."""
        here = await self.service.in_play(state.id)
        claim.state = await self.service.decide(
            here, version=state.version, answer=answer, actor=OWNER, extra_writes=(claim.follow,)
        )
        return claim.state

    async def next_day(self, state: GameState, claim: Claim) -> GameState:
        """The same of all decisions of the steward to the next day: a fresh board."""
        claim.state = await self.service.auto(
            state.id, version=state.version, scope="day", actor=OWNER, extra_writes=(claim.follow,)
        )
        return claim.state

    async def rows(self) -> list[Any]:
        async with self.database.read() as connection:
            return list((await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings())

    async def open_rows(self) -> int:
        return sum(row["done_at"] is None for row in await self.rows())

    async def taken_for_dead(self) -> None:
        async with self.database.write() as connection:
            await _forget(connection, self.name, at=self.database.lease_time(bot_clock.now()))


@pytest.fixture
def simcord_bot() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


@pytest_asyncio.fixture
async def channel(simcord_env: Env) -> Any:
    return simcord_env.create_guild().create_text_channel("orchard")


@pytest.fixture
def one(simcord_env: Env, simcord_bot: discord.Client, database: Database, orchard: str) -> Process:
    return Process(simcord_bot, database, "one")


@pytest_asyncio.fixture
async def two(
    simcord_env: Env, simcord_bot: discord.Client, database: Database, database_url: str
) -> AsyncIterator[Process]:
    opened = await open_database(database_url, busy_seconds=5)
    yield Process(simcord_bot, opened, "two")
    await opened.close()


@pytest_asyncio.fixture
async def state(one: Process, channel: Any) -> GameState:
    """A game with its first board."""
    made = await begin(one.service, channel=channel.id)
    await one.board_delivery.deliver(made.id)
    return await one.service.load(made.id)


def boards(channel: Any) -> list[str]:
    views = [ui.LayoutView.from_message(message) for message in channel.history()]
    return [item.content for view in views for item in view.walk_children() if isinstance(item, ui.TextDisplay)]


def buttons(channel: Any) -> list[int]:
    """How many buttons each message has."""
    views = [ui.LayoutView.from_message(message) for message in channel.history()]
    return [sum(isinstance(item, ui.Button) for item in view.walk_children()) for view in views]


def posts(env: Env) -> list[str]:
    return [each.json["nonce"] for each in env.http_requests if each.method == "POST" and each.json]


def reads_nothing(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    async def read(*_: object, **__: object) -> None:
        raise AssertionError("it was read again")

    for owner, name in (
        (process.service, "load"),
        (process.service.store, "journal"),
        (process.board_delivery.outbox, "claim"),
    ):
        monkeypatch.setattr(owner, name, read)


# --- one decision ---


@pytest.mark.parametrize("fresh", [False, True])
async def test_a_board_is_delivered_in_one_transaction_from_the_state_of_the_decision(
    one: Process, state: GameState, channel: Any, monkeypatch: pytest.MonkeyPatch, fresh: bool
) -> None:
    reads_nothing(one, monkeypatch)
    with one.board_delivery.claims.deciding(state.id) as claim:
        after = await (one.next_day if fresh else one.decide)(state, claim)
        with footprint.transactions(one.database) as found:
            brought = await one.board_delivery.deliver(state.id, claim)
    assert len(found.transactions) == 1
    assert brought is not None
    assert brought.fresh is fresh
    told = "Walked" if not fresh else "Supped"
    assert boards(channel)[-1].startswith(f"{after.version}: ")
    assert told in boards(channel)[-1]
    assert ("DayBegan Walked" in boards(channel)[-1]) is not fresh, "an edit goes on telling what it told"
    *_, row = await one.rows()
    assert (row["attempts"], row["claimed_by"], row["done_at"] is None) == (1, None, False)
    assert await one.open_rows() == 0
    assert one.board_delivery.claims.of(state.id) == []


async def test_the_row_of_a_board_is_claimed_when_the_decision_is_stored(one: Process, state: GameState) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.decide(state, claim)
        *_, row = await one.rows()
        assert (row["claimed_by"], row["attempts"], row["version"]) == ("one", 1, 2)
        lease = row["claimed_until"] - one.database.lease_time(bot_clock.now())
        assert timedelta() < lease <= LEASE
        assert claim.pending is not None
        assert claim.pending.rows == (row["id"],)


async def test_a_decision_that_is_not_stored_claims_nothing(one: Process, state: GameState) -> None:
    async def late(_: object) -> None:
        raise Stale(state.id)

    async def lost(claim: Claim) -> None:
        extra_writes = (claim.follow, lambda _: late)
        await one.service.decide(state.id, version=1, answer=MOVE, actor=OWNER, extra_writes=extra_writes)

    before = await one.rows()
    with one.board_delivery.claims.deciding(state.id) as claim, pytest.raises(AlreadyDecided):
        await lost(claim)
    assert await one.rows() == before
    assert one.board_delivery.claims.of(state.id) == []


async def test_the_last_of_many_chunks_claims_all_rows(
    one: Process, state: GameState, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto, "CHUNK", 2)
    with one.board_delivery.claims.deciding(state.id) as claim:
        after = await one.next_day(state, claim)
        _, *rows = await one.rows()
        assert len(rows) > 1
        assert {(row["claimed_by"], row["attempts"]) for row in rows} == {("one", 1)}
        assert await one.board_delivery.deliver(state.id, claim) is not None
    assert await one.open_rows() == 0
    assert boards(channel)[-1].startswith(f"{after.version}: ")
    assert len(channel.history()) == 2


async def test_an_outage_delays_a_claimed_board_without_losing_it(
    one: Process, state: GameState, channel: Any, simcord_env: Env
) -> None:
    simcord_env.inject_error("POST", MESSAGES, status=503)
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        with pytest.raises(DeliveryDelayed):
            await one.board_delivery.deliver(state.id, claim)
    *_, row = await one.rows()
    assert (row["claimed_by"], row["attempts"]) == (None, 1)
    assert await one.board_delivery.sweep() == 0
    await simcord_env.advance_time(6)
    assert await one.board_delivery.sweep() == 1
    assert len(channel.history()) == 2


async def test_a_board_delayed_by_an_outage_is_delivered_with_the_next_decision(
    one: Process, state: GameState, channel: Any, simcord_env: Env
) -> None:
    simcord_env.inject_error("POST", MESSAGES, status=503)
    with one.board_delivery.claims.deciding(state.id) as claim:
        state = await one.next_day(state, claim)
        with pytest.raises(DeliveryDelayed):
            await one.board_delivery.deliver(state.id, claim)
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.decide(state, claim, ("done",))
        assert claim.pending is not None
        assert len(claim.pending.rows) == 2
        brought = await one.board_delivery.deliver(state.id, claim)
    assert brought is not None
    assert brought.fresh, "the day has its board"
    assert "DayBegan" in boards(channel)[-1], "and it tells the day"
    assert await one.open_rows() == 0


@pytest.mark.parametrize("action", ["answer", REOPENED, UNDO])
async def test_a_pending_board_is_made_from_the_state_in_memory_if_its_journal_suffices(
    one: Process, state: GameState, channel: Any, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    await one.service.decide(state.id, version=1, answer=MOVE, actor=OWNER)
    loaded = Mock(side_effect=one.service.load)
    with one.board_delivery.claims.deciding(state.id) as claim:
        after = await one.decide(await one.service.load(state.id), claim, BACK)
        claim.state = replace(after, journal=tuple(replace(entry, action=action) for entry in after.journal))
        monkeypatch.setattr(one.service, "load", loaded)
        await one.board_delivery.deliver(state.id, claim)
    assert boards(channel) == ["3: DayBegan Walked Walked"] or action != "answer"
    assert loaded.called is (action != "answer")


async def test_two_decisions_with_one_claim_make_one_board(one: Process, state: GameState, channel: Any) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.decide(await one.decide(state, claim), claim, BACK)
        await one.board_delivery.deliver(state.id, claim)
    assert boards(channel) == ["3: DayBegan Walked Walked"]
    assert await one.open_rows() == 0


# --- new games ---


async def test_a_new_game_claims_its_board(one: Process, channel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with one.board_delivery.deciding() as claim:
        made = claim.state = await begin(one.service, channel=channel.id, extra_write=(claim.begin,))
        assert [(row["claimed_by"], row["attempts"]) for row in await one.rows()] == [("one", 1)]
        assert await one.board_delivery.sweep() == 0, "it is in hand"
        loaded = await one.service.load(made.id)
        reads_nothing(one, monkeypatch)
        with footprint.transactions(one.database) as found:
            await one.board_delivery.deliver(made.id, claim)
    assert len(found.transactions) == 1
    assert boards(channel) == [told(made)]
    assert replace(made, ask=loaded.ask) == loaded


async def test_a_new_game_that_is_not_stored_claims_nothing(one: Process, state: GameState, channel: Any) -> None:
    with one.board_delivery.deciding() as claim:
        with pytest.raises(ChannelBusy):
            await begin(one.service, channel=channel.id, extra_write=(claim.begin,))
        assert one.board_delivery.claims.held() == []
        made = await begin(one.service, channel=channel.id + 1, extra_write=(claim.begin,))
        assert [each.game_id for each in one.board_delivery.claims.held()] == [made.id]
    assert len(await one.rows()) == 2


# --- leases ---


async def test_the_lease_of_a_claimed_row_is_renewed(
    one: Process, two: Process, state: GameState, channel: Any, simcord_env: Env
) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        for _ in range(3):
            await simcord_env.advance_time(LEASE.total_seconds() * 0.7)
            await one.board_delivery.renew()
            assert await two.board_delivery.sweep() == 0
        assert await one.board_delivery.deliver(state.id, claim) is not None
    assert len(channel.history()) == 2


# --- several ---


@pytest.mark.parametrize("newest_first", [False, True])
async def test_two_decisions_before_the_first_delivery_make_one_board(
    one: Process, state: GameState, channel: Any, newest_first: bool
) -> None:
    with one.board_delivery.claims.deciding(state.id) as first, one.board_delivery.claims.deciding(state.id) as second:
        after = await one.decide(state, first)
        await one.decide(after, second, BACK)
        for claim in (second, first) if newest_first else (first, second):
            await one.board_delivery.deliver(state.id, claim)
    assert [each.version for each in one.board.drawn] == [1, 3]
    assert boards(channel) == ["3: DayBegan Walked Walked"]
    assert await one.open_rows() == 0


async def test_a_decision_made_while_an_earlier_board_is_posted_edits_that_board(
    one: Process, state: GameState, channel: Any
) -> None:
    one.board.hold_up()
    with one.board_delivery.claims.deciding(state.id) as first, one.board_delivery.claims.deciding(state.id) as second:
        after = await one.next_day(state, first)
        posting = asyncio.create_task(one.board_delivery.deliver(state.id, first))
        await one.board.begun.wait()
        last = await one.decide(after, second)
        assert second.pending is not None
        assert len(second.pending.rows) == 1, "the row of the first is at work"
        editing = asyncio.create_task(one.board_delivery.deliver(state.id, second))
        one.board.go_on.set()
        posted, edited = await posting, await editing
    assert isinstance(posted, Delivered)
    assert isinstance(edited, Delivered)
    assert (edited.message_id, edited.fresh) == (posted.message_id, False)
    assert boards(channel)[-1].startswith(f"{last.version}: ")
    assert buttons(channel) == [0, 1]
    assert await one.open_rows() == 0


async def test_a_board_requested_meanwhile_is_the_only_one(
    one: Process, state: GameState, channel: Any, simcord_env: Env
) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.decide(state, claim)
        asked = await one.board_delivery.restore(state.id)
        assert asked is not None
        assert asked.fresh
        assert await one.board_delivery.deliver(state.id, claim) is None
    assert buttons(channel) == [0, 1]
    assert len(posts(simcord_env)) == 2
    assert await one.open_rows() == 0


async def test_the_sweep_leaves_claimed_rows_alone(one: Process, state: GameState, channel: Any) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        assert await one.board_delivery.sweep() == 0
        assert await one.board_delivery.deliver(state.id, claim) is not None
    assert len(channel.history()) == 2


async def test_a_message_about_a_game_waits_for_the_board_of_a_decision(
    one: Process, state: GameState, channel: Any
) -> None:
    order: list[str] = []

    async def message() -> None:
        await one.board_delivery.come_first(state.id)
        order.append("message")

    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        posting = asyncio.create_task(message(), context=contextvars.Context())  # a heartbeat decides nothing
        for _ in range(20):
            await asyncio.to_thread(lambda: None)
        assert order == [], "the decision brings its board itself"
        assert await one.board_delivery.deliver(state.id, claim) is not None
        order.append("board")
    await posting
    assert order == ["board", "message"]
    *_, row = await one.rows()
    assert (row["attempts"], row["done_at"] is None) == (1, False)
    assert len(channel.history()) == 2


async def test_a_message_about_a_decision_delivers_its_board(one: Process, state: GameState, channel: Any) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        await one.board_delivery.come_first(state.id)
        assert len(channel.history()) == 2
    assert await one.open_rows() == 0


async def test_a_message_does_not_wait_for_a_decision_without_a_board(
    one: Process, state: GameState, channel: Any
) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        posting = asyncio.create_task(one.board_delivery.come_first(state.id), context=contextvars.Context())
        await asyncio.to_thread(lambda: None)
    await posting
    assert len(channel.history()) == 2


async def test_the_sweep_delivers_an_undelivered_board(one: Process, state: GameState, channel: Any) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
    assert await one.board_delivery.sweep() == 1
    assert len(channel.history()) == 2
    assert await one.open_rows() == 0


# --- processes ---


async def test_nothing_is_claimed_while_another_process_delivers_the_game(
    one: Process, two: Process, state: GameState, channel: Any
) -> None:
    one.board.hold_up()
    with one.board_delivery.claims.deciding(state.id) as first:
        after = await one.decide(state, first)
        working = asyncio.create_task(one.board_delivery.deliver(state.id, first))
        await one.board.begun.wait()
        with two.board_delivery.claims.deciding(state.id) as second:
            last = await two.decide(after, second, BACK)
            assert second.pending is None
            assert await two.board_delivery.deliver(state.id, second) is None
        assert len(two.woken) == 1
        one.board.go_on.set()
        await working
    assert await two.board_delivery.sweep() == 1
    assert boards(channel) == [f"{last.version}: DayBegan Walked Walked"]
    assert await one.open_rows() == 0


async def test_another_process_does_not_deliver_a_claimed_board(
    one: Process, two: Process, state: GameState, channel: Any, simcord_env: Env
) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        assert await two.board_delivery.sweep() == 0
        assert await two.board_delivery.deliver(state.id) is None
        assert await one.board_delivery.deliver(state.id, claim) is not None
    assert len(channel.history()) == 2
    assert len(posts(simcord_env)) == 2


@pytest.mark.parametrize("namesake", [False, True])
async def test_another_process_delivers_the_board_of_a_process_that_died_before(
    one: Process, two: Process, simcord_bot: discord.Client, state: GameState, channel: Any, namesake: bool
) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)  # and nothing more is heard of it
        heir = Process(simcord_bot, two.database, "one") if namesake else two
        if not namesake:
            assert await heir.board_delivery.recover() == 0, "its lease goes on"
            await one.taken_for_dead()
        assert await heir.board_delivery.recover() == 1
    assert len(channel.history()) == 2
    assert await heir.open_rows() == 0


async def test_the_post_of_a_process_that_died_after_posting_is_found(
    one: Process, two: Process, state: GameState, channel: Any, monkeypatch: pytest.MonkeyPatch, simcord_env: Env
) -> None:
    async def dies(*_: object, **__: object) -> None:
        raise DatabaseBusy("killed here")

    monkeypatch.setattr(one.board_delivery.outbox, "finish", dies)
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        with pytest.raises(DeliveryDelayed):
            await one.board_delivery.deliver(state.id, claim)
    await one.taken_for_dead()
    assert await two.board_delivery.recover() == 1
    assert len(channel.history()) == 2
    assert len(posts(simcord_env)) == 2
    stored = await two.service.load(state.id)
    assert stored.board_message_id == channel.history()[-1].id


async def test_a_process_wrongly_taken_for_dead_does_not_post_its_board_twice(
    one: Process, two: Process, state: GameState, channel: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with one.board_delivery.claims.deciding(state.id) as claim:
        await one.next_day(state, claim)
        await one.taken_for_dead()
        assert await two.board_delivery.sweep() == 1
        for each in (one.board_delivery, one.board_delivery.attempts):  # time has passed since the claim
            monkeypatch.setattr(each, "_ticks", lambda: bot_clock.monotonic() + FENCE + 1)
        with pytest.raises(DeliveryDelayed):
            await one.board_delivery.deliver(state.id, claim)
    assert len(channel.history()) == 2
    assert await two.board_delivery.sweep() == 0

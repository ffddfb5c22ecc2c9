"""Notices on a simulated Discord: each is sent once, whatever fails on the way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from discord import ui
from simcord.env import Env
from support import toygame

from bot.delivery.channels import LEASE
from bot.delivery.notices import NoticeDelivery
from bot.games.errors import DeliveryProblem
from bot.games.notices import Payload
from bot.games.service import Service
from bot.games.state import GameState
from bot.runtime import clock as bot_clock
from db import Database
from db.notices import Claimed, Notice
from db.schema.community import ballot, notice

pytestmark = pytest.mark.contract

MESSAGES = "/channels/*/messages"


class Scribe:
    """Renders notices of one line, and records their outcome."""

    def __init__(self) -> None:
        self.out: list[int] = []
        self.lost: list[str] = []
        self.hook: Callable[[], None] = lambda: None
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        self.poll = False
        self.wanted = True
        self.view: ui.LayoutView | None = None

    async def write(self, claimed: Claimed) -> Payload | None:
        if not self.wanted and not self.poll:
            return None
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        if self.poll:
            poll = discord.Poll(question=claimed.facts["text"], duration=timedelta(hours=1))
            poll.add_answer(text="Yes").add_answer(text="No")
            return Payload(poll=poll) if self.wanted else Payload(view=self.view, earlier=poll)
        view = ui.LayoutView(timeout=None).add_item(ui.Container(ui.TextDisplay(claimed.facts["text"])))
        return Payload(view=view, publish=True)

    async def sent(self, claimed: Claimed, message: discord.Message) -> None:
        self.hook()
        self.out.append(message.id)

    async def failed(self, claimed: Claimed, problem: DeliveryProblem) -> None:
        self.lost.append(type(problem).__name__)


class Died(BaseException):
    """The process is dead."""


def die() -> None:
    raise Died


@pytest.fixture
def simcord_bot() -> discord.Client:
    return discord.Client(intents=discord.Intents(guilds=True))


@pytest_asyncio.fixture
async def channel(simcord_env: Env) -> Any:
    return simcord_env.create_guild().create_text_channel("post-office")


@pytest.fixture
def scribe() -> Scribe:
    return Scribe()


@pytest.fixture
def notices(simcord_env: Env, simcord_bot: discord.Client, database: Database, scribe: Scribe) -> NoticeDelivery:
    return office(simcord_bot, database, scribe)


def office(client: discord.Client, database: Database, scribe: Scribe, *, instance: str = "main") -> NoticeDelivery:
    """Return the notice delivery of one process."""
    made = NoticeDelivery(client, database, instance=instance)
    made.register("note", scribe)
    return made


def note(text: str = "Good news", *, key: str = "1", at: datetime | None = None, **more: Any) -> Notice:
    return Notice(kind="note", key=key, due_at=at or bot_clock.now(), facts={"text": text}, **more)


def texts(channel: Any) -> list[str]:
    found = []
    for message in channel.history():
        if message.poll is not None:
            found.append(f"? {message.poll.question}")
            continue
        view = ui.LayoutView.from_message(message)
        found += [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    return found


async def rows(database: Database) -> list[Any]:
    async with database.read() as connection:
        return list((await connection.execute(sa.select(notice).order_by(notice.c.id))).mappings())


async def test_a_notice_is_posted_once_and_settled(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, database: Database
) -> None:
    assert await notices.queue.enqueue(note(channel_id=channel.id), note(channel_id=channel.id)) == 1
    assert await notices.queue.enqueue(note(channel_id=channel.id)) == 0, "it is owed already"
    assert await notices.deliver() == 1
    assert await notices.deliver() == 0
    assert texts(channel) == ["Good news"]
    (row,) = await rows(database)
    assert row["message_id"] == scribe.out[0]
    assert row["done_at"] is not None
    assert row["claimed_by"] is None
    assert await notices.queue.enqueue(note(channel_id=channel.id)) == 0, "nor is it owed again once it is out"


async def test_notices_are_sent_in_order_and_not_before_their_time(
    notices: NoticeDelivery, channel: Any, simcord_env: Env
) -> None:
    now = bot_clock.now()
    later = note("later", key="b", at=now + timedelta(hours=1), channel_id=channel.id)
    await notices.queue.enqueue(later, note("now", key="a", channel_id=channel.id))
    assert await notices.deliver() == 1
    assert await notices.queue.next_due(by="main", now=now) == now + timedelta(hours=1)
    await simcord_env.advance_time(3_601)
    assert await notices.deliver() == 1
    assert texts(channel) == ["now", "later"]
    assert await notices.queue.next_due(by="main", now=now) is None


async def test_a_notice_to_a_user_goes_to_direct_messages(notices: NoticeDelivery, simcord_env: Env) -> None:
    alice = simcord_env.create_guild().add_member(simcord_env.create_user("alice"))
    await notices.queue.enqueue(note(user_id=alice.id))
    assert await notices.deliver() == 1
    stored = simcord_env.backend.messages[simcord_env.backend.get_dm_channel(alice.id).id]
    assert len(stored) == 1


@pytest.mark.stress
@pytest.mark.parametrize("poll", [False, True])
@pytest.mark.parametrize("instance", ["main", "other"])
async def test_a_notice_posted_before_a_crash_is_found_again(
    notices: NoticeDelivery,
    scribe: Scribe,
    channel: Any,
    simcord_env: Env,
    database: Database,
    instance: str,
    poll: bool,
) -> None:
    scribe.hook, scribe.poll = die, poll
    await notices.queue.enqueue(note(channel_id=channel.id))
    with pytest.raises(Died):
        await notices.deliver()
    scribe.hook = lambda: None
    room: Any = simcord_env.bot.get_channel(channel.id)
    for _ in range(40):
        await room.send("Meanwhile")
    ahead = {"created_at": bot_clock.now() + timedelta(hours=6)}  # by a clock that has been set right since
    await database.run(sa.update(notice).values(ahead))
    other = office(simcord_env.bot, database, scribe, instance=instance)
    if instance == "other":
        assert await other.deliver() == 0, "the lease still holds"
        await simcord_env.advance_time(LEASE.total_seconds() + 1)
    assert await other.deliver() == 1
    assert texts(channel) == ["? Good news" if poll else "Good news"]
    assert len(scribe.out) == 1


@pytest.mark.stress("postgresql-True")
@pytest.mark.parametrize("poll", [False, True])
async def test_every_attempt_of_a_notice_has_the_nonce_of_its_row(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database, poll: bool
) -> None:
    scribe.poll = poll
    await notices.queue.enqueue(note(channel_id=channel.id))
    simcord_env.inject_error("GET", MESSAGES, status=403, code=50013, times=None)
    simcord_env.inject_error("POST", MESSAGES, status=503, times=2)
    for who in (notices, notices, office(simcord_env.bot, database, scribe, instance="other")):
        await who.deliver()
        await simcord_env.advance_time(60)
    (row,) = await rows(database)
    assert row["done_at"] is not None
    posts = [each.json for each in simcord_env.http_requests if each.path.endswith("/messages") and each.json]
    assert [(post["nonce"], post["enforce_nonce"]) for post in posts] == [(row["nonce"], True)] * 3


async def game_in(service: Service, channel_id: int) -> GameState:
    """Begin a game in a channel."""
    return await service.new_game(
        system=toygame.NAME,
        options={},
        seed=f"s{channel_id}",
        owner_id=1,
        guild_id=None,
        channel_id=channel_id,
        locale="en",
    )


@pytest.mark.parametrize("result", [False, True])
async def test_an_earlier_poll_is_not_taken_for_a_new_one_with_the_same_question(
    notices: NoticeDelivery,
    scribe: Scribe,
    channel: Any,
    simcord_env: Env,
    service: Service,
    database: Database,
    result: bool,
) -> None:
    """A regression: the poll of a vote whose process died was taken to be the ended poll of the vote before.

    If an earlier process had died just after it had recorded that poll, the notice of the vote has its result instead.
    The vote before can be one of another game in the same channel.
    """
    scribe.poll = True
    state = await game_in(service, channel.id)
    await notices.queue.enqueue(note(key="first", channel_id=channel.id, game_id=state.id))
    assert await notices.deliver() == 1
    if result:
        now, poll = bot_clock.now(), scribe.out[0]
        made = {"version": 1, "opened_at": now, "closes_at": now, "closed_at": now, "options": "", "voters": "players"}
        made |= {"game_id": state.id, "channel_id": channel.id, "quorum": 1, "native": True, "poll_id": poll, "cast": 0}
        await database.run(sa.insert(ballot).values(made))
        await database.run(sa.update(notice).values(message_id=poll - 1))
    again = await game_in(service, channel.id + 1)
    await notices.queue.enqueue(note(key="second", channel_id=channel.id, game_id=again.id))
    ((claimed,),) = [await notices.queue.claim(by="main", now=bot_clock.now(), lease=LEASE)]
    assert claimed.attempts == 1, "this process dies before it has posted it"
    assert await office(simcord_env.bot, database, scribe).deliver() == 1
    assert texts(channel) == ["? Good news"] * 2
    assert len({row["message_id"] for row in await rows(database)}) == 2


@pytest.mark.parametrize("result", [False, True])
async def test_a_poll_that_is_no_longer_wanted_is_not_taken_for_a_later_one(
    notices: NoticeDelivery,
    scribe: Scribe,
    channel: Any,
    simcord_env: Env,
    service: Service,
    database: Database,
    result: bool,
) -> None:
    """A regression: a poll was posted, its process died, and its vote ended before it was known where the poll was."""
    scribe.hook, scribe.poll = die, True
    state = await game_in(service, channel.id)
    await notices.queue.enqueue(note(key="first", channel_id=channel.id, game_id=state.id))
    with pytest.raises(Died):
        await notices.deliver()
    scribe.hook, scribe.wanted = lambda: None, False
    scribe.view = ui.LayoutView().add_item(ui.Container(ui.TextDisplay("The result"))) if result else None
    again = office(simcord_env.bot, database, scribe)
    await again.deliver()
    assert len(scribe.out) == 1, "it was found, and is known"
    scribe.wanted = True
    await again.queue.enqueue(note(key="second", channel_id=channel.id, game_id=state.id))
    await again.queue.claim(by="main", now=bot_clock.now(), lease=LEASE)  # this process dies before it has posted it
    assert await office(simcord_env.bot, database, scribe).deliver() == 1
    assert texts(channel) == ["? Good news"] * 2
    assert len({row["message_id"] for row in await rows(database)}) == 2


async def test_two_processes_share_the_work(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database
) -> None:
    other = office(simcord_env.bot, database, scribe, instance="other")
    held = await other.queue.claim(by="other", now=bot_clock.now(), lease=LEASE)
    assert held == []
    await notices.queue.enqueue(*(note(str(number), key=str(number), channel_id=channel.id) for number in range(30)))
    held = await other.queue.claim(by="other", now=bot_clock.now(), lease=LEASE)
    assert len(held) == 10
    assert await notices.deliver() == 20
    assert len(texts(channel)) == 20


@pytest.mark.stress
async def test_a_process_that_lost_its_lease_does_not_post_twice(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database
) -> None:
    other = office(simcord_env.bot, database, scribe, instance="other")
    taken: list[int] = []

    async def stand_still() -> None:
        await simcord_env.advance_time(LEASE.total_seconds() + 1)
        taken.append(await other.deliver())

    scribe.meanwhile = stand_still
    await notices.queue.enqueue(note(channel_id=channel.id))
    assert await notices.deliver() == 0
    assert taken == [1]
    assert texts(channel) == ["Good news"]
    (row,) = await rows(database)
    assert (row["message_id"], row["error"]) == (scribe.out[0], None)


@pytest.mark.contract(whole=True)
async def test_a_lease_lasts_as_long_as_the_delivery(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database
) -> None:
    other = office(simcord_env.bot, database, scribe, instance="other")
    taken: list[int] = []

    async def take_long() -> None:
        for _ in range(3):
            await simcord_env.advance_time(LEASE.total_seconds() * 0.7)
            await notices.renew()
            taken.append(await other.deliver())

    scribe.meanwhile = take_long
    await notices.queue.enqueue(note(channel_id=channel.id))
    assert await notices.deliver() == 1
    assert taken == [0, 0, 0]
    assert texts(channel) == ["Good news"]


async def test_a_process_without_the_lease_settles_no_notice(
    notices: NoticeDelivery, channel: Any, database: Database
) -> None:
    letters, now = notices.queue, bot_clock.now()
    await letters.enqueue(note(channel_id=channel.id))
    (first,) = await letters.claim(by="one", now=now, lease=LEASE)
    (second,) = await letters.claim(by="two", now=now + LEASE, lease=LEASE)
    before = await rows(database)
    await letters.postpone(first, until=now + timedelta(days=1), error="late")
    await letters.fail(first, now=now, error="late")
    await letters.release([first], until=now + timedelta(days=1))
    await letters.finish(first, now=now, message_id=1)
    await letters.renew([first], now=now, lease=timedelta(minutes=50))
    assert await rows(database) == before
    assert not await letters.holds(first)
    assert await letters.holds(second)
    await letters.finish(second, now=now, message_id=2)
    assert (await rows(database))[0]["message_id"] == 2


@pytest.mark.stress
async def test_a_notice_behind_a_delayed_one_has_not_been_tried(
    notices: NoticeDelivery, channel: Any, simcord_env: Env, database: Database
) -> None:
    """Only a notice that was tried before is searched for in the channel."""
    now = bot_clock.now()
    await notices.queue.enqueue(note("second", key="2", at=now, channel_id=channel.id))
    await notices.queue.enqueue(note("third", key="3", at=now, channel_id=channel.id))
    await notices.queue.enqueue(note("first", key="1", at=now - timedelta(minutes=1), channel_id=channel.id))
    simcord_env.inject_error("POST", MESSAGES, status=503)
    assert await notices.deliver() == 0
    assert [row["attempts"] for row in await rows(database)] == [0, 0, 1]
    await simcord_env.advance_time(60)
    assert await notices.deliver() == 3
    assert texts(channel) == ["first", "second", "third"]


@pytest.mark.parametrize("status", [500, 429])
async def test_an_outage_delays_a_notice(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database, status: int
) -> None:
    await notices.queue.enqueue(note(channel_id=channel.id))
    simcord_env.inject_error("POST", MESSAGES, status=status, times=2)
    assert await notices.deliver() == 0
    waits = []
    for _ in range(2):
        (row,) = await rows(database)
        waits.append((row["due_at"] - bot_clock.now()).total_seconds())
        await simcord_env.advance_time(waits[-1] + 0.1)
        await notices.deliver()
    assert waits == pytest.approx([5, 10], abs=0.5)
    assert texts(channel) == ["Good news"]
    assert scribe.lost == []


async def test_a_closed_channel_is_reported_to_the_writer_and_not_tried_again(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database
) -> None:
    await notices.queue.enqueue(note(channel_id=channel.id))
    simcord_env.inject_error("POST", MESSAGES, status=403, code=50013)
    assert await notices.deliver() == 0
    assert scribe.lost == ["MissingPermissions"]
    await notices.queue.enqueue(note(key="2", channel_id=123_456))
    assert await notices.deliver() == 0
    assert scribe.lost == ["MissingPermissions", "ChannelGone"]
    assert all(row["failed_at"] is not None for row in await rows(database))
    assert await notices.deliver() == 0


async def test_a_cancelled_notice_is_not_posted(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database
) -> None:
    now = bot_clock.now()
    await notices.queue.enqueue(
        note(channel_id=channel.id, expires_at=now + timedelta(minutes=1)),
        Notice(kind="unknown", key="1", due_at=now, channel_id=channel.id),
    )
    await simcord_env.advance_time(61)
    assert await notices.deliver() == 0
    scribe.wanted = False
    await notices.queue.enqueue(note(key="2", channel_id=channel.id))
    assert await notices.deliver() == 0
    assert texts(channel) == []
    assert [(row["failed_at"] is None, row["error"]) for row in await rows(database)] == [
        (False, "too late"),
        (False, "nobody writes it"),
        (True, None),
    ]


@pytest.mark.parametrize("trouble", ["", "outage", "gone"])
async def test_the_post_of_a_dead_process_is_recorded_even_if_cancelled(
    notices: NoticeDelivery, scribe: Scribe, channel: Any, simcord_env: Env, database: Database, trouble: str
) -> None:
    """Its writer can then delete it: without the id of the message it would stay for ever."""
    scribe.hook = die
    await notices.queue.enqueue(note(channel_id=channel.id))
    with pytest.raises(Died):
        await notices.deliver()
    scribe.hook, scribe.wanted = lambda: None, False
    other = office(simcord_env.bot, database, scribe)
    if trouble == "gone":
        simcord_env.backend.delete_channel(channel.id)
        await simcord_env.settle()
    elif trouble == "outage":
        simcord_env.inject_error("GET", MESSAGES, status=503)
        assert await other.deliver() == 0
        assert (await rows(database))[0]["done_at"] is None, "it is looked for again"
        await simcord_env.advance_time(600)
    assert await other.deliver() == 0
    (row,) = await rows(database)
    assert row["done_at"] is not None
    assert row["failed_at"] is None
    if trouble == "gone":
        assert row["message_id"] is None
        return
    assert len(texts(channel)) == 1
    assert scribe.out == [row["message_id"]]


async def test_an_error_in_a_writer_stops_no_other_notice(
    notices: NoticeDelivery, scribe: Scribe, channel: Any
) -> None:
    broken = Notice(kind="note", key="0", due_at=bot_clock.now(), channel_id=channel.id, facts={})
    await notices.queue.enqueue(broken, note(channel_id=channel.id))
    assert await notices.deliver() == 1
    assert texts(channel) == ["Good news"]


async def test_settled_notices_are_deleted_after_a_month(
    notices: NoticeDelivery, channel: Any, simcord_env: Env, database: Database
) -> None:
    await notices.queue.enqueue(note(channel_id=channel.id))
    await notices.run_due(bot_clock.now())
    await simcord_env.advance_time(29 * 86_400)
    await notices.run_due(bot_clock.now())
    assert len(await rows(database)) == 1
    await simcord_env.advance_time(2 * 86_400)
    await notices.run_due(bot_clock.now())
    assert await rows(database) == []


async def test_pending_notices_are_never_deleted(notices: NoticeDelivery, channel: Any, simcord_env: Env) -> None:
    await notices.queue.enqueue(note(channel_id=channel.id))
    await simcord_env.advance_time(60 * 86_400)
    await notices.queue.prune(bot_clock.now())
    assert await notices.deliver() == 1
    assert texts(channel) == ["Good news"]


@pytest.mark.stress
async def test_an_archived_thread_is_opened(notices: NoticeDelivery, channel: Any, simcord_env: Env) -> None:
    place = simcord_env.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="letters", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    await simcord_env.settle()
    await notices.queue.enqueue(note(channel_id=thread.id))
    assert await notices.deliver() == 1


# --- the scheduler job ---

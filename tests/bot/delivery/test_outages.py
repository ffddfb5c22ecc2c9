"""discord.py against a server that misbehaves: queues, outages and channels keep waiting messages in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
import sqlalchemy as sa
from aiohttp import web
from discord import ui

from bot.app import PATIENT
from bot.delivery.channels import Channels, problem_of, wait_after
from bot.delivery.notices import NoticeDelivery
from bot.delivery.outages import MANY, TOO_MANY, WINDOW, Outages
from bot.delivery.queues import ChannelQueues
from bot.games.errors import ChannelGone, DeliveryDelayed, DeliveryProblem, DirectMessagesClosed, MissingPermissions
from bot.games.notices import Payload
from bot.runtime import clock as bot_clock
from db import Database
from db.notices import Claimed, Notice
from db.schema.community import notice

CHANNEL, GUILD, AUTHOR = 700, 600, 500
SLEEP = asyncio.sleep


# --- a server of our own ---


class Answer:
    """One planned response: a status, headers, a body; or the connection is cut."""

    def __init__(self, status: int, body: Any = None, *, cut: bool = False, **headers: str) -> None:
        self.status = status
        self.body = body
        self.cut = cut
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}


def limited(seconds: float, *, everywhere: bool = False) -> Answer:
    """Return a rate limit as Discord sends it: with headers, and passed on by its proxy."""
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
    return Answer(429, body, Via="1.1 google", Retry_After=str(seconds), X_RateLimit_Remaining="0")


BANNED = Answer(429, "<html>error 1015</html>")
"""A rate limit without headers, as the protection in front of Discord sends it."""


class Server:
    """A small Discord with one channel that keeps messages by nonce.

    `script` holds the first responses to POST requests.
    """

    def __init__(self) -> None:
        self.script: list[Answer] = []
        self.posts: list[dict[str, Any]] = []
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        self.asked.append(f"{request.method} {path}")
        if request.method == "POST" and self.script:
            planned = self.script.pop(0)
            if planned.cut:
                assert request.transport is not None
                request.transport.abort()
                return web.Response()
            return _response(planned.body, planned.status, planned.headers)
        return _response(self._well(request.method, path, await request.text()))

    def _well(self, method: str, path: str, text: str) -> Any:
        if path == "/users/@me":
            return {"id": str(AUTHOR), "username": "bot", "discriminator": "0", "avatar": None}
        if method == "POST" and path.endswith("/messages"):
            self.posts.append(json.loads(text))
            return _message(len(self.posts), self.posts[-1])
        if path.endswith("/messages"):
            return [_message(place + 1, post) for place, post in enumerate(self.posts)]
        if path.endswith("/crosspost"):
            return _message(1, self.posts[0])
        return {"id": path.rsplit("/", 1)[1], "type": 5, "guild_id": str(GUILD), "name": "wall", "position": 0}


def _response(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Build a response as Discord does: the library reads JSON only if the media type is exactly that."""
    text = body if isinstance(body, str) else json.dumps(body or {})
    kind = "text/html" if isinstance(body, str) else "application/json"
    return web.Response(status=status, body=text.encode(), headers={"Content-Type": kind} | (headers or {}))


def _message(number: int, post: dict[str, Any]) -> dict[str, Any]:
    author = {"id": str(AUTHOR), "username": "bot", "discriminator": "0", "avatar": None}
    return {
        "id": str(discord.utils.time_snowflake(bot_clock.now()) + number),
        "channel_id": str(CHANNEL),
        "author": author,
        "content": "",
        "components": post.get("components", []),
        "timestamp": bot_clock.now().isoformat(),
        "edited_timestamp": None,
        "flags": 32768,
        **{key: [] for key in ("attachments", "embeds", "mentions", "mention_roles")},
        "tts": False,
        "mention_everyone": False,
        "pinned": False,
        "type": 0,
        "nonce": post.get("nonce"),
    }


class Scribe:
    """Renders notices of one line."""

    def __init__(self) -> None:
        self.sent_ones: list[int] = []
        self.lost: list[DeliveryProblem] = []

    async def write(self, claimed: Claimed) -> Payload | None:
        view = ui.LayoutView(timeout=None).add_item(ui.Container(ui.TextDisplay(claimed.facts["text"])))
        return Payload(view=view, publish=bool(claimed.facts.get("publish")))

    async def sent(self, claimed: Claimed, message: discord.Message) -> None:
        self.sent_ones.append(message.id)

    async def failed(self, claimed: Claimed, problem: DeliveryProblem) -> None:
        self.lost.append(problem)


@pytest_asyncio.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    made = Server()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10")
    yield made
    await runner.cleanup()


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record the library's sleeps, and shorten them to almost nothing."""
    taken: list[float] = []

    async def nap(seconds: float, *_: object) -> None:
        taken.append(seconds)
        await SLEEP(min(seconds, 0.01))

    monkeypatch.setattr(asyncio, "sleep", nap)
    return taken


@pytest.fixture
def outages() -> Outages:
    return Outages()


@pytest_asyncio.fixture
async def client(server: Server, naps: list[float], outages: Outages) -> AsyncIterator[discord.Client]:
    """Return a client of the real library, created as the bot creates it."""
    made = discord.Client(
        intents=discord.Intents(guilds=True), http_trace=outages.trace(), max_ratelimit_timeout=PATIENT
    )
    await made._async_setup_hook()
    made._connection.user = discord.ClientUser(state=made._connection, data=await made.http.static_login("token"))
    yield made
    await made.close()


@pytest.fixture
def scribe() -> Scribe:
    return Scribe()


@pytest.fixture
def notices(client: discord.Client, database: Database, scribe: Scribe, outages: Outages) -> NoticeDelivery:
    made = NoticeDelivery(client, database, outages=outages)
    made.register("note", scribe)
    return made


async def enqueue(notices: NoticeDelivery, *keys: str, **facts: Any) -> None:
    now = bot_clock.now()
    made = [Notice(kind="note", key=key, due_at=now, channel_id=CHANNEL, facts={"text": key} | facts) for key in keys]
    await notices.queue.enqueue(*made)


async def waits(database: Database) -> list[float]:
    """Return the remaining wait of each open notice, in seconds."""
    async with database.read() as connection:
        rows = (await connection.execute(sa.select(notice).where(notice.c.done_at.is_(None)))).mappings().all()
    return [(row["due_at"] - bot_clock.now()).total_seconds() for row in rows if row["failed_at"] is None]


async def now_due(database: Database) -> None:
    """Make all waiting notices due."""
    async with database.write() as connection:
        await connection.execute(sa.update(notice).values(due_at=bot_clock.now()))


async def test_the_library_waits_for_a_rate_limit_with_headers(
    notices: NoticeDelivery, server: Server, naps: list[float], outages: Outages
) -> None:
    server.script = [limited(3.5)]
    await enqueue(notices, "one")
    assert await notices.deliver() == 1
    assert 3.5 in naps
    assert len(server.posts) == 1
    assert outages.invalid == 1, "Discord counts it, and so do we"


async def test_a_global_rate_limit_holds_all_requests_until_it_ends(
    notices: NoticeDelivery, client: discord.Client, server: Server, naps: list[float]
) -> None:
    server.script = [limited(4.5, everywhere=True)]
    await enqueue(notices, "one")
    assert await notices.deliver() == 1
    assert 4.5 in naps
    assert client.http._global_over.is_set()


async def test_a_rate_limit_without_headers_is_raised_immediately(
    notices: NoticeDelivery, server: Server, database: Database, outages: Outages
) -> None:
    server.script = [BANNED]
    await enqueue(notices, "one", "two")
    assert await notices.deliver() == 0
    assert await notices.deliver() == 0
    assert sum(asked.startswith("POST") for asked in server.asked) == 1, "nor is the next letter tried"
    assert await waits(database) == pytest.approx([5, 5], abs=2)
    assert outages.invalid == 1
    await now_due(database)
    notices._waiting.clear()
    assert await notices.deliver() == 2
    assert [post["components"][0]["components"][0]["content"] for post in server.posts] == ["one", "two"]


async def test_the_bot_waits_as_long_as_discord_asks(
    notices: NoticeDelivery, server: Server, database: Database
) -> None:
    server.script = [Answer(429, "slow down", Retry_After="77")]
    await enqueue(notices, "one")
    assert await notices.deliver() == 0
    assert await waits(database) == pytest.approx([77], abs=2)


async def test_a_long_rate_limit_is_stored_as_a_delay(
    notices: NoticeDelivery, server: Server, database: Database, naps: list[float]
) -> None:
    server.script = [limited(600)]
    await enqueue(notices, "one")
    assert await notices.deliver() == 0
    assert 600 not in naps
    assert await waits(database) == pytest.approx([600], abs=2)


@pytest.mark.parametrize("status", [500, 502])
async def test_the_library_tries_five_times_and_then_the_bot_waits(
    notices: NoticeDelivery, server: Server, database: Database, naps: list[float], status: int
) -> None:
    server.script = [Answer(status)] * 5
    await enqueue(notices, "one")
    assert await notices.deliver() == 0
    assert [nap for nap in naps if nap in (1, 3, 5, 7, 9)] == [1, 3, 5, 7, 9]
    assert await waits(database) == pytest.approx([5], abs=2)


@pytest.mark.parametrize("answer", [Answer(503), Answer(200, cut=True)])
async def test_a_message_that_fails_immediately_is_sent_later_once(
    notices: NoticeDelivery, server: Server, database: Database, scribe: Scribe, answer: Answer
) -> None:
    server.script = [answer]
    await enqueue(notices, "one")
    assert await notices.deliver() == 0
    await now_due(database)
    notices._waiting.clear()
    assert await notices.deliver() == 1
    assert len(server.posts) == 1
    assert server.posts[0]["enforce_nonce"] is True
    assert scribe.lost == []


async def test_a_posted_message_without_a_response_is_found(
    notices: NoticeDelivery, server: Server, database: Database
) -> None:
    """The connection broke after Discord had accepted the message: it is found in the channel and not posted again."""
    await enqueue(notices, "one")
    assert await notices.deliver() == 1
    async with database.write() as connection:
        await connection.execute(sa.update(notice).values(done_at=None, attempts=1, due_at=bot_clock.now()))
    assert await notices.deliver() == 1
    assert len(server.posts) == 1


async def test_a_time_out_of_publishing_leaves_the_library_intact(
    notices: NoticeDelivery, client: discord.Client, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelling a request that waits for the global rate limit would block every later request for ever."""
    monkeypatch.setattr("bot.delivery.notices._PUBLISHING", 0.02)
    over = asyncio.Event()

    async def nap(seconds: float, *_: object) -> None:
        await (over.wait() if seconds == 20 else SLEEP(0))

    monkeypatch.setattr(asyncio, "sleep", nap)
    await enqueue(notices, "one", publish=True)
    posted = client.http.request

    async def request(route: Any, **more: Any) -> Any:
        if route.path.endswith("/crosspost"):
            server.script = [limited(20, everywhere=True)]
        return await posted(route, **more)

    monkeypatch.setattr(client.http, "request", request)
    assert await notices.deliver() == 1
    assert not client.http._global_over.is_set(), "the library waits"
    over.set()
    while notices._publishing:
        await SLEEP(0)
    assert client.http._global_over.is_set()
    await enqueue(notices, "two")
    assert await notices.deliver() == 1


# --- outages ---


class Clock:
    def __init__(self) -> None:
        self.at = datetime(2026, 6, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.at


def test_a_storm_begins_after_five_failures_and_ends_with_the_first_success(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    outages = Outages(now=clock)
    down = problem_of("", OSError("no route"))
    for _ in range(4):
        outages.met(down)
        assert outages.fair()
    outages.met(down)
    assert not outages.fair()
    waited = []
    for _ in range(6):
        start = clock.at
        while not outages.fair():
            clock.at += timedelta(seconds=1)
        waited.append((clock.at - start).total_seconds())
        outages.met(down)
    assert waited == [5, 10, 20, 40, 60, 60]
    clock.at += timedelta(minutes=1)
    outages.met(None)
    assert outages.fair()
    assert len(caplog.records) == 2, "it is said once that it began, and once that it is over"


def test_errors_of_one_channel_are_no_storm() -> None:
    outages = Outages()
    for _ in range(50):
        outages.met(problem_of("", discord.RateLimited(40)))
        outages.met(MissingPermissions(""))
    assert outages.fair()


def test_invalid_requests_are_counted_and_limited(caplog: pytest.LogCaptureFixture) -> None:
    clock, heard = Clock(), []
    outages = Outages(now=clock)
    outages.subscribe(heard.append)
    for _ in range(TOO_MANY - 1):
        outages.answered(403)
        outages.answered(200)
        outages.answered(404)
    assert outages.invalid == TOO_MANY - 1
    assert outages.fair()
    outages.answered(429)
    assert not outages.fair(), "only people are answered now"
    assert heard == [403] * (TOO_MANY - 1) + [429]
    assert [str(MANY) in record.getMessage() for record in caplog.records] == [True]
    clock.at += timedelta(seconds=WINDOW + 1)
    assert outages.fair()
    assert outages.invalid == 0


# --- channels ---


class Known:
    """A client whose Discord refuses every channel and accepts no direct messages."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.known: dict[int, Any] = {}
        self.guilds: dict[int, Any] = {}

    def get_channel(self, channel_id: int) -> Any:
        return self.known.get(channel_id)

    def get_guild(self, guild_id: int) -> Any:
        return self.guilds.get(guild_id)

    async def fetch_channel(self, channel_id: int) -> Any:
        self.asked.append(channel_id)
        response: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(response, {"code": 10003, "message": "Unknown Channel"})


async def test_a_missing_channel_is_not_requested_again_until_something_changes() -> None:
    client, clock = Known(), Clock()
    channels = Channels(client, now=clock)  # type: ignore[arg-type]
    for _ in range(100):
        with pytest.raises(ChannelGone):
            await channels.find(1)
    assert client.asked == [1]
    client.known[1] = there = SimpleNamespace(guild=None)  # Discord sends the channel
    assert await channels.find(1) is there
    client.known.clear()
    with pytest.raises(ChannelGone):
        await channels.find(1)
    clock.at += timedelta(minutes=11)
    with pytest.raises(ChannelGone):
        await channels.find(1)
    assert client.asked == [1, 1, 1]


async def test_nothing_is_requested_of_an_unreachable_server() -> None:
    client = Known()
    client.guilds[GUILD] = SimpleNamespace(unavailable=True, id=GUILD)
    channels = Channels(client)  # type: ignore[arg-type]
    with pytest.raises(DeliveryDelayed):
        await channels.find(1, guild_id=GUILD)
    client.known[1] = SimpleNamespace(guild=client.guilds[GUILD])
    with pytest.raises(DeliveryDelayed):
        await channels.find(1)
    assert client.asked == []


async def test_closed_direct_messages_are_not_tried_until_the_user_acts_again() -> None:
    client: Any = SimpleNamespace(get_user=lambda _: SimpleNamespace(dm_channel="here"))
    channels = Channels(client)
    assert await channels.direct(7) == "here"
    channels.shut(7)
    with pytest.raises(DirectMessagesClosed):
        await channels.direct(7)
    await channels.seen_again(SimpleNamespace(user=SimpleNamespace(id=7)))  # type: ignore[arg-type]
    assert await channels.direct(7) == "here"


def test_waits_grow_and_are_never_shorter_than_discord_asks() -> None:
    patient = DeliveryDelayed("", after=77)
    assert [wait_after(n).total_seconds() for n in (1, 2, 3, 8, 50)] == [5, 10, 20, 300, 300]
    assert wait_after(1, patient).total_seconds() == 77
    assert wait_after(8, patient).total_seconds() == 300


# --- per-channel queues ---


async def test_a_lane_keeps_its_order_and_waits_for_no_other_lane() -> None:
    lanes: ChannelQueues[int] = ChannelQueues(at_once=8, patience=0.02)
    done: list[tuple[int, int]] = []
    hangs = asyncio.Event()

    def job(lane: int, number: int) -> Callable[[], Any]:
        async def work() -> int:
            if lane == 0:
                await hangs.wait()
            done.append((lane, number))
            return 1

        return work

    assert sum(await lanes.run([(lane, job(lane, n)) for n in range(3) for lane in range(20)])) == 57
    assert [n for lane, n in done if lane == 5] == [0, 1, 2]
    assert lanes.busy(0)
    assert not lanes.busy(1)
    hangs.set()
    await asyncio.wait({lanes.start(0, job(0, 3))})
    assert [n for lane, n in done if lane == 0] == [0, 1, 2, 3], "it went on by itself, in its order"


async def test_at_most_eight_lanes_run_at_a_time() -> None:
    lanes: ChannelQueues[None] = ChannelQueues()
    going = most = 0

    async def work() -> None:
        nonlocal going, most
        going += 1
        most = max(most, going)
        await asyncio.sleep(0)
        going -= 1

    await lanes.run([(lane, work) for lane in range(100)])
    assert most == 8


async def test_an_error_in_one_lane_is_raised_after_all_have_run() -> None:
    lanes: ChannelQueues[None] = ChannelQueues()
    done = []

    async def works() -> None:
        done.append(1)

    async def fails() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await lanes.run([(lane, fails if lane == 3 else works) for lane in range(20)])
    assert len(done) == 19

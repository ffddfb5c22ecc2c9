"""Limits of the board's page, and what many streams and slow readers cost the bot."""

from __future__ import annotations

import asyncio
import http.client
import select
import socket
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from urllib.parse import urlsplit

import aiohttp
import pytest
from support.board_page import Browsers
from support.discord_play import PlayServer

from benchmarks.figure import on_this_core
from bot.games import reading
from bot.games.saves import play
from bot.ui.rate_limits import BUDGETS, FLOOD, SUGGESTIONS
from bot.web.feed import MOST, MOST_OF_GAME
from bot.web.server import WATCHED

pytestmark = [pytest.mark.sqlite]

PACKED = 12 * 1024
"""The most bytes of a first visit, without the picture and the state."""
BATCH = 50
TOLD_WITHIN = 0.060
"""Seconds of the loop in which 200 streams of a game are told that it has changed."""


async def shared(server: PlayServer, browsers: Browsers) -> str:
    """Share a game; return the address."""
    played = (await server.state(server.first)).id
    with server.env.time_context():
        share = await browsers.page.sessions.share(server.alice.id, played, locale="en")
    return browsers.page.watched_at(share.secret)


def strict(server: PlayServer) -> None:
    server.bot.cooldowns.strict = True


async def test_page_style_sheet_and_script_are_small_when_sent(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    async with aiohttp.ClientSession(auto_decompress=False, headers={"Accept-Encoding": "gzip"}) as plain:
        files = [await plain.get(f"{browsers.page.address}/b/file/{name}") for name in ("board.js", "board.css")]
        assert {each.headers["Content-Encoding"] for each in files} == {"gzip"}
        cookie = "; ".join(f"{each.key}={each.value}" for each in visit.session.cookie_jar)
        page = await plain.get(visit.at, headers={"Cookie": cookie})
        assert (page.status, page.headers["Content-Encoding"]) == (200, "gzip")
        sizes = [len(await each.read()) for each in [*files, page]]
    assert sum(sizes) <= PACKED, sizes


# ---------------------------------------------------------------- requests


async def expect_to_wait(answer: aiohttp.ClientResponse) -> None:
    assert answer.status == 429
    assert int(answer.headers["Retry-After"]) > 0
    assert (await answer.json())["refused"]


async def test_only_the_user_who_sends_too_many_requests_waits(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit, other = await browsers.visit(server.first), await browsers.visit(server.first, server.bob)
    again = await browsers.visit(server.first)
    strict(server)
    for _ in range(SUGGESTIONS.rate):
        assert (await visit.post("menu", {})).status == 400
    await expect_to_wait(await visit.get("state"))
    await expect_to_wait(await again.get("state"))  # a budget is a user's, not a visit's
    assert (await other.get("state")).status == 200
    server.env.backend.clock.advance(SUGGESTIONS.per + 1)
    assert (await visit.get("state")).status == 200


async def test_a_user_who_decides_too_often_waits(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    strict(server)
    for number in range(FLOOD.rate):
        assert (await visit.post(("decide", "auto", "undo")[number % 3], {})).status == 400
    await expect_to_wait(await visit.post("decide", {}))
    assert (await visit.get("state")).status == 200


async def test_the_limits_of_spectators_count_by_connection_and_share(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    at, other = await shared(server, browsers), await shared(server, browsers)
    browser = browsers.browser()
    strict(server)
    near, far = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
    for _ in range(BUDGETS["pictures"].rate):
        assert (await browser.get(f"{at}picture/999-1-en-chart.png", headers=near)).status == 404
    await expect_to_wait(await browser.get(f"{at}picture/999-1-en-chart.png", headers=near))
    forged = {"X-Forwarded-For": "198.51.100.1, 203.0.113.7"}  # the proxy adds the address that it has seen
    await expect_to_wait(await browser.get(f"{at}picture/999-1-en-chart.png", headers=forged))
    for where, headers in ((at, far), (other, near)):
        assert (await browser.get(f"{where}picture/999-1-en-chart.png", headers=headers)).status == 404
    assert (await browser.get(f"{at}state", headers=near)).status == 200


async def test_a_stored_position_is_played_once_for_all_its_viewers(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    visits = [await browsers.visit(server.first, who) for who in (server.alice, server.alice, server.bob)]
    at, played = await shared(server, browsers), list[int]()
    monkeypatch.setattr(reading, "play", lambda row, *how: (played.append(row.version), play(row, *how))[1])
    for opened in (1, 0):  # the reply to a decision has opened the next position already
        played.clear()
        version, answer = await visits[0].touched()
        for each in visits:
            assert (await each.state())["version"] == version
        assert (await (await browsers.browser().get(f"{at}state")).json())["version"] == version
        await visits[1].touch(version, *answer[:1])
        assert len(played) == opened
        await visits[0].decide(*answer)


# ---------------------------------------------------------------- streams


@asynccontextmanager
async def listening(address: str, callers: list[str]) -> AsyncIterator[list[socket.socket]]:
    """Open a stream for each of some callers, with sockets that nobody reads: clients here would cost the same loop."""
    parts = urlsplit(address)
    with ExitStack() as stack:
        opened: list[socket.socket] = []
        for caller in callers:
            each = stack.enter_context(socket.create_connection((parts.hostname, parts.port), timeout=60))
            each.sendall(f"GET {parts.path}live HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {caller}\r\n\r\n".encode())
            opened.append(each)
            if len(opened) % BATCH == 0:  # a connection that is not yet accepted waits in a short queue
                await answered(opened)
        await answered(opened)
        await asyncio.sleep(0.1)  # the head of an answer and its first line are two writes
        heard(opened)
        yield opened


async def answered(opened: list[socket.socket]) -> None:
    """Wait until each socket has got something."""
    async with asyncio.timeout(60):
        left = opened
        while left:
            await asyncio.sleep(0)
            left = [each for each in left if not select.select([each], [], [], 0)[0]]


def heard(opened: list[socket.socket]) -> list[bytes]:
    return [each.recv(65_536) for each in opened]


@pytest.mark.stress
async def test_a_change_with_two_hundred_streams_of_a_game_is_cheap(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit, at, feed = await browsers.visit(server.first), await shared(server, browsers), browsers.page.feed
    callers = [f"203.0.113.{number // WATCHED}" for number in range(MOST_OF_GAME)]
    async with listening(at, callers) as opened:
        assert feed.count == MOST_OF_GAME
        assert (await visit.get("live")).status == 429
        (game_id,) = feed.listeners
        costs = []
        for _ in range(3):
            begun = time.process_time()
            feed.changed(game_id)
            await answered(opened)
            costs.append(time.process_time() - begun)
            assert all(b"data: changed" in each for each in heard(opened))
        assert min(costs) < TOLD_WITHIN, costs
    async with asyncio.timeout(60):
        while feed.count:  # the next word to a stream finds that its reader has left
            feed.changed(game_id)
            await asyncio.sleep(0.01)


async def test_spectators_of_one_connection_have_twenty_streams(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    at, browser = await shared(server, browsers), browsers.browser()
    async with listening(at, ["203.0.113.7"] * WATCHED):
        full = await browser.get(f"{at}live", headers={"X-Forwarded-For": "203.0.113.7"})
        assert full.status == 429
        assert full.headers["Retry-After"] == "30"
        other = await browser.get(f"{at}live", headers={"X-Forwarded-For": "203.0.113.8"})
        assert other.status == 200
        other.close()


async def test_a_process_has_two_thousand_streams(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit, feed = await browsers.visit(server.first), browsers.page.feed
    opened = [feed.listen(f"g{number % 20}") for number in range(MOST)]
    assert None not in opened
    assert (await visit.get("live")).status == 429
    for each in opened:
        assert each is not None
        feed.leave(each)
    stream = await visit.session.get(visit.at + "live")
    assert stream.status == 200
    stream.close()


async def test_a_slow_reader_delays_no_one(server: PlayServer, browsers: Browsers) -> None:
    """A stream that is never read fills its buffers; the game continues, and the other streams get its changes."""
    await server.new(server.first)
    visit, at, feed = await browsers.visit(server.first), await shared(server, browsers), browsers.page.feed
    async with listening(at, ["203.0.113.7"]) as (slow,):
        (game_id,) = feed.listeners
        (listener,) = feed.listeners[game_id]
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        for _ in range(200):
            feed.changed(game_id)
            await asyncio.sleep(0)
        stream = await visit.session.get(visit.at + "live")
        await stream.content.readline()
        before = (await visit.state())["version"]
        state = await visit.state()
        done = await visit.post("auto", {"version": state["version"], "act": "advised"})
        assert done.status == 200
        async with asyncio.timeout(60):
            while not (await stream.content.readline()).startswith(b"data:"):
                pass
        assert (await visit.state())["version"] > before
        assert listener in feed.listeners[game_id]
        stream.close()


DECISION_BEYOND = 0.150
"""Seconds of a usual core that the loop may need for a decision beyond its board, with 200 viewers who look again.

It is 0.110 on idle cores, and hardly more on a machine that runs all tests.
"""


def asked_again(at: str, numbers: range) -> int:
    """Ask for the state as spectators' pages do after a change, over a connection that stays; return the bytes."""
    place, size = urlsplit(at), 0
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=60)
    for number in numbers:
        headers = {"Accept-Encoding": "gzip", "X-Forwarded-For": f"198.51.100.{number}"}
        connection.request("GET", f"{place.path}state", headers=headers)
        answer = connection.getresponse()
        assert answer.status == 200
        size += len(answer.read())
    connection.close()
    return size


@pytest.mark.stress
async def test_a_whole_decision_with_200_viewers_costs_the_loop_little(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit, at, feed = await browsers.visit(server.first), await shared(server, browsers), browsers.page.feed
    loop = asyncio.get_running_loop()

    async def decision(viewers: int) -> float:
        state = await visit.state()
        began = time.thread_time()
        done = await visit.post("auto", {"version": state["version"], "act": "advised"})
        assert done.status == 200
        await server.env.settle()
        with ThreadPoolExecutor(8) as people:
            each = [range(first, viewers, 8) for first in range(8)]
            await asyncio.gather(*(loop.run_in_executor(people, asked_again, at, numbers) for numbers in each))
        return time.thread_time() - began

    with on_this_core() as core:
        alone = min([await decision(0) for _ in range(2)])
        async with listening(at, [f"198.51.100.{number}" for number in range(MOST_OF_GAME - 1)]):
            assert feed.count == MOST_OF_GAME - 1
            watched = min([await decision(MOST_OF_GAME) for _ in range(3)])
    assert core.usual(watched - alone) < DECISION_BEYOND

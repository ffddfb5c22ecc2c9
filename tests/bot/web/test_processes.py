"""The board's page with another process on the same database: what that one decides is told and shown here.

Two whole bots, each a process of its own, show each other's decisions, and one serves on when the other dies.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from stress.cluster.two import TwoBots
from support import toygame
from support.board_page import Browsers
from support.discord_play import PlayServer, controls

from bot.games.service import Service
from bot.runtime import clock
from bot.web.feed import EVERY

pytestmark = [pytest.mark.contract(whole=True)]

JSON = {"Content-Type": "application/json"}
TESTS = Path(__file__).parents[2]
WITHIN = 3.0
"""Seconds from the commit of another process until a page is told."""
OTHER = """
import asyncio, sys, time
sys.path[:0] = sys.argv[1:3]
from support import toygame
toygame.install()
from bot.games.service import Service
from bot.runtime import clock
from db import open_database

async def main():
    database = await open_database(sys.argv[3], busy_seconds=5)
    service = Service(database, now=clock.now)
    state = await service.load(sys.argv[4])
    answer = await service.advice(state.id)
    done = await service.decide(state.id, version=state.version, answer=answer, actor=state.owner_id)
    print(time.time(), done.version, flush=True)
    await database.close()

asyncio.run(main())
"""
"""Decides as the adviser would, in a process of its own: arguments are two folders of code, a database, a game."""


@pytest.mark.stress("postgresql")
async def test_a_spectator_who_is_told_of_another_process_gets_its_board(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    played = (await server.state(server.first)).id
    with server.env.time_context():
        share = await browsers.page.sessions.share(server.alice.id, played, locale="en")
    browser, at = browsers.browser(), browsers.page.watched_at(share.secret)
    before = await (await browser.get(at + "state")).json()
    stream = await browser.get(at + "live")
    await stream.content.readline()
    await browsers.page.feed.look()
    other = Service(server.bot.context.service.store.database, now=clock.now)  # stores without telling this process
    state = await other.load(played)
    answer = await other.advice(state.id)
    await other.decide(state.id, version=state.version, answer=answer, actor=state.owner_id)
    await browsers.page.feed.look()
    after = await (await browser.get(at + "state")).json()
    assert after["version"] > before["version"]
    stream.close()


@pytest.mark.stress("postgresql")
async def test_a_decision_by_another_process_arrives_within_three_seconds(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    before = await visit.state()
    played = (await server.state(server.first)).id
    stream = await visit.session.get(visit.at + "live")
    await stream.content.readline()
    await browsers.page.feed.look()  # as it stood when the stream was opened
    arguments = (str(TESTS), str(TESTS.parent), server.bot.settings.database, played)
    with subprocess.Popen([sys.executable, "-c", OTHER, *arguments], stdout=subprocess.PIPE, text=True) as other:
        async with asyncio.timeout(60):
            while not (await stream.content.readline()).startswith(b"data:"):
                pass
        told = time.time()
        assert other.stdout is not None
        committed, version = other.stdout.read().split()
    assert other.returncode == 0
    assert told - float(committed) < WITHIN
    after = await visit.state()
    assert after["version"] == int(version) > before["version"]
    assert after["question"] != "" or after["over"]
    stream.close()


class Watcher:
    """A browser with a link that was opened at one of two bots; the session counts at both."""

    def __init__(self, bots: TwoBots, session: aiohttp.ClientSession, at: str) -> None:
        self.bots, self.session, self.at = bots, session, at

    async def state(self, shard: int) -> Any:
        answer = await self.session.get(f"{self.bots.page(shard)}{self.at}state")
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def listen(self, shard: int) -> aiohttp.ClientResponse:
        """Open a stream, and wait until the process has looked once how the game stands."""
        stream = await self.session.get(f"{self.bots.page(shard)}{self.at}live")
        assert (await stream.content.readline()).startswith(b":")
        await asyncio.sleep(EVERY + 0.2)
        return stream

    async def decide(self, shard: int) -> tuple[float, int]:
        """Answer as the adviser would; return when it was answered, and the version."""
        version, page = (await self.state(shard))["version"], self.bots.page(shard)
        said = {"version": version, "act": "advised", "word": "00ff"}
        answer = await self.session.post(f"{page}{self.at}auto", json=said, headers={"Origin": page})
        assert answer.status == 200, await answer.text()
        return time.monotonic(), (await answer.json())["version"]


async def told(stream: aiohttp.ClientResponse) -> float:
    """Return when a stream has told of a change."""
    async with asyncio.timeout(30):
        while not (await stream.content.readline()).startswith(b"data:"):
            pass
    return time.monotonic()


async def begun(bots: TwoBots, session: aiohttp.ClientSession) -> Watcher:
    """Begin a game in the first bot's server, and open the link of its board at the other bot."""
    world = bots.world
    alice, channel = world.person("alice"), world.backend.create_channel(world.guilds[0].id, "front").id
    world.command(alice, channel, "siege new", game=toygame.NAME)

    def boards() -> tuple[Any, str] | None:
        found = [(each, c["custom_id"]) for each in world.messages(channel) for c in controls(each) if _opens(c)]
        return found[-1] if found else None

    def link() -> str | None:
        said = json.dumps([each.components for each in world.private(channel)], default=str)
        found = re.search(r"/b/open/[\w-]+", said)
        return found[0] if found else None

    world.press(alice, *await bots.found(boards))
    opened = await session.post(
        bots.page(1) + await bots.found(link), data="{}", headers={"Origin": bots.page(1), **JSON}
    )
    assert opened.status == 200, await opened.text()
    return Watcher(bots, session, "/b/" + (await opened.json())["at"].removeprefix("../"))


def _opens(control: Any) -> bool:
    return "\N{RAISED HAND WITH FINGERS SPLAYED}" in json.dumps(control, ensure_ascii=False)


@pytest.mark.contract  # under stress on PostgreSQL, too
async def test_two_whole_bots_show_each_others_decisions_within_three_seconds(
    tmp_path: Path, database_url: str
) -> None:
    bots = TwoBots(tmp_path, database_url)
    try:
        await bots.open()
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            alice = await begun(bots, session)
            for decides, shows in ((0, 1), (1, 0)):
                stream = await alice.listen(shows)
                committed, version = await alice.decide(decides)
                assert await told(stream) - committed < WITHIN
                after = await alice.state(shows)
                assert after["version"] == version
                assert after["question"] or after["over"]
                stream.close()
            bots.members[0].kill()
            after = await alice.state(1)
            assert after["version"] == version, "the other bot serves on"
            _, version = await alice.decide(1)
            await bots.begin(0)
            await bots.serves(0)
            assert (await alice.state(0))["version"] == version, "the same session, without a new link"
    finally:
        await bots.close()

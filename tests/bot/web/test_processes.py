"""The board's page with another process on the same database: what that one decides is told and shown here."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.board_page import Browsers
from support.discord_play import PlayServer

from bot.games.service import Service
from bot.runtime import clock

pytestmark = [pytest.mark.contract(whole=True)]

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

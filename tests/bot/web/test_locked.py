"""The board's page while another process holds the database's write lock, and while the database refuses a statement.

Reading needs no lock. What is stored waits for it; if that takes too long, the answer says so, and nothing is lost.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support.board_page import BUTTON, Browsers, Visit
from support.discord_play import PlayServer, parts

from bot.ui import replies
from bot.web import feed
from bot.web.server import AGAIN
from db.schema.games import hint
from db.storage.database import Database
from db.storage.errors import DatabaseBusy

pytestmark = [pytest.mark.sqlite]

HELD, PATIENCE = 0.5, 0.2
"""Seconds for which the other process holds the lock, and for which the bot waits where it is to wait in vain."""
BUSY = "database is busy"


@contextmanager
def locked(server: PlayServer, seconds: float | None = None) -> Iterator[None]:
    """Hold the write lock of the bot's database with another connection, for some seconds or until the end."""
    path, taken, enough = sa.make_url(server.bot.settings.database).database, threading.Event(), threading.Event()
    assert path is not None

    def hold() -> None:
        other = sqlite3.connect(path, isolation_level=None, timeout=10)
        other.execute("BEGIN IMMEDIATE")
        taken.set()
        enough.wait(seconds)
        other.execute("ROLLBACK")
        other.close()

    holder = threading.Thread(target=hold)
    holder.start()
    assert taken.wait(10)
    try:
        yield
    finally:
        enough.set()
        holder.join()


def impatient(server: PlayServer) -> None:
    """Let the bot's connections wait for the lock only a moment from now on."""

    @sa.event.listens_for(server.bot.database.engine.sync_engine, "checkout")
    def on_checkout(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
        cursor.close()


async def said(visit: Visit, path: str, body: Any) -> tuple[int, Any]:
    answer = await visit.post(path, body)
    return answer.status, await answer.json()


class Beat:
    """Measures for how long the event loop does nothing else."""

    async def __aenter__(self) -> Beat:
        self.longest = 0.0
        self._task = asyncio.create_task(self._tick())
        return self

    async def __aexit__(self, *error: object) -> None:
        self._task.cancel()

    async def _tick(self) -> None:
        while True:
            at = time.perf_counter()
            await asyncio.sleep(0.01)
            self.longest = max(self.longest, time.perf_counter() - at - 0.01)


async def test_a_lock_held_for_a_moment_delays_what_is_stored_and_nothing_else(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    link = await browsers.link(server.first)
    with locked(server, HELD):
        _, entered = await browsers.enter(link)
    assert entered.status == 200
    at = (await entered.json())["at"].removeprefix("../")
    visit = Visit(browsers.sessions[-1], browsers.page, f"{browsers.page.address}/b/{at}")
    with locked(server):
        for path in ("", "state", "words", (await visit.state())["picture"] + "chart.png"):
            assert (await visit.get(path)).status == 200, path
        version, answer = await visit.touched()
    began = time.monotonic()
    with locked(server, HELD):
        async with Beat() as beat:
            decided, shown = await said(visit, "decide", {"version": version, "path": answer, "word": "00ff"})
    assert decided == 200
    assert shown["version"] > version
    assert time.monotonic() - began >= HELD
    assert beat.longest < HELD, "it waits in a thread"
    await server.env.settle()
    with locked(server, HELD):
        left, shown = await said(visit, "auto", {"version": shown["version"], "act": "advised", "word": "00ff"})
    assert left == 200
    await server.env.settle()
    assert (await server.state(server.first)).version == shown["version"]


async def test_a_lock_held_for_long_refuses_what_is_stored_and_loses_nothing(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    visit, link = await browsers.visit(server.first), await browsers.link(server.first)
    version, answer = await visit.touched()
    impatient(server)
    decide = {"version": version, "path": answer, "word": "00ff"}
    with locked(server):
        _, refused = await browsers.enter(link)
        assert (refused.status, refused.headers["Retry-After"]) == (503, str(AGAIN))
        assert BUSY in (await refused.json())["refused"]
        status, why = await said(visit, "decide", decide)
        assert (status, BUSY in why["refused"]) == (503, True)
        assert (await visit.state())["version"] == version
    _, entered = await browsers.enter(link)
    assert entered.status == 200, "the link is not used up"
    status, shown = await said(visit, "decide", decide)
    assert (status, shown["version"] > version) == (200, True)


async def test_a_board_is_shown_without_its_tip_while_the_lock_is_held(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tip of a board that another process has posted is looked up, and not stored a second time."""
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    impatient(server)
    hints = server.bot.context.boards._hints
    for stored in (True, False):
        hints._known.clear()
        if not stored:
            await server.bot.database.run(sa.delete(hint))
        browsers.page.table.changed((await server.state(server.first)).id)
        with locked(server):
            assert (await visit.get("state")).status == 200


async def test_a_link_that_the_lock_delays_comes_with_a_deferred_answer(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits three seconds for an answer; the bot waits longer for the lock."""
    monkeypatch.setattr(replies, "SOON", 0.05)
    link, defer, deferred = browsers.page.sessions.link, discord.InteractionResponse.defer, list[Any]()

    async def noted(answer: Any, **options: Any) -> None:
        deferred.append(options)
        await defer(answer, **options)

    async def delayed(*args: Any, **options: Any) -> str:
        await asyncio.sleep(HELD)
        return await link(*args, **options)

    monkeypatch.setattr(discord.InteractionResponse, "defer", noted)
    monkeypatch.setattr(browsers.page.sessions, "link", delayed)
    await server.new(server.first)
    deferred.clear()
    pressed = await server.press(server.first, BUTTON)
    assert deferred == [{"ephemeral": True, "thinking": True}]
    sent = next(each for each in (pressed.response, *pressed.followups) if each is not None and parts(each))
    assert any("/b/open/" in part.get("url", "") for part in parts(sent))


# ---------------------------------------------------------------- any statement may be refused


class Refusing:
    """Refuses one of the next statements or transactions of the database, as if it were busy."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.left = 0
        asking, read, write = Database.asking, Database.read, Database.write

        async def asks(database: Database, *args: Any, **options: Any) -> Any:
            self._expect()
            return await asking(database, *args, **options)

        @asynccontextmanager
        async def reads(database: Database) -> AsyncIterator[Any]:
            self._expect()
            async with read(database) as connection:
                yield connection

        @asynccontextmanager
        async def writes(database: Database, **options: Any) -> AsyncIterator[Any]:
            self._expect()
            async with write(database, **options) as connection:
                yield connection

        for name, replaced in (("asking", asks), ("read", reads), ("write", writes)):
            patch.setattr(Database, name, replaced)

    def _expect(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise DatabaseBusy("the database is locked by another process")


@pytest.mark.parametrize("path", ["", "state", "words", "live", "undo", "decide", "auto", "enter"])
async def test_no_refused_statement_is_an_internal_error_or_hides_a_stored_decision(
    path: str, server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    visit, refusing = await browsers.visit(server.first), Refusing(monkeypatch)
    game = (await server.state(server.first)).id
    for number in range(1, 40):
        version, answer = await visit.touched()
        bodies = {
            "decide": {"version": version, "path": answer, "word": "00ff"},
            "auto": {"version": version, "act": "advised", "word": "00ff"},
        }
        link = await browsers.link(server.first) if path == "enter" else ""
        browsers.page.table.changed(game)
        refusing.left = number
        if path == "enter":
            answered = (await browsers.enter(link))[1]
        elif path in bodies:
            answered = await visit.post(path, bodies[path])
        else:
            answered = await visit.session.get(visit.at + path)
        met, refusing.left = refusing.left <= 0, 0
        text = "" if path == "live" and answered.status == 200 else await answered.text()
        answered.close()
        await server.env.settle()
        assert answered.status in {200, 409, 503}, (number, text)
        if answered.status == 503:
            assert BUSY in text
            assert (await server.state(server.first)).version == version, "nothing was changed"
        if met and path in bodies and answered.status == 409:
            assert "is saved" in text
        if not met:
            break
    assert not met
    assert number > 1


async def test_a_stream_tells_of_changes_after_a_query_was_refused(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "EVERY", 0.01)
    marks, refused = dict[str, str](), 0

    async def versions(games: frozenset[str]) -> dict[str, str]:
        nonlocal refused
        if not marks:
            refused += 1
            raise DatabaseBusy("the database is locked by another process")
        return dict(marks)

    told = feed.Feed(versions)
    listener = told.listen("abcdefgh")
    assert listener is not None
    await asyncio.sleep(0.05)
    assert refused > 1
    marks["abcdefgh"] = "1"
    await asyncio.sleep(0.05)
    marks["abcdefgh"] = "2"
    assert await listener.wait(1)
    told.leave(listener)
    told.close()


async def test_an_open_page_survives_a_restart_of_the_bot(server: PlayServer, browsers: Browsers) -> None:
    """The page is served before Discord has sent the servers: until then nobody has lost their access."""
    await server.new(server.first)
    visit, watching = await browsers.visit(server.first), await browsers.visit(server.first, server.bob)
    await server.restart()
    browsers.moved(visit, watching)
    cache = server.bot._connection
    guilds, ready = dict(cache._guilds), server.bot._ready
    cache._guilds.clear()
    server.bot._ready = asyncio.Event()
    assert (await visit.get("state")).status == 200
    assert (await watching.get("state")).status == 409, "it is asked again"
    for each in (visit, watching):
        stream = await each.session.get(each.at + "live")
        assert stream.status == 200
        stream.close()
    cache._guilds.update(guilds)
    server.bot._ready = ready
    for each in (visit, watching):
        assert (await each.get("state")).status == 200

"""The local page over HTTP: channels, unread marks, the clock, restarts."""

from __future__ import annotations

import asyncio
import logging
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import simcord

from bot.app import Siegemaster
from bot.local import AlreadyPlaying, PortBusy, play
from bot.local.page import LocalPage
from bot.local.server import local_page
from bot.local.state import recall, remember
from bot.runtime.settings import Settings


class Tab:
    """A browser's tab as the server sees it."""

    def __init__(self, page: LocalPage, http: aiohttp.ClientSession) -> None:
        self.page, self.http = page, http
        self.base = page.url.split("#", maxsplit=1)[0].rstrip("/")
        self.headers = {"X-Simcord-Capability": page.url.split("#")[1]}

    async def open(self) -> Tab:
        async with self.http.post(f"{self.base}/api/pages", json={}, headers=self.headers) as answer:
            assert answer.status == 200
            self.headers["X-Simcord-Context"] = (await answer.json())["context"]["id"]
        return self

    async def get(self, path: str, **query: Any) -> dict[str, Any]:
        async with self.http.get(f"{self.base}{path}", params=query, headers=self.headers) as answer:
            answer.raise_for_status()
            return await answer.json()


async def slash(page: LocalPage, name: str) -> Any:
    async with page._turn:
        return await page.world.people[0].slash(page.world.first, name)


def named(state: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = [channel for channel in state["channels"] if channel["name"] == name]
    return found


async def test_the_page_has_channels_and_users(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tab = await Tab(page, http).open()
        state = await tab.get("/local/state")
        assert [each["name"] for each in state["channels"]] == ["war-room", "second-front", "tavern", "@Siegemaster"]
        assert len(page.world.people) == 4
        tavern = named(state, "tavern")["id"]
        sam = page.world.people[2]
        state = await tab.get("/local/go", channel=tavern, person=str(sam.id))
        assert (state["current"], state["person"]) == (tavern, str(sam.id))


async def test_the_page_waits_for_a_bot_that_starts_slowly(
    small_bot: Any, memory_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """simcord's own five seconds are too few when the processors are busy."""
    waits, settle = list[float | None](), simcord.Env._settle_internal

    async def noted(env: simcord.Env, *, timeout: float | None = None, **more: Any) -> None:
        waits.append(timeout)
        await settle(env, timeout=timeout, **more)

    monkeypatch.setattr(simcord.Env, "_settle_internal", noted)
    async with local_page(small_bot(), memory_file=memory_file, port=0):
        pass
    assert waits
    assert all(each is not None and each >= 60 for each in waits)


async def test_the_page_serves_its_own_files(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        base = page.url.split("#", maxsplit=1)[0]
        async with http.get(base) as answer:
            html = await answer.text()
        assert "/local.js" in html
        assert "/local.css" in html
        assert "SimCord" not in html.replace("SimCord preview", "")
        for name in ("local.js", "local.css", "app.js"):
            async with http.get(base + name) as answer:
                assert answer.status == 200
        async with http.get(base, headers={"Host": "elsewhere.example"}) as answer:
            assert answer.status == 403
        async with http.get(base + "local/state") as answer:
            assert answer.status == 401


async def test_a_channel_is_unread_until_it_is_opened(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tab = await Tab(page, http).open()
        await slash(page, "thread")
        state = await tab.get("/local/state")
        thread = named(state, "Game one")
        assert thread["thread"]
        assert thread["unread"]
        assert not named(state, "war-room")["unread"]
        state = await tab.get("/local/go", channel=thread["id"])
        assert not named(state, "Game one")["unread"]


async def test_a_tab_from_before_the_restart_is_notified(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tab = Tab(page, http)
        tab.headers["X-Simcord-Context"] = "p_gone"
        assert await tab.get("/local/state") == {"unknown": True}


async def test_requests_for_missing_things_are_refused(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tab = await Tab(page, http).open()
        for path, query in (
            ("/local/go", {"channel": "1"}),
            ("/local/go", {"channel": "north"}),
            ("/local/go", {}),
            ("/local/go", {"channel": str(page.world.first.id), "person": "1"}),
            ("/local/advance", {"seconds": "-1"}),
            ("/local/advance", {"seconds": "nan"}),
        ):
            with pytest.raises(aiohttp.ClientResponseError, match="400"):
                await tab.get(path, **query)


async def test_direct_messages_are_shown_only_to_their_user(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tab = await Tab(page, http).open()
        alice, bob = page.world.people[:2]
        direct = str(page.world.direct(alice).id)
        assert (await tab.get("/local/go", channel=direct))["current"] == direct
        with pytest.raises(aiohttp.ClientResponseError, match="400"):
            await tab.get("/local/go", channel=direct, person=str(bob.id))


async def test_an_hour_and_a_day_can_be_skipped(small_bot: Any, memory_file: Path) -> None:
    bot = small_bot()
    async with local_page(bot, memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tab = await Tab(page, http).open()
        before, ran = page.env.now(), bot.hours
        state = await tab.get("/local/advance", seconds="3600")
        assert page.env.now() - before >= timedelta(hours=1)
        assert bot.hours == ran + 1
        await tab.get("/local/advance", seconds="86400")
        assert bot.hours == ran + 25
        assert state["now"] < (await tab.get("/local/state"))["now"]
        later = page.env.now()
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        assert page.env.now() >= later, "a skipped day stays skipped"


async def test_time_with_the_program_off_is_recorded_and_skipped_time_is_not(tmp_path: Path) -> None:
    """Two hours are less than four of its heartbeats: the side to move ran out of time."""
    file, settings = tmp_path / "games.json", Settings(database=str(tmp_path / "games.db"), chances=False)

    async def away(*, hours: int) -> list[float]:
        bot = Siegemaster(settings.model_copy(update={"heartbeat": 3600.0}))
        bot.simulated = True
        async with local_page(bot, memory_file=file, port=0, end=bot.leave) as page:
            for _ in range(hours):
                await page.advance(3600)
            known = await bot.quiet.stored.known(since=page.env.now() - timedelta(days=1))
            return [(each.until_at - each.from_at).total_seconds() for each in known if each.until_at is not None]

    assert await away(hours=6) == []
    memory = recall(file)
    memory.ahead += 7200
    remember(memory, file)
    (seconds,) = await away(hours=6)
    assert 7200 <= seconds < 7300


async def test_the_clock_is_the_real_one(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        clock = asyncio.create_task(page.run_clock())
        for _ in range(3):
            before = datetime.now(UTC)
            async with asyncio.timeout(60):
                while page.env.now() < before:
                    await asyncio.sleep(0.05)
            assert page.env.now() <= datetime.now(UTC)
        clock.cancel()


async def test_a_restart_finds_the_same_channels_and_threads(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        key = page.capability
        await slash(page, "thread")
        async with page._turn:
            await page._catch_up()
        before = {each.id: each.name for each in page.world.readable(page.world.people[0])}
        people = [each.id for each in page.world.people]
    assert "Game one" in before.values()
    assert [each.name for each in recall(memory_file).threads] == ["Game one"]

    class WithMoreCommands(small_bot):  # type: ignore[misc]
        async def setup_hook(self) -> None:
            self.tree.command(name="more", description="A command that came with an update")(_nothing)
            await super().setup_hook()

    bot = WithMoreCommands()
    async with local_page(bot, memory_file=memory_file, port=0) as page:
        assert page.capability == key, "the address is the same"
        assert {each.id: each.name for each in page.world.readable(page.world.people[0])} == before
        assert [each.id for each in page.world.people] == people
        (thread,) = [each for each in before if before[each] == "Game one"]
        channel = bot.get_channel(thread)
        assert channel is not None, "the bot knows the thread from its login on"
        await channel.send("The board, posted anew")


async def _nothing(interaction: Any) -> None:
    await interaction.response.send_message("nothing")


async def test_errors_of_the_bot_are_logged(
    small_bot: Any, memory_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        with caplog.at_level(logging.ERROR):
            await slash(page, "bug")
            async with page._turn:
                await page._catch_up()
        assert "a bug" in caplog.text
        assert not page.world.first.history()


async def test_a_refusal_is_not_logged_as_an_error(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        await slash(page, "refusal")
        assert not page.world.env.errors
        await slash(page, "bug")
        assert page.world.env.errors


async def test_a_busy_port_is_reported(small_bot: Any, memory_file: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortBusy, match=str(port)):
            await play(small_bot(), memory_file=memory_file, port=port, search=False, announce=lambda _: None)
        async with local_page(small_bot(), memory_file=memory_file, port=port, search=True) as page:
            assert page._server.port != port


async def test_one_database_is_used_by_one_local_page_at_a_time(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        with pytest.raises(AlreadyPlaying) as refused:
            async with local_page(small_bot(), memory_file=memory_file, port=0):
                pass
        assert refused.value.address == page.url, "the address of the page that is open"
    async with local_page(small_bot(), memory_file=memory_file, port=0):
        pass


async def test_the_bot_starts_before_the_address_is_printed(small_bot: Any, memory_file: Path) -> None:
    bot = small_bot()
    said: list[str] = []

    async def begin() -> None:
        channel = discord.utils.get(bot.get_all_channels(), name="war-room")
        await channel.send("back again")
        said.append("begun")

    playing = asyncio.create_task(
        play(bot, memory_file=memory_file, port=0, search=False, begin=begin, announce=said.append)
    )
    while len(said) < 2:
        await asyncio.sleep(0.05)
        assert not playing.done(), playing.result()
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    assert said[0] == "begun"
    assert said[1].startswith("http://127.0.0.1:")
    assert bot.is_closed()


async def test_the_twentieth_tab_opens(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page, aiohttp.ClientSession() as http:
        tabs = [await Tab(page, http).open() for _ in range(20)]
        assert (await tabs[-1].get("/local/state"))["channels"]
        assert await tabs[0].get("/local/state") == {"unknown": True}


async def test_old_pictures_are_dropped(small_bot: Any, memory_file: Path) -> None:
    async with local_page(small_bot(), memory_file=memory_file, port=0) as page:
        await slash(page, "board")
        store = page.env.backend.cdn
        (kept,) = [url for url in store._blobs if "/attachments/" in url]
        for number in range(200):
            store.store_attachment(number, page.world.first.id, "old.png", b"x", None)
        async with page._turn:
            await page._catch_up()
        assert [url for url in store._blobs if "/attachments/" in url] == [kept]
        assert not page.env.backend.transcript

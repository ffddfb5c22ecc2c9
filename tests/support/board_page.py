"""The board's page of a bot on the simulated Discord, and browsers without a screen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from support.discord_play import PlayServer, parts

from bot.runtime.settings import Settings
from bot.web.server import BoardServer
from engine.core.asks import JOIN

BUTTON = "🖐"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The bot serves the page on a free port."""
    return settings.model_copy(update={"web_port": 0})


@pytest.fixture
def page(server: PlayServer) -> BoardServer:
    """Return the page, as the bot has opened it at its start; as if its address were public."""
    opened = server.bot.page
    assert opened is not None
    assert opened.address
    opened.public = True
    return opened


def link_in(result: Any) -> str:
    """Return the link of a private answer."""
    found = [part["url"] for part in parts(result.response) if "/b/open/" in part.get("url", "")]
    assert len(found) == 1
    return str(found[0])


class Visit:
    """A browser that has opened a link."""

    def __init__(self, session: aiohttp.ClientSession, page: BoardServer, at: str) -> None:
        self.session, self.page, self.at = session, page, at

    async def get(self, path: str = "", **more: Any) -> aiohttp.ClientResponse:
        answer = await self.session.get(self.at + path, **more)
        await answer.read()
        return answer

    async def post(self, path: str, said: Any, **headers: str) -> aiohttp.ClientResponse:
        sent = {"Origin": self.page.address, "Content-Type": "application/json", **headers}
        answer = await self.session.post(self.at + path, json=said, headers=sent)
        await answer.read()
        return answer

    async def state(self) -> Any:
        answer = await self.get("state")
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def touch(self, version: int, *path: str, **more: Any) -> Any:
        answer = await self.post("menu", {"version": version, "path": path, **more})
        assert answer.status == 200, await answer.text()
        return await answer.json()

    async def touched(self) -> tuple[int, list[str]]:
        """Touch the first thing of each level; return the version and the answer to confirm."""
        state = await self.state()
        level = state["level"]
        while "confirm" not in level:
            word = JOIN.join(level["preset"]) if level["many"] else level["choices"][0]["word"]
            level = await self.touch(state["version"], *level["path"], word)
        return state["version"], level["confirm"]

    async def decide(self, *answer: str, **more: Any) -> Any:
        """Give an answer, without words the first that can be touched; return what the page then shows."""
        version, path = (await self.touched()) if not answer else ((await self.state())["version"], answer)
        done = await self.post("decide", {"version": version, "path": path, "word": "00ff", **more})
        assert done.status == 200, await done.text()
        return await done.json()


class Browsers:
    """Opens links, each in a browser of its own."""

    def __init__(self, server: PlayServer, page: BoardServer) -> None:
        self.server, self.page = server, page
        self.sessions: list[aiohttp.ClientSession] = []

    def browser(self) -> aiohttp.ClientSession:
        # Cookies of an address of numbers are kept by browsers, and by this only if it is told so.
        self.sessions.append(aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)))
        return self.sessions[-1]

    async def link(self, channel: Any, who: Any = None) -> str:
        return link_in(await self.server.press(channel, BUTTON, who))

    async def enter(self, link: str, **headers: str) -> tuple[aiohttp.ClientSession, aiohttp.ClientResponse]:
        session = self.browser()
        sent = {"Origin": self.page.address, "Content-Type": "application/json", **headers}
        answer = await session.post(link, data="{}", headers=sent)
        await answer.read()
        return session, answer

    def moved(self, *visits: Visit) -> None:
        """Let visits go on at the address of the bot that has started again."""
        page, old = self.server.bot.page, self.page.address
        assert page is not None
        for visit in visits:
            visit.at, visit.page = visit.at.replace(old, page.address), page
        self.page = page

    async def visit(self, channel: Any, who: Any = None) -> Visit:
        link = await self.link(channel, who)
        session, answer = await self.enter(link)
        assert answer.status == 200
        at = (await answer.json())["at"].removeprefix("../")
        return Visit(session, self.page, f"{self.page.address}/b/{at}")


@pytest_asyncio.fixture
async def browsers(server: PlayServer, page: BoardServer) -> AsyncIterator[Browsers]:
    opened = Browsers(server, page)
    yield opened
    for session in opened.sessions:
        await session.close()

"""Lessons on the board's page: the same decisions, touched on the picture, with nothing stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import sqlalchemy as sa
from support.board_page import Visit, page, settings
from support.discord_play import PlayServer, controls

import engine.games
from bot.web.server import BoardServer
from db.schema.community import page_key
from engine.core.asks import JOIN
from engine.testing.lessons import lesson_of
from render.language import speaking

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.sqlite]

__all__ = ["page", "settings"]

LEARN = "🎓 Learn in 5 min"
GAMES = [name for name in engine.games.names() if lesson_of(name) is not None]
ALWAYS = ("ascari", "revolte")
"""The games whose lesson is played in every run: one on hexes, and one on a table in millimetres."""


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


async def address(server: PlayServer, name: str) -> str:
    """Return the link that the first screen of a game's lesson has, reached by its buttons."""
    result = await server.alice.slash(server.first, "siege new")
    with speaking("en"):
        title = server.bot.context.find(name).title()
    for label in (LEARN, title):
        answer = [each for each in (result.response, *result.followups) if each is not None and each.components][-1]
        message = server.env.backend.get_message(server.first.id, answer.message.id)
        (part,) = [each for each in controls(message) if each.get("label") == label]
        result = await server.alice.click(server.as_message(message), custom_id=part["custom_id"])
    answer = [each for each in (result.response, *result.followups) if each is not None and each.components][-1]
    message = server.env.backend.get_message(server.first.id, answer.message.id)
    (found,) = [part["url"] for part in controls(message) if "url" in part]
    return str(found)


async def touched(visit: Visit, state: Any, words: tuple[str, ...]) -> list[str]:
    """Touch an answer word by word, as the menus offer it; return what is to be confirmed."""
    level = state["level"]
    while "confirm" not in level:
        word = words[len(level["path"])]
        offered = {each["word"] for each in level["choices"]}
        assert set(word.split(JOIN)) <= offered, (word, offered)
        level = await visit.touch(state["version"], *level["path"], word)
    return list(level["confirm"])


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in ALWAYS else [pytest.mark.stress]) for name in GAMES]
)
async def test_a_lesson_is_played_on_the_board(
    server: PlayServer, page: BoardServer, browser: aiohttp.ClientSession, name: str
) -> None:
    """Three decisions are touched, right and wrong ones; each is followed by its reason; a reload keeps the place."""
    visit, found = Visit(browser, page, await address(server, name)), lesson_of(name)
    assert found is not None
    assert (await visit.get()).status == 200, "the page itself"
    presenter = server.bot.context.find(name)
    for number, decision in enumerate(found.decision):
        state = await visit.state()
        with speaking("en"):
            texts = presenter.lesson(decision.name)
        assert f"{number + 1} of 3" in state["title"]
        assert (state["question"], state["role"]) == (texts.question, "decides")
        options = [tuple(option["path"]) for quick in state["quick"] for option in quick["options"]]
        assert options == [tuple(words) for words in decision.words]
        picture = await visit.get(f"{state['picture']}dark.png")
        assert (picture.status, picture.content_type) == (200, "image/png")
        chosen = decision.place if number % 2 else (decision.place + 1) % len(options)
        answer = await touched(visit, state, options[chosen])
        after = await visit.decide(*answer)
        assert after["version"] > state["version"]
        assert after["offer"]["text"].startswith("Right." if chosen == decision.place else "Not quite. Better: ")
        assert texts.why in after["offer"]["text"]
        assert "choices" in after["level"]
        assert not after["level"]["choices"], "nothing else can be decided"
        assert await visit.state() == after, "a reload keeps the place"
        assert (await visit.get(f"{after['picture']}chart.png")).status == 200
        going = await visit.post("offer", {"at": after["offer"]["at"], "agreed": True})
        assert going.status == 200
    last = await going.json()
    assert last["offer"]["text"].startswith("That was the lesson.")
    assert last["role"] == ""
    assert last["offer"]["agree"] == "Once more"
    assert (await visit.state())["version"] == 20, "the next visit begins again"
    again = await (await visit.post("offer", {"at": last["offer"]["at"], "agreed": True})).json()
    assert again["version"] == 20
    async with server.bot.database.engine.connect() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(page_key)) == 0, "nothing is stored"


async def test_answers_that_a_lesson_does_not_have_are_refused(
    server: PlayServer, page: BoardServer, browser: aiohttp.ClientSession
) -> None:
    """Other answers, strange versions, games without a lesson, and another site get a clear answer."""
    visit = Visit(browser, page, f"{page.address}/b/lesson/ascari.it/")
    state = await visit.state()
    assert state["language"] == "it"
    for path, said in (("menu", {"path": ["resign"]}), ("decide", {"path": ["resign"], "word": ""})):
        answer = await visit.post(path, {"version": state["version"], **said})
        assert answer.status == 409
        assert "solo le risposte" in (await answer.json())["refused"]
    assert (await visit.post("decide", {"version": 2**31 - 1, "path": []})).status == 409
    assert (await visit.post("menu", {"version": "one"})).status == 400
    assert (await visit.post("menu", {"version": 0, "path": []}, Origin="https://example.org")).status == 403
    browser.cookie_jar.update_cookies({"board": "9" * 4}, response_url=(await visit.get("state")).url)
    assert (await visit.state())["version"] == 20
    for path in ("lesson/chess.en/", "lesson/ascari.en/picture/0-pink.png", "lesson/chess.en/state"):
        assert (await browser.get(f"{page.address}/b/{path}")).status in {401, 404}
    live = await browser.get(f"{visit.at}live")
    assert live.status == 200
    live.close()

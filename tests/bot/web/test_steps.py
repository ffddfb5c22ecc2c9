"""A finished game, step by step on the board's page: who gets it, what it holds, and that it says nothing before."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import msgspec
import pytest
import sqlalchemy as sa
from support.analysed import mistaken, near
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, labels, private

import engine.games
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.state import GameState
from bot.runtime import clock
from db.chances.figures import Figures, StoredFigures
from db.schema.games import COMMANDER, LEVELS, UNAIDED, game
from engine.core.chances.tallies import Tally
from render.language import speaking

__all__ = ["near"]  # a fixture
PACKED = 5 * 1024
"""Maximum size of what a finished game loads besides the page, in bytes."""

pytestmark = [pytest.mark.sqlite]


async def test_a_game_that_ends_is_stepped_through_on_the_page(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    early = await visit.get("steps")
    assert early.status == 409, "nothing of a game in progress"
    state = await server.state(server.first)
    await server.bot.context.service.auto(state.id, version=state.version, scope="all", actor=CALENDAR_ACTOR)
    said = await visit.state()
    assert said["over"]
    assert said["role"] == ""
    assert "level" not in said
    assert said["words"]["ended"]
    overview = await (await visit.get("steps")).json()
    count = len(overview["captions"])
    assert count == len(overview["periods"]) > 3
    told = 0
    for number in range(-(-count // overview["block"])):
        answer = await visit.get(f"steps/{number}-chart")
        assert answer.status == 200
        block = await answer.json()
        assert len(block["told"]) == len(block["changes"]) <= overview["block"]
        assert len(block["changes"][0]) // 2 == block["columns"] * -(-block["height"] // block["tile"]), (
            "whole by itself"
        )
        told += len(block["told"])
    assert told == count
    for wrong in (f"steps/{count}-chart", "steps/0-else", "steps/x-chart"):
        assert (await visit.get(wrong)).status == 404
    late = await visit.post("menu", {"version": state.version, "path": []})
    assert late.status == 409, "nothing is decided after the end"
    async with aiohttp.ClientSession(auto_decompress=False, headers={"Accept-Encoding": "gzip"}) as plain:
        files = [
            await plain.get(f"{browsers.page.address}/b/file/{name}") for name in ("steps.js", "steps.css", "viewer.js")
        ]
        assert {each.status for each in files} == {200}
        sizes = [len(await each.read()) for each in files]
    assert sum(sizes) <= PACKED, sizes


async def test_the_last_board_leads_to_the_page_and_more_to_the_replay(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    state = await server.state(server.first)
    await server.bot.context.service.resign(state.id, version=state.version, actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    await server.env.settle()
    last = server.board(server.first)
    assert any("🖐" in each for each in labels(last))
    assert not any("🎞" in each for each in labels(last))
    given = await server.press(server.first, "More")
    assert any("🎞" in each for each in labels(given.response))
    assert (await browsers.visit(server.first)).at


async def over(server: PlayServer) -> GameState:
    """Play a game to its end by the adviser; its boards showed the chances of two days."""
    await server.new(server.first)
    rules = engine.games.find(server.game)
    stored = StoredFigures(server.bot.database)
    for wins in (3, 1):
        state = await server.state(server.first)
        won = {rules.sides[0]: wins}
        figures = msgspec.json.encode(Tally(games=4, wins=won, bands={}, scores={})).decode()
        own = {"game_id": state.id, "version": state.version, "rules": rules.rules_version, "figures": figures}
        await stored.add(Figures(**own, period=state.progress[0], round=0))
        await server.bot.context.service.auto(state.id, version=state.version, scope="day", actor=server.alice.id)
    state = await server.state(server.first)
    return await server.bot.context.service.auto(state.id, version=state.version, scope="all", actor=CALENDAR_ACTOR)


async def overview(visit: Visit) -> Any:
    answer = await visit.get("steps")
    assert answer.status == 200, await answer.text()
    return await answer.json()


async def test_before_the_analysis_the_curve_is_that_of_the_boards(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where boards have no chances, neither has the page: at another level, in the daily game, where they are off."""
    state = await over(server)
    visit = await browsers.visit(server.first)
    assert "chances" not in await overview(visit), "this bot computes none"
    monkeypatch.setattr(server.bot.chances, "on", True)
    curve = (await overview(visit))["chances"]
    assert [line["values"] for line in curve["lines"]] == [[0.75, 0.25]]
    assert curve["points"] == []
    for hidden in ({"level": COMMANDER}, {"level": UNAIDED}, {"daily": "2026-05-01"}):
        async with server.bot.database.write() as connection:
            theirs = sa.update(game).where(game.c.id == state.id)
            await connection.execute(theirs.values(**hidden))
        assert "chances" not in await overview(visit), hidden
        async with server.bot.database.write() as connection:
            await connection.execute(theirs.values(level=state.level, daily=state.daily))
    assert "chances" in await overview(visit)


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("level", LEVELS)
async def test_the_curve_and_the_turning_points_are_those_of_the_analysis(
    server: PlayServer, browsers: Browsers, level: str
) -> None:
    """At every level, as `/analysis show` has them; a turning point leads to the step of its decision."""
    state, point = await mistaken(server)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(level=level))
    visit = await browsers.visit(server.first)
    said = await overview(visit)
    found = await server.bot.analyses.known(state)
    assert found is not None
    curve = said["chances"]
    assert curve["lines"][0]["values"] == [found.first, *(day.chance for day in found.days)]
    assert len(curve["periods"]) == len(curve["lines"][0]["values"])
    (told,) = curve["points"]
    assert told["period"] == point.period == said["periods"][told["step"]]
    assert "31" in told["text"]
    assert not {"||", "**", "<@"} & {told["text"][at : at + 2] for at in range(len(told["text"]))}
    number, within = divmod(told["step"], said["block"])
    block = await (await visit.get(f"steps/{number}-chart")).json()
    with speaking((await visit.state())["language"]):
        answer = server.bot.context.find(state.system).answer_text(point.answer)
    assert any(answer in line for line in block["told"][within])


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize("elsewhere", [False, True])
async def test_an_analysis_is_shown_on_pages_that_are_open(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch, elsewhere: bool
) -> None:
    """Computed by this process or by another one."""
    state = await over(server)
    visit = await browsers.visit(server.first)
    before = await visit.state()
    assert before["over"]
    assert "chances" not in await overview(visit)
    stream = await visit.session.get(visit.at + "live")
    await stream.content.readline()
    await browsers.page.feed.look()
    if elsewhere:  # then nothing in this process tells its pages
        monkeypatch.setattr(server.bot.analyses, "_on_found", AsyncMock())
    await server.alice.slash(server.first, "analysis show")
    assert await server.bot.analyses.known(state) is not None
    if elsewhere:
        await browsers.page.feed.look()
    async with asyncio.timeout(20):
        while not (await stream.content.readline()).startswith(b"data:"):
            pass
    after = await visit.state()
    assert after["mark"] != before["mark"]
    assert {**after, "mark": ""} == {**before, "mark": ""}, "nothing else has changed"
    assert (await overview(visit))["chances"]["lines"]
    stream.close()


async def spectator(server: PlayServer, browsers: Browsers, game_id: str) -> Visit:
    """Share a game; return a browser at its address, without any cookie."""
    with server.env.time_context():
        share = await browsers.page.sessions.share(server.alice.id, game_id, locale="en")
    return Visit(browsers.browser(), browsers.page, browsers.page.watched_at(share.secret))


async def steps_of(visit: Visit) -> list[bytes]:
    """Return every byte of a game's steps: the overview, and all blocks."""
    first = await visit.get("steps")
    said = await first.json()
    blocks = range(-(-len(said["captions"]) // said["block"]))
    answers = [first, *[await visit.get(f"steps/{number}-chart") for number in blocks]]
    assert {answer.status for answer in answers} == {200}
    return [await answer.read() for answer in answers]


async def test_all_see_the_same_steps_after_the_end_and_nothing_before(server: PlayServer, browsers: Browsers) -> None:
    """Both sides and spectators get the same bytes, whatever the standing orders are."""
    await server.new(
        server.first, seed=None, game="ascari", scenario="agordat-1890", side="italian", opponent=server.bob
    )
    await server.env.settle()
    state, service = await server.state(server.first), server.bot.context.service
    visits = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    visits.append(await spectator(server, browsers, state.id))

    async def early() -> list[tuple[int, bytes]]:
        answers = [await visit.get(path) for visit in visits for path in ("steps", "steps/0-chart")]
        return [(answer.status, await answer.read()) for answer in answers]

    before = await early()
    assert {status for status, _ in before} == {409}
    assert len({said for _, said in before}) == 1
    with server.env.time_context():
        assert state.ask is not None
        side, asked = state.ask.side, state.sides[state.ask.side].user_id
        read, orders = await service.orders_of(state.id, asked)
        assert orders is not None
        answer = next(each for each in orders.answers() if each != ("preset", "usual"))
        await service.order(read.id, side=side, answer=answer, actor=asked)
        assert await early() == before
        now = await service.auto(state.id, version=state.version, scope="phase", actor=asked)
        await service.resign(state.id, version=now.version, actor=server.alice.id)
    assert (await visits[0].state())["over"]
    first, *others = [await steps_of(visit) for visit in visits]
    assert all(other == first for other in others)


async def test_the_steps_of_a_sealed_game_are_its_players_alone(server: PlayServer, browsers: Browsers) -> None:
    """While others still play with its dice, nobody else gets a byte of it."""
    state = await over(server)
    own = await browsers.visit(server.first)
    others = [await browsers.visit(server.first, server.bob), await spectator(server, browsers, state.id)]
    for visit in others:
        assert await steps_of(visit)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=clock.now() + timedelta(hours=6)))
    browsers.page.changed(state.id)
    assert await steps_of(own), "they have played it"
    for visit in others:
        for path in ("state", "steps", "steps/0-chart", "steps/7-dark"):
            kept = await visit.get(path)
            assert kept.status == 403, path
            assert set(await kept.json()) == {"refused"}
    refused = private(await server.press(server.first, "🖐", server.bob))
    assert "/b/open/" not in refused
    assert "same dice" in refused
    assert await browsers.link(server.first)


async def test_what_comes_after_the_end_is_refused_in_words(server: PlayServer, browsers: Browsers) -> None:
    """The page was open when the game ended in the channel; it looks again, and shows the finished board."""
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    before = await visit.state()
    level = await visit.touch(before["version"], all=True)
    await server.alice.slash(server.first, "siege auto", scope="all")
    late = (
        ("menu", {"path": []}),
        ("point", {"path": [], "points": [[1, 1]]}),
        ("decide", {"path": [level["choices"][0]["word"]]}),
        ("auto", {"act": "advised"}),
        ("undo", {"to": 1}),
    )
    now = await visit.state()
    for version in (before["version"], now["version"]):
        for path, said in late:
            answer = await visit.post(path, {"version": version, **said})
            assert answer.status == 409, path
            assert "over" in (await answer.json())["refused"], (path, version)
    answer = await visit.get("undo")
    assert answer.status == 409
    assert "over" in (await answer.json())["refused"]
    assert await visit.state() == now
    assert now["over"]
    assert now["words"]["ended"]
    assert await steps_of(visit)

"""A finished game, step by step on the board's page: who gets it, what it holds, and that it says nothing before."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.analysed import mistaken, near
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, labels

import engine.games
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.state import GameState
from db.chances.figures import Figures, StoredFigures
from db.schema.games import COMMANDER, LEVELS, UNAIDED, game
from engine.core.chances.tallies import Tally
from render.language import speaking

__all__ = ["near"]  # a fixture

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
    for name in ("steps.js", "steps.css", "viewer.js"):
        assert (await visit.session.get(f"{browsers.page.address}/b/file/{name}")).status == 200


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

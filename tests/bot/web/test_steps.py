"""A finished game, step by step on the board's page: who gets it, what it holds, and that it says nothing before."""

from __future__ import annotations

import pytest
from support.board_page import Browsers
from support.discord_play import PlayServer, labels

from bot.games.permissions import CALENDAR_ACTOR

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

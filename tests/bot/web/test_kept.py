"""Games that are kept open for their viewers: a page after a decision is the one that the database would give."""

from __future__ import annotations

from typing import Any

import pytest
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120)]

DECISIONS = 8


async def compared(browsers: Browsers, *visits: Visit) -> list[Any]:
    """Return the pages of visitors, after each has been compared with the page of the game opened again."""
    found = []
    for visit in visits:
        kept = await visit.state()
        browsers.page.table.kept.clear()
        browsers.page.table.watched.clear()
        assert kept == await visit.state()
        found.append(kept)
    return found


async def test_a_page_after_each_decision_is_that_of_the_stored_game(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visits = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    for number in range(DECISIONS):
        await compared(browsers, *visits)
        await visits[0].decide()
        await server.env.settle()
        if number == DECISIONS // 2 and (await visits[0].state())["undo"]:
            taken = await (await visits[0].get("undo")).json()
            back = {"version": taken["version"], "to": taken["to"], "asks": taken["asks"]}
            assert (await visits[0].post("undo", back)).status == 200
            await server.env.settle()
    before, after = await compared(browsers, *visits)
    assert before["version"] == after["version"] > 1


async def test_the_pages_of_two_sides_after_each_decision_are_those_of_the_stored_game(
    server: PlayServer, browsers: Browsers
) -> None:
    options = {"game": "ascari", "scenario": "agordat-1890", "side": "italian", "opponent": server.bob}
    await server.new(server.first, seed=None, **options)
    await server.env.settle()
    visits = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    decided = 0
    for _ in range(DECISIONS):
        for visit, page in zip(visits, await compared(browsers, *visits), strict=True):
            if page["role"] == "decides":
                await visit.decide()
                decided += 1
                await server.env.settle()
                break
    assert decided == DECISIONS


async def test_the_position_after_a_decision_is_used_only_while_it_is_stored(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    visit = await browsers.visit(server.first)
    await visit.state()
    played = []
    opened = server.bot.context.service.opened

    async def watched(*args: Any, **more: Any) -> Any:
        played.append(more.get("played") is not None)
        return await opened(*args, **more)

    monkeypatch.setattr(server.bot.context.service, "opened", watched)
    version, answer = await visit.touched()
    await server.bot.context.service.decide(state.id, version=version, answer=tuple(answer), actor=server.alice.id)
    first = await visit.state()
    for _ in range(2):
        version, answer = await visit.touched()
        await server.bot.context.service.decide(state.id, version=version, answer=tuple(answer), actor=server.alice.id)
    await server.bot.context.service.auto(state.id, version=version + 1, scope="decision", actor=server.alice.id)
    last = await visit.state()
    assert played[0] is True
    assert played[-1] is False, "the autopilot has played on since the player’s last decision"
    assert last["version"] > first["version"]

"""The page names the units that can still act before a phase is ended on it, as the channel does."""

from __future__ import annotations

import pytest
from support.board_page import Browsers
from support.discord_play import PlayServer

from bot.games.seats.chairs import POST

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120)]


async def test_the_page_names_unfinished_units_before_the_answer_is_sent(
    server: PlayServer, browsers: Browsers
) -> None:
    named = {"game": "ascari", "scenario": "agordat-1890", "side": "dervish", "opponent": server.bob, "pace": POST}
    await server.new(server.first, seed=None, **named)
    await server.alice.slash(server.first, "siege order", do="historical")
    await server.bob.slash(server.first, "siege order", do="historical")
    visit = await browsers.visit(server.first, server.bob)
    version = (await visit.state())["version"]
    said = await (await visit.post("menu", {"version": version, "path": ["done"], "all": False})).json()
    assert said["confirm"] == ["done"]
    assert said["told"][-1].startswith("4 of your units can still act: Capt. Fara (1409), ")
    done = await visit.post("decide", {"version": version, "path": ["done"]})
    assert done.status == 200
    assert (await server.state(server.first)).version > version

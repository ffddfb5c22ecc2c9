"""Battles of users on the board to touch, with the names of their own units, in processes that have forgotten them."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.board_page import Browsers
from support.discord_play import PlayServer

from db.battles import Battles
from engine.core.battles import store

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=300)]

HERE = Path(__file__).parents[2] / "games" / "battles"
TOKAR = (HERE / "tokar.battle").read_text(encoding="utf-8")
TITLE, UNIT = "The caravan at Tokar wells", "1st company"


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


async def test_a_battle_is_touched(server: PlayServer, browsers: Browsers) -> None:
    await server.alice.slash(server.first, "battle add", file=("tokar.battle", TOKAR.encode()))
    wanted = {"game": "ascari", "scenario": TITLE, "side": "italian", "against": "autopilot"}
    await server.alice.slash(server.first, "siege new", **wanted)
    await server.env.advance_time(5)
    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    await Battles(server.bot.database).remove(one.id)
    store._TEXTS.clear()
    before = await server.state(server.first)
    visit = await browsers.visit(server.first)
    store._TEXTS.clear()
    shown = await visit.state()
    assert TITLE in str(shown)
    version, answer = await visit.touched()
    said = str(await visit.touch(version, *answer[:1], all=True))
    assert UNIT in str(shown) + said, "its units have their own names"
    store._TEXTS.clear()
    await visit.decide()
    await server.env.settle()
    assert (await server.state(server.first)).version > before.version
    store._TEXTS.clear()
    assert TITLE in str(await visit.state())

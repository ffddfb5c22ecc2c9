"""Battles of users in votes and campaigns, after the library and the processes have forgotten them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.discord_play import PlayServer, private, text

from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from db.battles import Battles
from engine.core.battles import store
from engine.core.record import STEWARD
from engine.core.verify import FAIR

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=300), pytest.mark.by_alarms]

HERE = Path(__file__).parents[2] / "games" / "battles"
TOKAR = (HERE / "tokar.battle").read_text(encoding="utf-8").replace("turns: 7", "turns: 2")
TITLE = "The caravan at Tokar wells"
HALF_A_DAY = 12 * 3_600


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


async def begun(server: PlayServer, **more: Any) -> Any:
    """Add the battle, begin a game of it with the Italians against the autopilot, and let processes forget it."""
    await server.alice.slash(server.first, "battle add", file=("tokar.battle", TOKAR.encode()))
    wanted = {"game": "ascari", "scenario": TITLE, "side": "italian", "against": "autopilot", **more}
    await server.alice.slash(server.first, "siege new", **wanted)
    await server.env.advance_time(5)
    return await forgotten(server)


async def forgotten(server: PlayServer) -> Any:
    """Let the bot start again, and know the battle only from its games; return the game of the first channel."""
    (one,) = await Battles(server.bot.database).of_server(server.guild.id)
    await Battles(server.bot.database).remove(one.id)
    await server.restart()
    store._TEXTS.clear()
    return await server.state(server.first)


async def test_a_side_votes_on_a_battle(server: PlayServer) -> None:
    state = await begun(server)
    roomed = private(await server.alice.slash(server.first, "side room", channel=server.second))
    await server.alice.slash(server.first, "side add", user=server.bob)
    told = private(await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players"))
    assert "30 minutes" in told, roomed
    await server.env.settle()
    ballot = await server.bot.polls.votes.ballots.open_ballot(state.id, "italian")
    assert ballot is not None, told
    store._TEXTS.clear()
    await server.later(31 * 60)
    await server.env.advance_time(60)
    assert (await server.state(server.first)).version > state.version, "the vote has decided"


async def test_a_campaign_plays_a_battle_day_by_day_to_its_end(server: PlayServer) -> None:
    await begun(server)
    private(await server.alice.slash(server.first, "campaign start", hour="20:00", zone="UTC"))
    for _ in range(60):
        state = await server.state(server.first)
        if state.status != "running":
            break
        store._TEXTS.clear()
        await server.env.advance_time(HALF_A_DAY)
    assert state.status == "over"
    journal = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    assert any(each.action == STEWARD for each in journal)
    record = await full_record(server.bot.context.service.store, own(state))
    store._TEXTS.clear()
    assert verify_record(record).verdict == FAIR
    assert any("The campaign is over" in text(each) for each in server.messages(server.first))

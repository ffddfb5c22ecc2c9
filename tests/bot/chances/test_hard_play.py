"""The autopilot «hard» in a channel: how it is asked for, what it says of itself, and where there is none."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, labels, private, text

import engine.games
from bot.runtime.settings import Settings
from db.schema.games import NOBODY
from engine.core.chances import playing_on
from engine.core.record import AHEAD, PLAN
from engine.core.ruleset import Effort

pytestmark = [pytest.mark.simcord(settle_timeout=120), pytest.mark.sqlite]

AGORDAT = {"game": "ascari", "scenario": "agordat-1890"}
ITALIAN, DERVISH = "italian", "dervish"


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Have the bot look ahead, in a thread: the simulated Discord waits for it."""
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


@pytest.fixture(autouse=True)
def little(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it play on a little only: what is looked at is how it is asked for and what it says."""
    for name in (orchard, "ascari"):
        monkeypatch.setattr(type(engine.games.find(name)), "foresight", Effort(60, 2, 0.1))
        monkeypatch.setattr(type(engine.games.find(name)), "answers", 2)
    monkeypatch.setattr(playing_on, "FEWEST", 2)


async def plans(server: PlayServer, channel: Any) -> list[str]:
    """Return the plans in the journal that were chosen by looking ahead."""
    state = await server.state(channel)
    rows = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    return [row.answer for row in rows if row.action == PLAN and AHEAD in row.answer]


async def against_it(server: PlayServer, **more: Any) -> Any:
    return await server.alice.slash(server.first, "siege new", **AGORDAT, side=ITALIAN, against="hard", **more)


async def until_it_aims(server: PlayServer) -> Any:
    """Play until the hard autopilot has a plan, or has had no time for one."""
    for _ in range(40):
        state = await server.state(server.first)
        if state.turns.aims:
            return state
        if ITALIAN in state.turns.asked:
            await server.bot.context.service.auto(state.id, version=state.version, scope="phase", actor=server.alice.id)
        await server.env.advance_time(5)
    raise AssertionError("it never chooses")


async def test_the_hard_autopilot_reports_how_often_it_looked_ahead(server: PlayServer) -> None:
    await server.new(server.first)
    said = private(await server.alice.slash(server.first, "siege auto", scope="day", strength="hard"))
    count = len(await plans(server, server.first))
    assert count
    assert f"The autopilot looked ahead before it chose {f'{count} plans' if count > 1 else 'one plan'}." in said
    plain = private(await server.alice.slash(server.first, "siege auto", scope="day"))
    assert "looked ahead" not in plain
    assert len(await plans(server, server.first)) == count
    log = private(await server.alice.slash(server.first, "siege log", day="all"))
    assert log


async def test_the_hard_autopilot_reports_a_lack_of_time(server: PlayServer) -> None:
    await server.new(server.first)
    server.bot.context.service.games.foresight.seconds = 0
    said = private(await server.alice.slash(server.first, "siege auto", scope="day", strength="hard"))
    assert "ran out of time" in said
    assert not await plans(server, server.first)


async def test_a_battle_against_the_hard_autopilot_begins_by_command(server: PlayServer) -> None:
    await against_it(server)
    state = await until_it_aims(server)
    assert state.sides[DERVISH].user_id == NOBODY
    board = text(server.board(server.first))
    assert "Dervishes: the hard autopilot" in board
    assert "no time to look ahead" not in board
    assert await plans(server, server.first)
    spoken = private(await server.bob.slash(server.first, "siege log", day="all"))
    assert "Plan" not in spoken, "its plans are nobody's business while the game lasts"


@pytest.mark.stress
async def test_a_board_reports_that_the_hard_autopilot_had_no_time(server: PlayServer) -> None:
    server.bot.context.service.games.foresight.seconds = 0
    await against_it(server)
    await until_it_aims(server)
    assert "no time to look ahead" in text(server.board(server.first))


async def test_the_hard_autopilot_can_be_chosen_as_opponent_and_take_a_side_over(server: PlayServer) -> None:
    asked = await server.alice.slash(server.first, "siege new", **AGORDAT, side=ITALIAN)
    shown = server.env.backend.get_message(server.first.id, asked.response.message.id)
    assert "The hard autopilot" in labels(shown)
    await server.new(server.first, seed=None, **AGORDAT, side=ITALIAN, opponent=server.bob)
    await server.bob.slash(server.first, "side leave", then="hard")
    state = await server.state(server.first)
    assert state.sides[DERVISH].hard
    await server.bob.slash(server.first, "side take", side=DERVISH)


@pytest.mark.stress
async def test_the_hard_autopilot_cannot_play_a_single_turn_for_a_player(server: PlayServer) -> None:
    await server.alice.slash(server.first, "siege new", **AGORDAT, side=ITALIAN, against="autopilot")
    while ITALIAN not in (await server.state(server.first)).turns.asked:
        await server.env.advance_time(5)
    said = private(await server.alice.slash(server.first, "siege auto", scope="phase", strength="hard"))
    assert "sides that have no players" in said
    assert not await plans(server, server.first)


async def test_a_bot_without_looking_ahead_refuses_the_hard_autopilot(server: PlayServer) -> None:
    server.bot.context.service.games.foresight.on = False
    await server.new(server.first)
    for said in (
        private(await server.alice.slash(server.first, "siege auto", scope="phase", strength="hard")),
        private(await server.alice.slash(server.second, "siege new", **AGORDAT, side=ITALIAN, against="hard")),
    ):
        assert "hard autopilot needs win chances" in said
    asked = await server.alice.slash(server.second, "siege new", **AGORDAT, side=ITALIAN)
    shown = server.env.backend.get_message(server.second.id, asked.response.message.id)
    assert "The autopilot" in labels(shown)
    assert "The hard autopilot" not in labels(shown)

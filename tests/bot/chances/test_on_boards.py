"""How games stand, through the bot: the line on the board, whoever asks, other eyes, and what is remembered."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, private, text

import bot.chances.service
import bot.chances.stands
from bot.chances.lines import TOGETHER
from bot.chances.pool import NoProcesses
from bot.games.state import GameState
from bot.runtime.settings import Settings
from db.schema.chances import chance
from db.schema.games import game
from engine.core.chances.tallies import Tally

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.sqlite]

WHOLE = {"what": "game"}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Have the bot reckon, in a thread: the simulated Discord waits for it."""
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


def line(server: PlayServer) -> str:
    """Return the line of the board about how the game stands."""
    return next((each for each in text(server.board(server.first)).splitlines() if each.startswith("📈")), "")


async def days_on(server: PlayServer, days: int) -> GameState:
    """Let the steward play some days, each with its board."""
    context = server.bot.context
    state: GameState = await server.state(server.first)
    for _ in range(days):
        state = await context.service.auto(state.id, version=state.version, scope="day", actor=server.alice.id)
        await context.board_delivery.deliver(state.id)
        await reckoned(server)
    return state


async def reckoned(server: PlayServer) -> None:
    """Wait until nothing is reckoned any more, and all that follows from it is posted."""
    assert server.bot.chances is not None
    while server.bot.chances._under_way or server.bot.board_lines._working:
        await asyncio.sleep(0.01)
    await server.env.settle()


async def rows(server: PlayServer) -> list[Any]:
    async with server.bot.database.read() as connection:
        return list((await connection.execute(sa.select(chance).order_by(chance.c.version))).all())


async def test_a_board_says_how_the_game_stands_and_how_it_stood_the_day_before(server: PlayServer) -> None:
    state = await server.new(server.first)
    assert not line(server), "nothing is decided yet"
    first = await days_on(server, 1)
    stands = await server.bot.context.chances.of(first, None)
    assert stands is not None
    assert f"Victory: **{round(100 * stands.chance('player').value)} in 100" in line(server)
    assert "yesterday" not in line(server)
    second = await days_on(server, 1)
    assert f"yesterday {round(100 * stands.chance('player').value)}" in line(server)
    found = await rows(server)
    assert [(row.period, row.side, row.plan) for row in found] == [(at.progress[0], "", "") for at in (first, second)]

    said = line(server)
    await server.restart()
    await server.bot.board_delivery.refresh(state.id)
    await reckoned(server)
    assert line(server) == said
    assert await rows(server) == found, "it is read, not reckoned again"


async def test_a_day_taken_back_and_begun_again_stands_anew(server: PlayServer) -> None:
    await server.new(server.first)
    await days_on(server, 2)
    assert server.bot.chances is not None
    stands = server.bot.chances.stands
    state = await server.state(server.first)
    before = await stands.of(state)
    assert [each.period for each in before] == [state.progress[0], state.progress[0] - 1]
    back = bot.chances.stands.Stand(state.progress[0] - 1, state.version - 1, before[0].tally)
    stands._known[state.id] = (back, *before[1:])
    assert await stands.now(state) is None, "the last stand is of another day"


async def test_whoever_asks_is_told_bands_and_errors(server: PlayServer) -> None:
    await server.new(server.first)
    await days_on(server, 1)
    said = private(await server.bob.slash(server.first, "siege odds", **WHOLE))
    assert "How does it stand?" in said
    assert "Expected: **" in said
    assert said.count("in 100 (± ") >= 2
    assert "dealt anew" in said
    assert "autopilot’s play" not in said
    again = private(await server.alice.slash(server.first, "siege odds", what="the whole game: how does it stand?"))
    assert again == said, "typed in full, by another reader: the same"


async def test_the_whole_game_is_among_the_suggestions(server: PlayServer) -> None:
    await server.new(server.first)
    found = await server.alice.autocomplete(server.first, "siege odds", "what", "whole")
    assert "game" in [each["value"] for each in found]


async def test_a_game_of_the_day_and_one_that_is_over_have_none(server: PlayServer) -> None:
    state = await server.new(server.first)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(daily="2026-11-23"))
    state = await server.state(server.first)
    assert state.daily is not None
    assert await server.bot.context.chances.of(state, None) is None
    assert "everybody plays it without" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    await server.bot.context.service.decide(
        state.id, version=state.version, answer=next(state.ask.answers()), actor=server.alice.id
    ) if state.ask else None
    await server.bot.board_delivery.refresh(state.id)
    await reckoned(server)
    assert not line(server)
    assert not await rows(server)


async def test_late_figures_are_not_told_and_kept_for_the_next(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    chances = server.bot.chances
    assert chances is not None
    state = await server.state(server.first)
    assert await chances.of(state, None, seconds=0) is None
    await reckoned(server)
    found = await chances.of(state, None, seconds=0)
    assert found is not None, "the reckoning went on"

    async def dead(*_: object, **__: object) -> Tally:
        raise NoProcesses

    monkeypatch.setattr(chances._pool, "quickly", dead)
    assert await chances.of(state, None, "no-such") is None, "no processes, no figures, and no error"
    assert "not there in time" not in private(await server.alice.slash(server.first, "siege odds", **WHOLE))


async def test_an_hour_is_spent(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.chances.service, "HOURLY", 1)
    await server.new(server.first)
    assert "How does it stand?" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert "How does it stand?" in private(await server.alice.slash(server.first, "siege odds", **WHOLE)), "known"
    await days_on(server, 1)
    assert "within the last hour" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert not line(server)


async def test_who_runs_the_bot_may_do_without(server: PlayServer) -> None:
    chances = server.bot.chances
    assert chances is not None
    chances.on = False
    await server.new(server.first)
    await days_on(server, 1)
    assert not line(server)
    assert "reckon no chances" in private(await server.alice.slash(server.first, "siege odds", **WHOLE))
    assert not await rows(server)


async def test_plans_and_their_suggestions_have_figures(server: PlayServer) -> None:
    await server.new(server.first)
    shown = private(await server.alice.slash(server.first, "plan show"))
    assert "📈 Played like this: **" in shown
    offered = await server.alice.autocomplete(server.first, "plan show", "plan", "")
    assert offered
    assert all(each["name"].endswith(" in 100") for each in offered)
    found = await rows(server)
    assert {row.plan for row in found} == {each["value"] for each in offered}
    assert {msgspec.json.decode(row.figures)["games"] for row in found} == {20}


async def test_a_vote_shows_figures_beside_its_options(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await reckoned(server)
    ballot = next(text(each) for each in server.messages(server.first) if "**2.**" in text(each))
    assert ballot.count(" in 100 · ") >= 2


async def test_a_plan_left_for_a_day_is_suggested_with_what_is_known(server: PlayServer) -> None:
    state = await server.new(server.first)
    chances = server.bot.chances
    assert chances is not None
    assert not await chances.hints(state, None, ["gather"])
    await reckoned(server)
    assert (await chances.hints(state, None, ["gather"])).keys() == {"gather"}


async def test_lines_of_many_games_take_turns_and_come_too_late_for_none_that_goes_on(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    lines, chances = server.bot.board_lines, server.bot.chances
    assert chances is not None
    state = replace(state, told_from=2, version=2)
    asked: list[str] = []
    gate, told = asyncio.Event(), Tally(1, {"player": 1}, {"won": 1}, {})

    async def of(state: GameState, *_: object, **__: object) -> Tally:
        asked.append(state.id)
        await gate.wait()
        return told

    async def game(game_id: str) -> GameState:
        return replace(state, progress=(9, 0)) if game_id == "late" else state

    monkeypatch.setattr(chances, "of", of)
    monkeypatch.setattr(server.bot.context.service.roster, "game", game)
    names = [*map(str, range(TOGETHER)), "late", "last"]
    for name in names:
        assert await lines.notice(replace(state, id=name)) is None
    while len(asked) < TOGETHER:
        await asyncio.sleep(0)
    assert asked == names[:TOGETHER]
    gate.set()
    while lines._working:
        await asyncio.sleep(0.01)
    assert asked == [*names[:TOGETHER], "last"]

"""Through a whole assault every surface shows the same chance of one version: they all read the same row."""

from __future__ import annotations

import asyncio
import re

import pytest
from support import stress
from support.discord_play import PlayServer, parts, presses, private, text

import engine.games
import render.games
from bot.analysis import work
from bot.boards import printed_pages
from bot.chances import simulating
from bot.games.showing import own
from bot.games.state import GameState
from bot.runtime.settings import Settings
from engine.core.chances import playing_on
from engine.core.chances.effort import Playouts
from engine.core.chances.tallies import Tally
from engine.core.planning import question
from engine.core.planning.question import FEWEST
from render.language import speaking
from render.pictures.print_page import Page, Sheet

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.sqlite]
ROUNDS = 2
"""The fewest rounds of an assault in which figures are held against each other; the stress run takes all."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Have the bot compute chances, in a thread: the simulated Discord waits for it."""
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play positions on a few times only: whether figures agree does not depend on how exact they are."""
    monkeypatch.setattr(playing_on, "FEWEST", 4)
    monkeypatch.setattr(simulating, "OF_A_ROUND", 4)
    monkeypatch.setattr(simulating, "OF_A_PLAN", 4)
    monkeypatch.setattr(question, "PLAYOUTS", 2)
    monkeypatch.setattr(type(engine.games.find("siege")), "answers", 1)
    monkeypatch.setattr(work, "playouts_for", lambda *_: Playouts(2, 2, 2, 2.0))


async def computed(server: PlayServer) -> None:
    """Wait until nothing is computed any more, and all that follows from it is posted."""
    bot = server.bot
    assert bot.chances is not None
    works = (bot.chances._under_way, bot.chances.offers._under_way, bot.board_lines._working, bot.plan_lines._working)
    while any(works):
        await asyncio.sleep(0.01)
    await server.env.settle()


def hundred(found: Tally) -> int:
    return round(100 * found.chance("player").value)


async def shown(server: PlayServer, state: GameState) -> tuple[int, int]:
    """Hold all surfaces of a position against its rows; return how it stands, and how many plans were compared."""
    context = server.bot.context
    found = await context.chances.of(state, None)
    assert found is not None
    said = text(server.board(server.first))
    morning = next(
        each for each in reversed(await server.bot.chances.shown.of(state)) if each.period == state.progress[0]
    )
    (line,) = [each for each in said.splitlines() if each.startswith("📈")]
    (bold,) = re.findall(r"\*\*(\d+)", line)
    moved = "▲" in line or "▼" in line
    assert int(bold) == hundred(found if moved or state.version == morning.version else morning.tally), line
    assert not moved or f"{hundred(morning.tally)} this morning" in line
    whole = private(await server.alice.slash(server.first, "siege odds", what="game"))
    assert f"**{hundred(found)} in 100" in whole, whole
    plans = [press.extra for press in presses(server.board(server.first)) if press.action == "plan"]
    presenter = context.find(state.system)
    for plan in plans:
        each = await context.chances.of(state, None, plan)
        assert each is not None
        with speaking("en"):
            title = presenter.plan_choice("assault", plan)
        (beside,) = [part for part in said.splitlines() if part.startswith(f"**{title}**: ")]
        assert beside.endswith(f"· {hundred(each)} in 100"), beside
        sheet = private(await server.alice.slash(server.first, "plan show", plan=plan))
        assert f"{hundred(each)} in 100 (± " in sheet or "same orders here" in sheet, "its own tries may not differ"
    return hundred(found), len(plans)


async def voted(server: PlayServer, state: GameState) -> None:
    """Hold a ballot against the rows of its position."""
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await computed(server)
    ballot = next(text(each) for each in server.messages(server.first) if "**2.**" in text(each))
    presenter = server.bot.context.find(state.system)
    compared = 0
    for plan in engine.games.find("siege").policies["steward"]("").goals(state.view, state.ask):
        known = server.bot.chances.kept(state, None, plan)
        with speaking("en"):
            title = presenter.plan_choice("assault", plan)
        option = next((each for each in ballot.splitlines() if f"{title} – " in each), "")
        if known is not None and option:
            compared += 1
            assert f"{hundred(known)} ± " in option, option
    assert compared
    await server.alice.slash(server.first, "vote stop")


async def test_all_surfaces_show_the_same_number_during_an_assault(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.game = "siege"
    games = server.bot.context.service
    state = await server.new(server.first, scenario="ten-days")
    first: dict[int, int] = {}
    rounds = compared = 0
    while (state.ask is not None and rounds < ROUNDS) or (stress.FULL and state.progress[1]):
        await server.bot.context.board_delivery.deliver(state.id)
        await computed(server)
        if not state.untouched and not state.progress[1]:
            stood = await server.bot.context.chances.of(state, None)
            assert stood is not None
            first.setdefault(state.progress[0], hundred(stood))
        if state.progress[1]:
            rounds += 1
            _, plans = await shown(server, state)
            compared += plans
            if plans and rounds > 1:
                await voted(server, state)
        scope = "round" if state.progress[1] else "calm"
        state = await games.auto(state.id, version=state.version, scope=scope, actor=server.alice.id)
    assert rounds >= ROUNDS
    assert compared >= FEWEST
    await games.auto(state.id, version=state.version, scope="all", actor=server.alice.id)
    analysed = (await server.alice.slash(server.first, "analysis show")).response
    assert analysed is not None
    over = own(await server.state(server.first))
    found = await server.bot.analyses.known(over)
    assert found is not None
    periods = [day.period for day in found.days]
    curve = dict(zip(periods, [found.first, *(day.chance for day in found.days)], strict=False))
    for period, chance in first.items():
        assert round(100 * curve[period]) == chance, f"day {period}"
    alone = Page(Sheet(1_280, 300).png(), "How it ended.", "The end")
    monkeypatch.setattr(render.games.find("siege"), "poster", lambda *_, **__: alone, raising=False)
    monkeypatch.setattr(printed_pages, "dice_note", lambda *_, **__: "")
    server.bot.context.boards.printed_pages.forget(over)
    poster = await server.bot.context.boards.printed_pages.poster(over)
    assert poster is not None
    (gallery,) = (part for part in parts(analysed) if part["type"] == 12)
    told = re.search(r"Chance of victory: [^.]*", poster.alt)
    assert told is not None
    assert told[0] in gallery["items"][0]["description"], "the poster reads the rows of the analysis"
    assert round(100 * found.first) == int(re.findall(r"\d+", told[0])[0])

"""What has just happened, as the page is told: two sentences with their places, and the dice."""

from __future__ import annotations

from typing import Any

import pytest
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer
from support.whole_games import boards

import engine.games
import render.games
from bot.boards import pictures as drawing
from bot.boards.drawing_processes import Board, draw
from engine.games.ascari import events as ascari
from engine.games.keep_up_the_fire import events as fires
from engine.games.revolte import events as revolte
from engine.games.siege import events as sieges
from render.games.keep_up_the_fire.map import layout
from render.games.siege.map.layout import layout as siege_layout
from render.language import speaking
from render.roll_texts import faces_of
from render.touch import box

OPTIONS = {"ascari": {"scenario": "agordat-1890"}}


def first_event(name: str, kind: type) -> tuple[Any, Any]:
    """Return the first event of a kind in a game of the steward's, and the board that shows it."""
    rules = engine.games.find(name)
    for board in boards(rules, seed="apple", options=OPTIONS.get(name, {})):
        for event in board.events:
            if isinstance(event, kind):
                return board.view, event
    raise AssertionError(kind)


def lit(name: str, kind: type) -> tuple[Any, Any, Any]:
    view, event = first_event(name, kind)
    return view, event, render.games.find(name).event_shapes(view, (event,))


def test_a_shot_lights_both_hexes() -> None:
    _, event, found = lit("ascari", ascari.ShotFired)
    assert event.start != event.at
    assert len(found) == 2
    assert {each.kind for each in found} == {"poly"}


def test_a_route_lights_its_ends() -> None:
    _, event, found = lit("revolte", revolte.FigureMoved)
    assert len(found) == len({event.way[0], event.way[-1]})


def test_moved_counters_light_both_zones() -> None:
    _, event, found = lit("siege", sieges.CountersMoved)
    zones = siege_layout().zones
    assert set(found) == {box(zones[event.start]), box(zones[event.end])}


def test_fire_from_a_wall_lights_its_target_and_the_column_its_road() -> None:
    _, event, found = lit("keep-up-the-fire", fires.WallFired)
    assert event.space == "extreme"
    assert [each.kind for each in found] == ["box"]
    assert lit("keep-up-the-fire", fires.ColumnMarched)[2] == (box(layout.ROAD),)


@pytest.mark.parametrize("name", ["siege", "ascari", "revolte", "keep-up-the-fire"])
def test_the_sentences_are_those_of_the_weightiest_events(name: str) -> None:
    """At most two, each with events of the board; and the faces are all the dice that were rolled."""
    rules, presenter, told = engine.games.find(name), render.games.find(name), 0
    with speaking("en"):
        for number, board in enumerate(boards(rules, seed="apple", options=OPTIONS.get(name, {}))):
            found = presenter.latest(board.view, board.events)
            assert len(found) <= 2
            for sentence, events in found:
                assert sentence.endswith((".", "!"))
                assert set(map(id, events)) <= set(map(id, board.events))
                told += 1
            assert len(list(faces_of(board.events))) <= len(presenter.dice(board.events))
            if number > 30:
                break
    assert told > 5


@pytest.mark.sqlite
async def test_a_decision_brings_its_sentences_and_dice(server: PlayServer, browsers: Browsers) -> None:
    server.game = "keep-up-the-fire"
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    state = await visit.state()
    assert state["rolls"]["dice"] == []
    while not state["rolls"]["dice"]:
        answer = await visit.post("auto", {"version": state["version"], "act": "advised", "word": "ab"})
        state = await answer.json()
    assert all(1 <= die <= 6 for roll in state["rolls"]["dice"] for die in roll)
    assert len(state["rolls"]["dice"]) <= 6
    assert state["rolls"]["count"] >= len(state["rolls"]["dice"])
    assert 1 <= len(state["news"]) <= 2
    assert any(each["at"] for each in state["news"])


@pytest.mark.sqlite
async def test_the_answer_to_a_decision_says_what_it_led_to(server: PlayServer, browsers: Browsers) -> None:
    """A miss is on no board, so a screen reader said nothing."""
    server.game = "keep-up-the-fire"
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    state, said = await visit.state(), list[str]()
    for _ in range(12):
        answer = await visit.post("auto", {"version": state["version"], "act": "advised", "word": "ab"})
        state = await answer.json()
        said += state["led"]
    assert any("miss" in each for each in said), said
    assert all(each.endswith((".", "!")) for each in said)
    assert "led" not in await visit.state(), "only the player who has decided gets it"


@pytest.mark.sqlite
async def test_a_picture_is_drawn_once_for_everybody(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel, both players and three spectators look at one drawing of each board."""
    drawn: list[Board] = []
    monkeypatch.setattr(drawing, "draw", lambda board, *rest: drawn.append(board) or draw(board, *rest))
    await server.new(
        server.first, seed=None, game="ascari", scenario="agordat-1890", side="italian", opponent=server.bob
    )
    await server.env.settle()
    players = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    with server.env.time_context():
        share = await browsers.page.sessions.share(server.alice.id, (await server.state(server.first)).id, locale="en")
    watched = browsers.page.watched_at(share.secret)
    everybody = [*players, *(Visit(browsers.browser(), browsers.page, watched) for _ in range(3))]
    for _ in range(2):
        states = [await each.state() for each in everybody]
        names = {state["picture"] for state in states}
        assert len(names) == 1
        pictures = [await (await each.get(f"{names.copy().pop()}chart.png")).read() for each in everybody]
        assert len(set(pictures)) == 1
        assert len([board for board in drawn if board.method == "picture"]) == 1
        drawn.clear()
        asked = next(n for n, state in enumerate(states) if state["role"])
        said = {"version": states[asked]["version"], "act": "advised", "word": "ab"}
        assert (await everybody[asked].post("auto", said)).status == 200
        await server.env.settle()

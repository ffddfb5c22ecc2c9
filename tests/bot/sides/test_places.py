"""Places that no list holds: typed in a form, kept in custom ids, and the hexes of `/siege move`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support.discord_play import PlayServer, labels, private
from support.duel.room import Room

import engine.games
import render.games
from bot.answers.typed import TypedAnswers
from bot.games.decisions import steward_of
from bot.ui.custom_ids import StaleCustomId, read_path, write_path
from engine.core.asks import Ask, Choice, Menu, Refused
from engine.core.save import advance, new_game
from render.language import speaking

pytestmark = pytest.mark.duel


@pytest.fixture
def room(server: PlayServer) -> Room:
    return Room(server)


async def form_of(room: Room, label: str = "Elsewhere") -> Any:
    server = room.server
    await server.press(room.channel, "Go", who=server.alice)
    return await server.press(room.channel, label, who=server.alice)


@pytest.mark.stress
async def test_a_unit_moves_to_a_typed_place(room: Room, server: PlayServer) -> None:
    await room.begun(house_rules="ground=table")
    shown = await form_of(room)
    await server.alice.submit_modal(shown, {"place": "150,70"})
    state = await server.state(room.channel)
    assert state.view["people"]["west"]["at"] == "150,70"


@pytest.mark.stress("150,", "\\xbc", "nowhere")
@pytest.mark.parametrize("typed", ["9000,10", "nowhere", "¼", "150,"])
async def test_an_illegal_place_is_refused_without_losing_the_input(room: Room, server: PlayServer, typed: str) -> None:
    await room.begun(house_rules="ground=table")
    before = (await room.row()).version
    refused = await server.alice.submit_modal(await form_of(room), {"place": typed})
    assert private(refused)
    assert "went wrong" not in private(refused)
    assert (await room.row()).version == before
    await server.alice.submit_modal(
        await server.press(room.channel, "Elsewhere", who=server.alice), {"place": "150,70"}
    )
    assert (await room.row()).version > before


@pytest.mark.stress
async def test_a_form_of_an_answered_question_is_reported_as_stale(room: Room, server: PlayServer) -> None:
    await room.begun(house_rules="ground=table")
    shown = await form_of(room)
    await room.order(server.alice, "done")
    await room.order(server.bob, "done")
    version = (await room.row()).version
    told = await server.alice.submit_modal(shown, {"place": "150,70"})
    assert private(told)
    assert (await room.row()).version == version


@pytest.mark.stress
async def test_only_the_side_to_move_can_use_the_form(room: Room, server: PlayServer) -> None:
    await room.begun(house_rules="ground=table")
    await server.press(room.channel, "Go", who=server.alice)
    told = await server.press(room.channel, "Elsewhere", who=server.bob)
    assert "It is not your turn" in private(told)


@pytest.mark.stress
async def test_no_form_is_offered_if_every_place_is_listed(room: Room, server: PlayServer) -> None:
    await room.begun()
    await server.press(room.channel, "Go", who=server.alice)
    assert "Elsewhere …" not in labels(server.board(room.channel))


def _table() -> Ask:
    def read(word: str) -> Choice | None:
        x, _, y = word.partition(",")
        return Choice(word.lstrip("0"), "place", then=lambda: end) if x.isdecimal() and y.isdecimal() else None

    end = Menu("how", (Choice("fast", "fast"), Choice("slow", "slow")))
    places = Menu("to", (Choice("10,10", "place", then=lambda: end),), typed=read)
    return Ask("walk", "3", lambda: Menu("do", (Choice("go", "go", then=lambda: places),)))


def test_a_typed_word_is_stored_in_the_custom_id() -> None:
    ask = _table()
    written = write_path(ask, ("go", "0430,220"))
    assert ".=430,220." in written
    assert read_path(ask, written) == ("go", "430,220")
    assert "=" not in write_path(ask, ("go", "10,10"))
    for forged in (written.replace("430", "0430"), written.replace("430", "431"), written.replace("430,220", "x")):
        with pytest.raises(StaleCustomId):
            read_path(ask, forged)


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Write in English unless a test binds another language, which is bound no longer than the test."""
    with speaking("en"):
        yield


def _battle(scenario: str = "agordat-1890", side: str = "") -> tuple[TypedAnswers, Any]:
    """Return what can be typed for the first move of a battle, or of one of its sides, and the position."""
    rules = engine.games.find("ascari")
    outcome = new_game(rules, seed="hexes", options={"scenario": scenario})
    while outcome.asks[0].kind != "move" or side not in ("", outcome.asks[0].side):
        ask = outcome.asks[0]
        answer = steward_of(rules, "hexes", 1).answer(rules.view(outcome.world, ask.side), ask)
        outcome = advance(rules, outcome.save, answer, side=ask.side)
    speech = TypedAnswers(outcome.asks[0], render.games.find("ascari"), "en-US")
    return speech, outcome.world.position


def test_a_move_can_be_given_by_its_hexes() -> None:
    speech, _ = _battle()
    units = [each.value for each in speech.suggest_named("move", "unit", "", {})]
    unit = units[0]
    hexes = speech.suggest_named("move", "to", "", {"unit": unit})
    assert hexes
    assert all("cost" in each.name or "attack" in each.name for each in hexes)
    to = hexes[-1].value
    answer = speech.named("move", {"unit": unit, "to": to})
    assert answer[:3] == ("move", unit, to)
    assert speech.ask.check(answer) == answer
    ways = speech.suggest_named("move", "by", "", {"unit": unit, "to": to})
    assert ways
    by = ways[0].value
    answer = speech.named("move", {"unit": unit, "to": to, "by": by})
    assert answer[:5] == ("move", unit, to, "by", by)
    assert speech.ask.check(answer) == answer


@pytest.mark.parametrize(("word", "reason"), [("9999", "no-such-hex"), ("here", "no-such-hex")])
def test_a_hex_off_the_map_is_refused_by_name(word: str, reason: str) -> None:
    speech, _ = _battle()
    unit = speech.suggest_named("move", "unit", "", {})[0].value
    with pytest.raises(Refused, match=reason):
        speech.named("move", {"unit": unit, "to": word})
    with pytest.raises(Refused, match=reason):
        speech.word(("move", unit), word)


def test_leaders_can_be_named_with_a_move() -> None:
    speech, position = _battle("makalle-1896", side="italian")
    unit = next(
        name for name in position.units_of("italian") if len(position.leaders_at(position.pieces[name].at)) == 1
    )
    others = [name for name in position.of_side("italian") if position.roster[name].is_leader]
    for name in others:  # all of them stand with one unit
        position.pieces[name].at = position.pieces[unit].at
    to = speech.suggest_named("move", "to", "", {"unit": unit})[0].value
    options = {"unit": unit, "to": to}
    found = [each.value for each in speech.suggest_named("move", "with", "", options)]
    assert set(others) <= set(found)
    for leader in others:
        answer = speech.named("move", {**options, "with": leader})
        assert answer[3:] == ("with", leader)
        assert speech.ask.check(answer) == answer

"""Ascari's ways in pictures and words: who could fire at them, a hex that they pass, a move that comes back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PIL import ImageChops

from engine.core.asks import Ask, Menu
from engine.core.save import new_game
from engine.games.ascari import RULESET
from engine.games.ascari import events as e
from engine.games.ascari.testing import positions
from engine.games.ascari.world import World, view_of
from render.games.ascari import PRESENTER
from render.games.ascari.map import overlays, possible
from render.games.ascari.map.board_map import draw_map
from render.games.ascari.text.deeds import story
from render.games.ascari.text.plans import plan_question
from render.games.ascari.text.quick_picks import shortcuts
from render.language import speaking


def alone(scenario: str, **fields: Any) -> World:
    return positions.build(positions.from_plain({"scenario": scenario, "step": "move", "only": True, **fields}))


def question(kind: str, **facts: Any) -> Ask:
    return Ask(kind, "3", lambda: Menu("do", ()), facts)


def test_a_mover_hides_no_unit_in_the_hex_that_it_leaves() -> None:
    """The way that is taken and drawn is the safe one; the other one is seen only with the mover gone."""
    units = {"fara-1": "0203", "banda": "1512", "jihadia-1": "0402", "spears-1": "0112"}
    found = alone("agordat-1890", active="dervish", units=units)
    position, unit, end = found.position, "jihadia-1", "0603"
    way, other = possible.way_of(position, unit, end), possible.way_of(position, unit, end, "0502")
    assert way is not None
    assert other is not None
    assert (way.hexes, way.cost, way.drawback) == (("0503", end), 4, 0)
    assert (other.hexes[0], other.cost, other.drawback) == ("0502", 4, 1)
    assert possible.steps_of(position, unit, way) == (("0503", 0), (end, 0))
    assert possible.steps_of(position, unit, other)[0] == ("0502", 1)
    (reach,) = [each for each in possible.reach_of(position, unit) if each.hex == end]
    assert reach.threats == 0
    with speaking("en"):
        assert "No enemy could fire" in overlays.overlay(view_of(found, None), None, ("way", unit, end)).text


def test_a_picked_move_shows_the_named_way_and_the_way_back() -> None:
    found = alone("agordat-1890", active="italian", units={"fara-1": "0607", "banda": "1512", "spears-1": "1201"})
    shown = view_of(found, None)
    picked, move = partial(PRESENTER.picked, shown), question("move")
    assert picked(move, ("move", "fara-1", "0607")) == ("reach", "fara-1"), "no hex to pass is named yet"
    back = picked(move, ("move", "fara-1", "0607", "by", "0707"))
    assert back == ("way", "fara-1", "0607", "0707")
    assert picked(move, ("move", "fara-1", "0605", "by", "0606")) == ("way", "fara-1", "0605", "0606")
    on = question("go-on", unit="fara-1")
    assert picked(on, ("back", "0707")) == back
    assert picked(on, ("back",)) == ("reach", "fara-1")
    with speaking("en"):
        plain, drawn = (draw_map(shown, look="chart", overlay=over).convert("L") for over in ((), back))
        assert ImageChops.difference(plain, drawn).getbbox()
        assert "0607 → 0707 → 0607" in overlays.overlay(shown, None, back).text


def test_guns_in_battery_reach_one_hex() -> None:
    units = {"guns": "0101", "1-iii": "1006", "makonnen-1": "1915"}
    position = alone("makalle-1896", active="italian", units=units).position
    assert {each.hex: each.cost for each in possible.reach_of(position, "guns")} == {"0102": 2, "0201": 2}
    position.pieces["guns"].limbered = True
    assert len(possible.reach_of(position, "guns")) > 6


def test_a_move_is_described_by_its_end() -> None:
    began = e.MoveBegan(unit="fara-1", leaders=(), start="0607")
    out, back = e.HexEntered(unit="fara-1", at="0707", left=3), e.HexEntered(unit="fara-1", at="0607", left=2)
    ended = e.MoveEnded(unit="fara-1", at="0607", why="done")
    position = alone("agordat-1890", active="italian", units={"fara-1": "0607"}).position
    with speaking("en"):
        assert story(position, [began, out, back, ended]) == ("The 1st company moves to 0607.",)
        assert story(position, [began, out]) == ("The 1st company moves to the wells (0707).",)


@pytest.mark.parametrize(
    ("locale", "back", "down", "take", "hold"),
    [
        (
            "en",
            "The 1st company falls back to the wells (0707).",
            "The 1st company is out of the fight at the wells (0707).",
            "How do we take the wells (0707)?",
            "How do we hold the wells (0707)?",
        ),
        (
            "it",
            "La 1ª compagnia ripiega ai pozzi (0707).",
            "La 1ª compagnia è fuori combattimento ai pozzi (0707).",
            "Come prendiamo i pozzi (0707)?",
            "Come teniamo i pozzi (0707)?",
        ),
        (
            "fr",
            "La 1re compagnie recule aux puits (0707).",
            "La 1re compagnie est hors de combat aux puits (0707).",
            "Comment prendre les puits (0707)\u202f?",
            "Comment tenir les puits (0707)\u202f?",
        ),
    ],
)
def test_a_place_is_named_before_its_hex(locale: str, back: str, down: str, take: str, hold: str) -> None:
    """A reader knows the wells, not 0707; and there is no question about taking a place that the side holds."""
    world = alone("agordat-1890", active="italian", units={"fara-1": "0607"})
    position = world.position
    with speaking(locale):
        assert story(position, [e.Retreated(unit="fara-1", leaders=(), start="0607", way=("0707",))]) == (back,)
        assert story(position, [e.PieceEliminated(piece="fara-1", at="0707", why="fire")]) == (down,)
        position.control.update({"0707": "dervish", "0906": "italian"})
        assert plan_question(view_of(world, "italian"), "move", "italian") == take
        position.control.update({"0707": "italian"})
        assert plan_question(view_of(world, "italian"), "move", "italian") == hold


@pytest.mark.parametrize(
    ("locale", "wells", "slope"),
    [
        ("en", "0707 · wells, 1 hex south-west", "0404 · slope, 4 hexes north-west"),
        ("it", "0707 · pozzi, 1 esagono a sud-ovest", "0404 · pendio, 4 esagoni a nord-ovest"),
        ("fr", "0707 · puits, 1 hexagone au sud-ouest", "0404 · pente, 4 hexagones au nord-ouest"),
    ],
)
def test_a_hex_in_a_list_has_its_location(locale: str, wells: str, slope: str) -> None:
    """Four digits alone send a reader to the edges of the map."""
    outcome = new_game(RULESET, seed="", options={"scenario": "agordat-1890"})
    ask = outcome.asks[0]
    with speaking(locale):
        (select,) = shortcuts(RULESET.view(outcome.world, ask.side), ask, path=("place", "jihadia-2"))
        assert {wells, slope} <= {option.label for option in select.options}

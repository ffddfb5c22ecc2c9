"""Ascari's pictures: every scenario, look and language; counters large enough, readable without colour; close-ups."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops
from support import stress

from engine.core.events import DieRollReport, Event
from engine.games.ascari import events as e
from engine.games.ascari.house_rules import House
from engine.games.ascari.scenarios import SCENARIOS, roster, scenario
from engine.games.ascari.world import MOVEMENT, Orders, Piece, Position, View, World, set_up, view_of
from render.games.ascari.map import overlays
from render.games.ascari.map.board_map import draw_map
from render.games.ascari.map.boards import NEAR, NEAR_COLUMNS, UNITS, board_of
from render.games.ascari.map.fight import draw_fight, fight_alt
from render.games.ascari.map.scene import counter_of, flag_of, paint_of, tabs_of
from render.games.ascari.map.whole_map import draw_near
from render.games.ascari.pages import counter_guide
from render.games.ascari.theme import THEMES
from render.hexes.counters import SIDE, draw_counter, draw_flag, pixels
from render.pictures.drawing import Colour
from render.presenter import LOOKS, Look

TELEPHONE = 360
"""The width at which a telephone shows a board, in pixels."""
LEAST = 28
"""The least height of a counter in a close-up on it."""
AA = 4.5


def world(name: str) -> World:
    found = set_up(name, House())
    found.position.turn, found.position.phase = 2, MOVEMENT
    return found


def view(name: str) -> View:
    return view_of(world(name), None)


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def a_shot(start: str, at: str, *, opportunity: bool = False, hits: int = 1) -> e.ShotFired:
    report = DieRollReport(purpose="fire a b", rule="4.5", dice=(6,), total=6, result="hit")
    facts = {"firer": "a", "target": "b", "start": start, "at": at, "distance": 1}
    return e.ShotFired(**facts, opportunity=opportunity, hits=hits, report=report)


# --- the whole board ---


@pytest.mark.parametrize(("look", "name"), stress.spread([*product(LOOKS, SCENARIOS)], of=4))
def test_every_scenario_in_every_look(name: str, look: Look) -> None:
    picture = draw_map(view(name), look=look, locale="en")
    assert picture.mode == "P"
    assert 1_500 < picture.width < 1_620
    grey = picture.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(grey, int)
    assert grey < 100 if look == "dark" else grey > 150


@pytest.mark.parametrize("name", SCENARIOS)
def test_languages_differ_in_their_words_only(name: str) -> None:
    pictures = [draw_map(view(name), look="chart", locale=locale).convert("L") for locale in ("en", "it", "fr")]
    for one, other in combinations(pictures, 2):
        assert one.size == other.size
        head = (0, 0, one.width, 128)
        assert ImageChops.difference(one.crop(head), other.crop(head)).getbbox()


def changed_at(name: str, at: str, change: World) -> bool:
    full = board_of(name, "chart", UNITS[name])
    one, other = (
        draw_map(view(name), look="chart", locale="en"),
        draw_map(view_of(change, None), look="chart", locale="en"),
    )
    x, y = full.layout.centre(at)
    left, top = 34, 128 + 34
    half = full.unit * 2
    box = (x + left - half, y + top - half, x + left + half, y + top + half)
    return ImageChops.difference(one.convert("L").crop(box), other.convert("L").crop(box)).getbbox() is not None


@pytest.mark.parametrize(
    "facts",
    [
        {"reduced": True},
        {"moved": True},
        {"combat": True},
        {"retreat": 1},
        {"retreat": 2},
        {"fired": True},
        {"opportunity": True},
        {"rifle": True},
        {"at": "0404"},
    ],
)
def test_every_fact_of_a_unit_is_on_the_board(facts: dict[str, object]) -> None:
    name, unit = "makalle-1896", "makonnen-1"
    found = world(name)
    piece = found.position.pieces[unit]
    at = piece.at
    for field, value in facts.items():
        setattr(piece, field, value)
    assert changed_at(name, at, found)


def test_places_rifles_and_water_are_on_the_board() -> None:
    name = "makalle-1896"
    found = world(name)
    found.position.control["1011"] = "ethiopian"
    found.position.rifles["0404"] = 1
    assert changed_at(name, "1011", found)
    assert changed_at(name, "0404", found)
    one, other = draw_map(view(name), look="chart", locale="en"), None
    found = world(name)
    found.position.water = 2
    other = draw_map(view_of(found, None), look="chart", locale="en")
    assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox()


# --- counters, without colour ---


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SCENARIOS)
def test_counters_are_legible_and_sides_light_and_dark(name: str, look: Look) -> None:
    """By their luminance alone, which is all that grey and every colour-blind eye have in common."""
    theme = THEMES[look]
    grounds: dict[str, list[Colour]] = {}
    for counter in roster(name).values():
        for reduced in (False, True):
            paint = paint_of(counter, Piece(at="0101", reduced=reduced), theme)
            assert contrast(paint.ground, paint.ink) >= AA, counter.id
            assert contrast(paint.strip, paint.on_strip) >= AA, counter.id
            grounds.setdefault(counter.side, []).append(paint.ground)
    first, second = (grounds[side] for side in scenario(name).sides)
    assert all(contrast(one, other) > 2.5 for one in first for other in second)


@pytest.mark.parametrize("look", LOOKS)
def test_markers_are_legible(look: Look) -> None:
    marked = Piece(at="0101", moved=True, combat=True, retreat=2, fired=True, opportunity=True, rifle=True)
    tabs = tabs_of(marked, THEMES[look])
    assert len({(tab.text, tab.symbol) for tab in tabs}) == len(tabs) == 6
    assert all(contrast(tab.ground, tab.ink) >= AA for tab in tabs)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SCENARIOS)
def test_flags_of_a_scenario_are_told_apart_without_colour(name: str, look: Look) -> None:
    theme = THEMES[look]
    pictures = [draw_flag(flag_of(side, theme), 42, theme).convert("L") for side in (*scenario(name).sides, "")]
    for one, other in combinations(pictures, 2):
        changed = ImageChops.difference(one, other).point([0] * 40 + [1] * 216)
        assert sum(changed.tobytes()) > 0.05 * one.width * one.height


def test_kinds_are_told_apart_by_their_silhouettes() -> None:
    position = world("amba-alagi-1895").position
    theme = THEMES["chart"]
    shown = {position.roster[name].kind: name for name in position.units_of("ethiopian")}
    assert set(shown) == {"rifles", "spears", "horse"}
    box = (55, 34, 108, 78)
    pictures = [
        draw_counter(counter_of(position, name, theme, locale="en"), 42, theme).convert("L").crop(box)
        for name in shown.values()
    ]
    for one, other in combinations(pictures, 2):
        changed = ImageChops.difference(one, other).point([0] * 60 + [1] * 196)
        assert sum(changed.tobytes()) > 0.05 * one.width * one.height


# --- the close-up ---


@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=3))
def test_a_counter_is_large_enough_on_a_telephone(name: str) -> None:
    position = world(name).position
    at = next(iter(position.units()))
    picture = draw_fight(view(name), [a_shot(at, position.board.grid.neighbours(at)[0])], look="chart", locale="en")
    assert picture is not None
    assert pixels(SIDE, NEAR) * TELEPHONE / picture.width >= LEAST
    layout = board_of(name, "chart", NEAR).layout
    assert picture.width == layout.step * NEAR_COLUMNS + layout.unit + 34


def test_a_close_up_follows_the_last_fight() -> None:
    shown = view("amba-alagi-1895")
    west, east = a_shot("0409", "0410"), a_shot("2209", "2210")
    assert "0410" in fight_alt(shown, [east, west], locale="en")
    assert "2210" in fight_alt(shown, [west, east], locale="en")
    pictures = [draw_fight(shown, events, look="chart", locale="en") for events in ([west], [east])]
    assert pictures[0] is not None
    assert pictures[1] is not None
    assert ImageChops.difference(pictures[0].convert("L"), pictures[1].convert("L")).getbbox()


def test_there_is_no_close_up_without_a_fight() -> None:
    shown = view("amba-alagi-1895")
    quiet: list[Event] = [
        e.MoveBegan(unit="olie-1", leaders=(), start="2216"),
        e.HexEntered(unit="olie-1", at="2215", left=3),
    ]
    for events in ([], quiet, [a_shot("0409", "0410"), e.PlayerTurnBegan(turn=3, side="italian")]):
        assert draw_fight(shown, events, look="chart", locale="en") is None
        assert fight_alt(shown, events, locale="en") == ""


def test_a_move_leaves_a_trail_with_a_star_where_it_was_hit() -> None:
    shown = view("agordat-1890")
    steps: list[Event] = [
        e.MoveBegan(unit="spears-3", leaders=(), start="0606"),
        e.HexEntered(unit="spears-3", at="0605", left=4),
    ]
    quiet, hit = steps, [*steps, a_shot("1407", "0605", opportunity=True)]
    bare, trail, star = (
        draw_map(shown, look="chart", locale="en", events=events).convert("L") for events in ((), quiet, hit)
    )
    assert ImageChops.difference(bare, trail).getbbox()
    assert ImageChops.difference(trail, star).getbbox()


# --- overlays ---

QUARTERS = ("north-east", "south-west", "south-east")
"""A quarter for each scenario."""
SHOWN = [*((name, None) for name in SCENARIOS), *zip(SCENARIOS, QUARTERS, strict=True)]


def subjects(shown: View) -> list[tuple[str, ...]]:
    menu = overlays.overlays(shown, None).menu()
    found = []
    for choice in menu.choices:
        of = choice.then().choices[:2] if choice.then else ()
        found += [(choice.word, each.word) for each in of] if of else [(choice.word,)]
    return found


@pytest.mark.parametrize(("name", "part"), stress.spread(SHOWN, of=2))
def test_every_overlay_is_drawn_and_said(name: str, part: str | None) -> None:
    shown = view_of(world(name), "italian")
    plain = draw_map(shown, look="chart", locale="en", part=part)
    drawn = 0
    for subject in subjects(shown):
        over = draw_map(shown, look="chart", locale="en", part=part, overlay=subject)
        drawn += ImageChops.difference(plain.convert("L"), over.convert("L")).getbbox() is not None
        for locale in ("en", "it", "fr"):
            said = overlays.overlay(shown, None, subject, locale=locale)
            assert said.title
            assert said.lines
    assert drawn >= (4 if part is None else 2), "each but the last events, which are none"


def test_reach_is_what_the_rules_allow() -> None:
    position: Position = world("agordat-1890").position
    reach = {each.hex: each.cost for each in overlays.reach_of(position, "horse")}
    assert all(cost <= 8 for cost in reach.values())
    assert not set(reach) & set(position.units()), "friends are passed only"
    assert reach["0408"] >= 1


def test_dead_ground_is_in_range_and_not_seen() -> None:
    position = world("makalle-1896").position
    seen, dark = overlays.sight_of(position, "1-iii")
    assert "1011" not in seen, "the southern spring could not be fired at from the fort"
    assert not seen & dark
    grid = position.board.grid
    assert seen | dark == set(grid.within("1006", 4)) - {"1006"}


def test_rings_of_orders_are_of_those_who_may_see_them() -> None:
    found = world("makalle-1896")
    found.orders["ethiopian"] = Orders(rifles="4")
    for side in (None, "italian"):
        rings = overlays.order_rings(view_of(found, side), "chart")
        assert {ring.text for ring in rings} == ({"2", "4"} if side else set())
    offered = [subject[0] for subject in subjects(view_of(found, None))]
    assert overlays.ORDERS not in offered
    one = draw_map(view_of(found, "italian"), look="chart", locale="en", overlay=("ranges",))
    found.orders["ethiopian"] = Orders(rifles="1")
    other = draw_map(view_of(found, "italian"), look="chart", locale="en", overlay=("ranges",))
    assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox() is None


def test_parts_are_the_quarters_of_the_board() -> None:
    named = overlays.parts(locale="it")
    assert tuple(name for name, _ in named) == overlays.QUARTERS
    for name in SCENARIOS:
        position = world(name).position
        middles = {part: overlays.middle_of(position, part)[0] for part, _ in named}
        assert len(set(middles.values())) == 4
        assert all(at in position.board.grid for at in middles.values())
    shown = view("amba-alagi-1895")
    assert overlays.busiest(shown, [a_shot("0409", "0410")]) == "south-west"
    assert overlays.busiest(shown, [a_shot("2208", "2208")]) == "north-east"


@pytest.mark.parametrize("look", LOOKS)
def test_the_guide_shows_counters_with_their_marks(look: Look) -> None:
    pictures = [counter_guide.draw_counters(look=look, locale=locale).convert("L") for locale in ("en", "fr")]
    for picture in pictures:
        assert picture.width == 720
        assert picture.height > 700
    same = pictures[0].size == pictures[1].size
    assert not same or ImageChops.difference(*pictures).getbbox()
    assert all(len(counter_guide.counters_alt(locale=locale)) <= 1_024 for locale in ("en", "it", "fr"))


def test_an_enlarged_quarter_is_headed_by_its_name() -> None:
    """The same hexes as a quarter and as a fight differ in their titles."""
    shown = view("agordat-1890")
    at = overlays.middle_of(shown.position, "north-west")
    heads = [
        draw_near(shown.position, at, name=name, look="chart", locale="en").convert("L").crop((0, 0, 600, 70))
        for name in ("North-west", "The fighting")
    ]
    assert ImageChops.difference(*heads).getbbox()
    quarter = draw_map(shown, look="chart", locale="en", part="north-west").convert("L").crop((0, 0, 600, 70))
    assert ImageChops.difference(quarter, heads[0]).getbbox() is None

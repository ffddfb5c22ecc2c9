"""Ascari's pictures: every scenario, look and language; counters large enough, readable without colour; close-ups."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops
from support import stress

from engine.core.asks import Ask, Menu
from engine.core.events import DieRollReport, Event
from engine.core.save import new_game
from engine.games.ascari import RULESET
from engine.games.ascari import events as e
from engine.games.ascari.combat import shooting
from engine.games.ascari.house_rules import House
from engine.games.ascari.pieces import MOVEMENT, Mover, Piece
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import SCENARIOS, roster, scenario
from engine.games.ascari.world import Orders, View, World, set_up, view_of
from render.games.ascari import PRESENTER
from render.games.ascari.map import action, boards, overlays, possible
from render.games.ascari.map.board_map import draw_map
from render.games.ascari.map.boards import NEAR, NEAR_COLUMNS, board_of, unit_of
from render.games.ascari.map.fight import draw_fight, fight_alt
from render.games.ascari.map.scene import counter_of, flag_of, paint_of, tabs_of
from render.games.ascari.map.whole_map import draw_near
from render.games.ascari.pages import counter_guide
from render.games.ascari.text.catalogue import any_piece
from render.games.ascari.theme import THEMES
from render.hexes import board
from render.hexes.counters import SIDE, draw_counter, draw_flag, pixels
from render.language import speaking, spoken
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


@pytest.mark.stress("contrast-amba-alagi-1895")
@pytest.mark.parametrize(("look", "name"), stress.spread([*product(LOOKS, SCENARIOS)], of=5))
def test_every_scenario_is_drawn_in_every_theme(name: str, look: Look) -> None:
    with speaking("en"):
        picture = draw_map(view(name), look=look)
    assert picture.mode == "P"
    assert 1_500 < picture.width < 1_620
    grey = picture.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(grey, int)
    assert grey < 100 if look == "dark" else grey > 150


@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=3))
def test_languages_differ_only_in_their_words(name: str) -> None:
    pictures = [
        spoken(locale, lambda: draw_map(view(name), look="chart")).convert("L") for locale in ("en", "it", "fr")
    ]
    for one, other in combinations(pictures, 2):
        assert one.size == other.size
        head = (0, 0, one.width, 128)
        assert ImageChops.difference(one.crop(head), other.crop(head)).getbbox()


def changed_at(name: str, at: str, change: World) -> bool:
    full = board_of(name, "chart", unit_of(name))
    with speaking("en"):
        one, other = (
            draw_map(view(name), look="chart"),
            draw_map(view_of(change, None), look="chart"),
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
    with speaking("en"):
        one, other = draw_map(view(name), look="chart"), None
        found = world(name)
        found.position.water = 2
        other = draw_map(view_of(found, None), look="chart")
    assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox()


# --- counters, without colour ---


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SCENARIOS)
def test_counters_are_legible_and_sides_light_and_dark(name: str, look: Look) -> None:
    """Compare only their luminance, which grey pictures and every kind of colour blindness preserve."""
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
def test_flags_of_a_scenario_differ_without_colour(name: str, look: Look) -> None:
    theme = THEMES[look]
    pictures = [draw_flag(flag_of(side, theme), 42, theme).convert("L") for side in (*scenario(name).sides, "")]
    for one, other in combinations(pictures, 2):
        changed = ImageChops.difference(one, other).point([0] * 40 + [1] * 216)
        assert sum(changed.tobytes()) > 0.05 * one.width * one.height


def test_kinds_differ_by_their_silhouettes() -> None:
    position = world("amba-alagi-1895").position
    theme = THEMES["chart"]
    shown = {position.roster[name].kind: name for name in position.units_of("ethiopian")}
    assert set(shown) == {"rifles", "spears", "horse"}
    box = (55, 34, 108, 78)
    with speaking("en"):
        pictures = [
            draw_counter(counter_of(position, name, theme), 42, theme).convert("L").crop(box) for name in shown.values()
        ]
    for one, other in combinations(pictures, 2):
        changed = ImageChops.difference(one, other).point([0] * 60 + [1] * 196)
        assert sum(changed.tobytes()) > 0.05 * one.width * one.height


# --- the close-up ---


@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=3))
def test_a_counter_is_large_enough_on_a_phone(name: str) -> None:
    position = world(name).position
    at = next(iter(position.units()))
    with speaking("en"):
        picture = draw_fight(view(name), [a_shot(at, position.board.grid.neighbours(at)[0])], look="chart")
    assert picture is not None
    assert pixels(SIDE, NEAR) * TELEPHONE / picture.width >= LEAST
    layout = board_of(name, "chart", NEAR).layout
    assert picture.width == layout.step * NEAR_COLUMNS + layout.unit + 34


@pytest.mark.stress
def test_a_close_up_follows_the_last_fight() -> None:
    shown = view("amba-alagi-1895")
    west, east = a_shot("0409", "0410"), a_shot("2209", "2210")
    with speaking("en"):
        assert "0410" in fight_alt(shown, [east, west])
        assert "2210" in fight_alt(shown, [west, east])
        pictures = [draw_fight(shown, events, look="chart") for events in ([west], [east])]
    assert pictures[0] is not None
    assert pictures[1] is not None
    assert ImageChops.difference(pictures[0].convert("L"), pictures[1].convert("L")).getbbox()


def test_there_is_no_close_up_without_a_fight() -> None:
    shown = view("amba-alagi-1895")
    quiet: list[Event] = [
        e.MoveBegan(unit="olie-1", leaders=(), start="2216"),
        e.HexEntered(unit="olie-1", at="2215", left=3),
    ]
    with speaking("en"):
        for events in ([], quiet, [a_shot("0409", "0410"), e.PlayerTurnBegan(turn=3, side="italian")]):
            assert draw_fight(shown, events, look="chart") is None
            assert fight_alt(shown, events) == ""


def test_a_move_leaves_a_trail_with_a_star_where_it_was_hit() -> None:
    shown = view("agordat-1890")
    steps: list[Event] = [
        e.MoveBegan(unit="spears-3", leaders=(), start="0606"),
        e.HexEntered(unit="spears-3", at="0605", left=4),
    ]
    quiet, hit = steps, [*steps, a_shot("1407", "0605", opportunity=True)]
    with speaking("en"):
        bare, trail, star = (draw_map(shown, look="chart", events=events).convert("L") for events in ((), quiet, hit))
    assert ImageChops.difference(bare, trail).getbbox()
    assert ImageChops.difference(trail, star).getbbox()


def test_the_next_player_sees_the_last_moves_of_the_other() -> None:
    """The picture of a correspondence game is drawn when a player-turn has just begun."""
    theirs: list[Event] = [
        e.PlayerTurnBegan(turn=2, side="dervish"),
        e.MoveBegan(unit="spears-3", leaders=(), start="0606"),
        e.HexEntered(unit="spears-3", at="0605", left=4),
        e.MoveEnded(unit="spears-3", at="0605", why="done"),
        a_shot("0707", "1008"),
    ]
    mine = e.PlayerTurnBegan(turn=3, side="italian")
    assert action.traces([*theirs, mine]) == action.traces(theirs)
    assert action.traces(theirs).trails
    assert action.traces(theirs).shots
    assert action.traces([*theirs[1:], mine]) == action.traces(theirs), "also where they were seen from the middle on"
    shot = a_shot("1008", "0707")
    assert action.traces([*theirs, mine, shot]) == action.traces([shot]), "then one's own"
    assert action.traces([mine]) == action.traces([])


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


@pytest.mark.stress("amba-alagi-1895-south-east")
@pytest.mark.parametrize(("name", "part"), stress.spread(SHOWN, of=5))
def test_every_overlay_has_a_picture_and_a_text(name: str, part: str | None) -> None:
    shown = view_of(world(name), "italian")
    with speaking("en"):
        plain = draw_map(shown, look="chart", part=part)
    drawn = 0
    for subject in subjects(shown):
        with speaking("en"):
            over = draw_map(shown, look="chart", part=part, overlay=subject)
        drawn += ImageChops.difference(plain.convert("L"), over.convert("L")).getbbox() is not None
        for locale in ("en", "it", "fr"):
            with speaking(locale):
                said = overlays.overlay(shown, None, subject)
            assert said.title
            assert said.lines
    assert drawn >= (4 if part is None else 2), "each but the last events, which are none"


def test_reach_is_as_the_rules_allow() -> None:
    position: Position = world("agordat-1890").position
    reach = {each.hex: each.cost for each in possible.reach_of(position, "horse")}
    assert all(cost <= 8 for cost in reach.values())
    assert not set(reach) & set(position.units()), "friends are passed only"
    assert reach["0408"] >= 1


def test_dead_ground_is_in_range_and_out_of_sight() -> None:
    position = world("makalle-1896").position
    seen, dark = possible.sight_of(position, "1-iii")
    assert "1011" not in seen, "the southern spring could not be fired at from the fort"
    assert not seen & dark
    grid = position.board.grid
    assert seen | dark == set(grid.within("1006", 4)) - {"1006"}


def test_rings_of_orders_are_drawn_only_for_the_side_that_may_see_them() -> None:
    found = world("makalle-1896")
    found.orders["ethiopian"] = Orders(rifles="4")
    for side in (None, "italian"):
        rings = overlays.order_rings(view_of(found, side), "chart")
        assert {ring.text for ring in rings} == ({"2", "4"} if side else set())
    found.orders["italian"].units = {"1-iii": "1011"}
    rings = overlays.order_rings(view_of(found, "italian"), "chart")
    assert [ring.hexes for ring in rings if ring.text == "1011"] == [{"1011"}], "the only hex at which it fires"
    found.orders["italian"].units = {}
    offered = [subject[0] for subject in subjects(view_of(found, None))]
    assert overlays.ORDERS not in offered
    with speaking("en"):
        one = draw_map(view_of(found, "italian"), look="chart", overlay=("ranges",))
        found.orders["ethiopian"] = Orders(rifles="1")
        other = draw_map(view_of(found, "italian"), look="chart", overlay=("ranges",))
    assert ImageChops.difference(one.convert("L"), other.convert("L")).getbbox() is None


def test_parts_are_the_quarters_of_the_board() -> None:
    with speaking("it"):
        named = overlays.parts()
    assert tuple(name for name, _ in named) == overlays.QUARTERS
    for name in SCENARIOS:
        position = world(name).position
        middles = {part: overlays.middle_of(position, part)[0] for part, _ in named}
        assert len(set(middles.values())) == 4
        assert all(at in position.board.grid for at in middles.values())
    shown = view("amba-alagi-1895")
    assert overlays.busiest(shown, [a_shot("0409", "0410")]) == "south-west"
    assert overlays.busiest(shown, [a_shot("2208", "2208")]) == "north-east"


@pytest.mark.parametrize("look", stress.spread([*LOOKS], of=3))
def test_the_guide_shows_counters_with_their_marks(look: Look) -> None:
    pictures = [spoken(locale, lambda: counter_guide.draw_counters(look=look)).convert("L") for locale in ("en", "fr")]
    for picture in pictures:
        assert picture.width == 720
        assert picture.height > 700
    same = pictures[0].size == pictures[1].size
    assert not same or ImageChops.difference(*pictures).getbbox()
    assert all(len(spoken(locale, counter_guide.counters_alt)) <= 1_024 for locale in ("en", "it", "fr"))


@pytest.mark.stress
def test_an_enlarged_quarter_has_its_name_as_title() -> None:
    """The same hexes as a quarter and as a fight differ in their titles."""
    shown = view("agordat-1890")
    at = overlays.middle_of(shown.position, "north-west")
    with speaking("en"):
        heads = [
            draw_near(shown.position, at, name=name, look="chart").convert("L").crop((0, 0, 600, 70))
            for name in ("North-west", "The fighting")
        ]
        assert ImageChops.difference(*heads).getbbox()
        quarter = draw_map(shown, look="chart", part="north-west").convert("L").crop((0, 0, 600, 70))
    assert ImageChops.difference(quarter, heads[0]).getbbox() is None


# --- what is drawn when something is picked ---


def question(kind: str, facts: dict[str, object] | None = None) -> Ask:
    return Ask(kind, "3", lambda: Menu("do", ()), facts or {})


def test_a_picked_answer_has_its_overlay() -> None:
    shown = view("agordat-1890")
    for path, wanted in (
        ((), ()),
        (("move",), ()),
        (("move", "horse"), ("reach", "horse")),
        (("move", "horse", "0408"), ("way", "horse", "0408")),
        (("move", "horse", "0408", "by"), ("way", "horse", "0408")),
        (("move", "horse", "limber"), ("reach", "horse")),
        (("move", "nobody"), ()),
        (("fire", "fara-1"), ("sight", "fara-1")),
        (("fire", "fara-1", "horse"), ("sight", "fara-1")),
        (("place", "fara-1"), ("zone", "fara-1")),
        (("done",), ()),
    ):
        assert PRESENTER.picked(shown, question("move"), path) == wanted, path
    assert PRESENTER.picked(shown, question("react"), ()) == ("window",)
    assert PRESENTER.picked(shown, question("go-on", {"unit": "horse"}), ("go",)) == ("reach", "horse")
    assert PRESENTER.picked(shown, question("go-on", {"unit": "horse"}), ("go", "0408")) == ("way", "horse", "0408")
    assert PRESENTER.picked(shown, question("orders"), ()) == (), "nobody's orders are in this view"
    assert PRESENTER.picked(view_of(world("agordat-1890"), "dervish"), question("orders"), ()) == ("ranges",)


@pytest.mark.stress
def test_every_hex_of_a_way_has_the_number_of_enemies_that_could_fire_there() -> None:
    found = world("agordat-1890")
    position = found.position
    for name in position.units_of("italian"):
        position.pieces[name].at = ""
    position.pieces["fara-1"].at, position.pieces["fara-2"].at, position.pieces["horse"].at = "0101", "0201", "0106"
    way = possible.way_of(position, "horse", "0103")
    assert way is not None
    steps = possible.steps_of(position, "horse", way)
    assert [step.at for step in steps] == list(way.hexes)
    assert [step.threats for step in steps] == [
        sum(shooting.sees(position, name, step.at, position.units()) for name in ("fara-1", "fara-2")) for step in steps
    ]
    assert steps[-1].threats == 2
    (reach,) = [each for each in possible.reach_of(position, "horse") if each.hex == "0103"]
    assert (reach.cost, reach.threats) == (way.cost, 2)
    position.pieces["fara-1"].opportunity = True
    assert possible.steps_of(position, "horse", way)[-1].threats == 1, "who has reacted does not fire again"
    attack = possible.way_of(position, "horse", "0201")
    assert attack is not None
    assert possible.steps_of(position, "horse", attack)[-1].threats == 0, "nobody fires at a melee"
    shown = view_of(found, None)
    subject = ("way", "horse", "0103")
    with speaking("en"):
        plain, drawn = (draw_map(shown, look="chart", overlay=over).convert("L") for over in ((), subject))
    assert ImageChops.difference(plain, drawn).getbbox()
    for locale in ("en", "it", "fr"):
        with speaking(locale):
            said = overlays.overlay(shown, None, subject).text
        assert all(step.at in said for step in steps)


@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_the_text_of_an_overlay_states_everything_that_it_shows(locale: str) -> None:
    found = world("makalle-1896")
    found.position.pieces["makonnen-1"].at = "1010"
    shown = view_of(found, "italian")
    reach = possible.reach_of(shown.position, "makonnen-1")
    with speaking(locale):
        said = overlays.overlay(shown, None, ("reach", "makonnen-1")).text
        assert any(each.threats for each in reach)
        for each in reach:
            assert f"{each.hex} {each.cost}" + (f" ({each.threats})" if each.threats else "") in said
        seen, dark = possible.sight_of(shown.position, "1-iii")
        said = overlays.overlay(shown, None, ("sight", "1-iii")).text
        assert all(at in said for at in seen | dark)
        said = overlays.overlay(shown, None, ("threat", "italian")).text
    assert all(at in said for at, _ in possible.threat_of(shown.position, "italian"))


def test_a_window_shows_the_units_that_could_fire() -> None:
    found = world("agordat-1890")
    position = found.position
    position.active, position.mover = "dervish", Mover(unit="spears-1", leaders=[], way=["1105", "1206"], left=2)
    position.pieces["spears-1"].at = "1207"
    at, shots = possible.window_of(position)
    assert at == "1207"
    assert shots
    shown = view_of(found, None)
    with speaking("en"):
        plain, drawn = (draw_map(shown, look="chart", overlay=over).convert("L") for over in ((), ("window",)))
    assert ImageChops.difference(plain, drawn).getbbox()
    with speaking("fr"):
        said = overlays.overlay(shown, None, ("window",)).text
        assert all(any_piece(shot.firer) in said for shot in shots)


def test_the_places_of_a_deployment_have_rings() -> None:
    outcome = new_game(RULESET, seed="x", options={"scenario": "agordat-1890"})
    shown = RULESET.view(outcome.world)
    unit = "spears-1"
    assert outcome.ask is not None
    menu = outcome.ask.level(("place", unit))
    assert menu is not None
    layer = overlays.layer(shown, outcome.ask, ("zone", unit), look="chart")
    assert set(layer.labels) == {choice.word for choice in menu.choices}
    with speaking("it"):
        assert menu.choices[0].word in overlays.overlay(shown, outcome.ask, ("zone", unit)).text
    assert overlays.layer(shown, None, ("zone", unit), look="chart").labels == ()


@pytest.mark.stress
def test_the_ground_of_the_first_close_up_is_ready_before_the_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board of the deployment draws it; the first fight there draws no ground."""
    boards.board_of.cache_clear()
    begun = set_up("makalle-1896", House())
    with speaking("en"):
        draw_map(view_of(begun, None), look="chart")
        drawn: list[object] = []
        monkeypatch.setattr(board, "draw_ground", lambda *given, **_: drawn.append(given))
        position = begun.position
        one, other = min(
            ((first, second) for first in position.units_of("italian") for second in position.units_of("ethiopian")),
            key=lambda pair: (
                position.board.grid.distance(*(position.pieces[unit].at for unit in pair)),
                *(position.pieces[unit].at for unit in pair),
            ),
        )
        position.turn, position.phase = 1, MOVEMENT
        shot = a_shot(position.pieces[one].at, position.pieces[other].at)
        assert draw_fight(view_of(begun, None), [shot], look="chart") is not None
    assert drawn == []

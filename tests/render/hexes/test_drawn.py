"""Ground, counters and overlays of hex maps: what is drawn, where, and that nothing depends on colour alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from engine.hexes.grid import HexGrid
from render.hexes import margins, overlays
from render.hexes.board import HexBoard, Stack
from render.hexes.counters import (
    SIDE,
    TAB,
    Counter,
    Flag,
    Leader,
    Paint,
    Tab,
    draw_counter,
    draw_flag,
    draw_leader,
    draw_tab,
    tab_places,
)
from render.hexes.ground import FEATURES, WALL, Ground, HexMap, draw_ground
from render.hexes.layout import HexLayout, Window
from render.hexes.overlays import DASHED, Arrow, Layer, Reach, Ring, Shot, Trail
from render.hexes.sample import sample_map
from render.hexes.symbols import PAINT
from render.hexes.theme import CONTRAST_GROUND, DARK_GROUND, HexTheme
from render.pictures.palette import Palette

THEMES = {"chart": HexTheme(), "contrast": HexTheme(**CONTRAST_GROUND), "dark": HexTheme(**DARK_GROUND)}
LIGHT = Paint((220, 228, 236), (20, 20, 20), (40, 60, 120), (255, 255, 255))
UNIT = 24


def apart(one: Image.Image, two: Image.Image, *, by: int = 30) -> float:
    """The share of pixels that differ clearly in grey."""
    size = max(one.width, two.width), max(one.height, two.height)
    sheets = []
    for picture in (one, two):
        sheet = Image.new("L", size, 235)
        sheet.paste(picture.convert("L"), (0, 0), picture.getchannel("A") if picture.mode == "RGBA" else None)
        sheets.append(sheet)
    changed = ImageChops.difference(*sheets).point([0] * by + [1] * (256 - by))
    return sum(changed.tobytes()) / (size[0] * size[1])


def one_of(ground: dict[str, Ground]) -> HexMap:
    grid = HexGrid(5, 5)
    return HexMap(HexLayout(grid, UNIT), {name: ground.get(name, Ground()) for name in grid.hexes})


def drawn(ground: dict[str, Ground], name: str, look: str = "chart") -> Image.Image:
    """A hex of a map, drawn in grey, with a bit of what is around it."""
    board = one_of(ground)
    return draw_ground(board, THEMES[look], board.layout.box(name)).convert("L")


# --- ground ---


@pytest.mark.stress
def test_any_part_of_the_ground_is_the_same_as_in_the_whole() -> None:
    board, theme = sample_map(), THEMES["chart"]
    whole = draw_ground(board, theme, (0, 0, *board.layout.size))
    for box in ((0, 0, 120, 90), (78, 90, 234, 270), (200, 200, *board.layout.size)):
        assert ImageChops.difference(draw_ground(board, theme, box), whole.crop(box)).getbbox() is None, box


@pytest.mark.parametrize("look", THEMES)
def test_features_differ_without_colour(look: str) -> None:
    pictures = {"": drawn({}, "0303", look)}
    pictures |= {each: drawn({"0303": Ground(0, frozenset({each}))}, "0303", look) for each in FEATURES}
    for one, other in combinations(pictures, 2):
        assert apart(pictures[one], pictures[other], by=20) > 0.01, (one, other)


def tone(picture: Image.Image) -> float:
    histogram = picture.histogram()
    return sum(level * count for level, count in enumerate(histogram)) / sum(histogram)


@pytest.mark.parametrize("look", THEMES)
def test_heights_have_different_tones_of_grey(look: str) -> None:
    """The plain and three heights, each clearly darker than the lower one; on a dark sheet lighter."""
    tones = [tone(drawn({name: Ground(level) for name in HexGrid(5, 5).hexes}, "0303", look)) for level in range(4)]
    steps = [(low - high) if look != "dark" else (high - low) for low, high in pairwise(tones)]
    assert min(steps) > 12


@pytest.mark.parametrize("look", THEMES)
def test_each_hex_of_a_numbered_map_has_its_number_at_its_top_edge(look: str) -> None:
    plain = one_of({})
    numbered = HexMap(plain.layout, plain.ground, numbered=True)
    layout, box = plain.layout, (0, 0, *plain.layout.size)
    both = (draw_ground(each, THEMES[look], box).convert("L") for each in (plain, numbered))
    changed = ImageChops.difference(*both)
    for name in layout.grid.hexes:
        x, y = layout.centre(name)
        edge = y - layout.half
        ink = changed.crop((x - 40, edge - 10, x + 40, round(y - UNIT * 1.32))).getbbox()
        assert ink is not None, name
        assert ink[2] - ink[0] > 2 * 18, "four digits of 20 pixels"
        assert changed.crop((x - 30, round(y - UNIT * 1.32) + 1, x + 30, y + layout.half - 12)).getbbox() is None


@pytest.mark.parametrize("look", THEMES)
def test_slopes_have_hachures_on_their_lower_side(look: str) -> None:
    """Drawn without tints, the edge of a height is seen by its strokes, and none lie within the height."""
    flat = {f"height_{level}": THEMES[look].height_0 for level in range(4)}
    theme = HexTheme(**{**({} if look == "chart" else CONTRAST_GROUND if look == "contrast" else DARK_GROUND), **flat})
    grid = HexGrid(5, 5)
    low_east = {name: Ground(1) for name in grid.hexes if name < "0400"}
    level = {name: Ground(1) for name in grid.hexes}
    inks = []
    for ground in (low_east, level):
        board = one_of(ground)
        x0, y0, x1, y1 = board.layout.box("0403")
        edge = draw_ground(board, theme, (x0, y0, (x0 + x1) // 2, y1)).convert("L")
        plain = max(edge.getcolors() or [(0, 0)])[1]
        assert isinstance(plain, int)
        inks.append(sum(abs(value - plain) > 60 for value in edge.tobytes()))
    assert inks[0] > 3 * max(inks[1], 1)


def test_steeper_slopes_have_more_hachures() -> None:
    ground = {level: {"0303": Ground(level)} for level in (1, 2)}
    theme = HexTheme(height_1=(240, 228, 196), height_2=(240, 228, 196))
    dark = []
    for found in ground.values():
        board = one_of(found)
        picture = draw_ground(board, theme, (0, 0, *board.layout.size)).convert("L")
        dark.append(sum(value < 140 for value in picture.tobytes()))
    assert dark[1] > 1.2 * dark[0]


def test_walls_join_across_neighbouring_hexes() -> None:
    """There is no wall between two walled hexes; one wall surrounds both."""
    both = one_of({name: Ground(0, frozenset({WALL})) for name in ("0303", "0304")})
    single = one_of({"0303": Ground(0, frozenset({WALL}))})
    found = []
    for board in (both, single):
        (ax, ay), (bx, _) = board.layout.side("0303", 3)
        box = (min(ax, bx) + 8, ay - 6, max(ax, bx) - 8, ay + 6)
        picture = draw_ground(board, THEMES["chart"], box).convert("L")
        found.append(min(picture.tobytes()))
    assert found[0] > 120 > found[1]


def test_a_riverbed_continues_only_into_the_next_hex() -> None:
    board = one_of({name: Ground(0, frozenset({"riverbed"})) for name in ("0302", "0303", "0304")})
    whole = draw_ground(board, THEMES["chart"], (0, 0, *board.layout.size)).convert("RGB")
    sand = THEMES["chart"].sand
    (ax, ay), (bx, by) = board.layout.side("0303", 0)
    assert whole.getpixel(((ax + bx) // 2 + 9, (ay + by) // 2 + 3)) == sand
    (ax, ay), (bx, by) = board.layout.side("0303", 1)
    assert whole.getpixel(((ax + bx) // 2 - 2, (ay + by) // 2 + 2)) != sand


# --- counters ---


def counter(**changed: object) -> Counter:
    return Counter("Olie 2", "rifles", "3", "4", LIGHT)._replace(**changed)  # type: ignore[arg-type]


@pytest.mark.parametrize(("one", "other"), list(combinations(sorted(PAINT), 2)))
def test_silhouettes_differ(one: str, other: str) -> None:
    theme = THEMES["chart"]
    assert apart(*(draw_counter(counter(symbol=name), 42, theme) for name in (one, other))) > 0.012


@pytest.mark.parametrize(
    "changed",
    [
        {"reduced": True},
        {"striped": True},
        {"value": "2"},
        {"speed": "5"},
        {"tag": "Olie 3"},
    ],
)
def test_every_fact_of_a_counter_is_visible_without_colour(changed: dict[str, object]) -> None:
    theme = THEMES["chart"]
    assert apart(draw_counter(counter(), 42, theme), draw_counter(counter(**changed), 42, theme)) > 0.003


@pytest.mark.parametrize("text", ["M", "C", "R", "R2", "F", "O"])
def test_tabs_have_letters_or_silhouettes(text: str) -> None:
    blank, rifle = (Tab("", (246, 214, 120), (0, 0, 0), each) for each in ("", "rifle"))
    drawn_tabs = [draw_tab(tab, 42, THEMES["chart"]) for tab in (blank, rifle, blank._replace(text=text))]
    for one, other in combinations(drawn_tabs, 2):
        assert apart(one, other) > 0.05


@pytest.mark.parametrize("count", range(1, 7))
def test_tabs_lie_at_the_edge_and_show_their_letters(count: int) -> None:
    """None leaves the hex, and each is covered by the next by little more than half at most."""
    places = tab_places(count, 42)
    assert len(places) == count
    for x, y in places:
        assert 0 < x < SIDE * 21 < x + TAB[0] * 42 < 84
        assert -SIDE * 21 < y < y + TAB[1] * 42 < SIDE * 21 + 1
    for (_, upper), (_, lower) in pairwise(places):
        assert lower - upper > TAB[1] * 42 * 0.4


def test_leaders_are_round_and_flags_have_bands() -> None:
    theme, leader = THEMES["chart"], Leader("Alula", "F1", LIGHT)
    for alone in (True, False):
        picture = draw_leader(leader, alone, 42, theme)
        assert picture.getpixel((1, 1))[3] == 0  # type: ignore[index]
        assert apart(picture, draw_leader(leader._replace(reduced=True), alone, 42, theme)) > 0.01
    dark, light = (20, 20, 20), (250, 250, 250)
    flags = [draw_flag(Flag((dark, light, dark), upright), 42, theme) for upright in (True, False)]
    assert apart(*flags) > 0.1


# --- the board ---


@cache
def board(look: str = "chart") -> HexBoard:
    found = sample_map()
    terrain = draw_ground(found, THEMES[look], (0, 0, *found.layout.size))
    return HexBoard(found, THEMES[look], Palette(THEMES[look].colours(), [terrain]))


STACKS = {
    "0403": Stack(counter(), (Tab("M", (246, 214, 120), (0, 0, 0)),), (Leader("Alula", "F1", LIGHT),)),
    "0505": Stack(leaders=(Leader("Olie", "C1", LIGHT),), flag=Flag(((20, 90, 40),))),
    "0606": Stack(tokens=(Tab("", (246, 214, 120), (0, 0, 0), "rifle"),)),
}
LAYERS = {
    "reach": (Layer(reach=(Reach("0303", 2, 1),)), "0303"),
    "threats": (Layer(threats=(("0303", 3),)), "0303"),
    "ring": (Layer(rings=(Ring(frozenset({"0303"}), (176, 44, 36)),)), "0303"),
    "dashed": (Layer(rings=(Ring(frozenset({"0303"}), (176, 44, 36), DASHED, "2"),)), "0303"),
    "dark": (Layer(dark=frozenset({"0303"})), "0303"),
    "label": (Layer(labels=("0303",)), "0303"),
    "trail": (Layer(trails=(Trail(("0303", "0302"), ("0302",)),)), "0303"),
    "missed": (Layer(trails=(Trail(("0304", "0303"), (), ("0303",)),)), "0303"),
    "arrow": (Layer(arrows=(Arrow(("0303", "0302")),)), "0303"),
    "attack": (Layer(arrows=(Arrow(("0303", "0302"), fights=True),)), "0303"),
    "shot": (Layer(shots=(Shot("0305", "0301", True),)), "0303"),
}


@pytest.mark.stress("reach-chart", "reach-dark", "threats-dark", "threats-chart")
@pytest.mark.parametrize("look", THEMES)
@pytest.mark.parametrize("name", LAYERS)
def test_overlays_are_visible_without_colour_and_change_nothing_elsewhere(name: str, look: str) -> None:
    layer, at = LAYERS[name]
    full = board(look)
    plain, over = (full.draw({}, each).convert("L") for each in (overlays.NOTHING, layer))
    box = full.layout.box(at)
    assert apart(plain.crop(box), over.crop(box), by=25) > 0.008, name
    for far in ("0107", "0801", "0807"):
        box = full.layout.box(far)
        assert ImageChops.difference(plain.crop(box), over.crop(box)).getbbox() is None, name


def test_overlays_differ() -> None:
    pictures = {name: board().draw({}, layer).convert("L") for name, (layer, _) in LAYERS.items()}
    box = board().layout.box("0303")
    for one, other in combinations(pictures, 2):
        assert apart(pictures[one].crop(box), pictures[other].crop(box), by=20) > 0.004, (one, other)


@pytest.mark.stress
def test_a_close_up_is_a_part_of_the_whole() -> None:
    full = board()
    layer = Layer(reach=(Reach("0303", 1),), dark=frozenset({"0504"}))
    layer = layer._replace(rings=(Ring(frozenset({"0404"}), full.theme.danger),))
    whole = full.draw(STACKS, layer).convert("RGB")
    window = Window(3, 2, 7, 6)
    near = full.draw(STACKS, layer, window=window).convert("RGB")
    cut = whole.crop(full.layout.window_box(window))
    assert near.size == cut.size
    changed = ImageChops.difference(near, cut).convert("L").point([0] + [1] * 255)
    hatched = full.layout.wide * full.layout.high  # the hatching begins at the corner of the picture
    assert sum(changed.tobytes()) < hatched


def test_the_contents_of_a_hex_are_drawn_on_it() -> None:
    full = board()
    bare, taken = (full.draw(each).convert("L") for each in ({}, STACKS))
    for name in STACKS:
        box = full.layout.box(name)
        assert apart(bare.crop(box), taken.crop(box)) > 0.04, name
    assert full.draw({}).mode == "P"


def test_each_piece_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    full = board()
    full.draw(STACKS, LAYERS["reach"][0])

    def never(*_: object) -> Image.Image:
        raise AssertionError("drawn before")

    monkeypatch.setattr("render.hexes.board.draw_ground", never)
    monkeypatch.setattr("render.hexes.board.Sprite", never)
    full.draw(STACKS, LAYERS["reach"][0])


# --- margins ---


def test_margins_number_every_fifth_hex_or_each_one() -> None:
    assert margins.numbered(1, 12, close=False) == (1, 5, 10)
    assert margins.numbered(6, 9, close=True) == (6, 7, 8, 9)
    layout = sample_map().layout
    for window in (layout.whole(), Window(2, 3, 5, 7)):
        x0, y0, x1, y1 = layout.window_box(window)
        top = margins.draw_top(layout, window, THEMES["chart"], close=True)
        left = margins.draw_left(layout, window, THEMES["chart"], close=True)
        assert top.size == (x1 - x0 + margins.WIDE, margins.WIDE)
        assert left.size == (margins.WIDE, y1 - y0)

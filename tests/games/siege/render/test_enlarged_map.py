"""Enlarged quarters of the map: on a telephone every value is legible, and no counter is missing or covered."""

from __future__ import annotations

from collections import Counter as Tally
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from support.siege_positions import world

from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.world import Counter, Fire, Position, roster
from render.fonts import font
from render.games.siege import PRESENTER
from render.games.siege.counters import counter_stacks, large_counters
from render.games.siege.counters.counter_stacks import Badge
from render.games.siege.counters.counters import Group, look
from render.games.siege.map import ground, map_ground
from render.games.siege.map.enlarged_map import QUARTERS, CloseUps, busiest, draw_part
from render.games.siege.map.overflow_shelves import HEAD, frame_of, plan
from render.games.siege.map.overlay_layer import Layer
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.theme import PAPER, THEMES, Theme
from render.language import speaking
from render.pictures.drawing import Colour, Pen, mix, text_width
from render.pictures.png import png

pytestmark = pytest.mark.usefixtures("english")

CROWD = (
    "fa1 fa2/1 rg1 rg2 rg3/1 rg4 bl1 rl1 ir1 ir2 ir3 ir4 ir5/1 ir6 ir7 ir8 ir9 ir10 ir11 ir12 "
    "gb1 gb2/1 us1 us2 ru1 fr1/1 de1 vo1 vo2 vo3 macdonald shiba/1 colt civ1 civ2/1"
)
KINDS = ("soldier", "civilian", "irregular", "regular", "fanatic")
SCALE = large_counters.PHONE / large_counters.WIDTH


@pytest.fixture(scope="module")
def chart() -> WholeMap:
    return WholeMap()


@pytest.fixture(scope="module")
def near(chart: WholeMap) -> CloseUps:
    return CloseUps(chart)


def test_every_figure_is_high_enough_on_a_phone() -> None:
    for figure in "0123456789":
        _, top, _, low = font("figures", large_counters.FIGURE).getbbox(figure, anchor="ls")
        assert (low - top) * SCALE >= large_counters.READABLE


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("face", [1, 2])
@pytest.mark.parametrize("covered", [False, True])
def test_a_counter_shows_its_value_at_that_height(kind: str, face: int, covered: bool) -> None:
    group = Group(kind, "GB" if kind == "soldier" else "", face, 1, tag="" if kind == "soldier" else "Boxers")
    drawn = large_counters.draw_item(group, PAPER, covered=covered).convert("RGB")
    ink = look(group, PAPER).ink
    wide = int(text_width(group.figure, face="figures", size=large_counters.FIGURE))
    value = drawn.crop((6, 23, 6 + wide, large_counters.SIZE - 3))
    rows = [
        y
        for y in range(value.height)
        if any(sum(abs(a - b) for a, b in zip(value.getpixel((x, y)), ink, strict=True)) < 60 for x in range(wide))  # type: ignore[arg-type]
    ]
    assert (rows[-1] - rows[0] + 1) * SCALE >= large_counters.READABLE - 0.4


def _crowded() -> Position:
    return world(
        {"hanlin": CROWD, "british-north": "gb3 gb4/1 nordenfelt strouts", "canal-north": "ir13 ir14"}
    ).position


@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_no_counter_is_missing_and_no_value_is_covered(chart: WholeMap, quarter: int) -> None:
    zone = board().quarter_zones(quarter)[-1]
    position = world({zone: CROWD, board().quarter_zones(quarter)[0]: "gb3 gb4/1 strouts"}).position
    frame = frame_of(chart, quarter)
    placed, shelves = plan(chart, position, quarter, frame)
    shelved = {shelf.zone for shelf in shelves}
    assert zone in shelved
    wanted: Tally[tuple[str, str, int]] = Tally()
    with speaking("en"):
        for name in board().quarter_zones(quarter):
            for side in counter_stacks.sides(position, name):
                for item in large_counters.one_by_one(side):
                    if not isinstance(item, Badge):
                        wanted[item.kind, item.power, item.face] += 1
    seen: Tally[tuple[str, str, int]] = Tally()
    for one in placed:
        if not isinstance(one.item, Badge):
            seen[one.item.kind, one.item.power, one.item.face] += 1
    assert not wanted - seen
    for place, one in enumerate(placed):
        if isinstance(one.item, Badge):
            continue
        value = (
            one.x + 5,
            one.y + 24,
            one.x + 6 + int(text_width(one.item.figure, face="figures", size=48)),
            one.y + 62,
        )
        for other in placed[place + 1 :]:
            box = (other.x, other.y, other.x + large_counters.width_of(other.item), other.y + large_counters.SIZE)
            wide, high = min(value[2], box[2]) - max(value[0], box[0]), min(value[3], box[3]) - max(value[1], box[1])
            assert wide <= 3 or high <= 3, (one, other)


def test_the_shelves_are_inside_the_picture(chart: WholeMap, near: CloseUps) -> None:
    position = _crowded()
    picture = near.draw(position, 1)
    placed, shelves = plan(chart, position, 1, frame_of(chart, 1))
    assert picture.width == large_counters.WIDTH
    assert [shelf.letter for shelf in shelves] == [chr(65 + place) for place in range(len(shelves))]
    for one in placed:
        assert one.x >= 0
        assert one.x + large_counters.width_of(one.item) <= large_counters.WIDTH
        assert HEAD <= one.y <= picture.height - large_counters.SIZE


@pytest.mark.stress
def test_an_empty_quarter_has_no_shelf(chart: WholeMap, near: CloseUps) -> None:
    for quarter in (1, 2, 3, 4):
        frame = frame_of(chart, quarter)
        assert near.draw(world({}).position, quarter).size == (large_counters.WIDTH, HEAD + frame.size[1])
        for zone in board().quarter_zones(quarter):
            x0, y0, x1, y1 = chart.layout.zones[zone]
            assert frame.box[0] <= x0 < x1 <= frame.box[2]
            assert frame.box[1] <= y0 < y1 <= frame.box[3]


def test_fire_is_visible(chart: WholeMap, near: CloseUps) -> None:
    burning = world({}, fires={"hanlin": Fire(spreads=True)}).position
    frame = frame_of(chart, 1)
    x0, y0, x1, y1 = frame.at(chart.layout.zones["hanlin"])
    one = near.draw(burning, 1).convert("RGB").crop((x0, y0, x1, y1))
    two = near.draw(world({}).position, 1).convert("RGB").crop((x0, y0, x1, y1))
    red = [sum(picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))[:1]) for picture in (one, two)]  # type: ignore[index]
    blue = [picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))[2] for picture in (one, two)]  # type: ignore[index]
    assert red[0] - blue[0] > red[1] - blue[1] + 30


def test_the_fighting_is_found() -> None:
    assert busiest(world({}).position, ()) == 1
    fight = world({"french-2": "ir1 fr1", "hanlin": "ir2"}).position
    assert busiest(fight, ()) == 2
    assert busiest(world({}).position, [e.ZonesLit(zones=("german-west",))]) == 3


def test_a_quarter_is_a_light_png(chart: WholeMap) -> None:
    data = png(draw_part(chart, _crowded(), 1, Layer()))
    picture = Image.open(BytesIO(data))
    assert picture.format == "PNG"
    assert picture.mode == "P"
    assert len(data) < 300 * 1024


@pytest.mark.stress("en")
@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_requested_overlays_have_a_text_and_a_picture(locale: str) -> None:
    position = world({"british-south": "gb1 colt", "hanlin": "ir1 ir2"}).position
    tree = PRESENTER.overlays(position, None)
    with speaking("en"):
        plain = PRESENTER.picture(position)
    for kind in ("happened", "arrows", "range", "reach"):
        subject = (kind,) if kind == "happened" else (kind, tree.level((kind,)).choices[0].word)  # type: ignore[union-attr]
        with speaking(locale):
            words = PRESENTER.overlay(position, None, subject)
        assert words.title
        assert words.lines
        assert 20 < len(words.alt) <= 1_024
        with speaking("en"):
            if locale == "en":
                drawn = PRESENTER.overlay_picture(position, None, subject)
                assert (drawn == plain) == (kind == "happened")
                part = PRESENTER.overlay_picture(position, None, subject, part="1")
                assert Image.open(BytesIO(part)).width == large_counters.WIDTH
    with speaking(locale):
        assert [part for part, _ in PRESENTER.parts()] == ["1", "2", "3", "4"]
    assert PRESENTER.busiest(position, ()) == "1"


def test_overlays_of_ranges_and_destinations_have_their_figures() -> None:
    position = world({"british-south": "gb1 colt", "hanlin": "ir1 ir2"}).position
    with speaking("en"):
        said = PRESENTER.overlay(position, None, ("range", "colt")).text
        assert "Colt" in said
        assert "Distance 4" in said
        assert "Hanlin, distance 2" in said
        said = PRESENTER.overlay(position, None, ("reach", "gb1")).text
    assert "2 points" in said
    assert "A zone with Boxers" in said


@pytest.mark.parametrize("name", list(THEMES))
def test_every_text_is_legible_in_every_theme(name: str) -> None:
    theme = THEMES[name]
    pairs = ((theme.title, theme.paper), (theme.ink, theme.paper), (theme.ink, theme.card), (theme.card, theme.ink))
    for one, two in (*pairs, (theme.on_dark, theme.boxer), (theme.red, theme.card), (theme.green, theme.card)):
        light, dark = sorted((_luminance(one), _luminance(two)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (name, one, two)


def _luminance(colour: tuple[int, int, int]) -> float:
    """Return the relative luminance by WCAG."""
    parts = [value / 255 for value in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_no_name_on_a_counter_is_cut(locale: str) -> None:
    """A full name fits next to its flag. A kind's name is abbreviated with a point, never cut off at the edge."""
    with speaking(locale):
        for entry in roster().values():
            for face in (1, 2):
                (group,) = counter_stacks.groups([Counter(entry.id, entry.kind, entry.power, face, "hanlin")])
                for covered in (False, True):
                    for said, room, wide in _written(group, covered=covered):
                        assert wide <= room, f"{said} on {entry.id}"
                        assert said == group.name or not group.name, f"{group.name} is whole"


def _written(group: Group, *, covered: bool) -> list[tuple[str, float, float]]:
    """Return the text of the strip above a counter's value, the space for it, and its width."""
    found: list[tuple[str, float, float]] = []
    write = Pen.text

    def noted(pen: Pen, at: tuple[float, float], said: str, fill: Colour, **how: Any) -> None:
        if said != group.figure:
            edge = 42 if covered and not group.name else large_counters.width_of(group)
            found.append((said, edge - at[0], text_width(said, face="figures", size=how["size"])))
        write(pen, at, said, fill, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pen, "text", noted)
        large_counters.draw_item(group, PAPER, covered=covered and not group.name)
    return found


@pytest.mark.stress
def test_names_are_complete_or_left_out(chart: WholeMap) -> None:
    """On an enlarged quarter the name of a neighbouring zone is drawn whole or not at all."""
    near = CloseUps(chart)
    written: list[str] = []
    for quarter in QUARTERS:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(map_ground, "draw_name", lambda _pen, block, _theme: written.append(block.zone))
            window = near._plate(quarter).window
        own = set(board().quarter_zones(quarter))
        assert own <= set(written), "the quarter's own names are all there"
        for zone in written:
            x0, y0, x1, y1 = chart.plate.names[zone].written
            assert window[0] <= x0, zone
            assert window[1] <= y0, zone
            assert x1 <= window[2], zone
            assert y1 <= window[3], zone
        assert len(written) < len(chart.layout.zones)
        written.clear()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pale_tints_still_differ(theme: Theme) -> None:
    """Around an enlarged quarter a Legation is paler than usual but keeps its own colour."""
    palette = WholeMap(theme=theme).plate.palette
    for power, tint in theme.powers.items():
        pale = mix(tint, theme.outside, map_ground.PALE)
        printed = palette.flatten(Image.new("RGB", (1, 1), pale)).convert("RGB").getpixel((0, 0))
        assert isinstance(printed, tuple)
        assert all(abs(one - two) <= 6 for one, two in zip(printed, pale, strict=True)), power


@pytest.mark.stress
def test_no_sign_of_a_quarter_is_cut(monkeypatch: pytest.MonkeyPatch, chart: WholeMap) -> None:
    signs: list[tuple[int, int]] = []
    monkeypatch.setattr(ground, "_quarter_name", lambda _pen, _said, at, _theme: signs.append(at))
    near = CloseUps(chart)
    for quarter in QUARTERS:
        x0, y0, x1, y1 = near._plate(quarter).window
        for x, y in signs:
            assert x0 + ground.SIGN <= x <= x1 - ground.SIGN
            assert y0 + ground.SIGN <= y <= y1 - ground.SIGN
        signs.clear()
    with speaking("en"):
        ground.draw_ground(chart.layout, PAPER)
    assert len(signs) == len(QUARTERS), "the whole map has all of them"

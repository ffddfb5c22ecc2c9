"""A die looks like a die and a loss like a loss, on every badge of every game, without colour too."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.games.keep_up_the_fire.map import event_badges as fires
from render.games.keep_up_the_fire.map.layout import Place
from render.games.keep_up_the_fire.theme import THEMES as FIRE_THEMES
from render.games.siege.marks.badges import badge, size_of
from render.games.siege.marks.event_marks import CHINESE_LOSS, LOSS, Mark
from render.games.siege.theme import THEMES
from render.pictures.drawing import Pen
from render.pictures.signs import draw_broken, draw_die
from render.presenter import LOOKS, Look

PAPER, INK = (255, 255, 255), (0, 0, 0)


def blots(picture: Image.Image, *, dark: bool = True) -> int:
    """Count the connected dark (or light) spots of a picture."""
    grey = picture.convert("L").point([255 if (value < 110) == dark else 0 for value in range(256)])
    found = 0
    for y in range(grey.height):
        for x in range(grey.width):
            if grey.getpixel((x, y)) == 255:
                ImageDraw.floodfill(grey, (x, y), 0)
                found += 1
    return found


def die(number: int, size: int = 40) -> Image.Image:
    pen = Pen(size + 8, size + 8, ground=PAPER)
    draw_die(pen, (size / 2 + 4, size / 2 + 4), size, number, (PAPER, INK))
    return pen.done()


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("size", [19, 40])
def test_a_die_has_as_many_pips_as_it_shows(number: int, size: int) -> None:
    face = die(number, size)
    edge = 4 + size // 8
    assert blots(face.crop((edge, edge, face.width - edge, face.height - edge))) == number


def test_faces_differ_and_a_number_without_pips_is_written() -> None:
    faces = [die(number) for number in (*range(1, 7), 9)]
    for one, two in combinations(faces, 2):
        assert ImageChops.difference(one, two).getbbox() is not None


def test_a_broken_counter_is_in_two_pieces() -> None:
    pen = Pen(60, 60, ground=INK)
    draw_broken(pen, (30, 30), 40, (PAPER, INK))
    assert blots(pen.done(), dark=False) == 2


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("dice", [(3,), (6, 5)])
def test_the_pips_of_a_roll_are_counted_on_its_badge(look: Look, dice: tuple[int, ...]) -> None:
    """Measured on the drawn badge: a shot of the siege, and a hit of the other game."""
    high = 46
    siege = badge(Mark("shot", "hanlin", dice=dice), high, THEMES[look])
    other = fires.badge(fires.Mark("hit", "", Place(0, 0), dice), FIRE_THEMES[look])
    for drawn, side, step in ((siege, 0.76 * high, 0.84 * high), (other, fires.DIE, fires.DIE + 3)):
        seen = 0
        start = 0.98 * high if drawn is siege else fires.SIGN
        for place in range(len(dice)):
            left, inset = start + place * step, side * 0.14
            top = (drawn.height - side) / 2
            box = (left + inset, top + inset, left + side - inset, top + side - inset)
            seen += blots(drawn.convert("RGB").crop(tuple(map(round, box))))  # type: ignore[arg-type]
        assert seen == sum(dice)


@pytest.mark.parametrize("look", LOOKS)
def test_losses_of_both_sides_differ_by_shape_and_from_rolls(look: Look) -> None:
    theme, high = THEMES[look], 46
    ours, theirs = (badge(Mark(sign, "hanlin", "−2"), high, theme) for sign in (LOSS, CHINESE_LOSS))
    apart = ImageChops.difference(ours.getchannel("A"), theirs.getchannel("A")).histogram()
    assert sum(apart[128:]) > 60, "one is round, one pointed"
    light, dark = (each.convert("L").resize((1, 1)).getpixel((0, 0)) for each in (ours, theirs))
    assert light != dark
    roll = badge(Mark("melee", "hanlin", dice=(2,)), high, theme)
    assert roll.tobytes() != ours.tobytes()


def test_a_badge_is_as_wide_as_its_dice() -> None:
    one, two = (size_of(Mark("shot", "hanlin", dice=dice), 40)[0] for dice in ((1,), (1, 2)))
    assert two - one == pytest.approx(0.84 * 40, abs=2)


@pytest.mark.parametrize(("way", "axis", "first"), [("right", 0, False), ("left", 0, True), ("down", 1, False)])
def test_the_arrow_of_new_arrivals_points_into_their_zone(way: str, axis: int, first: bool) -> None:
    """The head is the wide half of the arrow: there is more ink on the side to which it points."""
    high = 60
    drawn = badge(Mark("entry", "hanlin", "", way=way), high, THEMES["chart"]).convert("RGB")
    theme = THEMES["chart"]
    ink = [
        (x, y)
        for x in range(drawn.width)
        for y in range(drawn.height)
        if sum(abs(a - b) for a, b in zip(drawn.getpixel((x, y)), theme.boxer, strict=True)) < 60  # type: ignore[arg-type]
    ]
    low, top = min(spot[axis] for spot in ink), max(spot[axis] for spot in ink)
    halves = [sum(spot[axis] < (low + top) / 2 for spot in ink), sum(spot[axis] > (low + top) / 2 for spot in ink)]
    assert (halves[0] > halves[1]) is first


@pytest.mark.parametrize(
    ("wall", "axis", "first"), [("north", 1, False), ("east", 0, True), ("south", 1, True), ("west", 0, False)]
)
def test_the_arrow_of_a_lane_points_at_its_wall(wall: str, axis: int, first: bool) -> None:
    drawn = fires.badge(fires.Mark(f"came-{wall}", "", Place(0, 0)), FIRE_THEMES["chart"]).convert("RGB")
    light = [
        (x, y)
        for x in range(6, drawn.width - 6)
        for y in range(6, drawn.height - 6)
        if sum(drawn.getpixel((x, y))) > 600  # type: ignore[arg-type]
    ]
    low, top = min(spot[axis] for spot in light), max(spot[axis] for spot in light)
    halves = [sum(spot[axis] < (low + top) / 2 for spot in light), sum(spot[axis] > (low + top) / 2 for spot in light)]
    assert (halves[0] > halves[1]) is first

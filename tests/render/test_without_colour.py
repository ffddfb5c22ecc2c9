"""Nothing on the map depends on colour alone: in grey, sides, kinds, losses, fires, ruins and arrows stay distinct."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.games.siege.testing.positions import read
from engine.games.siege.world import BOXER_LEADER, FULL, REDUCED, REGULAR_LEADER, VALUES
from render.games import find
from render.games.siege.counters import counters
from render.games.siege.counters.counters import Group, stack, total
from render.games.siege.map import ground
from render.games.siege.map.layout import layout
from render.games.siege.theme import PAPER
from render.language import speaking
from render.pictures.drawing import Pen

SIZE = 56
TAGS = {"irregular": "Boxers", "fanatic": "Fanatics", "regular": "Regulars", "civilian": "Civilians"}
NAMES = {
    "leader": "Strouts",
    "machine-gun": "Colt",
    "gun": "Betsy",
    "boxer-leader": "Chief",
    "regular-leader": "General",
}


def group(kind: str, face: int = FULL, *, power: str = "") -> Group:
    return Group(kind, power, face, 1, name=NAMES.get(kind, ""), tag=TAGS.get(kind, ""))


def grey(picture: Image.Image) -> Image.Image:
    """Return a picture on paper, without its colours."""
    paper = Image.new("RGBA", picture.size, (*PAPER.paper, 255))
    paper.alpha_composite(picture.convert("RGBA"))
    return paper.convert("L")


def apart(one: Image.Image, two: Image.Image, *, by: int = 40) -> float:
    """Return the share of pixels that differ clearly."""
    size = max(one.width, two.width), max(one.height, two.height)
    sheets = []
    for picture in (one, two):
        sheet = Image.new("L", size, 235)
        sheet.paste(picture, (0, 0))
        sheets.append(sheet)
    changed = ImageChops.difference(*sheets).point([0] * by + [1] * (256 - by))
    return sum(changed.tobytes()) / (size[0] * size[1])


def ink(picture: Image.Image) -> Image.Image:
    """Return the drawing on a white ground, whichever of ground and ink is lighter."""
    ground_tone = max(picture.getcolors() or [(0, 0)])[1]
    return picture.point([255 if abs(tone - int(str(ground_tone))) < 60 else 0 for tone in range(256)])


@pytest.mark.parametrize("kind", sorted(VALUES))
def test_sides_are_light_and_dark(kind: str) -> None:
    """The Powers' counters are light with dark figures, the Chinese dark with light ones, reduced or not."""
    for face in (FULL, REDUCED):
        found = counters.look(group(kind, face), PAPER)
        light, dark = (sum(colour) / 3 for colour in (found.ground, found.ink))
        if group(kind).chinese:
            assert light < 130 < 160 < dark
        else:
            assert light > 170 > 60 > dark


def test_totals_have_distinct_shapes() -> None:
    ours, theirs = (total(7, "", SIZE, PAPER, chinese=chinese) for chinese in (False, True))
    assert ours.size == theirs.size
    assert apart(ours.getchannel("A"), theirs.getchannel("A")) > 0.02, "round and pointed"


@pytest.mark.parametrize(("one", "two"), list(combinations(sorted(VALUES), 2)))
def test_kinds_have_distinct_silhouettes(one: str, two: str) -> None:
    """The drawings differ even if light and dark are swapped."""
    assert apart(ink(grey(stack(group(one), SIZE, PAPER))), ink(grey(stack(group(two), SIZE, PAPER)))) > 0.02


@pytest.mark.parametrize("kind", sorted(set(VALUES) - {BOXER_LEADER, REGULAR_LEADER}))
def test_a_reduced_counter_has_another_figure_and_stripes(kind: str) -> None:
    full, reduced = group(kind), group(kind, REDUCED)
    assert full.figure != reduced.figure
    assert apart(grey(stack(full, SIZE, PAPER)), grey(stack(reduced, SIZE, PAPER)), by=25) > 0.1


def test_the_names_of_powers_are_next_to_their_flags() -> None:
    pictures = {}
    for power in ("GB", "FR", "RU", "DE", "IT", "JP", "US", "AT"):
        pictures[power] = grey(stack(group("soldier", power=power), SIZE, PAPER))
    for one, two in combinations(pictures, 2):
        assert apart(pictures[one], pictures[two]) > 0.01, (one, two)


def test_arrows_are_solid_and_hollow() -> None:
    """Red and green arrows differ by their middle, which is full or empty."""
    middles = {}
    for red in (True, False):
        pen = Pen(60, 60, ground=PAPER.paper)
        ground.draw_arrow(pen, (30, 30), (1, 0), PAPER, red=red)
        middles[red] = pen.done().convert("L").getpixel((26, 30))
    assert isinstance(middles[True], int)
    assert isinstance(middles[False], int)
    assert abs(middles[True] - middles[False]) > 100


@cache
def board(state: str) -> Image.Image:
    text = f'day = 9\nassault = true\nsequence = 1\n{state}\n[counters]\nbritish-north = ["gb1"]\nfu-south = ["ir1"]'
    with speaking("en"):
        return Image.open(BytesIO(find("siege").picture(read(text).position))).convert("L")


@pytest.mark.parametrize(
    ("state", "least"),
    [
        ('fires = { mongol-market = "lit" }', 0.04),
        ('ruins = ["mongol-market"]', 0.1),
        ('barricades = ["mongol-market"]', 0.02),
    ],
)
def test_fires_and_ruins_change_the_ground_without_colour(state: str, least: float) -> None:
    """Flames, rubble and sandbags are drawn, with the word next to them."""
    box = layout().zones["mongol-market"]
    assert apart(board("").crop(box), board(state).crop(box), by=25) > least


@pytest.mark.parametrize(("name", "one", "two"), [("morale", "2", "9"), ("food", "3", "30")])
def test_tracks_are_legible_by_their_marks(name: str, one: str, two: str) -> None:
    foot = board("").height - 110
    pictures = [board(f"{name} = {value}").crop((0, foot, 1200, foot + 110)) for value in (one, two)]
    assert apart(*pictures) > 0.005


def test_grey_boards_of_both_sides_differ() -> None:
    """A zone with a soldier and a zone with Boxers, in grey: another counter, another total."""
    zones = layout().zones
    ours, theirs = (board("").crop(zones[zone]) for zone in ("british-north", "fu-south"))
    assert apart(ours, theirs) > 0.03

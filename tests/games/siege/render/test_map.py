"""The map picture is tested by structure, not by bytes: zones in place, counters visible, nothing cut off."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops
from support import stress
from support.siege_positions import world

from engine.core.asks import Answer
from engine.core.events import DieRollReport
from engine.core.save import advance, new_game
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import CHINESE, Position
from render.fonts import FILES, font
from render.games.siege import PRESENTER
from render.games.siege.counters import counter_stacks, counters
from render.games.siege.counters.counters import Group
from render.games.siege.counters.glyphs import PAINT as GLYPHS
from render.games.siege.map.callouts import Room
from render.games.siege.map.ground import tint_of
from render.games.siege.map.layout import layout, shared_border
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.map.zone_names import name_block
from render.games.siege.marks.movement_trails import MOST, trails
from render.games.siege.theme import PAPER
from render.language import speaking
from render.pictures import flags
from render.pictures.drawing import Colour, fit, text_width, wrap
from render.pictures.png import png

pytestmark = pytest.mark.usefixtures("english")

KB = 1_024
CROWD = (
    "fa1 fa2/1 rg1 rg2 rg3/1 rg4 bl1 rl1 ir1 ir2 ir3 ir4 ir5/1 ir6 ir7 ir8 ir9 ir10 ir11 ir12 "
    "gb1 gb2/1 us1 us2 ru1 fr1/1 de1 vo1 vo2 vo3 macdonald shiba/1 colt civ1 civ2/1"
)
"""Twenty Chinese counters among ten soldiers, with officers, a weapon and civilians."""


@pytest.fixture(scope="module")
def chart() -> WholeMap:
    return WholeMap()


@pytest.fixture(scope="module")
def empty(chart: WholeMap) -> Image.Image:
    """The map without counters."""
    with speaking("en"):
        return _drawn(chart, world({}).position)


def _drawn(chart: WholeMap, position: Position) -> Image.Image:
    return chart.draw(position).convert("RGB")


def _near(one: tuple[int, ...], two: Colour) -> bool:
    return all(abs(a - b) <= 12 for a, b in zip(one, two, strict=True))


def _share(picture: Image.Image, box: tuple[int, int, int, int], colour: Colour) -> float:
    """Return the share of a box that has a colour."""
    found = picture.crop(box).getcolors(1 << 20) or []
    return sum(count for count, seen in found if _near(seen, colour)) / sum(count for count, _ in found)  # type: ignore[arg-type]


# --- the whole picture ---


def test_the_map_has_the_right_size_bytes_and_format() -> None:
    outcome = new_game(RULESET, seed="a picture", options={})
    with speaking("en"):
        data = PRESENTER.picture(RULESET.view(outcome.world), events=outcome.events)
    picture = Image.open(BytesIO(data))
    assert picture.format == "PNG"
    assert picture.width == 1_600
    assert 1_100 < picture.height < 1_450
    assert 50 * KB < len(data) <= 250 * KB


def test_the_same_position_gives_the_same_picture(chart: WholeMap) -> None:
    position = world({"hanlin": CROWD}, card="KS").position
    assert png(chart.draw(position)) == png(chart.draw(position)) == png(WholeMap().draw(position))


@pytest.mark.stress
def test_every_picture_of_a_siege_is_light_enough(chart: WholeMap) -> None:
    player = POLICIES["steward"]("a heavy siege")
    outcome = new_game(RULESET, seed="a heavy siege", options={})
    heaviest, count = 0, 0
    while outcome.ask is not None:
        view = RULESET.view(outcome.world)
        answer: Answer = player.answer(view, outcome.ask)
        if count % 12 == 0:
            heaviest = max(heaviest, len(png(chart.draw(view))))
        count += 1
        outcome = advance(RULESET, outcome.save, answer)
    assert 100 * KB < heaviest <= 250 * KB


# --- the background ---


@pytest.mark.parametrize("zone", [zone.id for zone in board().zones.values()])
def test_a_zone_has_its_colour(empty: Image.Image, zone: str) -> None:
    here = layout().zones[zone]
    assert _share(empty, here, tint_of(board().zones[zone], PAPER)) > 0.5


def test_the_imperial_city_is_grey_and_no_zone(empty: Image.Image) -> None:
    assert _share(empty, layout().imperial, PAPER.imperial) > 0.4


def test_the_borders_of_zones_are_kept() -> None:
    plan = layout()
    for zone in board().zones.values():
        for name in zone.touch:
            x0, y0, x1, y1 = shared_border(zone, board().zones[name])
            wide, high = plan.x(x1) - plan.x(x0), plan.y(y1) - plan.y(y0)
            assert max(wide, high) >= 16
            assert min(wide, high) == 0
        for name in set(board().zones) - {zone.id, *zone.touch}:
            one, two = plan.zones[zone.id], plan.zones[name]
            wide, high = min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1])
            assert min(wide, high) < 0 or (wide, high) == (0, 0), (zone.id, name)


def test_zones_fill_the_map_without_overlap() -> None:
    boxes = list(layout().zones.values())
    for place, one in enumerate(boxes):
        for two in boxes[place + 1 :]:
            assert min(one[2], two[2]) <= max(one[0], two[0]) or min(one[3], two[3]) <= max(one[1], two[1])


@pytest.mark.parametrize("zone", list(board().zones))
def test_a_name_is_not_cut(zone: str) -> None:
    with speaking("en"):
        block = name_block(layout(), zone)
    x0, y0, x1, y1 = layout().zones[zone]
    room = (x1 - x0) if block.side == "top" else (y1 - y0)
    widest = max(text_width(line, face=block.face, size=block.size) for line in block.lines)
    assert len(block.lines) <= 2
    assert widest + 12 <= room
    assert block.box[1] >= y0
    assert block.box[3] <= y1


def test_entries_arrows_and_stairs_can_be_seen(empty: Image.Image) -> None:
    picture = empty
    for x, y in layout().entries.values():
        assert _share(picture, (x - 16, y - 16, x + 16, y + 16), PAPER.boxer) > 0.3
    whole = layout().map
    assert _share(picture, whole, PAPER.red) > 0.002
    assert _share(picture, whole, PAPER.green) > 0.0004


# --- counters ---


@pytest.mark.parametrize(
    ("counter", "colour"),
    [
        ("gb1", PAPER.counter),
        ("gb1/1", PAPER.worn),
        ("strouts", PAPER.counter),
        ("colt", PAPER.counter),
        ("civ1", PAPER.civilian),
        ("civ1/1", PAPER.civilian_worn),
        ("ir1", PAPER.boxer),
        ("ir1/1", PAPER.boxer_worn),
        ("rg1", PAPER.regular),
        ("rg1/1", PAPER.regular_worn),
        ("fa1", PAPER.fanatic),
        ("fa1/1", PAPER.fanatic_worn),
    ],
)
def test_a_counter_can_be_seen(chart: WholeMap, empty: Image.Image, counter: str, colour: Colour) -> None:
    here = layout().zones["fu-north"]
    picture = _drawn(chart, world({"fu-north": counter}).position)
    assert _share(picture, here, colour) > _share(empty, here, colour) + 0.01


def test_sides_faces_and_kinds_differ_without_colour() -> None:
    """In greyscale, every kind and face of counter is a different picture, and the two sides are light and dark."""
    seen: dict[bytes, Group] = {}
    every = [
        *(Group("soldier", power, face, 1) for power in flags.PAINT for face in (1, 2) if power not in {"NL", "ES"}),
        *(Group(kind, "", face, 1) for kind in ("irregular", "regular", "fanatic", "civilian") for face in (1, 2)),
        *(Group(kind, "GB", face, 1, name=kind) for kind in ("gun", "machine-gun", "leader") for face in (1, 2)),
    ]
    for group in every:
        grey = counters.stack(group, 42, PAPER).convert("LA")
        assert grey.tobytes() not in seen, (group, seen.get(grey.tobytes()))
        seen[grey.tobytes()] = group
        middle = grey.getpixel((4, 24))
        assert isinstance(middle, tuple)
        assert (middle[0] < 140) == group.chinese, group


def test_a_stack_shows_its_number_and_its_points() -> None:
    position = world({"hanlin": "gb1 gb2 gb3/1 us1 macdonald civ1", "customs": "ir1 ir2 ir3/1 fa1"}).position
    with speaking("en"):
        ours, theirs = (counter_stacks.sides(position, zone)[0].items for zone in ("hanlin", "customs"))
    assert ours[0] == counter_stacks.Badge(7, "+3", False)
    assert [(g.power, g.face, g.number) for g in ours[1:4] if isinstance(g, Group)] == [
        ("GB", 2, 2),
        ("GB", 1, 1),
        ("US", 2, 1),
    ]
    assert theirs[0] == counter_stacks.Badge(15, "", True)
    assert sum(g.number for g in theirs[1:] if isinstance(g, Group)) == 4


def test_a_subaltern_has_his_own_name() -> None:
    position = world({"hanlin": "gb1 strouts/1"}).position
    with speaking("en"):
        names = [g.name for g in counter_stacks.sides(position, "hanlin")[0].items if isinstance(g, Group)]
    assert "Wray" in names


@pytest.mark.parametrize("zone", stress.spread(list(board().zones), of=4))
def test_a_crowd_is_drawn_completely_in_every_zone(chart: WholeMap, zone: str) -> None:
    """Twenty Chinese, ten soldiers and more in one zone: each group is drawn once, inside the zone or its callout."""
    position = world({zone: CROWD}, card="KS").position
    with speaking("en"):
        found = counter_stacks.sides(position, zone)
    groups = [item for side in found for item in side.items]
    assert sum(g.number for g in groups if isinstance(g, Group)) == 35
    placed = counter_stacks.pack(found, chart.room(position, zone))
    if placed is None:
        shapes = counter_stacks.callout_shapes(found)
        assert all([one.item for one in shape.items] == groups for group in shapes for shape in group)
        sizes = [(shape.width + 18, shape.height + 34) for shape in shapes[0]]
        spot = Room(layout()).place(sizes, layout().zones[zone])
        assert spot is not None
        which, box = spot
        assert (box[2] - box[0], box[3] - box[1]) == sizes[which]
        _inside(box, layout().map)
        assert [callout.zone for callout in chart.callouts(position, {zone: shapes}, [])] == [zone]
        kept = counter_stacks.pack_summary(found, chart.room(position, zone))
        assert [one.item.points for one in kept if isinstance(one.item, counter_stacks.Badge)] == [45, 20]
    else:
        assert [one.item for one in placed] == groups
    picture = _drawn(chart, position)
    before = _drawn(chart, world({}, card="KS").position)
    assert _share(picture, layout().map, PAPER.boxer) > _share(before, layout().map, PAPER.boxer)


def _inside(inner: tuple[int, ...], outer: tuple[int, ...]) -> None:
    assert inner[0] >= outer[0]
    assert inner[1] >= outer[1]
    assert inner[2] <= outer[2]
    assert inner[3] <= outer[3]


@pytest.mark.parametrize("zone", ["fu-north", "carriage-park", "hatamen-street", "wall-street-east"])
def test_a_large_zone_needs_no_callout(chart: WholeMap, zone: str) -> None:
    position = world({zone: "gb1 gb2 us1 strouts civ1 ir1 ir2 rg1 fa1"}).position
    with speaking("en"):
        placed = counter_stacks.pack(counter_stacks.sides(position, zone), chart.room(position, zone))
    assert placed is not None
    for one in placed:
        right, low = one.x + counter_stacks.item_width(one.item, one.size), one.y + counters.height_of(one.size)
        _inside((one.x, one.y, right, low), layout().zones[zone])


def test_a_callout_hides_no_other_counter(chart: WholeMap) -> None:
    """The callout of a crowded bridge does not cover the garrison of the next zone."""
    neighbours = {"canal-middle": "jp1", "legation-street-3": "ru2", "legation-street-4": "de2", "canal-south": "it1"}
    alone = _drawn(chart, world({"south-bridge": CROWD, **neighbours}, card="KS").position)
    for zone in neighbours:
        assert _share(alone, layout().zones[zone], PAPER.counter) > 0.04, zone


# --- states, tracks ---


@pytest.mark.parametrize(
    ("fields", "colour"),
    [({"fires": {"hanlin": {}}}, PAPER.fire_ground), ({"ruins": ["hanlin"]}, PAPER.ruin_ground)],
    ids=["fire", "ruin"],
)
def test_fires_and_ruins_change_the_ground(chart: WholeMap, fields: dict[str, object], colour: Colour) -> None:
    from engine.games.siege.world import Fire

    if "fires" in fields:
        fields = {"fires": {"hanlin": Fire(spreads=True)}}
    here = layout().zones["hanlin"]
    picture = _drawn(chart, world({}, **fields).position)
    plain = _drawn(chart, world({}).position)
    assert picture.crop(here).tobytes() != plain.crop(here).tobytes()
    inner = picture.crop((here[0] + 8, here[1] + 24, here[2] - 8, here[3] - 30)).resize((1, 1), Image.Resampling.BOX)
    seen = inner.getpixel((0, 0))
    assert isinstance(seen, tuple)
    assert sum(abs(a - b) for a, b in zip(seen, colour, strict=True)) < 90


def test_a_barricade_lies_along_its_zone(chart: WholeMap) -> None:
    here = layout().zones["fu-south"]
    low = (here[0], here[3] - 24, here[2], here[3])
    picture = _drawn(chart, world({}, barricades=["fu-south"]).position)
    assert _share(picture, low, PAPER.sandbag) > 0.2


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"morale": 6}, {"morale": 7}),
        ({"food": 12}, {"food": 13}),
        ({"ammunition_short": False}, {"ammunition_short": True}),
        ({"truce": False}, {"truce": True}),
        ({"cha_cha": False}, {"cha_cha": True}),
        ({"card": "7C"}, {"card": "7S"}),
        ({"card": "RJ"}, {"card": "BJ"}),
        ({"sequence": 1}, {"sequence": 2}),
    ],
    ids=lambda value: next(iter(value)),
)
def test_the_tracks_are_drawn(chart: WholeMap, one: dict[str, object], two: dict[str, object]) -> None:
    first, second = (
        _drawn(chart, world({}, **{"card": "7C", **fields}).position)
        for fields in (one, two)  # type: ignore[arg-type]
    )
    title, tracks, board_box = layout().title, layout().tracks, layout().map
    assert any(first.crop(box).tobytes() != second.crop(box).tobytes() for box in (title, tracks))
    assert first.crop(board_box).tobytes() == second.crop(board_box).tobytes()


def test_the_setup_has_its_own_title(chart: WholeMap) -> None:
    position = RULESET.view(RULESET.new({}))
    assert not position.card
    assert Image.open(BytesIO(png(chart.draw(position)))).width == 1_600


# --- recent events ---


def test_lines_of_movement_and_fire_are_drawn_under_the_counters(chart: WholeMap) -> None:
    position = world({"hanlin": "gb1", "fu-north": "ir1 ir2", "customs": "jp1"}, card="KS").position
    account = DieRollReport(purpose="fire hanlin", rule="6.3", dice=(4,))
    events = [
        e.PileMoved(
            counters=("ir1", "ir2"),
            path=("changan-east", "customs-street-north", "fu-north"),
            through=(),
            cost=2,
            stopped="defended",
        ),
        e.CountersMoved(counters=("jp1",), start="austrian", end="customs", why="march"),
        e.ShotFired(zone="hanlin", target="canal-north", shooters=("gb1",), account=account, losses=(), own_losses=()),
        e.CountersMoved(counters=("civ1",), start="french-1", end="french-2", why="lodge"),
    ]
    found = trails(events, layout())
    assert [trail.kind for trail in found] == ["pile", "move", "volley"]
    plain, drawn = chart.draw(position), chart.draw(position, events=events)
    changed = ImageChops.difference(plain.convert("RGB"), drawn.convert("RGB"))
    for zone in ("customs-street-north", "austrian", "canal-north"):
        assert changed.crop(layout().zones[zone]).getbbox(), zone
    for zone in ("french-1", "german-west", "wall-west"):
        assert not changed.crop(layout().zones[zone]).getbbox(), zone
    for trail in found:
        _inside(trail.box, (0, 0, layout().width, layout().height))


def test_the_map_has_a_maximum_number_of_lines() -> None:
    zones = list(board().zones)
    events = [e.CountersMoved(counters=(), start=a, end=b, why="reposition") for a, b in pairwise(zones)]
    assert len(trails(events, layout())) == MOST
    assert len(trails(events[:1] * 5, layout())) == 1


def test_the_mornings_redeployment_does_not_hide_the_assault() -> None:
    morning = e.CountersMoved(counters=("jp1",), start="austrian", end="customs", why="reposition")
    march = e.CountersMoved(counters=("jp1",), start="customs", end="austrian", why="march")
    path = ("changan-east", "customs-street-north")
    pile = e.PileMoved(counters=("ir1",), path=path, through=(), cost=1, stopped="defended")
    assert [trail.kind for trail in trails([morning], layout())] == ["move"]
    assert [trail.kind for trail in trails([morning, pile, march], layout())] == ["pile", "move"]


# --- helpers ---


def test_every_kind_of_counter_has_a_silhouette() -> None:
    kinds = {counter.kind for counter in RULESET.new({}).position.counters}
    assert kinds <= set(GLYPHS)
    assert {kind for kind in kinds if kind in CHINESE} == CHINESE


def test_fonts_come_from_the_repository_and_have_the_suits() -> None:
    for face in FILES:
        assert font(face, 20).getlength("The Siege of the Legations ’ é") > 100
    missing = font("figures", 40).getmask("\uffff").getbbox()
    for suit in "♠♥♦♣×★→−":
        assert font("figures", 40).getmask(suit).getbbox() not in (None, missing), suit


def test_text_is_fitted_and_wrapped() -> None:
    assert fit("Wroublevsky", face="figures", size=30, least=8, width=60) < 30
    assert fit("Hall", face="figures", size=12, least=8, width=60) == 12
    lines = wrap("American Legation West", face="bold", size=16, width=110)
    assert len(lines) == 2
    assert all(text_width(line, face="bold", size=16) <= 110 for line in lines)

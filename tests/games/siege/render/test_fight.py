"""The picture of a fight: on a phone its counters are 28 pixels high, and no fighting counter is missing."""

from __future__ import annotations

from collections import Counter as Tally
from functools import cache
from itertools import combinations
from statistics import median

import pytest
from games.whole_games import boards
from PIL import ImageChops
from support import stress
from support.siege_positions import world

from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import Fire, Position
from render.catalogue import languages
from render.games.siege import PRESENTER
from render.games.siege.counters import counter_stacks, large_counters
from render.games.siege.counters.counter_stacks import Badge
from render.games.siege.map import badge_legend, fight
from render.games.siege.map.fight_map import FightMap
from render.games.siege.map.fight_plan import (
    ACROSS,
    CAPTION,
    DOWN,
    ENTRANCE,
    WIDTH,
    ZOOM,
    Shelf,
    Window,
    _merged,
    entrances,
    fight_of,
    groups_of,
)
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.map.zone_names import name_block
from render.games.siege.marks.event_marks import marks
from render.games.siege.marks.movement_trails import trails
from render.games.siege.theme import PAPER
from render.language import speaking
from render.panel import ALT_LENGTH
from render.presenter import LOOKS, Look

pytestmark = pytest.mark.usefixtures("english")

PHONE, HIGH = 360, 28
"""Width of a picture on a telephone, and the least height of a counter on it."""
ROLL = DieRollReport(purpose="fire hanlin", rule="6.3", dice=(5,), total=5, column=4, result="2")
SHOT = e.ShotFired(zone="british-north", target="hanlin", shooters=("gb1",), account=ROLL, losses=(), own_losses=())
CROWD = "fa1 fa2/1 rg1 rg2 rg3/1 bl1 ir1 ir2 ir3 ir4 gb3 gb4/1 us1 us2 macdonald colt civ1"


@pytest.fixture(scope="module")
def near() -> FightMap:
    return FightMap(WholeMap())


@cache
def assaults(policy: str, seed: str) -> list[tuple[Position, tuple[Event, ...]]]:
    """Return boards of a game during assaults, each with the events of some decisions."""
    every = boards(RULESET, POLICIES[policy], seed, every=7)
    return [(view, events) for view, events in every if view.assault]


# --- what it shows ---


@pytest.mark.stress
def test_a_counter_is_28_pixels_high_on_a_phone(near: FightMap) -> None:
    """Measured in the drawn picture: from the upper edge of a counter to the lower one."""
    position = world({"british-north": "gb1", "hanlin": "ir1"}).position
    picture = near.draw(position, events=[SHOT])
    assert picture is not None
    empty = near.draw(world({"hanlin": "ir1"}).position, events=[SHOT])
    assert empty is not None
    spots = [one for _, one in near.plan(position, [SHOT]).spots if not isinstance(one.item, Badge)]
    (spot,) = [one for one in spots if not isinstance(one.item, Badge) and one.item.power]
    column = spot.x + large_counters.SIZE // 2
    one, two = (each.convert("RGB").crop((column, spot.y - 90, column + 1, spot.y + 160)) for each in (picture, empty))
    seen = ImageChops.difference(one, two).getbbox()
    assert seen is not None
    assert (seen[3] - seen[1]) * PHONE / picture.width >= HIGH


def _wanted(position: Position, zones: list[str]) -> Tally[tuple[str, str, int]]:
    found: Tally[tuple[str, str, int]] = Tally()
    with speaking("en"):
        for zone in zones:
            for group in counter_stacks.groups(position.here(zone)):
                found[group.kind, group.power, group.face] += group.number
    return found


@pytest.mark.stress("random-b")
@pytest.mark.parametrize(("policy", "seed"), stress.spread([("random", "b"), ("steward", "a"), ("random", "c")], of=3))
def test_in_whole_games_no_fighting_counter_is_missing_or_covered(near: FightMap, policy: str, seed: str) -> None:
    boards, heights = assaults(policy, seed), list[float]()
    assert len(boards) > 5
    for position, told in boards[:: max(len(boards) // 40, 1)]:
        planned = near.plan(position, told)
        if not planned.windows:
            assert not fight_of(position, told).zones
            continue
        shelved = {shelf.zone for shelf in planned.shelves}
        items = [one.item for _, one in planned.spots]
        items += [one.item for shelf in planned.shelves for one in shelf.laid.spots]
        seen: Tally[tuple[str, str, int]] = Tally()
        for item in items:
            if not isinstance(item, Badge):
                seen[item.kind, item.power, item.face] += 1
        summed = [shelf.zone for shelf in planned.shelves if _summed(position, shelf)]
        assert not _wanted(position, [zone for zone in planned.fight.zones if zone not in summed]) - seen
        assert not summed or summed[0] != planned.shelves[0].zone, "where it matters most, every counter is seen"
        assert planned.low <= 1.8 * WIDTH
        heights.append(planned.low / WIDTH)
        assert len({shelf.letter for shelf in planned.shelves}) == len(planned.shelves)
        assert shelved <= {*planned.fight.zones, *planned.fight.neighbours}
        for shelf in planned.shelves:
            assert shelf.at[0] + shelf.laid.width <= WIDTH
        for one, two in combinations(planned.shelves, 2):
            assert _apart(
                (*one.at, one.at[0] + one.laid.width, one.at[1] + CAPTION + one.laid.height),
                (*two.at, two.at[0] + two.laid.width, two.at[1] + CAPTION + two.laid.height),
            )

    assert median(heights) <= 1.4, "a telephone shows most of them without scrolling"


def _summed(position: Position, shelf: Shelf) -> bool:
    """Return whether a shelf shows only the sums of a zone's sides, and whether these are correct."""
    told = [spot.item for spot in shelf.laid.spots]
    with speaking("en"):
        sides = counter_stacks.sides(position, shelf.zone)
    if len(told) == sum(len(large_counters.one_by_one(side)) for side in sides):
        return False
    brief = [item for side in sides for item in large_counters.one_by_one(side._replace(items=side.items[:1]))]
    assert told == brief
    return True


def _apart(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    return one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


@pytest.mark.stress
def test_windows_show_the_contested_zones_and_no_zone_twice(near: FightMap) -> None:
    for position, told in assaults("steward", "a"):
        planned = near.plan(position, told)
        for window in planned.windows:
            x0, _, x1, _ = window.box
            assert near.layout.map[0] <= x0 < x1 <= near.layout.map[2]
            assert x1 - x0 == 600
            assert window.within[3] <= planned.low
        for one, two in combinations(planned.windows, 2):
            assert _apart(one.within, two.within)
        heaviest = next(iter(planned.fight.zones), None)
        if heaviest is None:
            continue
        box = near.layout.zones[heaviest]
        if box[3] - box[1] <= DOWN and box[2] - box[0] <= ACROSS:
            assert any(_inside(box, window.box) for window in planned.windows)


def _inside(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    return one[0] >= two[0] and one[1] >= two[1] and one[2] <= two[2] and one[3] <= two[3]


def test_zones_are_those_with_events_and_their_neighbours() -> None:
    position = world({"british-north": "gb1", "hanlin": "ir1"}, fires={"spanish": Fire(spreads=True)}).position
    march = e.CountersMoved(counters=("gb1",), start="dutch", end="american-west", why="march")
    morning = e.CountersMoved(counters=("gb1",), start="austrian", end="customs", why="reposition")
    found = fight_of(position, [morning, SHOT, march])
    assert set(found.zones) == {"british-north", "hanlin", "spanish", "dutch", "american-west"}
    assert next(iter(found.zones)) == "hanlin", "the hottest comes first"
    expected = {beside for zone in found.zones for beside in board().zones[zone].touch} - set(found.zones)
    assert set(found.neighbours) == expected


def test_shots_of_the_previous_day_are_no_fight() -> None:
    position = world({"british-north": "gb1", "italian": "ir1"}).position
    found = fight_of(position, [SHOT, e.CardDrawn(day=2, card="7H", left=51)])
    assert set(found.zones) == {"italian"}


@pytest.mark.parametrize("change", [{"assault": False}, {"verdict": "relieved"}], ids=["quiet", "over"])
def test_without_an_assault_there_is_no_second_picture(near: FightMap, change: dict[str, object]) -> None:
    position = world({"british-north": "gb1", "hanlin": "ir1"}).position
    assert near.draw(position, events=[SHOT]) is not None
    with speaking("en"):
        assert PRESENTER.panel(position, None, [SHOT]).fight
        for name, value in change.items():
            setattr(position, name, value)
        assert near.draw(position, events=[SHOT]) is None
        assert PRESENTER.fight(position, events=[SHOT]) is None
        assert not PRESENTER.panel(position, None, [SHOT]).fight


@pytest.mark.parametrize("locale", languages())
def test_the_alt_text_names_the_counters_in_each_zone(locale: str) -> None:
    position = world(
        {"british-north": "gb1 gb2", "hanlin": "ir1 us1", "canal-north": "us2"}, fires={"hanlin": Fire(spreads=True)}
    ).position
    with speaking(locale):
        said = fight.fight_alt(position, [SHOT])
        for zone in ("british-north", "hanlin", "canal-north"):
            assert fight.text_board.zone_short(zone) in said
        assert len(said) <= ALT_LENGTH
        crowded = world({zone: f"ir{place}" for place, zone in enumerate(board().zones, 1) if place <= 15}).position
        assert len(fight.fight_alt(crowded, [])) <= ALT_LENGTH


@pytest.mark.stress("contrast")
@pytest.mark.parametrize("look", LOOKS)
def test_every_theme_and_language_has_the_picture(look: Look) -> None:
    """Here another language with each look; under stress all three with each."""
    position = world({"british-north": CROWD, "hanlin": "ir13 ir14"}).position
    locales = [*languages()]
    for locale in locales if stress.FULL else [locales[LOOKS.index(look) % len(locales)]]:
        with speaking(locale):
            picture = fight.draw_fight(position, [SHOT], look=look)
        assert picture is not None
        assert (picture.mode, picture.width) == ("P", WIDTH)
        assert picture.height > 700


# --- its badges and their legend ---


def test_the_legend_explains_every_badge_on_the_picture(near: FightMap) -> None:
    position = world({"british-north": "gb1", "hanlin": "ir1"}).position
    keys = badge_legend.keys_of(marks([SHOT], position))
    assert keys == [badge_legend.DIE, "shot"]
    picture = near.draw(position, events=[SHOT])
    assert picture is not None
    low = near.plan(position, [SHOT]).low
    for place, key in enumerate(keys):
        entry = near._key(key).picture
        left = 14 + place * entry.width
        seen = picture.crop((left, low + 8, left + entry.width, low + 8 + entry.height))
        assert seen.tobytes() == entry.tobytes(), key
    quiet = near.draw(position)
    assert quiet is not None
    assert quiet.height == near.plan(position, []).low, "without badges there is no legend"
    assert picture.height > low + 40


@pytest.mark.parametrize("locale", languages())
def test_every_sign_is_in_the_legend_in_words_that_fit(locale: str) -> None:
    from render.games.siege.marks.badges import _SIGNS

    own = {*_SIGNS, "loss", "chinese-loss", "entry", "die"} - {"go", "barred"}
    assert {badge_legend.ALIKE.get(sign, sign) for sign in own} == set(badge_legend.KEYS)
    with speaking(locale):
        said = [badge_legend.say(f"badge-{key}") for key in badge_legend.KEYS]
    assert len(set(said)) == len(said), "one meaning each"
    for words in said:
        lines, size = badge_legend.fitted(words, 88, 15)
        assert len(lines) <= 2, words
        assert size >= badge_legend.SMALLEST
        assert all(large_counters.text_width(line, face="italic", size=size) <= 88 for line in lines), words


def test_counters_keep_their_sides_in_a_fight(near: FightMap) -> None:
    with speaking("en"):
        sides = counter_stacks.sides(world({"hanlin": CROWD}).position, "hanlin")
    assert len(sides) == 2
    assert near.theme is PAPER


# --- windows that meet, and lines that come from outside ---


def test_two_windows_on_one_street_are_one(near: FightMap) -> None:
    """Groups whose windows overlap are shown in one, where one is wide enough for both."""
    one, two = near.layout.zones["british-north"], near.layout.zones["british-south"]
    low = (two[0], one[3] + 10, two[2], one[3] + 60)
    assert len(_merged([one, low], near.layout)) == 1
    far = near.layout.zones["customs"]
    assert len(_merged([one, far], near.layout)) == 2


@pytest.mark.stress
def test_no_window_repeats_much_of_another(near: FightMap) -> None:
    for policy, seed in (("steward", "a"), ("random", "b")):
        for position, told in assaults(policy, seed)[::3]:
            for one, two in combinations([window.box for window in near.plan(position, told).windows], 2):
                wide, high = min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1])
                assert wide <= 0 or high <= 0 or 3 * wide * high < ACROSS * min(one[3] - one[1], two[3] - two[1])


def test_a_line_from_outside_begins_with_the_name_of_its_zone(near: FightMap) -> None:
    window = Window((0, 0, ACROSS, 300), 72)
    points = ((-200.0, 200.0), (400.0, 200.0))
    (found,) = entrances(window, [("customs", points)], {"customs": 120}, [])
    assert found.zone == "customs"
    assert (found.box[2] - found.box[0], found.box[3] - found.box[1]) == (120, ENTRANCE)
    assert found.box[0] <= 10, "at the edge over which it comes"
    assert found.box[1] <= 200 <= found.box[3]
    (beside,) = entrances(window, [("customs", points)], {"customs": 120}, [found.box])
    assert _apart(found.box, beside.box), "beside what stands there"
    inside = ((20.0, 200.0), (400.0, 200.0))
    assert not entrances(window, [("customs", inside)], {"customs": 120}, []), "what begins inside needs no name"
    assert not entrances(window, [("customs", ((-9.0, 0.0), (-5.0, 20.0)))], {"customs": 120}, [])


def test_names_on_a_telephone_have_11_pixels_and_both_ends_of_the_fight_their_counters(near: FightMap) -> None:
    named = both = 0
    for position, events in assaults("steward", "a")[::4]:
        planned = near.plan(position, events)
        for window in planned.windows:
            for zone in board().zones:
                if near._named(zone, window):
                    assert name_block(near.layout, zone).size * ZOOM * 360 / WIDTH >= 11
        named += len(near._labels(planned))
        if not planned.windows:
            continue
        shelves = {shelf.zone: shelf for shelf in planned.shelves}
        for zone in near._both_ends(planned.fight, events):
            if zone in shelves:
                items = [item for side in groups_of(position, zone) for item in side.items]
                assert len(shelves[zone].laid.spots) >= len(items), zone
                both += 1
    assert named > 3
    assert both > 3


def test_names_at_the_edges_cover_no_counter(near: FightMap) -> None:
    """The names are within their window and cover nothing; over a whole game some lines come from outside."""
    seen = 0
    for position, events in assaults("steward", "a")[::4]:
        planned = near.plan(position, events)
        if not planned.windows:
            continue
        lines = [trail.enlarged(near.layout.map[:2], ZOOM) for trail in trails(events, near.layout)]
        for entrance in near._entrances(planned, list(events), lines):
            box, seen = entrance.box, seen + 1
            assert any(_inside(box, window.within) for window in planned.windows)
            for _, spot in planned.spots:
                wide = large_counters.width_of(spot.item)
                assert _apart(box, (spot.x, spot.y, spot.x + wide, spot.y + large_counters.SIZE))
    assert seen > 3

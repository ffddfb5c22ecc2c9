"""Callouts of crowded zones: no callout covers a zone with counters, and leader lines never cross."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import ImageChops
from support import stress
from support.siege_positions import world

from engine.core.save import advance, new_game
from engine.games.siege.map.board import board
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import Position
from render.games.siege.counters import counter_stacks
from render.games.siege.map.callouts import Callout, Leader, Wanted, arrange, cross, leader_of, meets, overlap
from render.games.siege.map.layout import layout
from render.games.siege.map.whole_map import WholeMap
from render.language import speaking

pytestmark = pytest.mark.usefixtures("english")

CROWD = "fa1 fa2/1 rg1 rg2 rg3/1 ir1 ir2 ir3 ir4 ir5/1 gb1 gb2/1 us1 us2 ru1 fr1/1 macdonald colt civ1"
OTHERS = "gb3 gb4/1 us3/1 jp1 de1/1 nordenfelt strouts"
EACH = 9
"""Every how many decisions of a game a position is looked at."""


class Seen(WholeMap):
    """A map that notes the callouts that it draws."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Callout] = []
        self.wanted = 0

    def callouts(self, position: Position, shapes: dict, taken: list) -> list[Callout]:  # type: ignore[type-arg]
        self.wanted = len(shapes)
        self.found = super().callouts(position, shapes, taken)
        return self.found

    def seen(self, position: Position) -> list[Callout]:
        """Place the counters of a position, and return its callouts."""
        self.found, self.wanted = [], 0
        self.standing(position)
        assert len(self.found) == self.wanted, "every crowd has its callout"
        return self.found


@pytest.fixture(scope="module")
def chart() -> Seen:
    return Seen()


@cache
def positions(policy: str, seed: str) -> list[Position]:
    """Return positions of a whole game."""
    player, found = POLICIES[policy](seed), []
    outcome = new_game(RULESET, seed=seed, options={})
    for count in range(100_000):
        view = RULESET.view(outcome.world)
        if count % EACH == 0:
            found.append(view)
        if outcome.ask is None:
            return found
        outcome = advance(RULESET, outcome.save, player.answer(view, outcome.ask))
    raise AssertionError("the game does not end")


def _check(position: Position, found: list[Callout]) -> None:
    boxes = layout().zones
    standing = [zone for zone in board().zones if position.here(zone)]
    x0, y0, x1, y1 = layout().map
    for one in found:
        a, b, c, d = one.box
        assert x0 <= a < c <= x1, one
        assert y0 <= b < d <= y1, one
        assert not [zone for zone in standing if _shared(one.box, boxes[zone])], one
        e, f = one.leader.end
        here = boxes[one.zone]
        assert here[0] <= e <= here[2], one
        assert here[1] <= f <= here[3], one
        assert a <= one.leader.start[0] <= c, one
        assert b <= one.leader.start[1] <= d, one
    for one, two in combinations(found, 2):
        assert not _shared(one.box, two.box), (one, two)
        assert not _crossing(one.leader, two.leader), (one, two)
        assert not _through(one.leader, two.box), (one, two)
        assert not _through(two.leader, one.box), (one, two)


def _shared(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    return min(one[2], two[2]) > max(one[0], two[0]) and min(one[3], two[3]) > max(one[1], two[1])


def _points(line: Leader) -> list[tuple[float, float]]:
    (a, b), (c, d) = line
    steps = max(abs(c - a), abs(d - b), 1)
    return [(a + (c - a) * step / steps, b + (d - b) * step / steps) for step in range(steps + 1)]


def _crossing(one: Leader, two: Leader) -> bool:
    """Measure pixel by pixel, independently of the code under test: two lines of four pixels touch within four."""
    far = 4
    others = {(round(x / far), round(y / far)) for x, y in _points(two)}
    return any((round(x / far), round(y / far)) in others for x, y in _points(one))


def _through(line: Leader, box: tuple[int, ...]) -> bool:
    return any(box[0] < x < box[2] and box[1] < y < box[3] for x, y in _points(line))


@pytest.mark.stress("random-b")
@pytest.mark.parametrize(("policy", "seed"), stress.spread([("random", "b"), ("steward", "a"), ("random", "a")], of=3))
def test_in_whole_games_no_callout_covers_a_counter_and_no_lines_cross(chart: Seen, policy: str, seed: str) -> None:
    crowded = 0
    for position in positions(policy, seed):
        found = chart.seen(position)
        crowded += len(found) > 1
        _check(position, found)
    assert crowded > 2, "there are boards with several callouts"


def test_the_callouts_of_the_italian_and_french_legations_keep_their_order(chart: Seen) -> None:
    """Their callouts once stood swapped, with lines across each other."""
    position = world({"italian": CROWD, "french-2": OTHERS, "french-1": "at1 at2 it1 it2 thomann von-rahden"}).position
    found = chart.seen(position)
    assert {one.zone for one in found} >= {"italian", "french-2"}
    _check(position, found)


def test_a_full_quarter_has_smaller_callouts_and_hides_no_counter(chart: Seen) -> None:
    """With a soldier in every zone there is only the ground outside the lines."""
    names = [f"{power}{number}" for power in ("gb", "us", "ru", "de", "fr", "at", "it", "jp") for number in range(1, 9)]
    known = [name for name in names if name in RULESET.new({}).position.by_id][: len(board().zones) - 2]
    zones = [zone for zone in board().zones if zone not in {"italian", "french-2"}]
    standing = dict(zip(zones, known, strict=False))
    standing |= {
        "italian": "fa1 fa2/1 rg1 rg2 ir1 ir2 ir3 ir4 macdonald colt civ1",
        "french-2": "bl1 rg4 ir7 ir8 strouts",
    }
    position = world(standing).position
    _check(position, chart.seen(position))


def test_a_line_avoids_counters_if_possible(chart: Seen) -> None:
    position = world({"south-bridge": CROWD, "legation-street-3": "ru2", "legation-street-4": "de2"}).position
    (one,) = chart.seen(position)
    with speaking("en"):
        spots = counter_stacks.pack(
            counter_stacks.sides(position, "legation-street-4"), chart.room(position, "legation-street-4")
        )
    assert spots is not None
    assert not any(_through(one.leader, (spot.x, spot.y, spot.x + spot.size, spot.y + spot.size)) for spot in spots)


def test_lines_that_touch_cross() -> None:
    across = Leader((0, 0), (100, 100))
    assert cross(across, Leader((0, 100), (100, 0)))
    assert cross(across, Leader((50, 50), (90, 10))), "an end on the other line"
    assert cross(across, Leader((20, 20), (60, 60))), "one on the other"
    assert not cross(across, Leader((60, 0), (100, 40)))
    assert not cross(across, Leader((120, 120), (160, 160)))
    assert meets(across, (40, 40, 60, 60))
    assert meets(Leader((50, 0), (50, 100)), (40, 40, 60, 60)), "right through"
    assert not meets(across, (60, 0, 100, 40))
    assert not overlap((0, 0, 10, 10), (10, 0, 20, 10)), "side by side"


def test_without_room_for_a_callout_the_sums_stay(chart: Seen) -> None:
    """A callout without any place is left out; the rest of them is placed."""
    room = chart.plate.empty_room.copy()
    everywhere = [layout().map]
    box = layout().zones["italian"]
    assert arrange(room, [Wanted("italian", box, [[(200, 120)]])], layout().zones, everywhere) == []
    assert leader_of((0, 0, 100, 100), (200, 40, 240, 90)).end == (200, 50)


def test_a_callout_is_on_the_picture(chart: Seen) -> None:
    position = world({"italian": CROWD}).position
    (one,) = chart.seen(position)
    bare, drawn = (chart.draw(world(places).position).convert("RGB") for places in ({}, {"italian": CROWD}))
    assert ImageChops.difference(bare, drawn).crop(one.box).getbbox() is not None

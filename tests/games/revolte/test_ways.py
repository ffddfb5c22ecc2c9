"""§7, §V107 Walks and ways, against slow oracles that look at every millimetre and every piece."""

from __future__ import annotations

from random import Random

import pytest
from games.revolte.test_sight import spot, states
from support import stress
from support.oracles import revolte_ground as slow

from engine.games.revolte.ground import ways
from engine.games.revolte.ground.terrain import Ground, Piece, State, Zone, ground
from engine.games.revolte.ground.walking import Walker, clear_of_lines, go, on_table
from engine.games.revolte.ground.ways import corners, find_way, way_round, way_within
from engine.games.revolte.scenarios import SCENARIOS, scenario
from engine.tabletop.points import Point, length, squared, walk, way_length
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import nearer

WAYS = stress.count("SIEGEMASTER_TABLETOP", 120, 30_000)


def walker(land: Ground, dice: Random) -> Walker:
    at = spot(land, dice)
    feet = land.lines_at(at) if dice.random() < 0.7 else frozenset[str]()
    enemies = [spot(land, dice) for _ in range(dice.choice((0, 3, 12)))]
    if dice.random() < 0.5:
        enemies.append(Point(at.x + dice.randint(-40, 40), at.y + dice.randint(-40, 40)))
    return Walker(at, feet, tuple(enemies))


@pytest.mark.stress("langfang")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_walk_ends_where_the_slow_walk_ends(name: str) -> None:
    dice, whys = Random(name), set[str]()
    for _ in range(12):
        land = ground(name, states(name, dice))
        for _ in range(WAYS // 36):
            who = walker(land, dice)
            chain = [who.start]
            for _ in range(dice.randint(1, 3)):
                step = dice.choice((30, 200))
                near = Point(chain[-1].x + dice.randint(-step, step), chain[-1].y + dice.randint(-step, step))
                chain.append(dice.choice((near, near, spot(land, dice))))
            most = dice.choice((30, 110, 160, 10_000))
            found, expected = go(land, who, tuple(chain), most), slow.go(land, who, tuple(chain), most)
            assert (found.end, found.spent, found.left, found.why) == (
                expected.end,
                expected.spent,
                expected.left,
                expected.why,
            ), (chain, most)
            assert tuple(found.points) == expected.points
            assert found.points[-1] == found.end
            whys.add(found.why)
    assert whys >= {"", "die", "line"}


@pytest.mark.stress("tartar-wall", "langfang")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_way_found_is_the_way_that_the_slow_search_finds(name: str) -> None:
    dice, bent = Random(name), 0
    for _ in range(max(1, WAYS // 2_000)):
        land = ground(name, states(name, dice))
        for _ in range(12):
            who, goal = walker(land, dice), spot(land, dice)
            found = find_way(land, who, goal)
            assert found == slow.find_way(land, who, goal), (who, goal)
            assert found == find_way(land, who, goal), "and the second time"
            assert len(found) == 2 or go(land, who, found, 100_000).end == goal, "it can be walked"
            bent += len(found) > 2
    assert bent


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_index_finds_the_pieces_near_a_point_and_a_leg(name: str) -> None:
    dice = Random(name)
    land = ground(name, states(name, dice))
    pieces = (*land.lines, *land.outlines)
    for _ in range(WAYS):
        point, other = spot(land, dice), spot(land, dice)
        assert clear_of_lines(land, point) == (not any(nearer(point, each.start, each.end, 10) for each in pieces))
        about = set(land.about(point))
        assert all(each in about for each in pieces if nearer(point, each.start, each.end, 41))
        beside = set(land.beside(point, other, 10))
        for step in list(walk((point, other)))[::17]:
            assert all(each in beside for each in pieces if nearer(step, each.start, each.end, 9))


def test_a_way_that_is_found_is_walked_to_its_end() -> None:
    """A leg that only touches a zone at a corner would enter it there, and end: ways go round."""
    stand = tuple((Point(*start), Point(*end)) for start, end in scenario("tartar-wall").barricades.default)
    land = ground("tartar-wall", State(barricades=stand))
    who = Walker(Point(880, 151), frozenset(), ())
    chain = find_way(land, who, Point(560, 151))
    assert len(chain) > 2
    assert go(land, who, chain, 10_000).end == Point(560, 151)


# --- §V42 ways that a die allows, ways round corners, against all chains of legs ---


def small_land(dice: Random) -> Ground:
    """A little table with a few walls, hedges, houses, scrub and water anywhere, in line with each other or not."""

    def point() -> Point:
        return Point(10 * dice.randint(3, 27), 10 * dice.randint(3, 27))

    pieces = []
    for number in range(dice.randint(1, 4)):
        start = point()
        end = dice.choice((Point(start.x, point().y), Point(point().x, start.y), point()))
        if end != start:
            climb = dice.random() < 0.4
            pieces.append(Piece(f"p{number}", f"p{number}", "low" if climb else "wall", start, end, climb))
    zones = []
    for number in range(dice.randint(0, 2)):
        (left, top), side = point(), dice.choice((20, 50, 80))
        outline = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
        zones.append(Zone(f"z{number}", dice.choice(("scrub", "ruin", "water")), Polygon(outline)))
    return Ground(Point(300, 300), tuple(zones), tuple(pieces), ())


def every_way(land: Ground, who: Walker, goal: Point) -> tuple[Point, ...] | None:
    """The shortest way round at least one corner that can be walked, of equal ones the first by its points."""
    barred = set[tuple[Point, Point]]()
    while (way := every_legal_way(land, who, goal, barred)) is not None:
        failed = slow.failing_leg(land, who, way)
        if failed is None:
            return way
        barred.add(failed)
    return None


def every_legal_way(
    land: Ground, who: Walker, goal: Point, barred: set[tuple[Point, Point]]
) -> tuple[Point, ...] | None:
    """The shortest way whose legs are free, but for those that are barred: all are tried."""
    if not (slow.stands_clear(land, who, goal) and on_table(land, who.start, who.clear)):
        return None
    allowed = land.zones_at(who.start) | land.zones_at(goal)
    legs = slow.net_of(land, who.clear)
    best = {
        at: (length(who.start, at), (who.start, at))
        for at in legs
        if (who.start, at) not in barred and slow.is_free(land, who, goal, who.start, at)
    }
    for _ in legs:
        before = dict(best)
        for at, (far, way) in before.items():
            for end, leg, zones in legs[at]:
                if at != goal and (at, end) not in barred and zones <= allowed and not slow.pushed(who, at, end):
                    best[end] = min(best.get(end, (far + leg, (*way, end))), (far + leg, (*way, end)))
        if best == before:
            break
    ends = [
        (far + length(at, goal), way if at == goal else (*way, goal))
        for at, (far, way) in best.items()
        if at == goal or ((at, goal) not in barred and slow.is_free(land, who, goal, at, goal))
    ]
    return min(ends)[1] if ends else None


LONG_WAY = (Point(455, 458), Point(492, 369), Point(521, 321), Point(749, 321), Point(544, 364))
"""A way out of a fire to a figure close by that can be reached only around a wall, from far behind it."""
OTHERS = tuple(
    Point(*at) for at in ((872, 448), (852, 448), (892, 448), (569, 417), (524, 364), (550, 408), (509, 387))
)


@pytest.mark.stress
def test_a_long_detour_is_found_by_checking_few_legs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search guided only by the straight distance checks more than two thousand legs before that one."""
    stand = tuple((Point(*start), Point(*end)) for start, end in scenario("fu-gate").barricades.default)
    land = ground("fu-gate", State(gone=frozenset({"gate"}), barricades=stand, fires=(Point(460, 430),)))
    looked = list[object]()
    zones = ways.Net.zones
    monkeypatch.setattr(ways.Net, "zones", lambda net, *leg: looked.append(leg) or zones(net, *leg))
    who, goal = Walker(LONG_WAY[0], frozenset(), OTHERS), LONG_WAY[-1]
    assert find_way(land, who, goal) == slow.find_way(land, who, goal) == LONG_WAY
    assert 0 < len(looked) < 700


@pytest.mark.stress("langfang")
@pytest.mark.parametrize("name", SCENARIOS)
def test_ways_to_places_next_to_walls_and_houses_equal_the_slow_search(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A goal that is near in a straight line and far on foot: the search restarts very soon with a better bound."""
    again, rest = list[str](), ways._rest
    monkeypatch.setattr(ways, "_rest", lambda *about: again.append(name) or rest(*about))
    monkeypatch.setattr(ways, "_PATIENCE", 3)
    dice = Random(f"beside {name}")
    land = ground(name, states(name, dice))
    beside = [at for at in corners(land) if on_table(land, at, 10) and clear_of_lines(land, at)]
    for _ in range(max(16, WAYS // 100)):
        who, goal = walker(land, dice), dice.choice(beside)
        near = [at for at in beside if at != goal and squared(at, goal) < 200**2]
        who = who._replace(start=dice.choice(near or beside))
        assert find_way(land, who, goal) == slow.find_way(land, who, goal), (who, goal)
    assert again


@pytest.mark.stress
def test_ways_within_a_die_and_round_corners_are_the_shortest_of_all_chains() -> None:
    """§V42, §V107"""
    dice, found = Random("ways"), {"none": 0, "straight": 0, "bent": 0, "too far": 0}
    for _ in range(max(40, WAYS // 6)):
        land = small_land(dice)
        start, goal = (Point(dice.randint(5, 295), dice.randint(5, 295)) for _ in "ab")
        feet = land.lines_at(start) if dice.random() < 0.7 else frozenset[str]()
        enemies = tuple(Point(dice.randint(0, 300), dice.randint(0, 300)) for _ in range(dice.choice((0, 2, 6))))
        who, most = Walker(start, feet, enemies), dice.choice((60, 110, 160, 400))
        around = every_way(land, who, goal)
        short = around if around is not None and way_length(around) <= most else None
        assert way_round(land, who, goal, most) == short, (who, goal, most)
        straight = start == goal or slow.is_free(land, who, goal, start, goal)
        way = (start, goal) if straight or around is None else around
        walked = slow.go(land, who, way, most)
        if walked.end != goal and len(way) == 2 and around is not None:
            way = around  # the straight line is free, but one of its rounded points is too near: he goes round
            walked = slow.go(land, who, way, most)
        within = way_within(land, who, goal, most)
        expected = (way, walked.spent) if walked.end == goal else None
        assert (within and (within.corners, within.spent)) == expected, (who, goal, most)
        kind = "straight" if len(way) == 2 else "bent" if expected else "too far"
        found[kind if expected or kind == "too far" else "none"] += 1
    assert min(found.values()) > 0, found


@pytest.mark.parametrize("wall", [290, 710])
def test_a_gap_as_wide_as_a_base_is_passed_along_its_middle_and_nowhere_else(wall: int) -> None:
    """§V40, §V107: 20 mm between the railway bank and the ends of the yards' walls at Langfang.

    On its middle line a centre is ten millimetres from both, no nearer: who goes straight along it passes. Ways turn
    round corners eleven millimetres off, so that none is found into it: one has to be sent there first.
    """
    land = ground("langfang")
    before, behind = Point(wall - 30, 630), Point(wall + 30, 630)
    who = Walker(before, frozenset(), ())
    assert find_way(land, who, behind) == (before, behind)
    assert go(land, who, (before, behind), 110).end == behind
    assert [clear_of_lines(land, Point(wall, 630 + off)) for off in (-1, 0, 1)] == [False, True, False]
    beside = Walker(Point(wall - 30, 631), frozenset(), ())
    went = go(land, beside, (beside.start, Point(wall + 30, 631)), 110)
    assert went.end.x < wall
    assert went.why == "line"
    south = Walker(Point(wall - 30, 700), frozenset(), ())
    assert find_way(land, south, Point(wall + 30, 660)) != (south.start, Point(wall + 30, 660))
    assert not any(point.y < 640 for point in find_way(land, south, Point(wall + 30, 660))), "round the other end"

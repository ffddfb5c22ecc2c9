"""§7, §V107 Walks and ways, against slow oracles that look at every millimetre and every piece."""

from __future__ import annotations

from random import Random

import pytest
from games.revolte.test_sight import spot, states
from support import stress
from support.oracles import revolte_ground as slow

from engine.games.revolte.ground.terrain import Ground, State, ground
from engine.games.revolte.ground.walking import Walker, clear_of_lines, go
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.scenarios import SCENARIOS, scenario
from engine.tabletop.points import Point, walk
from engine.tabletop.segments import nearer

WAYS = stress.count("SIEGEMASTER_TABLETOP", 120, 30_000)


def walker(land: Ground, dice: Random) -> Walker:
    at = spot(land, dice)
    feet = land.lines_at(at) if dice.random() < 0.7 else frozenset[str]()
    enemies = [spot(land, dice) for _ in range(dice.choice((0, 3, 12)))]
    if dice.random() < 0.5:
        enemies.append(Point(at.x + dice.randint(-40, 40), at.y + dice.randint(-40, 40)))
    return Walker(at, feet, tuple(enemies))


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
            bent += len(found) > 2
    assert bent


@pytest.mark.parametrize("name", SCENARIOS)
def test_what_stands_about_a_point_and_beside_a_leg(name: str) -> None:
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

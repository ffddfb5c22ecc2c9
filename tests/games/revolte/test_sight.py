"""§6.2, §14 Sight and cover, against a slow oracle with fractions; symmetric; 100,000 pairs under stress."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from support import stress
from support.oracles import tabletop as exact

from engine.games.revolte.ground import cover, sight
from engine.games.revolte.ground.terrain import AT_FIRST, Ground, Piece, State, Zone, ground, pieces_of
from engine.games.revolte.scenarios import SCENARIOS, scenario
from engine.tabletop.points import Point
from engine.tabletop.polygons import Polygon

PAIRS = stress.count("SIEGEMASTER_TABLETOP", 1_500, 100_000)


def near(piece: Piece, point: Point, reach: int) -> bool:
    return exact.squared_distance(point, piece.start, piece.end) <= reach * reach


def crossed(piece: Piece, one: Point, other: Point) -> bool:
    sides = exact.area(piece.start, piece.end, one) * exact.area(piece.start, piece.end, other)
    return sides < 0 and exact.common_points(one, other, piece.start, piece.end) is not None


def inside(zone: Zone, point: Point) -> bool:
    cut = exact.triangles(zone.polygon.points)
    assert cut is not None
    return any(exact.in_triangle(point, each) for each in cut)


def slow_sees(land: Ground, one: Point, other: Point) -> bool:
    """Rulings V109 to V114 once more, from their text."""
    if one == other:
        return True
    for line in {piece.line for piece in land.lines if piece.kind in {"wall", "hedge", "barricade", "door"}}:
        pieces = [piece for piece in land.lines if piece.line == line]
        foot = any(near(piece, end, 15) for piece in pieces for end in (one, other))
        if not foot and any(crossed(piece, one, other) for piece in pieces):
            return False
    whole = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
    for zone in land.zones:
        parts = exact.parts(zone.polygon.points, one, other)
        assert parts is not None
        within = [inside(zone, one), inside(zone, other)]
        if not parts or all(within) or zone.kind == "trench":
            continue
        if zone.kind in {"scrub", "fire"}:
            if not any(within):
                return False
            continue
        share = sum((high - low for low, high in parts), Fraction(0))
        ends = [
            exact.squared_distance(point, *edge) <= 25 * 25
            for point, there in zip((one, other), within, strict=True)
            if there
            for edge in zone.polygon.edges
        ]
        if not (any(ends) and share * share * whole <= 50 * 50):
            return False
    return True


def states(name: str, dice: Random) -> State:
    battle = scenario(name)
    gone = frozenset(piece.id for piece in pieces_of(name) if dice.random() < 0.15)
    opened = frozenset(line.id for line in battle.line if line.kind == "door" and dice.random() < 0.5)
    barricades = tuple((Point(*start), Point(*end)) for start, end in battle.barricades.default if dice.random() < 0.8)
    fires = tuple(
        Point(dice.randint(100, battle.size[0] - 100), dice.randint(100, battle.size[1] - 100)) for _ in range(2)
    )
    return dice.choice((AT_FIRST, State(gone, opened, barricades, fires)))


def spot(land: Ground, dice: Random) -> Point:
    """A point anywhere, or one that is likely to be at the foot or edge of something."""
    if dice.random() < 0.5:
        piece = dice.choice((*land.lines, *land.outlines))
        end = dice.choice((piece.start, piece.end))
        return Point(end.x + dice.randint(-30, 30), end.y + dice.randint(-30, 30))
    return Point(dice.randint(0, land.size.x), dice.randint(0, land.size.y))


@pytest.mark.stress("langfang")
@pytest.mark.parametrize("name", SCENARIOS)
def test_lines_of_sight_between_figures(name: str) -> None:
    """§V109 to §V113"""
    dice, seen = Random(name), 0
    for round_ in range(20):
        land = ground(name, states(name, dice))
        for _ in range(PAIRS // 60):
            one, other = spot(land, dice), spot(land, dice)
            found = sight.sees(land, one, other)
            assert found == slow_sees(land, one, other), (round_, one, other)
            assert found == sight.sees(land, other, one), "sight is mutual"
            seen += found
    assert PAIRS / 30 < seen < PAIRS / 3 * 0.95


@pytest.mark.parametrize("name", SCENARIOS)
def test_cover_against_a_shot(name: str) -> None:
    """§V28, §V92"""
    dice, kinds = Random(name), dict.fromkeys(cover.COVERS, 0)
    for _ in range(20):
        land = ground(name, states(name, dice))
        for _ in range(PAIRS // 60):
            target, shooter = spot(land, dice), spot(land, dice)
            zones = {zone.kind for zone in land.zones if inside(zone, target) and not inside(zone, shooter)}
            lines = {
                piece.kind
                for piece in land.lines
                if crossed(piece, target, shooter)
                and any(near(each, target, 15) for each in land.lines if each.line == piece.line)
            }
            dense = zones & {"building", "ruin", "trench"} or lines & {"wall", "door"}
            expected = "dense" if dense else "light" if zones or lines else "open"
            assert cover.to_save(land, target, shooter) == expected
            located = "dense" if dense or "barricade" in lines else "light" if zones or lines else "open"
            assert cover.to_locate(land, target, shooter) == located
            kinds[expected] += 1
    assert min(kinds["open"], kinds["dense"]) > PAIRS / 60, kinds


def land_of(*zones: Zone, pieces: tuple[Piece, ...] = (), fires: tuple[Point, ...] = ()) -> Ground:
    return Ground(Point(1000, 1000), zones, pieces, fires)


def square(name: str, kind: str, left: int, top: int, side: int, height: int = 0) -> Zone:
    corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
    return Zone(name, kind, Polygon(corners), height)


def test_v110_a_figure_at_an_edge_sees_out_through_a_short_way_only() -> None:
    """§V39, §V108, §V110"""
    land = land_of(square("house", "building", 100, 100, 200))
    outside = Point(400, 200)
    assert sight.sees(land, Point(275, 200), outside), "25 mm from the wall"
    assert not sight.sees(land, Point(274, 200), outside), "26 mm from it"
    assert sight.sees(land, Point(120, 200), Point(280, 200)), "both inside"
    assert not sight.sees(land, Point(50, 200), outside), "through the house"
    assert sight.sees(land, Point(50, 100), Point(400, 100)), "along its wall"
    assert not sight.sees(land, Point(290, 120), Point(50, 400)), "at the edge, but a long way through the house"


def test_v112_a_light_zone_hides_figures_behind_it_and_not_those_in_it() -> None:
    """§V112"""
    land = land_of(square("field", "scrub", 100, 100, 200))
    assert sight.sees(land, Point(200, 200), Point(400, 200))
    assert not sight.sees(land, Point(50, 200), Point(400, 200))
    assert sight.sees(land, Point(100, 200), Point(400, 200)), "on the outline is inside"


def test_v114_only_a_figure_on_a_crest_sees_down() -> None:
    """§V114"""
    hill = square("hill", "none", 100, 100, 200, height=2)
    mound = square("mound", "none", 500, 100, 100, height=1)
    land = land_of(hill, mound)
    assert sight.sees(land, Point(280, 200), Point(400, 200))
    assert not sight.sees(land, Point(200, 200), Point(400, 200))
    assert not sight.sees(land, Point(50, 200), Point(400, 200)), "over the hill"
    assert sight.sees(land, Point(400, 150), Point(700, 300)), "beside the mound"


def test_v118_smoke_is_a_disc_around_the_fire() -> None:
    """§V118"""
    land = land_of(fires=(Point(500, 500),))
    assert sight.through_smoke(land, Point(401, 0), Point(401, 1000))
    assert not sight.through_smoke(land, Point(400, 0), Point(400, 1000))


def test_v95_a_house_covers_only_figures_outside_from_a_shell_in_it() -> None:
    """§V95"""
    land = land_of(square("house", "building", 100, 100, 200), square("field", "scrub", 500, 100, 200))
    within, without, field = Point(200, 200), Point(400, 200), Point(600, 200)
    assert cover.from_burst(land, within, Point(150, 150)) == cover.OPEN
    assert cover.from_burst(land, within, without) == cover.DENSELY
    assert cover.from_burst(land, without, within) == cover.DENSELY
    assert cover.from_burst(land, field, Point(610, 200)) == cover.LIGHTLY
    assert cover.from_burst(land, without, Point(420, 200)) == cover.OPEN


def test_v95_a_wall_between_is_dense_cover_wherever_the_target_is() -> None:
    """§V95, §V92"""
    wall = Piece("w", "w", "wall", Point(500, 0), Point(500, 1000), climb=False)
    land = land_of(pieces=(wall,))
    assert cover.from_burst(land, Point(400, 200), Point(600, 200)) == cover.DENSELY
    assert cover.to_save(land, Point(400, 200), Point(600, 200)) == cover.OPEN, "of a shot he is not at its foot"
    assert cover.to_save(land, Point(485, 200), Point(600, 200)) == cover.DENSELY

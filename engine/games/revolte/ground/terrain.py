"""The zones and obstacles of a table. They can change during a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.games.revolte.scenarios import KEPT, Area, Line, scenario
from engine.tabletop.points import Point
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import cut, near

BUILDING: Final = "building"
RUIN: Final = "ruin"
TRENCH: Final = "trench"
SCRUB: Final = "scrub"
FIRE: Final = "fire"
WATER: Final = "water"
WALL: Final = "wall"
DOOR: Final = "door"
HEDGE: Final = "hedge"
BARRICADE: Final = "barricade"
LOW: Final = "low"
HOUSE: Final = "house"

DENSE: Final = frozenset((BUILDING, RUIN, TRENCH))
LIGHT: Final = frozenset((SCRUB, FIRE))
HIGH: Final = frozenset((WALL, DOOR, HEDGE, BARRICADE))
"""§V111 The lines that block sight."""

FOOT: Final = 15
"""§V113 The distance in millimetres within which a figure is at the foot of a line."""
EDGE: Final = 25
"""§V108 The distance in millimetres within which a figure inside a zone is at its edge."""
SECTION: Final = 150
"""§V83 The maximum length of a section of wall, in millimetres."""
_FIRE: Final = ((50, 21), (21, 50), (-21, 50), (-50, 21), (-50, -21), (-21, -50), (21, -50), (50, -21))


class Zone(NamedTuple):
    """An area that gives cover, is water, or is a hill of some `height` (§V114)."""

    id: str
    kind: str
    polygon: Polygon
    height: int = 0


class Piece(NamedTuple):
    """A straight segment of an obstacle or house. `line` is the id of the whole obstacle or house (§V83)."""

    id: str
    line: str
    kind: str
    start: Point
    end: Point
    climb: bool


class State(NamedTuple):
    """What has changed on a table: destroyed segments, open doors, barricades and fires."""

    gone: frozenset[str] = frozenset()
    opened: frozenset[str] = frozenset()
    barricades: tuple[tuple[Point, Point], ...] = ()
    fires: tuple[Point, ...] = ()
    closed: bool = False
    """§V118 Whether a house rule forbids figures to enter a fire."""


class Ground:
    """The ground of a table in a fixed `State`.

    `lines` are the standing pieces of linear obstacles. `outlines` are the standing pieces of houses. `standing` are
    both. `zones` give cover. `hills` have height. `water` cannot be entered.
    """

    def __init__(
        self,
        size: Point,
        zones: tuple[Zone, ...],
        pieces: tuple[Piece, ...],
        fires: tuple[Point, ...],
        *,
        closed: bool = False,
    ) -> None:
        self.size = size
        self.zones = tuple(zone for zone in zones if zone.kind in DENSE or zone.kind in LIGHT)
        self.water = tuple(zone for zone in zones if zone.kind == WATER)
        self.closed = tuple(zone for zone in zones if closed and zone.kind == FIRE)
        self.hills = tuple(zone for zone in zones if zone.height)
        self.lines = tuple(piece for piece in pieces if piece.kind != HOUSE)
        self.outlines = tuple(piece for piece in pieces if piece.kind == HOUSE)
        self.standing = (*self.lines, *self.outlines)
        self.pieces = {piece.id: piece for piece in pieces}
        self.fires = fires
        self.seen: dict[Point, dict[Point, bool]] = {}
        """The cached lines of sight from points to other points (`ground.sight`)."""
        self.seen_pieces: dict[tuple[Point, str], bool] = {}
        """The cached lines of sight to pieces (`ground.sight`)."""
        self.found: dict[object, tuple[tuple[Point, ...], int]] = {}
        """The cached paths, with the number of legs checked for each (`ground.ways`)."""
        self.clear_legs: dict[tuple[Point, Point, frozenset[str], int], bool] = {}
        """Whether a straight part of a path crosses no line.

        The key includes the lines at whose foot the figure began (`ground.ways`).
        """
        self.clear_walks: set[tuple[object, tuple[Point, ...]]] = set()
        """The walkers and paths known to be unobstructed to the end, without leaving a zone (`ground.walking`)."""
        self._boxes = tuple((*_box(piece), piece) for piece in self.standing)
        self._zone_boxes = tuple((*zone.polygon.box, zone) for zone in self.zones)
        self._blocks: dict[tuple[int, int, int, int], tuple[tuple[int, int, int, int, Piece], ...]] = {}
        self._cells: dict[tuple[int, int], tuple[Piece, ...]] = {}
        self._feet: dict[Point, frozenset[str]] = {}
        self._within: dict[Point, frozenset[str]] = {}

    def enters_fire(self, before: Point, after: Point) -> bool:
        """§V118 Return whether a step enters a fire that the rules forbid to enter."""
        return any(after in zone.polygon and before not in zone.polygon for zone in self.closed)

    def lines_at(self, point: Point) -> frozenset[str]:
        """§V113 Return the ids of the lines at whose foot the point lies."""
        found = self._feet.get(point)
        if found is None:
            _forget(self._feet)
            found = self._feet[point] = frozenset(
                each.line
                for each in self.about(point)
                if each.kind != HOUSE and near(point, each.start, each.end, FOOT)
            )
        return found

    def zones_at(self, point: Point) -> frozenset[str]:
        """§V108 Return the ids of the zones with cover that contain a point."""
        found = self._within.get(point)
        if found is None:
            _forget(self._within)
            found = self._within[point] = frozenset(zone.id for zone in self.zones if point in zone.polygon)
        return found

    def about(self, point: Point) -> tuple[Piece, ...]:
        """Return all terrain pieces within `ABOUT` of a point. Some of them may be farther away."""
        cell = point[0] // CELL, point[1] // CELL
        found = self._cells.get(cell)
        if found is None:
            left, top = cell[0] * CELL, cell[1] * CELL
            found = self._cells[cell] = tuple(self.beside(Point(left, top), Point(left + CELL, top + CELL), ABOUT))
        return found

    def beside(self, one: Point, other: Point, reach: int) -> list[Piece]:
        """Return all terrain pieces within `reach` of a line segment. It may include some that are farther away."""
        left, right = (one[0], other[0]) if one[0] < other[0] else (other[0], one[0])
        top, bottom = (one[1], other[1]) if one[1] < other[1] else (other[1], one[1])
        left, right, top, bottom = left - reach, right + reach, top - reach, bottom + reach
        block = left >> BLOCK, top >> BLOCK, right >> BLOCK, bottom >> BLOCK
        boxes = self._blocks.get(block)
        if boxes is None:
            boxes = self._blocks[block] = self._in_block(*block)
        return [
            piece
            for west, north, east, south, piece in boxes
            if west <= right and east >= left and north <= bottom and south >= top
        ]

    def zones_beside(self, one: Point, other: Point) -> list[Zone]:
        """Return the zones with cover near a segment. They include all zones that touch it."""
        left, right = (one[0], other[0]) if one[0] < other[0] else (other[0], one[0])
        top, bottom = (one[1], other[1]) if one[1] < other[1] else (other[1], one[1])
        left, right, top, bottom = left - 1, right + 1, top - 1, bottom + 1
        return [
            zone
            for west, north, east, south, zone in self._zone_boxes
            if west <= right and east >= left and north <= bottom and south >= top
        ]

    def _in_block(self, left: int, top: int, right: int, bottom: int) -> tuple[tuple[int, int, int, int, Piece], ...]:
        return tuple(
            box
            for box in self._boxes
            if box[0] >> BLOCK <= right
            and box[2] >> BLOCK >= left
            and box[1] >> BLOCK <= bottom
            and box[3] >> BLOCK >= top
        )


BLOCK: Final = 7
"""The binary logarithm of the side, in millimetres, of the blocks that index pieces near a leg."""
CELL: Final = 64
"""The side, in millimetres, of the squares that index pieces near a point."""
ABOUT: Final = 40
"""The minimum range of `Ground.about` in millimetres: larger than bases and contacts across a line need."""
_MOST: Final = 20_000


def _forget(memo: dict[Point, frozenset[str]]) -> None:
    """Clear a cache if it has grown too large."""
    if len(memo) > _MOST:
        memo.clear()


def _box(piece: Piece) -> tuple[int, int, int, int]:
    (ax, ay), (bx, by) = piece.start, piece.end
    return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


AT_FIRST: Final = State()


@lru_cache(maxsize=256)
def ground(name: str, state: State = AT_FIRST) -> Ground:
    """Return the ground of a scenario, changed as `state` says. Raise `KeyError` for an unknown scenario."""
    battle = scenario(name)
    zones = [Zone(area.id, area.kind, Polygon(area.poly), area.height) for area in battle.area if not area.roof]
    for number, at in enumerate(state.fires, 1):
        zones.append(Zone(f"fire-{number}", FIRE, Polygon((at.x + x, at.y + y) for x, y in _FIRE)))
    standing = [
        piece
        for piece in (*pieces_of(name), *_barricades(state))
        if piece.id not in state.gone and piece.line not in state.opened
    ]
    return Ground(Point(*battle.size), tuple(zones), tuple(standing), state.fires, closed=state.closed)


@lru_cache(KEPT)
def pieces_of(name: str) -> tuple[Piece, ...]:
    """§V83 Return all pieces of a scenario's lines and houses."""
    battle = scenario(name)
    return (
        *(piece for line in battle.line for piece in _line(line)),
        *(piece for area in battle.area if area.kind == BUILDING and not area.roof for piece in _outline(area)),
    )


def doors_open(name: str) -> frozenset[str]:
    """§V51 Return the ids of the doors that are open at first."""
    return frozenset(line.id for line in scenario(name).line if line.open)


def _line(line: Line) -> Iterator[Piece]:
    legs = [(Point(*start), Point(*end)) for start, end in zip(line.points, line.points[1:], strict=False)]
    parts = [part for leg in legs for part in (cut(*leg, SECTION) if line.kind == WALL else (leg,))]
    climb = line.climb and line.kind != DOOR
    yield from _numbered(line.id, line.kind, parts, climb=climb)


def _outline(area: Area) -> Iterator[Piece]:
    """Yield the pieces of a house's outline."""
    parts: list[tuple[Point, Point]] = []
    for begin, end in Polygon(area.poly).edges:
        parts.extend(section for part in _between_doors(begin, end, area) for section in cut(*part, SECTION))
    yield from _numbered(area.id, HOUSE, parts, climb=False)


def _between_doors(begin: Point, end: Point, area: Area) -> Iterator[tuple[Point, Point]]:
    """Yield the stretches of a house's wall between its doors."""

    def along(point: Point) -> int:
        return (point.x - begin.x) * (end.x - begin.x) + (point.y - begin.y) * (end.y - begin.y)

    gaps = [
        sorted((Point(*one), Point(*other)), key=along)
        for one, other in area.doors
        if near(Point(*one), begin, end, 0) and near(Point(*other), begin, end, 0)
    ]
    start = begin
    for first, last in sorted(gaps, key=lambda gap: along(gap[0])):
        if first != start:
            yield start, first
        start = last
    if start != end:
        yield start, end


def _barricades(state: State) -> Iterator[Piece]:
    for number, (start, end) in enumerate(state.barricades, 1):
        yield Piece(f"barricade-{number}", f"barricade-{number}", BARRICADE, start, end, climb=True)


def _numbered(line: str, kind: str, parts: list[tuple[Point, Point]], *, climb: bool) -> Iterator[Piece]:
    for number, (start, end) in enumerate(parts, 1):
        yield Piece(f"{line}.{number}" if len(parts) > 1 else line, line, kind, start, end, climb)

"""§V119 Named places to which a player can send a group, such as a doorway.

A place has a kind and an object: «behind» the «dye-works». A player can type it as one word, `behind-dye-works`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from engine.games.revolte.combat import firing
from engine.games.revolte.combat.obstacles import middle_of
from engine.games.revolte.ground.terrain import BUILDING, DOOR, FIRE, Piece, Zone, pieces_of
from engine.games.revolte.ground.walking import CLEAR, clear_of_lines, go, on_table
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases import exits
from engine.games.revolte.phases.orders import OFF_THE_TABLE, walker_of
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.victory import objective
from engine.tabletop.places import WINDS, off
from engine.tabletop.points import Point, length, middle, squared, towards
from engine.tabletop.segments import cross

TWO_RUNS: Final = 320
MOST: Final = 12
APART: Final = 30
"""The distance in millimetres within which two places count as one."""
OBJECTIVE, EXIT, WAY_IN, BREACH, LADDER, BEHIND, EDGE, INSIDE, FOOT, RANGE, FRIENDS, TOWARDS, COVER, BACK = KINDS = (
    *("objective", "exit", "way-in", "breach", "ladder", "behind", "edge", "inside", "foot", "range"),
    *("friends", "towards", "cover", "back"),
)
"""The kinds of places, and the prefixes of their words."""
AIMS: Final = frozenset((OBJECTIVE, EXIT, WAY_IN, RANGE, TOWARDS))
"""The kinds of places that are offered even if an obstacle still bars the path to them."""
AT_FOOT: Final = 13
BESIDE: Final = 22
NEAR_RANGE: Final = 300
"""The distance of «in range» in millimetres: the end of the fire table's column of 30 cm."""
_STEPS: Final = (50, 100, 150)
_FAR: Final = 100_000
_OUT: Final = 400
"""The distance in millimetres from the middle of an area within which its edge is searched."""


class Destination(NamedTuple):
    """A named place: its point, its kind, and the object that its name contains."""

    at: Point
    kind: str
    of: str = ""

    @property
    def word(self) -> str:
        """The place as one word that a user can type: «behind-inn»."""
        return f"{self.kind}-{self.of}" if self.of else self.kind


def named_places(position: Position, figures: list[str]) -> list[Destination]:
    """§V119 Return useful places for a group to go to, the best first."""
    at = position.at(figures[0])
    found: list[Destination] = []
    for each in _all(position, figures):
        apart = all(squared(each.at, other) > APART**2 for other in _spots(at, found))
        stands = each.kind == EXIT or can_stand(position, each.at)
        if apart and stands and (each.kind in AIMS or _comes(position, figures[0], each.at)):
            found.append(each)
        if len(found) == MOST:
            break
    return found


def _spots(at: Point, found: list[Destination]) -> Iterator[Point]:
    yield at
    for each in found:
        yield each.at


def named_place(position: Position, word: str, figures: list[str]) -> Point | None:
    """§V119 Return the point of a named place; None if the name is unknown.

    It is the point for the first of `figures`.
    """
    kind = next((kind for kind in KINDS if word == kind or word.startswith(f"{kind}-")), "")
    makers = _makers(position, figures)
    if kind and (make := makers.get(kind)) is not None:
        found = make(word.removeprefix(kind).removeprefix("-"))
        stays = found is None or kind == EXIT or can_stand(position, found)
        return found if found is None or stays else nearest_place(position, found)
    if (found := makers[INSIDE](word)) is not None:
        return found
    return makers[FOOT](word)


def _makers(position: Position, figures: list[str]) -> dict[str, Callable[[str], Point | None]]:
    """Return the functions that find the point of a named place, keyed by kind of place."""
    at = position.at(figures[0])
    return {
        OBJECTIVE: lambda of: None if of else _middle_of(objective(position).points),
        EXIT: partial(_exit, position, at),
        WAY_IN: partial(_foot, position, at),
        BREACH: partial(_breach, position),
        LADDER: partial(_ladder, position),
        BEHIND: partial(_behind, position, at),
        EDGE: partial(_edge, position),
        INSIDE: partial(_inside, position),
        FOOT: partial(_foot, position, at),
        RANGE: partial(_range, position, at),
        FRIENDS: partial(_friends, position, at),
        TOWARDS: partial(_towards, position, at),
        COVER: lambda of: None if of else _cover(position, at),
        BACK: lambda of: None if of else _back(position, at),
    }


# --- which of them are offered ---


def _comes(position: Position, figure: str, goal: Point) -> bool:
    """§V107 Return whether a figure can ever reach a point, no matter in how many turns."""
    walker = walker_of(position, figure)
    way = find_way(position.ground, walker, goal)
    return go(position.ground, walker, way, _FAR).end == goal


def _all(position: Position, figures: list[str]) -> Iterator[Destination]:
    at, makers = position.at(figures[0]), _makers(position, figures)
    for kind, of in _wanted(position, figures, at):
        found = makers[kind](of)
        if found is not None:
            yield Destination(found, kind, of)


def _wanted(position: Position, figures: list[str], at: Point) -> Iterator[tuple[str, str]]:
    """Yield possible destinations of a group as (kind, object), in order of preference."""
    yield OBJECTIVE, ""
    yield from ((EXIT, exits.edge_of(each)) for each in exits.open_to(position, position.active))
    yield from ((LADDER, str(number)) for number, each in enumerate(position.ladders, 1) if each.raised)
    yield from ((BREACH, name) for name in position.gone)
    yield from ((WAY_IN, line.id) for line in position.battle.line if line.kind == DOOR)
    enemies = _enemies(position, at)
    if enemies and any(position.roster[name].kind.fire for name in figures):
        yield RANGE, enemies[0]
    yield COVER, ""
    yield BACK, ""
    lines, zones = _near(position, at)
    for name in zones:
        yield from ((kind, name) for kind in (BEHIND, EDGE))
    for name in lines:
        yield from ((kind, name) for kind in (FOOT, BEHIND))
    yield from ((INSIDE, name) for name in zones)
    if group := _friend_group(position, figures, at):
        yield FRIENDS, group
    if enemies:
        yield TOWARDS, enemies[0]


def _near(position: Position, at: Point) -> tuple[list[str], list[str]]:
    """Return the lines and the zones near the point `at`, each nearest first.

    “Near” means within two runs.
    """
    far: dict[str, int] = {}
    for piece in position.ground.lines:
        gone = squared(middle_of(piece), at)
        if gone <= TWO_RUNS**2 and piece.kind != DOOR:
            far[piece.line] = min(gone, far.get(piece.line, gone))
    zones = {zone.id: squared(_middle_of(zone.polygon.points), at) for zone in position.ground.zones}
    near = [name for name, gone in zones.items() if gone <= TWO_RUNS**2]
    return sorted(far, key=lambda name: (far[name], name)), sorted(near, key=lambda name: (zones[name], name))


def _enemies(position: Position, at: Point) -> list[str]:
    """Return the enemies of the moving side, the nearest to `at` first."""
    side = enemy_of(position.active)
    return sorted(
        position.standing(side), key=lambda name: (squared(position.at(name), at), position.roster[name].number)
    )


def _friend_group(position: Position, figures: list[str], at: Point) -> str:
    """Return the group of the nearest friend, or an empty string if there is none."""
    own = {position.roster[name].group for name in figures}
    others = [name for name in position.standing(position.active) if position.roster[name].group not in own]
    nearest = min(others, key=lambda name: (squared(position.at(name), at), position.roster[name].number), default="")
    return position.roster[nearest].group if nearest else ""


# --- where each is ---


def _behind(position: Position, at: Point, name: str) -> Point | None:
    """Return the best hidden point behind a feature. Return None if there is none."""
    found = [each for each in _sides(position, at, name) if can_stand(position, each)]
    return min(found, key=lambda each: _seen_by(position, each), default=None)


def _sides(position: Position, at: Point, name: str) -> Iterator[Point]:
    """Yield points close behind a feature of the map, on the side away from the nearest enemy."""
    zone, piece = _zone(position, name), _piece(position, name, at)
    centre = _middle_of(zone.polygon.points) if zone is not None else middle_of(piece) if piece is not None else at
    threat = next(iter(_enemies(position, centre)), "")
    if not threat:
        return
    enemy = position.at(threat)
    if zone is not None:
        away = Point(centre.x - enemy.x, centre.y - enemy.y)
        sideways = (Point(0, 0), Point(-away.y // 2, away.x // 2), Point(away.y // 2, -away.x // 2))
        for turn in sideways:
            yield _out_of(zone, centre, Point(away.x + turn.x, away.y + turn.y))
    elif piece is not None:
        yield _beside(piece, enemy, away=True)


def _out_of(zone: Zone, centre: Point, step: Point) -> Point:
    """Return the first point outside a zone in the direction `step`."""
    far = Point(centre.x + step.x * 1000, centre.y + step.y * 1000)
    for gone in range(0, _OUT, 5):
        if towards(centre, far, gone) not in zone.polygon:
            return towards(centre, far, gone + BESIDE)
    return far


def _edge(position: Position, name: str) -> Point | None:
    """§V108 Return a point at the edge of a zone that faces the enemy. Return None if there is none."""
    zone = _zone(position, name)
    if zone is None or zone.kind == FIRE or _shut(position, zone):
        return None
    last = centre = _middle_of(zone.polygon.points)
    enemy = next(iter(_enemies(position, centre)), "")
    if not enemy:
        return None
    for gone in range(0, _OUT, 5):
        point = towards(centre, position.at(enemy), gone)
        if point not in zone.polygon:
            break
        if can_stand(position, point):
            last = point
    return last


def _inside(position: Position, name: str) -> Point | None:
    zone = _zone(position, name)
    return None if zone is None else _middle_of(zone.polygon.points)


def _foot(position: Position, at: Point, name: str) -> Point | None:
    """§V113 Return the point at the foot of a wall or other line, on the side of `at`.

    Return None if the line no longer exists.
    """
    piece = _piece(position, name, at)
    return None if piece is None else _beside(piece, at, away=False)


def _beside(piece: Piece, seen_from: Point, *, away: bool) -> Point:
    centre = middle(piece.start, piece.end)
    right = (cross(piece.start, piece.end, seen_from) > 0) != away
    ahead = Point(-(piece.end.y - piece.start.y), piece.end.x - piece.start.x)
    step = ahead if right else Point(-ahead.x, -ahead.y)
    return towards(centre, Point(centre.x + step.x * 10, centre.y + step.y * 10), AT_FOOT)


def _exit(position: Position, at: Point, edge: str) -> Point | None:
    """§V45 Return the nearest point where the moving side may leave the table.

    Return None if there is none. If `edge` is given, search only that edge.
    """
    found = [each for each in exits.open_to(position, position.active) if edge in ("", exits.edge_of(each))]
    points = [exits.nearest_on(position, each, at) for each in found]
    return min(points, key=lambda point: (squared(point, at), point), default=None)


def _breach(position: Position, name: str) -> Point | None:
    """§V83 Return the middle of a destroyed piece of wall, or None if it is not destroyed."""
    gone = name if name in position.gone else ""
    piece = next((each for each in pieces_of(position.scenario) if each.id == gone), None)
    return None if piece is None else middle_of(piece)


def _ladder(position: Position, number: str) -> Point | None:
    """§V48 Return the foot of a raised ladder; None if no such ladder is raised."""
    found = dict(enumerate(position.ladders, 1)).get(int(number) if number.isdecimal() else 0)
    if found is None or not found.raised or found.gone or found.at is None:
        return None
    return nearest_place(position, Point(*found.at))


def _range(position: Position, at: Point, name: str) -> Point | None:
    """§8.1 Return the first point on the way that is within 30 cm of an enemy in sight.

    Return None if there is no such point, or if `at` is already one.
    """
    enemy = _enemy_at(position, name)
    if enemy is None or (squared(at, enemy) <= (NEAR_RANGE + 20) ** 2 and firing.in_sight(position, at, enemy)):
        return None
    for gone in range(20, min(TWO_RUNS, length(at, enemy)), 20):
        point = towards(at, enemy, gone)
        near = firing.gap(point, enemy) <= NEAR_RANGE and can_stand(position, point)
        if near and firing.in_sight(position, point, enemy):
            return point
    return None


def _towards(position: Position, at: Point, name: str) -> Point | None:
    enemy = _enemy_at(position, name)
    return None if enemy is None else nearest_place(position, towards(at, enemy, 100))


def _enemy_at(position: Position, name: str) -> Point | None:
    here = name in position.figures and position.figures[name].at is not None
    return position.at(name) if here and position.side_of(name) != position.active else None


def _friends(position: Position, at: Point, group: str) -> Point | None:
    """Return a point next to the nearest figure of a friendly group, towards `at`. Return None if the group has no
    figures left.
    """
    found = [name for name in position.standing(position.active) if position.roster[name].group == group]
    if not found:
        return None
    near = min((position.at(name) for name in found), key=lambda spot: squared(spot, at))
    return nearest_place(position, towards(near, at, APART))


def _cover(position: Position, at: Point) -> Point | None:
    """Return a near point that no enemy can see.

    Return None if there is none, or if the group is already out of sight.
    """
    enemies = _enemies(position, at)
    if not enemies or not _seen_by(position, at):
        return None
    least = squared(at, position.at(enemies[0])) * 3 // 4
    for point in (off(at, far, step) for far in _STEPS for step in WINDS.values()):
        away = min(squared(point, position.at(name)) for name in enemies) >= least
        if away and can_stand(position, point) and not _seen_by(position, point):
            return point
    return None


def _back(position: Position, at: Point) -> Point | None:
    """Return the point 10 cm farther away from the nearest enemy. Return None if there is none."""
    enemies = _enemies(position, at)
    if not enemies:
        return None
    enemy = position.at(enemies[0])
    away = Point(at.x + (at.x - enemy.x) * 1000, at.y + (at.y - enemy.y) * 1000)
    return nearest_place(position, towards(at, away, 100))


def _seen_by(position: Position, point: Point) -> int:
    """Return how many enemies of the moving side can see a point."""
    return len(watchers(position, point))


def watchers(position: Position, point: Point) -> list[str]:
    """§V109 Return the enemies of the moving side that see a point."""
    return [
        name
        for name, spot in position.spots(enemy_of(position.active))
        if firing.in_sight(position, Point(*spot), point)
    ]


# --- places to stand ---


def why_not_there(position: Position, point: Point) -> str:
    """§V37, §V40 Return why no figure can stand at a point. Return an empty text if one can."""
    land = position.ground
    if not on_table(land, point, CLEAR):
        return OFF_THE_TABLE
    if any(point in zone.polygon for zone in land.water):
        return "in-water"
    if any(point in zone.polygon for zone in land.closed):
        return "in-a-fire"
    if not clear_of_lines(land, point):
        return "in-a-wall"
    closed = any(_shut(position, zone) and point in zone.polygon for zone in land.zones)
    return "in-a-closed-house" if closed else ""


def can_stand(position: Position, point: Point) -> bool:
    """Return whether a figure can stand at a point. Other figures are ignored."""
    return not why_not_there(position, point)


def nearest_place(position: Position, point: Point) -> Point | None:
    """Return the nearest place where a figure can stand; None if none is found."""
    size = position.ground.size
    inside = Point(min(max(point.x, CLEAR), size.x - CLEAR), min(max(point.y, CLEAR), size.y - CLEAR))
    if can_stand(position, inside):
        return inside
    for far in range(5, 2 * TWO_RUNS, 5):
        found = [at for step in WINDS.values() if can_stand(position, at := off(inside, far, step))]
        if found:
            return min(found, key=lambda at: squared(at, inside))
    return None


def _shut(position: Position, zone: Zone) -> bool:
    """§V39 Return whether a zone is a house without openings."""
    if zone.kind != BUILDING or any(name.split(".")[0] == zone.id for name in position.gone):
        return False
    return not any(area.doors for area in position.battle.area if area.id == zone.id)


def _zone(position: Position, name: str) -> Zone | None:
    return next((each for each in position.ground.zones if each.id == name), None)


def _piece(position: Position, name: str, at: Point) -> Piece | None:
    """Return the nearest standing piece of a line; None if there is none."""
    pieces = [each for each in position.ground.lines if name in (each.line, each.id)]
    return min(pieces, key=lambda each: squared(middle_of(each), at), default=None)


def _middle_of(points: tuple[Point, ...]) -> Point:
    return Point(sum(point.x for point in points) // len(points), sum(point.y for point in points) // len(points))

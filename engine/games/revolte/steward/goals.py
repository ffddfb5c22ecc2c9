"""Where the steward's groups go: into the objective, to the wall with ladder and keg, to the ladder, to the enemy."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from engine.games.revolte.contacts import carries
from engine.games.revolte.ground.terrain import DOOR, WALL, Ground, Piece
from engine.games.revolte.ground.walking import Walker, crossable, go
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases.orders import walker_of
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.victory import holding, objective
from engine.games.revolte.world import PINNED, Position
from engine.tabletop.points import Point, middle, squared, towards
from engine.tabletop.segments import meets

WELL_INSIDE = 40
CELL = 40
FOOT_OFF = 12
AT_LADDER = 60
LADDER_FAR = 350
"""From how far one goes to a ladder."""
FAR_OFF = 190
"""How far from the objective defenders leave their posts for it."""
FAR_AWAY = 10_000
WAITING = 60
"""How far from the wall those wait who have no way over it yet."""


def attacks(position: Position) -> bool:
    """Return whether the side that decides is the scenario's attacker."""
    return position.active == position.battle.attacker


def hurry(position: Position) -> float:
    """Return how pressing it is for the attacker, from 0 to 1 at the last turn; for the defender once it is held."""
    late = position.turn / position.battle.turns
    if attacks(position):
        return late
    held = holding(position)
    need = position.battle.victory.hold.count
    return min(1.0, held[position.battle.attacker] / need)


def goal_of(position: Position, figures: list[str]) -> Point | None:
    """Return where attackers go; None where they are right."""
    land, at = position.ground, position.at(figures[0])
    load = carries(position, figures[0])
    if load:
        piece = _target_of(position, load, at)
        return None if piece is None else _foot(piece, at)
    area = objective(position)
    if at in area:
        return _prey(position, at)
    goal = nearest_inside(position, at)
    if _open_way(position, at, goal):
        return _within_reach(position, figures[0], goal)
    return _to_ladder(position, at) or _before_wall(land, at)


def _target_of(position: Position, load: str, at: Point) -> Piece | None:
    """Return the piece to which something is carried: a ladder to a wall, the keg rather to a door."""
    kinds = (WALL,) if load.startswith("ladder") else (DOOR, WALL)
    pieces = [each for each in position.ground.lines if not each.climb and each.kind in kinds]
    if not pieces:
        return None
    taken = {each.raised for each in position.ladders if each.raised and not each.gone}
    door = [each for each in pieces if each.kind == DOOR and squared(middle(each.start, each.end), at) <= 500 * 500]
    found = door if load == "keg" and door else [each for each in pieces if each.id not in taken] or pieces
    return min(found, key=lambda each: squared(middle(each.start, each.end), at))


def _foot(piece: Piece, at: Point) -> Point:
    """Return the point at the foot of a level or upright piece on the side of who comes; for others near its middle."""
    centre = middle(piece.start, piece.end)
    if piece.start.y == piece.end.y:
        return Point(centre.x, centre.y + (FOOT_OFF if at.y > centre.y else -FOOT_OFF))
    if piece.start.x == piece.end.x:
        return Point(centre.x + (FOOT_OFF if at.x > centre.x else -FOOT_OFF), centre.y)
    return towards(centre, at, FOOT_OFF)


def _prey(position: Position, at: Point) -> Point | None:
    """Return where to go inside the objective: to the nearest enemy there, unless it is held already."""
    held = holding(position)
    battle, area = position.battle, objective(position)
    other = battle.defender
    if held[battle.attacker] >= battle.victory.hold.count and held[battle.attacker] > held[other]:
        return None
    inside = [
        Point(*spot)
        for name, spot in position.spots(other)
        if Point(*spot) in area and position.figures[name].state != PINNED
    ]
    prey = min(inside, key=lambda spot: (squared(spot, at), spot), default=None)
    if prey is None or squared(prey, at) <= 100 * 100:
        return None
    return prey


def nearest_inside(position: Position, at: Point) -> Point:
    """Return a point well inside the objective, near to a place."""
    points = objective(position).points
    left, right = min(p.x for p in points) + WELL_INSIDE, max(p.x for p in points) - WELL_INSIDE
    top, bottom = min(p.y for p in points) + WELL_INSIDE, max(p.y for p in points) - WELL_INSIDE
    return Point(min(max(at.x, left), right), min(max(at.y, top), bottom))


def _within_reach(position: Position, figure: str, goal: Point) -> Point:
    """Return a point inside the objective to which there is a legal way: the goal, or one up or down its near side."""
    points = objective(position).points
    top, bottom = min(p.y for p in points) + WELL_INSIDE, max(p.y for p in points) - WELL_INSIDE
    walker = walker_of(position, figure)
    if _closed(position, walker, goal):
        return goal
    for spot in (goal, Point(goal.x, top), Point(goal.x, bottom), Point(goal.x, (top + bottom) // 2)):
        chain = find_way(position.ground, walker, spot)
        if len(chain) > 2 or go(position.ground, walker, chain, FAR_AWAY).end == spot:
            return spot
    return goal


def way_to(position: Position, figure: str, goal: Point) -> tuple[Point, ...]:
    """Return the way of a figure, or the straight one to where something stands in the way that he can cross later."""
    walker = walker_of(position, figure)
    if _closed(position, walker, goal):
        return (walker.start, goal)
    return find_way(position.ground, walker, goal)


def _to_ladder(position: Position, at: Point) -> Point | None:
    """Return the foot of the nearest raised ladder, for who has still to come to it."""
    feet = [Point(*each.at) for each in position.ladders if each.raised and not each.gone and each.at is not None]
    foot = min(feet, key=lambda spot: squared(spot, at), default=None)
    if foot is None or not AT_LADDER**2 < squared(foot, at) <= LADDER_FAR**2:
        return None
    return foot


def _before_wall(land: Ground, at: Point) -> Point | None:
    """Return where to wait for a way over the wall: before its nearest piece."""
    walls = [each for each in land.lines if not each.climb and each.kind in (WALL, DOOR)]
    if not walls:
        return None
    nearest = min(walls, key=lambda each: squared(middle(each.start, each.end), at))
    foot = _foot(nearest, at)
    centre = middle(nearest.start, nearest.end)
    off = WAITING // FOOT_OFF
    spot = Point(centre.x + (foot.x - centre.x) * off, centre.y + (foot.y - centre.y) * off)
    return spot if squared(spot, at) > 60 * 60 else None


# --- whether there is a way that no wall bars ---


def _open_way(position: Position, at: Point, goal: Point) -> bool:
    """Return whether no wall bars the way between two places, as far as squares of 4 cm can tell."""
    land = position.ground
    walls = tuple(each for each in land.standing if not each.climb)
    return not any(each.kind in (WALL, DOOR) for each in walls) or _joined(walls, land, at, goal)


def _closed(position: Position, walker: Walker, goal: Point) -> bool:
    """Return whether a walker cannot come to a place now, as far as squares of 4 cm can tell."""
    land = position.ground
    walls = tuple(each for each in land.standing if not crossable(each, walker))
    return not _joined(walls, land, walker.start, goal)


def _joined(walls: tuple[Piece, ...], land: Ground, at: Point, goal: Point) -> bool:
    regions = _regions(walls, land.size)
    return regions.get(_cell(at)) == regions.get(_cell(goal))


def _cell(at: Point) -> tuple[int, int]:
    return at.x // CELL, at.y // CELL


@lru_cache(maxsize=512)
def _regions(walls: tuple[Piece, ...], size: Point) -> dict[tuple[int, int], int]:
    """Return a number for each square of the table: the same for squares between which no wall stands."""
    across, down = -(-size.x // CELL), -(-size.y // CELL)
    barred = _barred(walls)
    found: dict[tuple[int, int], int] = {}
    for x in range(across):
        for y in range(down):
            if (x, y) in found:
                continue
            number = found[x, y] = len(found) + 1
            waiting = deque([(x, y)])
            while waiting:
                cx, cy = cell = waiting.popleft()
                for beside in ((cx + 1, cy), (cx - 1, cy), (cx, cy + 1), (cx, cy - 1)):
                    on_table = 0 <= beside[0] < across and 0 <= beside[1] < down
                    if on_table and beside not in found and (min(cell, beside), max(cell, beside)) not in barred:
                        found[beside] = number
                        waiting.append(beside)
    return found


def _barred(walls: tuple[Piece, ...]) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the pairs of neighbouring squares between whose middles a wall stands."""
    found = set()
    for piece in walls:
        left, right = sorted((piece.start.x, piece.end.x))
        top, bottom = sorted((piece.start.y, piece.end.y))
        for x in range(left // CELL - 1, right // CELL + 1):
            for y in range(top // CELL - 1, bottom // CELL + 1):
                for beside in ((x + 1, y), (x, y + 1)):
                    if meets(_middle(x, y), _middle(*beside), piece.start, piece.end):
                        found.add(((x, y), beside))
    return found


def _middle(x: int, y: int) -> Point:
    return Point(x * CELL + CELL // 2, y * CELL + CELL // 2)


def threatened(position: Position, at: Point) -> Point | None:
    """Return where defenders go who see nobody: to who is in the objective, or to the objective from afar."""
    area = objective(position)
    inside = [Point(*spot) for _, spot in position.spots(enemy_of(position.active)) if Point(*spot) in area]
    if inside:
        return min(inside, key=lambda spot: (squared(spot, at), spot))
    goal = nearest_inside(position, at)
    return goal if squared(goal, at) > FAR_OFF * FAR_OFF else None

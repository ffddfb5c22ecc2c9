"""§2, §3 Deployment: the defender's barricades and places, then the attacker's; columns from the corners by dice."""

from __future__ import annotations

from functools import partial

from engine.core.asks import Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.revolte.combat.obstacles import is_free
from engine.games.revolte.events import BarricadePlaced, CornerDrawn, DeploymentEnded, FigurePlaced
from engine.games.revolte.ground.terrain import pieces_of
from engine.games.revolte.house_rules import SWITCHES
from engine.games.revolte.phases.units import read_figures
from engine.games.revolte.scenarios import EUROPEANS, Group
from engine.games.revolte.world import Position, World
from engine.tabletop.places import read_place
from engine.tabletop.points import Point, length, squared
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import meets, near

HISTORICAL, PLACE, BARRICADE = "historical", "place", "barricade"
CORNERS = 4
ENTRY = 200
"""§V8 The entry area of a corner, and how far Europeans have to be."""
RULE = "2"
PIECE = 100


def deploying(world: World) -> bool:
    """§2 Return whether a side has still to deploy."""
    return world.position.turn == 0 and len(world.position.ready) < 2


def deploy(world: World, context: Context) -> Flow:
    """§2, §3 Ask the side that deploys for one change, or whether it is ready."""
    position = world.position
    side = position.active
    answer = yield Ask("deploy", RULE, partial(_menu, position), {"side": side}, side=side, lapse=("done",))
    if answer[0] == PLACE:
        name, (x, y) = answer[1], _numbers(answer[2])
        position.figures[name].at = (x, y)
        context.emit(FigurePlaced(figure=name, at=(x, y), why="deployed"))
        return
    if answer[0] == BARRICADE:
        number, found = int(answer[1]), _ends(answer[2])
        position.barricades[number - 1] = found
        context.emit(BarricadePlaced(number=number, start=found[0], end=found[1]))
        return
    position.ready.append(side)
    switches = tuple((s.name, c) for s in SWITCHES if (c := getattr(position.house, s.name)) != s.default)
    context.emit(DeploymentEnded(side=side, switches=switches))
    position.active = position.battle.attacker
    if len(position.ready) == 2:
        _draw_corners(position, context)


def _numbers(word: str) -> tuple[int, int]:
    x, y = word.split(",")
    return int(x), int(y)


def _ends(word: str) -> tuple[tuple[int, int], tuple[int, int]]:
    first, second = word.split("_")
    return _numbers(first), _numbers(second)


def _menu(position: Position) -> Menu:
    side = position.active
    choices = [done("deploy")]
    if any(position.figures[name].at is not None for name in position.standing(side)) and _area(position, side):
        choices.append(Choice(PLACE, PLACE, then=partial(_figures, position)))
    if side == position.battle.barricades.side:
        choices.append(Choice(BARRICADE, BARRICADE, then=partial(_barricades, position)))
    return Menu("do", tuple(choices))


def _area(position: Position, side: str) -> Polygon | None:
    poly = position.battle.deploy[side].poly
    return Polygon(poly) if poly else None


def _figures(position: Position) -> Menu:
    names = position.standing(position.active)
    choices = tuple(Choice(name, "figure", {"figure": name}, partial(_spots, position, name)) for name in names)
    return Menu("who", choices)


def _spots(position: Position, name: str) -> Menu:
    """§2 Return where a figure may be placed: any free point of its side's area; some are listed."""
    area = _area(position, position.active)
    assert area is not None
    at = position.at(name)

    def listed() -> tuple[Choice, ...]:
        steps = [(x, y) for x in (-60, -30, 0, 30, 60) for y in (-60, -30, 0, 30, 60) if x or y]
        points = [Point(at.x + x, at.y + y) for x, y in steps]
        return tuple(_spot(point) for point in points if _placeable(position, area, name, point))

    def read(word: str) -> Choice | None:
        point = read_place(word, start=at)
        return _spot(point) if point is not None and _placeable(position, area, name, point) else None

    return Menu("to", listed, typed=read, why_not=lambda word: _why_not_there(position, area, word, at))


def _spot(point: Point) -> Choice:
    return Choice(f"{point.x},{point.y}", "spot", {"at": (point.x, point.y)})


def _placeable(position: Position, area: Polygon, name: str, point: Point) -> bool:
    return point in area and is_free(position, point, name)


def _why_not_there(position: Position, area: Polygon, word: str, at: Point) -> Refused | None:
    del position
    point = read_place(word, start=at)
    if point is None:
        return None
    facts = {"x": point.x, "y": point.y}
    return Refused("place-taken" if point in area else "not-in-area", rule=RULE, facts=facts)


def _barricades(position: Position) -> Menu:
    choices = tuple(
        Choice(str(number), "barricade", {"number": number}, partial(_sites, position, number))
        for number in range(1, len(position.barricades) + 1)
    )
    return Menu("who", choices)


def _sites(position: Position, number: int) -> Menu:
    """§V10 Return where a barricade may stand: its default, and places moved by 5 cm about it."""
    start, end = (Point(*each) for each in position.barricades[number - 1])
    default = position.battle.barricades.default[number - 1]

    def listed() -> tuple[Choice, ...]:
        steps = [(x, y) for x in (-100, -50, 0, 50, 100) for y in (-100, -50, 0, 50, 100) if x or y]
        found = [(Point(start.x + x, start.y + y), Point(end.x + x, end.y + y)) for x, y in steps]
        found.append((Point(*default[0]), Point(*default[1])))
        words = {_word(*each): each for each in found if _legal(position, number, *each)}
        return tuple(Choice(word, "site", {"start": tuple(a), "end": tuple(b)}) for word, (a, b) in words.items())

    return Menu("to", listed)


def _word(start: Point, end: Point) -> str:
    return f"{start.x},{start.y}_{end.x},{end.y}"


def _legal(position: Position, number: int, start: Point, end: Point) -> bool:
    """§V10 Return whether a barricade may stand somewhere: in its area, across no line, through no building."""
    area = Polygon(position.battle.barricades.poly)
    if start not in area or end not in area or length(start, end) != PIECE:
        return False
    if (start, end) == tuple(Point(*each) for each in position.barricades[number - 1]):
        return False
    land = position.ground
    if any(zone.kind == "building" and zone.polygon.enters(start, end) for zone in land.zones):
        return False
    for piece in pieces_of(position.scenario):
        if meets(start, end, piece.start, piece.end):
            return False
    for other, (first, last) in enumerate(position.barricades, 1):
        touch = {start, end} & {Point(*first), Point(*last)}
        if other != number and not touch and meets(start, end, Point(*first), Point(*last)):
            return False
    return not any(near(position.at(name), start, end, 9) for name in position.everybody())


# --- §V8 columns from the corners ---


def _draw_corners(position: Position, context: Context) -> None:
    """§V8 Each column in order draws a corner; a barred one is passed clockwise."""
    taken: set[int] = set()
    for group in position.battle.group:
        if group.corner:
            drawn = context.roll(f"corner {group.id}", CORNERS)
            found = next((c for c in _clockwise(drawn) if c not in taken and not _barred(position, c)), drawn)
            taken.add(found)
            report = DieRollReport(purpose=f"corner {group.id}", rule="2", dice=(drawn,), total=drawn)
            context.emit(CornerDrawn(group=group.id, report=report, drawn=drawn, entered=found))
            _enter(position, context, group, found)


def _clockwise(corner: int) -> list[int]:
    return [(corner - 1 + step) % CORNERS + 1 for step in range(CORNERS)]


def _corner(position: Position, corner: int) -> tuple[Point, int, int]:
    """Return the corner's point, and the directions of its sides."""
    size = position.ground.size
    return {
        1: (Point(0, 0), 1, 1),
        2: (Point(size.x, 0), -1, 1),
        3: (Point(size.x, size.y), -1, -1),
        4: (Point(0, size.y), 1, -1),
    }[corner]


def _barred(position: Position, corner: int) -> bool:
    """§V8 Return whether a European is within 20 cm of any point of the corner's area."""
    at = _corner(position, corner)[0]
    reach = ENTRY + ENTRY + 10
    return any(squared(position.at(name), at) <= reach * reach for name in position.standing(EUROPEANS))


def _enter(position: Position, context: Context, group: Group, corner: int) -> None:
    at, along, down = _corner(position, corner)
    names = read_figures(position, f"{group.id}1-{sum(number for _, number in group.figures)}") or []
    for place, name in enumerate(names):
        column, row = place % 4, place // 4
        spot = Point(at.x + along * (15 + 30 * column), at.y + down * (15 + 30 * row))
        each = position.figures[name]
        each.at = (spot.x, spot.y)
        context.emit(FigurePlaced(figure=name, at=each.at, why="corner"))


def needs_places(position: Position) -> list[str]:
    """§2 Return the figures without a place that belong to a side that deploys: those of groups without places."""
    groups = {group.id: group for group in position.battle.group}
    return [
        name
        for name, each in position.figures.items()
        if each.at is None and not groups[position.roster[name].group].corner and position.side_of(name) == EUROPEANS
    ]

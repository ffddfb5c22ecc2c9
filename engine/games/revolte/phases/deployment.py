"""§2, §3 Deployment: first the defender, then the attacker."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.revolte.combat.obstacles import free_near, is_free
from engine.games.revolte.events import CornerDrawn, DeploymentEnded, FigurePlaced
from engine.games.revolte.figures import RADIUS
from engine.games.revolte.house_rules import SWITCHES
from engine.games.revolte.phases.barricades import barricades, place_barricade
from engine.games.revolte.phases.destinations import why_not_there
from engine.games.revolte.phases.orders import OFF_THE_TABLE
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import BOXERS, EUROPEANS, Group
from engine.games.revolte.world import World
from engine.tabletop.places import has_fractions, in_whole_millimetres, read_place
from engine.tabletop.points import Point, squared
from engine.tabletop.polygons import Polygon

HISTORICAL: Final = "historical"
PLACE: Final = "place"
BARRICADE: Final = "barricade"
CORNERS: Final = 4
ENTRY: Final = 200
"""§V8 The size of a corner's entry area, and the minimum distance of Europeans from it, in millimetres."""
RULE: Final = "2"
PIECE: Final = 100
TEN = MOVE_ON = 10
"""§V8 The step, in millimetres, by which an entry moves along the edge."""
NOWHERE: Final = "none"


def deploying(world: World) -> bool:
    """§2 Return whether a side still has to deploy."""
    return world.position.turn == 0 and len(world.position.ready) < 2


def deploy(world: World, context: Context) -> Flow:
    """§2, §3 Ask a side to place a figure or barricade, or to finish."""
    position = world.position
    side = position.active
    answer = yield Ask("deploy", RULE, partial(_menu, position), {"side": side}, side=side, lapse=("done",))
    if answer[0] == PLACE:
        name, (x, y) = answer[1], _numbers(answer[2])
        position.figures[name].at = Point(x, y)
        context.emit(FigurePlaced(figure=name, at=(x, y), why="deployed"))
        return
    if answer[0] == BARRICADE:
        place_barricade(position, context, int(answer[1]), answer[2])
        return
    position.ready.append(side)
    switches = tuple((s.name, c) for s in SWITCHES if (c := getattr(position.house, s.name)) != s.default)
    context.emit(DeploymentEnded(side=side, switches=switches))
    position.active = position.battle.attacker
    if len(position.ready) == 2:
        enter_columns(position, context, before=True)


def _numbers(word: str) -> tuple[int, int]:
    x, y = word.split(",")
    return int(x), int(y)


def _menu(position: Position) -> Menu:
    side = position.active
    choices = [done("deploy")]
    if any(position.figures[name].at is not None for name in position.standing(side)) and _area(position, side):
        choices.append(Choice(PLACE, PLACE, then=partial(_figures, position)))
    if side == position.battle.barricades.side:
        choices.append(Choice(BARRICADE, BARRICADE, then=partial(barricades, position)))
    return Menu("do", tuple(choices))


def _area(position: Position, side: str) -> Polygon | None:
    poly = position.battle.deploy[side].poly
    return Polygon(poly) if poly else None


def _figures(position: Position) -> Menu:
    names = position.standing(position.active)
    choices = tuple(Choice(name, "figure", _facts(position, name), partial(_spots, position, name)) for name in names)
    return Menu("who", choices)


def _facts(position: Position, name: str) -> dict[str, object]:
    return {"figure": name, "at": position.at(name), "scenario": position.scenario}


def _spots(position: Position, name: str) -> Menu:
    """§2 Return the menu of places for a figure. The player can also type any free point of the side's area."""
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

    return Menu("to", listed, typed=read, why_not=lambda word: _why_no_spot(position, area, name, word))


def _spot(point: Point) -> Choice:
    return Choice(f"{point.x},{point.y}", "spot", {"at": (point.x, point.y)})


def _placeable(position: Position, area: Polygon, name: str, point: Point) -> bool:
    return point in area and is_free(position, point, name)


def _why_no_spot(position: Position, area: Polygon, name: str, word: str) -> Refused:
    """§2 Return why a figure cannot be placed at a point, and the nearest legal point."""
    at = position.at(name)
    point = read_place(word, start=at)
    meant = point or in_whole_millimetres(word, start=at)
    near = _nearest_spot(position, area, name, meant or at)
    facts = {"word": word, "nearest": f"{near.x},{near.y}" if near is not None else ""}
    if point is None:
        return Refused("not-in-fractions" if has_fractions(word) else "no-such-place", rule=RULE, facts=facts)
    reason = why_not_there(position, point)
    if reason != OFF_THE_TABLE and point not in area:
        reason = "not-in-area"
    return Refused(reason or "place-taken", rule=RULE, facts={**facts, "x": point.x, "y": point.y})


def _nearest_spot(position: Position, area: Polygon, name: str, point: Point) -> Point | None:
    """Return the legal place nearest to a point, in whole centimetres; None if there is none."""
    across, down = ([at[axis] for at in area.points] for axis in (0, 1))
    found = [
        Point(x, y) for x in range(min(across), max(across) + 1, TEN) for y in range(min(down), max(down) + 1, TEN)
    ]
    found.sort(key=lambda at: squared(at, point))
    return next((at for at in found if _placeable(position, area, name, at)), None)


# --- §V8 columns from the corners ---


def enter_columns(position: Position, context: Context, *, before: bool = False) -> None:
    """§V8 Place the columns that arrive now. `before` is whether the first turn has not begun yet."""
    together = position.house.columns == "together"
    if together != before:
        return
    waiting = [group for group in position.battle.group if group.corner and _is_away(position, group)]
    for group in waiting if together else waiting[:1]:
        drawn = context.roll(f"corner {group.id}", CORNERS)
        free = (corner for corner in _clockwise(drawn) if not _barred(position, _corner(position, corner)[0]))
        entered = next(free, 0)
        report = DieRollReport(purpose=f"corner {group.id}", rule="2", dice=(drawn,), total=drawn)
        context.emit(CornerDrawn(group=group.id, report=report, drawn=drawn, entered=entered or drawn))
        _enter(position, context, group, _corner(position, entered) if entered else _moved_on(position, drawn))


def _is_away(position: Position, group: Group) -> bool:
    leader = position.figures[f"{group.id}1"]
    return leader.is_to_come


def _clockwise(corner: int) -> list[int]:
    return [(corner - 1 + step) % CORNERS + 1 for step in range(CORNERS)]


Entry = tuple[Point, int, int]
"""The entry of a column: its origin, and the directions in which its places continue, along x and y."""


def _corner(position: Position, corner: int) -> Entry:
    """Return a corner of the table, and the directions in which its two edges run."""
    size = position.ground.size
    return {
        1: (Point(0, 0), 1, 1),
        2: (Point(size.x, 0), -1, 1),
        3: (Point(size.x, size.y), -1, -1),
        4: (Point(0, size.y), 1, -1),
    }[corner]


_STEPS: Final = {1: (1, 0), 2: (0, 1), 3: (-1, 0), 4: (0, -1)}
"""§V8 The direction clockwise along the table's edge from each corner."""


def _moved_on(position: Position, corner: int) -> Entry:
    """§V8 Return the place where a column enters if all corners are blocked."""
    at, along, down = _corner(position, corner)
    size = position.ground.size
    for _ in range(2 * (size.x + size.y) // MOVE_ON):
        step = _STEPS[corner]
        ahead = Point(at.x + MOVE_ON * step[0], at.y + MOVE_ON * step[1])
        if not (0 <= ahead.x <= size.x and 0 <= ahead.y <= size.y):
            corner = _clockwise(corner)[1]
            at, along, down = _corner(position, corner)
            continue
        at = ahead
        if not _barred(position, at):
            break
    return at, along, down


def _barred(position: Position, at: Point) -> bool:
    """§V8 Return whether an entry area is blocked."""
    reach = ENTRY + ENTRY + RADIUS
    if any(squared(position.at(name), at) <= reach * reach for name in position.standing(EUROPEANS)):
        return True
    columns = {group.id for group in position.battle.group if group.corner}
    came = [name for name in position.standing(BOXERS) if position.roster[name].group in columns]
    return any(squared(position.at(name), at) < (ENTRY - RADIUS) ** 2 for name in came)


def _enter(position: Position, context: Context, group: Group, entry: Entry) -> None:
    at, along, down = entry
    for place in range(sum(number for _, number in group.figures)):
        name = f"{group.id}{place + 1}"
        column, row = place % 4, place // 4
        spot = Point(at.x + along * (15 + 30 * column), at.y + down * (15 + 30 * row))
        if not is_free(position, spot, name):
            spot = free_near(position, spot, name)
        each = position.figures[name]
        each.at = spot
        # §V70 A figure that arrives moving counts as not having stood still in the previous turn, whenever it arrives.
        each.moved_before |= each.moving and position.turn > 0
        context.emit(FigurePlaced(figure=name, at=spot, why="corner"))

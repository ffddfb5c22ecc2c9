"""§7.2 to §7.7 Tasks, which are all orders except moves on foot."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Final, NamedTuple

from engine.core.asks import Refused
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.games.revolte.contacts import carries, touching
from engine.games.revolte.events import DoorTurned, OrderGiven, ThingChanged
from engine.games.revolte.figures import NEAR, RADIUS, STEADY, TOUCH, Carried
from engine.games.revolte.ground.terrain import DOOR, FOOT, Ground, Piece, pieces_of
from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.phases import ladders, serving
from engine.games.revolte.phases.formation import STEP_BACK, Base, overlaps
from engine.games.revolte.phases.ladders import can_climb, come_down, inner_foot
from engine.games.revolte.phases.marching import march
from engine.games.revolte.phases.orders import CRAWL, Order, reach, ways
from engine.games.revolte.phases.units import pushers
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point, length, squared, towards
from engine.tabletop.segments import meets, near, nearer

CLIMB: Final = "climb"
OVER: Final = "over"
PICK_UP: Final = "pick-up"
DROP: Final = "drop"
OPEN_DOOR: Final = "door"
SERVE: Final = "serve"
PUSH: Final = "push"
DOWN: Final = "down"
STAIRS: Final = "stairs"
_ONWARD: Final = re.compile(r"(over-\d)-(\d{1,4}),(\d{1,4})")


class Work(NamedTuple):
    """A task that a figure can do."""

    mode: str
    what: str
    cost: int
    goal: Point | None = None

    @property
    def word(self) -> str:
        """The task as a single word for use in an answer."""
        return f"{self.mode}-{self.what}" + (f"-{self.goal.x},{self.goal.y}" if self.goal is not None else "")


def works(position: Position, figures: list[str]) -> list[Work]:
    """§7 Return the tasks that figures can do, without pushing the gun."""
    if any(position.figures[name].roof for name in figures):
        return list(_downs(position, figures))
    return [
        *_ladders(position, figures),
        *_things(position, figures),
        *_doors(position, figures),
        *_weapons(position, figures),
    ]


def _ladders(position: Position, figures: list[str]) -> Iterator[Work]:
    on = {position.figures[name].ladder for name in figures}
    if on == {0}:
        for number in range(1, len(position.ladders) + 1):
            if can_climb(position, number, figures):
                yield Work(CLIMB, str(number), 1)
    elif len(on) == 1:
        number = next(iter(on))
        if inner_foot(position, position.ladders[number - 1], shunned=position.inactive) is not None:
            yield Work(OVER, str(number), 1)


def _downs(position: Position, figures: list[str]) -> Iterator[Work]:
    """§V50 Yield the ways in which figures can come down from a roof."""
    roof = position.roof_of(figures[0])
    if roof is None or len({position.figures[name].roof for name in figures}) > 1:
        return
    spots = [position.at(name) for name in figures]
    if any(all(squared(at, stair) <= FOOT * FOOT for at in spots) for stair in roof.stairs):
        yield Work(DOWN, STAIRS, 1)
    leave = tables().cost["leave_dense"]
    for number, top in ladders.tops(position, roof.house):
        if all(squared(at, top) <= ladders.CLIMB_FROM**2 for at in spots):
            yield Work(DOWN, f"ladder-{number}", 1 + leave)


def _things(position: Position, figures: list[str]) -> Iterator[Work]:
    """§V46, §V47, §V55 Yield the ways in which figures can pick up or put down an object."""
    if any(position.figures[name].state != STEADY or position.figures[name].ladder for name in figures):
        return
    loads = {carries(position, name) for name in figures}
    if loads == {""}:
        for what, thing in _lying(position):
            hands = 1 if what == "keg" else 2
            spot = Point(*thing.at) if thing.at is not None else None
            reach = (NEAR + RADIUS) ** 2
            if (
                spot is not None
                and len(figures) == hands
                and all(squared(position.at(name), spot) <= reach for name in figures)
            ):
                yield Work(PICK_UP, what, 0)
    elif len(loads) == 1:
        load = next(iter(loads))
        if set(carriers(position, load)) == set(figures):
            yield Work(DROP, load, 0)


def _lying(position: Position) -> Iterator[tuple[str, Carried]]:
    for kind, things in (("ladder", position.ladders), ("ram", position.rams)):
        for number, thing in enumerate(things, 1):
            if thing.at is not None and not thing.raised and not thing.gone:
                yield f"{kind}-{number}", thing
    if position.keg is not None and position.keg.at is not None and not position.keg.gone:
        yield "keg", position.keg


def thing(position: Position, what: str) -> Carried:
    """Return the ladder, ram or keg that `what` names."""
    if what == "keg":
        assert position.keg is not None
        return position.keg
    kind, number = what.split("-")
    return (position.ladders if kind == "ladder" else position.rams)[int(number) - 1]


def carriers(position: Position, what: str) -> list[str]:
    """Return the carriers of an object."""
    return thing(position, what).carriers


def _doors(position: Position, figures: list[str]) -> Iterator[Work]:
    """§V51 Yield the ways in which a figure can open or close a door."""
    side = position.active
    if len(figures) != 1 or not position.battle.deploy[side].keys or position.figures[figures[0]].ladder:
        return
    if carries(position, figures[0]):
        return  # §V46, §V55 a carrier can do nothing else
    at = position.at(figures[0])
    for piece in doors(position):
        if piece.id in position.gone or not near(at, piece.start, piece.end, FOOT):
            continue
        others = [name for name in position.everybody() if not position.figures[name].ladder]
        if any(near(position.at(name), piece.start, piece.end, CLEAR) for name in others):
            continue
        if piece.line in position.opened or not _brings_together(position, piece, others):
            yield Work(OPEN_DOOR, piece.line, 0)


def _brings_together(position: Position, door: Piece, figures: list[str]) -> bool:
    """§V41 Return whether enemies would be in contact once a door is open."""
    enemies = [name for name in figures if position.side_of(name) != position.active]
    reach = (TOUCH + 2 * RADIUS) ** 2
    return any(
        squared(position.at(name), position.at(enemy)) <= reach
        and meets(position.at(name), position.at(enemy), door.start, door.end)
        for name in figures
        if name not in enemies
        for enemy in enemies
    )


def doors(position: Position) -> list[Piece]:
    """§V51 Return all doors, open or closed."""
    return [piece for piece in pieces_of(position.scenario) if piece.kind == DOOR]


def _weapons(position: Position, figures: list[str]) -> Iterator[Work]:
    """§V77 Yield the possible tasks for joining the crew of a machine gun."""
    if len(figures) == 1:
        for how, cost in serving.choices(position, figures[0]):
            yield Work(SERVE, how, cost)


def find(position: Position, figures: list[str], word: str) -> Work | None:
    """Return the task that a word of an answer means, or None.

    For example, “over-1-430,520” is the task to come down from ladder 1 and move on to the point (430, 520).
    """
    plain, goal = word, None
    if found := _ONWARD.fullmatch(word):
        plain, goal = found[1], Point(int(found[2]), int(found[3]))
    known = next((each for each in works(position, figures) if each.word == plain), None)
    return known._replace(goal=goal) if known is not None else None


# --- carrying them out ---


def work(position: Position, context: Context, figures: list[str], done: Work) -> None:
    """§7 Carry out a task."""
    side = position.active
    position.points[side] -= done.cost
    goal = (done.goal.x, done.goal.y) if done.goal is not None else None
    context.emit(
        OrderGiven(side=side, figures=tuple(figures), mode=done.mode, cost=done.cost, goal=goal, target=done.what)
    )
    for name in figures:
        each = position.figures[name]
        each.ordered = each.moved = True
    {
        CLIMB: _climb,
        OVER: _go_over,
        PICK_UP: _pick_up,
        DROP: _drop,
        OPEN_DOOR: _turn_door,
        SERVE: _serve,
        DOWN: _go_down,
    }[done.mode](position, context, figures, done)


def _climb(position: Position, context: Context, figures: list[str], done: Work) -> None:
    ladder = position.ladders[int(done.what) - 1]
    foot = Point(*ladder.at) if ladder.at is not None else None
    for name in figures:
        each = position.figures[name]
        each.ladder, each.moving, each.at = int(done.what), False, foot
    context.emit(ThingChanged(what=f"ladder-{done.what}", how="climbed", figures=tuple(figures), at=ladder.at))


def _go_over(position: Position, context: Context, figures: list[str], done: Work) -> None:
    """§V49 Let figures climb down a ladder behind the wall. With a goal, they then crawl on."""
    came = come_down(position, context, figures, charging=False)
    if done.goal is not None and came:
        order = Order(tuple(came), CRAWL, done.goal)
        march(position, context, order, ways(position, order), reach(order, context.roll(f"move {came[0]}")))


def _go_down(position: Position, context: Context, figures: list[str], done: Work) -> None:
    """§V50 Move figures down from a roof as long as there is room below."""
    roof = position.roof_of(figures[0])
    assert roof is not None
    for name in figures:
        each = position.figures[name]
        if done.what == STAIRS:
            stair = min(roof.stairs, key=lambda spot: squared(spot, position.at(name)))
            spot = ladders.landing(position, name, stair, roof, inside=True)
        else:
            foot = position.ladders[int(done.what.removeprefix("ladder-")) - 1].at
            assert foot is not None
            spot = ladders.landing(position, name, Point(*foot), roof, inside=False)
        if spot is not None:
            each.at, each.roof, each.moving = spot, "", False
            context.emit(ThingChanged(what=done.what, how="down", figures=(name,), at=spot))


def _pick_up(position: Position, context: Context, figures: list[str], done: Work) -> None:
    taken = thing(position, done.what)
    taken.carriers, taken.at = list(figures), None
    context.emit(ThingChanged(what=done.what, how="taken", figures=tuple(figures)))


def _drop(position: Position, context: Context, figures: list[str], done: Work) -> None:
    laid = thing(position, done.what)
    spot = position.at(min(figures, key=lambda name: position.roster[name].number))
    laid.carriers, laid.at = [], (spot.x, spot.y)
    context.emit(ThingChanged(what=done.what, how="dropped", figures=tuple(figures), at=laid.at))


def _turn_door(position: Position, context: Context, figures: list[str], done: Work) -> None:
    opened = done.what not in position.opened
    position.opened = sorted({*position.opened, done.what} if opened else {*position.opened} - {done.what})
    context.emit(DoorTurned(door=done.what, opened=opened, figure=figures[0]))


def _serve(position: Position, context: Context, figures: list[str], done: Work) -> None:
    serving.serve(position, context, figures[0], done.what)


def push(position: Position, context: Context, goal: Point) -> None:
    """§V53 Roll for the gun's move, and push the gun and its gunners towards `goal`."""
    gun, crew = position.gun, pushers(position)
    assert gun is not None
    assert gun.at is not None
    position.points[position.active] -= 1
    die = context.roll("move gun")
    most, start = (10 - die) * 10, Point(*gun.at)
    report = DieRollReport(purpose="move gun", rule="7.6", dice=(die,), total=most)
    context.emit(
        OrderGiven(
            side=position.active,
            figures=tuple(crew),
            mode=PUSH,
            cost=1,
            goal=(goal.x, goal.y),
            report=report,
            distance=most,
        )
    )
    offsets = {name: (position.at(name).x - start.x, position.at(name).y - start.y) for name in crew}

    def crew_at(point: Point) -> dict[str, Point]:
        return {name: Point(point.x + x, point.y + y) for name, (x, y) in offsets.items()}

    way, others = [start], bystanders(position, crew)
    for distance in range(1, min(most, length(start, goal)) + 1):
        point = towards(start, goal, distance)
        if not gun_fits(position, point, crew_at(point), others):
            break
        before = [way[-1], *crew_at(way[-1]).values()]
        if any(map(position.ground.enters_fire, before, [point, *crew_at(point).values()])):
            break
        way.append(point)
    # §V41, §V121 A gun that would end in contact goes back in steps of ten.
    back = (len(way) - 1, *range((len(way) - 2) // STEP_BACK * STEP_BACK, 0, -STEP_BACK))
    end = next((way[far] for far in back if not _in_contact_at(position, crew_at(way[far]))), start)
    gun.at, gun.moved = (end.x, end.y), True
    for name, (x, y) in offsets.items():
        each = position.figures[name]
        each.at, each.ordered, each.moved = Point(end.x + x, end.y + y), True, True
    context.emit(ThingChanged(what="gun", how="pushed", figures=tuple(crew), at=gun.at))


def _in_contact_at(position: Position, spots: dict[str, Point]) -> bool:
    """§V41 Return whether gunners at `spots` would touch an enemy."""
    figures = position.figures
    enemies = [name for name in position.standing(position.inactive) if figures[name].stands_on("")]
    return any(touching(position, spot, position.at(enemy)) for spot in spots.values() for enemy in enemies)


def bystanders(position: Position, crew: Container[str]) -> list[Base]:
    """§V53 Return the bases of figures on the ground, except the `crew`."""
    figures = position.figures
    return [
        (at, RADIUS)
        for side in SIDES
        for name, at in position.spots(side)
        if name not in crew and figures[name].stands_on("")
    ]


def gun_fits(position: Position, point: Point, spots: dict[str, Point], others: list[Base] | None = None) -> bool:
    """§V53 Return whether the gun and its gunners fit at a point.

    Pass `others` if the bases of the other figures are already known.
    """
    land: Ground = position.ground
    others = bystanders(position, spots) if others is None else others
    for spot, radius in ((point, 20), *((spot, RADIUS) for spot in spots.values())):
        if not (radius <= spot.x <= land.size.x - radius and radius <= spot.y <= land.size.y - radius):
            return False
        if any(nearer(spot, each.start, each.end, radius) for each in land.about(spot)):
            return False
        if overlaps(spot, others, radius):
            return False
    dense = {zone.id for zone in land.zones if zone.kind in ("building", "ruin", "trench")}
    return not (land.zones_at(point) & dense) and not any(point in zone.polygon for zone in land.water)


def why_no_push(position: Position) -> Refused | None:
    """§V53 Return why the gun cannot be pushed now; None if it can."""
    if position.gun is None or position.gun.at is None or len(pushers(position)) < 2:
        return Refused("too-few-gunners", rule="7.6", facts={})
    return None

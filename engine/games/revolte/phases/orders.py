"""§7 The form of orders, such as «run-430,220», with their costs and goals."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from engine.core.asks import Refused
from engine.games.revolte.contacts import carries
from engine.games.revolte.figures import STOPPED
from engine.games.revolte.ground import ways as ground_ways
from engine.games.revolte.ground.terrain import DENSE
from engine.games.revolte.ground.walking import Walker, go
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases import exits
from engine.games.revolte.phases.formation import CLOSE, KEEP, OPEN, goals
from engine.games.revolte.phases.ladders import inner_foot
from engine.games.revolte.phases.units import write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import Exit, enemy_of
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point

RUN: Final = "run"
CRAWL: Final = "crawl"
HALT: Final = "halt"
CHARGE_RUN: Final = "charge-run"
CHARGE_CRAWL: Final = "charge-crawl"
CHARGES: Final = (CHARGE_RUN, CHARGE_CRAWL)
LETTERS: Final = {"": KEEP, "c": CLOSE, "o": OPEN}
OFF_THE_TABLE: Final = "off-the-table"
"""The reason why no figure can stand at a point beyond the edge of the table."""
RUN_LEAST: Final = 110
RUN_MOST: Final = 160
CRAWL_MOST: Final = 60
"""§7 The least and the greatest distance of a run, and the greatest distance of a crawl, in millimetres."""
_WALK: Final = re.compile(r"(run|crawl)-(\d{1,4}),(\d{1,4})(?:-([co]))?")
_CHARGE: Final = re.compile(r"(charge-run|charge-crawl)-([a-z]\d{1,2})")


class Order(NamedTuple):
    """An order: its figures, its kind, and its destination or target."""

    figures: tuple[str, ...]
    mode: str
    goal: Point | None = None
    target: str = ""
    form: str = KEEP

    @property
    def runs(self) -> bool:
        """Whether the figures run."""
        return self.mode in (RUN, CHARGE_RUN)

    @property
    def charges(self) -> bool:
        """Whether the order is a charge."""
        return self.mode in CHARGES

    @property
    def word(self) -> str:
        """The order as a single word, such as “run-430,220”."""
        if self.charges:
            return f"{self.mode}-{self.target}"
        if self.goal is None:
            return self.mode
        letter = next(letter for letter, form in LETTERS.items() if form == self.form)
        return f"{self.mode}-{self.goal.x},{self.goal.y}" + (f"-{letter}" if letter else "")


def read_order(position: Position, figures: list[str], word: str) -> Order | None:
    """Return the order for a word such as «run-430,220»; None if the word means no order."""
    if word == HALT:
        return Order(tuple(figures), HALT)
    if found := _WALK.fullmatch(word):
        goal = Point(int(found[2]), int(found[3]))
        return Order(tuple(figures), found[1], goal, form=LETTERS[found[4] or ""])
    if found := _CHARGE.fullmatch(word):
        return Order(tuple(figures), found[1], target=found[2]) if found[2] in position.figures else None
    return None


def reach(order: Order, die: int) -> int:
    """§7 Return the distance in millimetres that an order allows with the roll `die`."""
    return (10 + die) * 10 if order.runs else die * 10


def walker_of(position: Position, figure: str, target: str = "", enemies: tuple[Point, ...] | None = None) -> Walker:
    """§V37, §V40 Return a figure as the `Walker` that the path search needs.

    `target` does not block its path. Pass `enemies` if you already know where the enemies are.
    """
    at, roof = position.at(figure), position.roof_of(figure)
    start = position.starts.get(figure, at)
    feet = position.ground.lines_at(Point(*start)) if roof is None else frozenset[str]()
    return Walker(at, feet, enemies_of(position, figure, target) if enemies is None else enemies, roof=roof)


def enemies_of(position: Position, figure: str, target: str = "") -> tuple[Point, ...]:
    """§V40 Return the places of a figure's enemies on the same level, without `target`."""
    figures, floor = position.figures, position.figures[figure].roof
    enemy = enemy_of(position.side_of(figure))
    return tuple([at for name, at in position.spots(enemy) if name != target and figures[name].stands_on(floor)])


def destinations(position: Position, order: Order) -> dict[str, Point]:
    """§V120 Return the destination of each figure of an order."""
    if order.charges:
        return dict.fromkeys(order.figures, position.at(order.target))
    assert order.goal is not None
    if (way_out := leads_off(position, order)) is not None:
        return exits.goals(position, list(order.figures), order.goal, way_out)
    # §V46 Figures that carry a ladder or a ram together stay close together.
    load = carries(position, order.figures[0])
    form = CLOSE if load and load != "keg" else order.form
    return goals(position, list(order.figures), order.goal, form)


def leads_off(position: Position, order: Order) -> Exit | None:
    """§V45 Return the exit by which an order leaves the table, or None."""
    if order.goal is None or order.charges:
        return None
    return exits.exit_at(position, position.side_of(order.figures[0]), order.goal)


def ways(position: Position, order: Order) -> dict[str, tuple[Point, ...]]:
    """§V107 Return the path of each figure that carries out `order`, keyed by figure."""
    land, enemies = position.ground, enemies_of(position, order.figures[0], order.target)
    return {
        name: find_way(land, walker_of(position, name, order.target, enemies), goal)
        for name, goal in destinations(position, order).items()
    }


def legs_looked_at(position: Position, order: Order) -> int:
    """Return how many straight lines must be checked to compute an order's cost."""
    land = position.ground
    if not any(land.zones_at(position.at(name)) for name in order.figures):
        return 0
    places = destinations(position, order).items()
    return sum(ground_ways.legs_looked_at(land, walker_of(position, name, order.target), goal) for name, goal in places)


def cost_of(position: Position, order: Order, found: dict[str, tuple[Point, ...]] | None = None) -> int:
    """§V32 Return the action points that an order costs. Pass `found` if you already know the figures' paths."""
    known = tables().cost
    moving = position.figures[order.figures[0]].moving
    if order.mode == HALT:
        return known["halt"]
    if order.runs:
        points = known["run_moving"] if moving else known["run_standing"]
    else:
        points = known["crawl_moving"] if moving else known["crawl_standing"]
    if order.charges:
        points += known["contact"]
    left = kinds_left(position, order, found)
    return points + known["leave_dense"] * (True in left) + known["leave_light"] * (False in left)


def kinds_left(position: Position, order: Order, found: dict[str, tuple[Point, ...]] | None = None) -> frozenset[bool]:
    """§V32 Return which kinds of zones the figures leave: `True` for dense, `False` for light."""
    land = position.ground
    if not any(land.zones_at(position.at(name)) for name in order.figures):
        return frozenset()  # figures that are in no zone leave none
    return are_dense(position, zones_left(position, order, found if found is not None else ways(position, order)))


def are_dense(position: Position, zones: frozenset[str]) -> frozenset[bool]:
    """Return which kinds of zones there are in `zones`: `True` for dense, `False` for light."""
    return frozenset(zone.kind in DENSE for zone in position.ground.zones if zone.id in zones) if zones else frozenset()


def zones_left(position: Position, order: Order, found: dict[str, tuple[Point, ...]]) -> frozenset[str]:
    """§V34 Return the zones that the figures of an order leave on their way."""
    land, left = position.ground, set[str]()
    for name, chain in found.items():
        here = land.zones_at(position.at(name))
        if here:
            left |= go(land, walker_of(position, name, order.target), chain, 10_000).left
    return frozenset(left)


def why_not(position: Position, order: Order) -> Refused | None:
    """§7 Return why an order cannot be given, or None if it can. This ignores the order's cost."""
    figures = [position.figures[name] for name in order.figures]
    facts = {"figures": write_figures(order.figures)}
    if any(each.ladder for each in figures) and order.mode != CHARGE_CRAWL:
        return Refused("on-a-ladder", rule="7.3", facts=facts)
    if figures[0].ladder and inner_foot(position, position.ladders[figures[0].ladder - 1]) is None:
        return Refused("no-room-below", rule="7.3", facts=facts)
    if order.runs and figures[0].roof:
        return Refused("no-run-on-a-roof", rule="7.3", facts=facts)
    if order.runs and any(each.state == STOPPED for each in figures):
        return Refused("stopped-cannot-run", rule="5", facts=facts)
    if order.mode == HALT and not figures[0].moving:
        return Refused("not-moving", rule="7.1", facts=facts)
    return _why_not_carriers(position, order) or _off_the_table(position, order)


def _why_not_carriers(position: Position, order: Order) -> Refused | None:
    """§V46 Return why carriers cannot receive an order, or None if they can."""
    facts = {"figures": write_figures(order.figures)}
    loads = {carries(position, name) for name in order.figures}
    if order.charges and loads != {""}:
        return Refused("carriers-do-not-charge", rule="7.3", facts=facts)
    load = next(iter(loads))
    if loads != {""} and leads_off(position, order) is not None:
        return Refused("carriers-do-not-leave", rule="7", facts=facts)
    alone = load and load != "keg" and len(order.figures) < 2
    return Refused("two-carry", rule="7.3", facts=facts) if alone else None


def _off_the_table(position: Position, order: Order) -> Refused | None:
    if order.goal is None:
        return None
    size = position.ground.size
    if not (0 <= order.goal.x <= size.x and 0 <= order.goal.y <= size.y):
        return Refused(OFF_THE_TABLE, rule="14", facts={"x": order.goal.x, "y": order.goal.y})
    return None

"""The prospects of an order before the roll: distance, roll needed, enemies, cover."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.revolte.figures import RADIUS
from engine.games.revolte.ground import cover
from engine.games.revolte.ground.walking import go
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases import exits
from engine.games.revolte.phases.destinations import watchers
from engine.games.revolte.phases.orders import CRAWL_MOST, RUN_MOST, Order, leads_off, walker_of
from engine.games.revolte.position import Position
from engine.tabletop.points import Point, squared, way_length

_FAR: Final = 100_000
BEYOND: Final = 0
"""The score of an order that no die roll completes in this turn."""
UNSEEN: Final = "unseen"


class Prospect(NamedTuple):
    """What will happen to the figure that gets nearest to the destination of an order.

    `far` is the length of its path in millimetres. `die` is the lowest roll with which it arrives. It is 1 if the
    figure always arrives, and 0 if it cannot arrive in this turn. `barred` is the obstacle that ends the path early, or
    empty. `seen` are the enemies that see the destination. `cover` is the least cover against them, or `unseen`.
    """

    first: str
    far: int
    die: int
    barred: str
    seen: tuple[str, ...]
    cover: str


def prospect(position: Position, order: Order) -> Prospect | None:
    """§7, §V107 Return what an order would probably lead to; None for a halt."""
    goal = position.at(order.target) if order.charges else order.goal
    if goal is None:
        return None
    roster = position.roster
    first = min(order.figures, key=lambda name: (squared(position.at(name), goal), roster[name].number))
    walker = walker_of(position, first, order.target)
    leaves = leads_off(position, order) is not None
    end = exits.last_place(position, goal) if leaves else goal
    way = find_way(position.ground, walker, end)
    went = go(position.ground, walker, way, _FAR)
    there = order.charges or went.end == end
    far = way_length(way) - 2 * RADIUS * order.charges
    needed = -(-far // 10) - (10 if order.runs else 0)
    most = RUN_MOST if order.runs else CRAWL_MOST
    die = max(1, needed) if there and far <= most else BEYOND
    seen = watchers(position, end)
    return Prospect(first, max(0, far), die, "" if there else went.why, tuple(seen), _cover(position, end, seen))


def _cover(position: Position, at: Point, seen: list[str]) -> str:
    """§V92 Return the weakest cover that a place offers against the enemies in `seen`."""
    found = [cover.to_save(position.ground, at, position.at(name)) for name in seen]
    return min(found, key=cover.COVERS.index, default=UNSEEN)

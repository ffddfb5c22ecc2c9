"""Paths over a map of hexes, with their costs."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import NamedTuple

from engine.hexes.grid import HexGrid

Cost = Callable[[str], int | None]
"""A function that returns the movement points needed to enter a hex; None if the mover may never enter it."""


class Way(NamedTuple):
    """The best path to a hex.

    `cost` is its cost. `drawback` is the sum of the drawbacks of its hexes. `hexes` does not contain the start.
    """

    cost: int
    drawback: int
    hexes: tuple[str, ...]


def _never(_: str) -> bool:
    return False


def _nothing(_: str) -> int:
    return 0


def reach(
    grid: HexGrid,
    start: str,
    points: int,
    cost: Cost,
    *,
    stops: Callable[[str], bool] = _never,
    drawback: Callable[[str], int] = _nothing,
    step: bool = False,
    end: str = "",
) -> dict[str, Way]:
    """Return the best path to each hex that a unit can reach from `start`.

    The cheapest path is the best, then the one with the least `drawback`. A path ends at a hex that `stops` it. With
    `step` the unit may always enter one hex, whatever its cost. The start is not in the result. With `end`, only the
    path to that hex is valid. Each hex must then cost at least a point.
    """
    left = grid.distances[end] if end else {}
    best: dict[str, Way] = {}
    hopeful: dict[str, tuple[int, int, tuple[str, ...], str]] = {}
    open_ways: list[tuple[int, int, tuple[str, ...], str]] = []

    def look_around(name: str, so_far: int, against: int, hexes: tuple[str, ...]) -> None:
        for following in grid.neighbours(name):
            if following in best or following == start:
                continue
            price = cost(following)
            if price is None or (so_far + price + left.get(following, 0) > points and (hexes or not step)):
                continue
            total = so_far + price
            known = hopeful.get(following)
            if known is not None and known[0] < total:
                continue  # a cheaper path is known, whatever its drawback
            way = (total, against + drawback(following), (*hexes, following), following)
            if known is None or way < known:
                hopeful[following] = way
                heappush(open_ways, way)

    look_around(start, 0, 0, ())
    while open_ways and end not in best:
        so_far, against, hexes, name = heappop(open_ways)
        if name in best:
            continue
        best[name] = Way(so_far, against, hexes)
        if so_far < points and not stops(name):
            look_around(name, so_far, against, hexes)
    return best

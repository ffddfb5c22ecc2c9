"""Paths over a hex map, compared with all possible paths."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.dice import SeededDice
from engine.hexes.grid import HexGrid
from engine.hexes.paths import Way, reach

GRID = HexGrid(6, 5)


def all_ways(
    start: str, points: int, cost: dict[str, int | None], stopping: frozenset[str], step: bool
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every path without a hex twice, one by one."""

    def on(at: str, left: int, hexes: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
        for near in GRID.neighbours(at):
            price = cost[near]
            if price is None or near in hexes or near == start:
                continue
            if price <= left or (step and not hexes):
                yield points - left + price, (*hexes, near)
                if price < left and near not in stopping:
                    yield from on(near, left - price, (*hexes, near))

    return on(start, points, ())


def random_ground(seed: str) -> tuple[dict[str, int | None], frozenset[str], dict[str, int]]:
    dice = SeededDice(seed)
    cost: dict[str, int | None] = {}
    for name in GRID.hexes:
        rolled = dice.number(f"cost {name}", 6)
        cost[name] = None if rolled == 6 else 1 + rolled // 3
    stopping = frozenset(name for name in GRID.hexes if dice.number(f"stop {name}", 6) == 6)
    return cost, stopping, {name: dice.number(f"drawback {name}", 6) // 3 for name in GRID.hexes}


@pytest.mark.parametrize("seed", [str(n) for n in range(25)])
@pytest.mark.parametrize("step", [False, True])
def test_the_best_path_is_the_best_of_all_paths(seed: str, step: bool) -> None:
    cost, stopping, drawbacks = random_ground(seed)
    points = 1 if step else 4
    best: dict[str, Way] = {}
    for total, hexes in all_ways("0303", points, cost, stopping, step):
        way = Way(total, sum(drawbacks[name] for name in hexes), hexes)
        if hexes[-1] not in best or way < best[hexes[-1]]:
            best[hexes[-1]] = way
    found = reach(
        GRID, "0303", points, cost.__getitem__, stops=stopping.__contains__, drawback=drawbacks.__getitem__, step=step
    )
    assert found == best


def test_no_hex_is_reached_without_movement_points() -> None:
    assert reach(GRID, "0303", 0, lambda name: 1) == {}


def test_with_a_step_one_hex_can_always_be_entered() -> None:
    assert set(reach(GRID, "0101", 1, lambda name: 3, step=True)) == set(GRID.neighbours("0101"))


@pytest.mark.parametrize("points", [2, 3, 5])
@pytest.mark.parametrize("step", [False, True])
def test_the_path_to_one_hex_is_the_same_as_in_the_full_search(points: int, step: bool) -> None:
    """Costs, drawbacks and stops differ from hex to hex; the search for one end skips hopeless hexes."""

    def cost(name: str) -> int | None:
        return int(name) % 4 or None

    def drawback(name: str) -> int:
        return int(name) * 7 % 3

    def stops(name: str) -> bool:
        return int(name) % 5 == 0

    every = reach(GRID, "0303", points, cost, stops=stops, drawback=drawback, step=step)
    assert every
    for end, way in every.items():
        alone = reach(GRID, "0303", points, cost, stops=stops, drawback=drawback, step=step, end=end)
        assert alone[end] == way

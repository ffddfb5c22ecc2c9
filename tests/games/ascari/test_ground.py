"""Sight and reach against slow ones that share nothing with them."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.games.ascari.phases.moves import Routes
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.testing import positions
from engine.games.ascari.world import Position
from engine.hexes.grid import Axial, Offset, label, offset_of, to_axial, to_offset

SAMPLES = 336
"""Points on a line; more than the shortest crossing of a hex within eight hexes needs."""


def nearest(end: Axial, number: int) -> list[Axial]:
    """Return the hexes whose centre is nearest to a point of a line: one inside a hex, two on a side.

    The point is `number` of `SAMPLES` parts of the way; all distances are in such parts.
    """
    q0, r0 = round(end.q * number / SAMPLES), round(end.r * number / SAMPLES)
    found: dict[Axial, int] = {}
    for q in range(q0 - 1, q0 + 2):
        for r in range(r0 - 1, r0 + 2):
            dq, dr = end.q * number - q * SAMPLES, end.r * number - r * SAMPLES
            found[Axial(q, r)] = dq * dq + dq * dr + dr * dr
    least = min(found.values())
    return [at for at, far in found.items() if far == least]


def name_of(at: Axial, where: Position) -> str | None:
    column, row = to_offset(at)
    grid = where.board.grid
    return label(Offset(column, row)) if 1 <= column <= grid.columns and 1 <= row <= grid.rows else None


@cache
def passed(end: Axial) -> tuple[frozenset[Axial], frozenset[frozenset[Axial]]]:
    """Return the steps of hexes whose inside a line from the origin crosses, and of pairs along whose side it runs."""
    inside, sides = set(), set()
    for number in range(1, SAMPLES):
        here = nearest(end, number)
        if len(here) == 1:
            inside.add(here[0])
        elif len(here) == 2:
            sides.add(frozenset(here))
    inside -= {Axial(0, 0), end}
    return frozenset(inside), frozenset(side for side in sides if not side & (inside | {Axial(0, 0), end}))


def slow_sees(position: Position, start: str, end: str) -> bool:
    ground, occupied = position.board, set(position.units())
    one, other = to_axial(offset_of(start)), to_axial(offset_of(end))
    fort = set(ground.places.get("enclosure", ()))
    redoubt = set(ground.places.get("redoubt", ()))

    def blocks(step: Axial) -> bool:
        at = name_of(Axial(one.q + step.q, one.r + step.r), position)
        if at is None:
            return True
        if at in fort and {start, end} & redoubt:
            return False
        height = ground.height[end] if position.house.sight == "rim" else max(ground.height[end], ground.height[start])
        hidden = at in occupied and ground.height[start] <= ground.height[end]
        return hidden or ground.terrain[at].blocks or ground.height[at] > height

    inside, sides = passed(Axial(other.q - one.q, other.r - one.r))
    on_map = [step for step in inside if name_of(Axial(one.q + step.q, one.r + step.r), position) is not None]
    return not any(map(blocks, on_map)) and not any(all(map(blocks, side)) for side in sides)


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("reading", ["rim", "plain"])
def test_sight_is_that_of_the_slow_one(name: str, reading: str) -> None:
    dice = random.Random(f"{name} {reading}")
    world = positions.build(positions.from_plain({"scenario": name, "step": "move", "house": {"sight": reading}}))
    position = world.position
    grid = position.board.grid
    answers = {True: 0, False: 0}
    for _ in range(500):
        start = dice.choice(grid.hexes)
        end = dice.choice([at for at in grid.within(start, 8) if at != start])
        for piece in position.pieces.values():
            piece.at = dice.choice(grid.within(start, 5)) if dice.random() < 0.2 else dice.choice(grid.hexes)
        expected = slow_sees(position, start, end)
        assert position.board.sees(start, end, position.units(), reading) == expected, (start, end)
        answers[expected] += 1
    assert min(answers.values()) > 50


def slow_ends(position: Position, unit: str, points: int) -> dict[str, tuple[int, int, tuple[str, ...]]]:
    """Return the best way to each end by walking all ways that there are: cost, windows, hexes."""
    board_, counters = position.board, position.roster
    routes = Routes(position, unit, points)
    mine = counters[unit].side
    column = {"horse": "horse", "guns": "guns"}.get(counters[unit].kind, "foot")
    there = {piece.at: name for name, piece in position.pieces.items() if piece.at and not counters[name].is_leader}
    best: dict[str, tuple[int, int, tuple[str, ...]]] = {}

    def walk(at: str, cost: int, windows: int, way: tuple[str, ...]) -> None:
        for following in board_.grid.neighbours(at):
            price = board_.terrain[following].mp[column]
            total = cost + price
            if not price or total > points or following in way or following == position.pieces[unit].at:
                continue
            other = there.get(following, "")
            friend = bool(other) and counters[other].side == mine
            seen = windows + routes.windows_of((following,))
            found = (total, seen, (*way, following))
            if not friend and (following not in best or found < best[following]):
                best[following] = found
            takes = position.can_arm(unit) and following in position.rifles and not friend
            if (not other or friend) and not takes:
                walk(following, total, seen, (*way, following))

    walk(position.pieces[unit].at, 0, 0, ())
    return best


@pytest.mark.parametrize("name", SCENARIOS)
def test_reach_is_that_of_the_slow_one(name: str) -> None:
    dice = random.Random(name)
    for _ in range(6):
        world = positions.build(positions.from_plain({"scenario": name, "step": "move"}))
        position = world.position
        side = position.active
        centre = dice.choice([at for at in position.board.grid.hexes if position.board.terrain[at].mp["foot"] == 1])
        free = list(position.board.grid.within(centre, 5))
        free.remove(centre)
        dice.shuffle(free)
        for piece_name, piece in position.pieces.items():
            near = dice.random() < 0.4 and not position.roster[piece_name].is_leader
            piece.at = free.pop() if near and free else ""
        if position.battle.ethiopian:
            position.rifles = {dice.choice(position.board.grid.within(centre, 2)): 1}
        kinds = ("rifles", "spears")
        unit = dice.choice([n for n, c in position.roster.items() if c.side == side and c.kind in kinds])
        position.pieces[unit].at = centre
        ends = Routes(position, unit, 4).ends
        slow = slow_ends(position, unit, 4)
        assert {at: (way.cost, way.drawback, way.hexes) for at, way in ends.items()} == slow
